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
	"github.com/teahouse-games/teahouse/game/wording"
)

// ProcessSettings define how to start another program and how long to wait for it.
type ProcessSettings struct {
	Engine  engine.Options    // sent as Hash, Threads, Seed and Contempt, if the program has these options
	Options map[string]string // sent as well
	Dir     string            // working directory; the present one if empty

	// ResponseTimeout is how long any answer but a search may take; default 10 s. GracePeriod
	// is how long a search may take after its time or its context has ended; default 5 s.
	// SearchTimeout is how long a search without a time limit may take; default 10 min. Time
	// during which the process is suspended, for example while the computer sleeps, does not
	// count.
	ResponseTimeout, GracePeriod, SearchTimeout time.Duration
}

// Client is an engine in another program. It is not safe for concurrent use.
type Client struct {
	settings ProcessSettings
	process  *process
	name     string
	author   string
	options  map[string]clientOption
	failure  *EngineError // why the program can no longer be used; nil while it works

	sent         map[string]string // option values sent, by name
	newGame      bool              // the next search is of a new game
	unknownLines int               // lines of the present answer that were not understood
}

// Start starts a program and waits until it is ready. The program keeps running after ctx has
// ended, until Close. The error is an *EngineError or that of ctx.
func Start(ctx context.Context, command []string, s ProcessSettings) (*Client, error) {
	defaults := func(d *time.Duration, standard time.Duration) {
		if *d <= 0 {
			*d = standard
		}
	}
	defaults(&s.ResponseTimeout, 10*time.Second)
	defaults(&s.GracePeriod, 5*time.Second)
	defaults(&s.SearchTimeout, 10*time.Minute)
	c := &Client{settings: s, name: strings.Join(command, " "), newGame: true, options: map[string]clientOption{}, sent: map[string]string{}}
	p, err := startProcess(command, s.Dir)
	if err != nil {
		return nil, &EngineError{Engine: c.name, Kind: StartFailed, Err: err}
	}
	c.process = p
	if err := c.handshake(ctx); err != nil {
		p.close(0)
		return nil, err
	}
	return c, nil
}

// Name returns the name that the program gives itself.
func (c *Client) Name() string { return c.name }

// Author returns the author that the program names.
func (c *Client) Author() string { return c.author }

// Close sends quit to the program, and kills it if it does not exit.
func (c *Client) Close() error {
	if c.failure == nil {
		c.failure = &EngineError{Engine: c.name, Kind: Crashed, Detail: "it was closed"}
		_ = c.process.write(c.settings.GracePeriod, quitCommand{}.String()+"\n") // the program may have exited already
	}
	c.process.close(c.settings.GracePeriod)
	return nil
}

// Reset makes the next search begin with uginewgame.
func (c *Client) Reset() { c.newGame = true }

// handshake reads the program's name and options and sends it the options of the settings.
func (c *Client) handshake(ctx context.Context) error {
	if err := c.send(ugiCommand{}); err != nil {
		return err
	}
	err := c.waitFor(ctx, "ugiok", func(words []string) (bool, error) {
		switch {
		case words[0] == "id" && len(words) > 2 && words[1] == "name":
			c.name = truncatedName(words[2:])
		case words[0] == "id" && len(words) > 2 && words[1] == "author":
			c.author = truncatedName(words[2:])
		case words[0] == "option":
			if name, o, ok := parseOption(words[1:]); ok && len(c.options) < maxOptions {
				c.options[name] = o
			}
		case words[0] != "id" && words[0] != "info":
			return false, nil
		}
		return true, nil
	})
	if err != nil {
		return err
	}
	if err := c.sendSettings(); err != nil {
		return err
	}
	return c.sync(ctx)
}

// maxOptions is the most options that are recorded.
const maxOptions = 1000

// truncatedName returns a name from another program, cut to a length that can be shown.
func truncatedName(words []string) string {
	const maxRunes = 80
	r := []rune(strings.Join(words, " "))
	return string(r[:min(maxRunes, len(r))])
}

// sendSettings sends the options of the settings.
func (c *Client) sendSettings() error {
	contempt := max(-maxContempt, min(maxContempt, -centipawns(0.5-c.settings.Engine.Contempt)))
	for name, value := range map[string]int64{
		optionHash:    c.settings.Engine.Memory >> 20,
		optionThreads: int64(c.settings.Engine.Threads),
		optionSeed:    int64(c.settings.Engine.Seed & (1<<31 - 1)),

		optionContempt: int64(contempt),
	} {
		if _, ok := c.options[name]; ok && value != 0 {
			if err := c.sendOption(name, strconv.FormatInt(value, 10)); err != nil {
				return err
			}
		}
	}
	for _, name := range slices.Sorted(maps.Keys(c.settings.Options)) {
		if _, ok := c.options[name]; !ok {
			return c.fail(&EngineError{Kind: Refused, Detail: fmt.Sprintf("it has no option %s", wording.QuoteShort(name))})
		}
		if err := c.sendOption(name, c.settings.Options[name]); err != nil {
			return err
		}
	}
	return nil
}

// sendOption sends an option unless it has that value already.
func (c *Client) sendOption(name, value string) error {
	if c.sent[name] == value {
		return nil
	}
	c.sent[name] = value
	return c.send(setOptionCommand{name, value})
}

// sync waits until the program has processed the commands so far.
func (c *Client) sync(ctx context.Context) error {
	if err := c.send(isReadyCommand{}); err != nil {
		return err
	}
	return c.waitFor(ctx, "readyok", func(words []string) (bool, error) {
		switch words[0] {
		case "bestmove":
			return true, &EngineError{Kind: Malformed, Detail: "a bestmove without a search"}
		case "info", "id", "option", "response":
			return true, refusalError(words)
		}
		return false, nil
	})
}

// refusalError is the error of an “info string error” line, nil for others.
func refusalError(words []string) error {
	if len(words) < 3 || words[0] != "info" || words[1] != "string" || !strings.HasPrefix(words[2], "error") {
		return nil
	}
	const maxRunes = 300
	text := []rune(strings.Join(words[3:], " "))
	return &EngineError{Kind: Refused, Detail: string(text[:min(maxRunes, len(text))])}
}

// send sends a command.
func (c *Client) send(cmd command) error {
	if c.failure != nil {
		return c.failure
	}
	line := cmd.String() + "\n"
	if len(line) > MaxLine {
		return fmt.Errorf("a game with %d bytes of turns is too long for %s", len(line), c.name)
	}
	if err := c.process.write(c.settings.ResponseTimeout, line); err != nil {
		return c.fail(c.writeError(err))
	}
	return nil
}

// writeError returns the error for a command that could not be written.
func (c *Client) writeError(err error) *EngineError {
	select {
	case <-c.process.exited:
	case <-time.After(drainTimeout):
		return &EngineError{Kind: Unresponsive, Detail: "it does not read its input", Err: err}
	}
	return &EngineError{Kind: Crashed, Detail: c.process.exitText()}
}

// fail ends the program because of an error and returns that error.
func (c *Client) fail(err error) error {
	var fault *EngineError
	if !errors.As(err, &fault) {
		return err
	}
	if c.failure == nil {
		fault.Engine = c.name
		c.failure = fault
		c.process.close(0)
	}
	return c.failure
}
