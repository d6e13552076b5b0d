package ugi

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// Settings are how another program is started and waited for.
type Settings struct {
	Engine  engine.Options    // told as Hash, Threads and Seed, where it has these options
	Options map[string]string // told besides
	Folder  string            // where it runs; the present one if empty

	// Answer is how long anything but a search may take, 10 s if 0; Grace how long after
	// the end of its time or of its context a search may take, 5 s if 0; Longest how long
	// a search without a limit of time may take, 10 min if 0. Time in which everything
	// stands still, as when a computer sleeps, does not count.
	Answer, Grace, Longest time.Duration
}

// Client is the engine that another program is. It is not safe for concurrent use.
type Client struct {
	settings Settings
	process  *process
	name     string
	author   string
	offers   map[string]offered
	broken   *EngineError // why there is nothing more to hear; nil while all is well

	told   map[string]string // the options that it was told, by name
	fresh  bool              // the next search is of a new game
	noises int               // lines for one answer that were not understood
}

// Start starts a program and waits until it is ready. The program lives on when ctx has
// ended, until Close. The error is an *EngineError or that of ctx.
func Start(ctx context.Context, command []string, s Settings) (*Client, error) {
	defaults := func(d *time.Duration, standard time.Duration) {
		if *d <= 0 {
			*d = standard
		}
	}
	defaults(&s.Answer, 10*time.Second)
	defaults(&s.Grace, 5*time.Second)
	defaults(&s.Longest, 10*time.Minute)
	c := &Client{settings: s, name: strings.Join(command, " "), fresh: true, offers: map[string]offered{}, told: map[string]string{}}
	p, err := launch(command, s.Folder)
	if err != nil {
		return nil, &EngineError{Engine: c.name, Fault: NoStart, Err: err}
	}
	c.process = p
	if err := c.shakeHands(ctx); err != nil {
		p.end(0)
		return nil, err
	}
	return c, nil
}

// Name is how the program calls itself.
func (c *Client) Name() string { return c.name }

// Author is who has written it, as it says.
func (c *Client) Author() string { return c.author }

// Close ends the program: it is told so, and killed if it does not go.
func (c *Client) Close() error {
	if c.broken == nil {
		c.broken = &EngineError{Engine: c.name, Fault: Crashed, Detail: "it was closed"}
		_ = c.process.tell(c.settings.Grace, quit{}.String()+"\n") // it may be gone already
	}
	c.process.end(c.settings.Grace)
	return nil
}

// Forget tells the program that another game begins, before the next search.
func (c *Client) Forget() { c.fresh = true }

// shakeHands learns who the program is and tells it its options.
func (c *Client) shakeHands(ctx context.Context) error {
	if err := c.tell(hello{}); err != nil {
		return err
	}
	err := c.await(ctx, "ugiok", func(words []string) (bool, error) {
		switch {
		case words[0] == "id" && len(words) > 2 && words[1] == "name":
			c.name = shortened(words[2:])
		case words[0] == "id" && len(words) > 2 && words[1] == "author":
			c.author = shortened(words[2:])
		case words[0] == "option":
			if name, o, ok := parseOffer(words[1:]); ok && len(c.offers) < mostOffers {
				c.offers[name] = o
			}
		case words[0] != "id" && words[0] != "info":
			return false, nil
		}
		return true, nil
	})
	if err != nil {
		return err
	}
	if err := c.setUp(); err != nil {
		return err
	}
	return c.sync(ctx)
}

// mostOffers is the most options that are noted.
const mostOffers = 1000

// shortened is a name that another program has told, cut to a length that can be shown.
func shortened(words []string) string {
	const most = 80
	r := []rune(strings.Join(words, " "))
	return string(r[:min(most, len(r))])
}

// setUp tells the options of the settings.
func (c *Client) setUp() error {
	for name, value := range map[string]int64{
		optionHash:    c.settings.Engine.Memory >> 20,
		optionThreads: int64(c.settings.Engine.Threads),
		optionSeed:    int64(c.settings.Engine.Seed & (1<<31 - 1)),
	} {
		if _, ok := c.offers[name]; ok && value > 0 {
			if err := c.setOption(name, strconv.FormatInt(value, 10)); err != nil {
				return err
			}
		}
	}
	for _, name := range slices.Sorted(maps.Keys(c.settings.Options)) {
		if _, ok := c.offers[name]; !ok {
			return c.breakOff(&EngineError{Fault: Refusing, Detail: fmt.Sprintf("it has no option %s", game.Quote(name))})
		}
		if err := c.setOption(name, c.settings.Options[name]); err != nil {
			return err
		}
	}
	return nil
}

// setOption tells an option unless it is known.
func (c *Client) setOption(name, value string) error {
	if c.told[name] == value {
		return nil
	}
	c.told[name] = value
	return c.tell(setOption{name, value})
}

// sync waits until the program has done what it was told.
func (c *Client) sync(ctx context.Context) error {
	if err := c.tell(isReady{}); err != nil {
		return err
	}
	return c.await(ctx, "readyok", func(words []string) (bool, error) {
		switch words[0] {
		case "bestmove":
			return true, &EngineError{Fault: Garbled, Detail: "a bestmove that nobody has asked for"}
		case "info", "id", "option", "response":
			return true, refusal(words)
		}
		return false, nil
	})
}

// refusal is the error of a line that says one.
func refusal(words []string) error {
	if len(words) < 3 || words[0] != "info" || words[1] != "string" || !strings.HasPrefix(words[2], "error") {
		return nil
	}
	const most = 300
	text := []rune(strings.Join(words[3:], " "))
	return &EngineError{Fault: Refusing, Detail: string(text[:min(most, len(text))])}
}

// tell sends a command.
func (c *Client) tell(what command) error {
	if c.broken != nil {
		return c.broken
	}
	line := what.String() + "\n"
	if len(line) > MaxLine {
		return fmt.Errorf("a game with %d bytes of turns is too long to be told to %s", len(line), c.name)
	}
	if err := c.process.tell(c.settings.Answer, line); err != nil {
		return c.breakOff(c.unheard(err))
	}
	return nil
}

// unheard is why something could not be told.
func (c *Client) unheard(err error) *EngineError {
	select {
	case <-c.process.gone:
	case <-time.After(linger):
		return &EngineError{Fault: Silent, Detail: "it does not read what it is told", Err: err}
	}
	return &EngineError{Fault: Crashed, Detail: c.process.fate()}
}

// breakOff ends the program because of what it has done and returns that error.
func (c *Client) breakOff(err error) error {
	var fault *EngineError
	if !errors.As(err, &fault) {
		return err
	}
	if c.broken == nil {
		fault.Engine = c.name
		c.broken = fault
		c.process.end(0)
	}
	return c.broken
}
