package ugi

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"go.uber.org/goleak"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
)

// asProgram is the variable that makes the tests be another program.
const asProgram = "UGI_TEST_PROGRAM"

func TestMain(m *testing.M) {
	name := os.Getenv(asProgram)
	if name == "" {
		os.Exit(m.Run())
	}
	if name == "good" {
		if err := server().Serve(context.Background(), os.Stdin, os.Stdout); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	p := &badProgram{lines: bufio.NewScanner(os.Stdin)}
	p.lines.Buffer(nil, MaxLine)
	badPrograms[name].run(p)
}

// program is the command of a program of the tests.
func program(t *testing.T, name string) []string {
	t.Setenv(asProgram, name)
	return []string{os.Args[0]}
}

// start starts a program of the tests, which is given all the time it needs.
func start(t *testing.T, name string, s Settings) *Client {
	t.Helper()
	if s.Answer == 0 {
		s.Answer, s.Grace, s.Longest = 10*time.Minute, 10*time.Minute, 10*time.Minute
	}
	c, err := Start(t.Context(), program(t, name), s)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// closed closes a client and looks for what is left.
func closed(t *testing.T, c *Client) {
	t.Helper()
	if err := c.Close(); err != nil {
		t.Error(err)
	}
	select {
	case <-c.process.gone:
	default:
		t.Error("the program lives on")
	}
	goleak.VerifyNone(t)
}

// What a program finds is what its engine finds.
func TestClient(t *testing.T) {
	c := start(t, "good", Settings{Engine: engine.Options{Memory: 2 << 20, Seed: 3}})
	defer closed(t, c)
	if c.Name() != "Thinker 1" || c.Author() != "the tests" {
		t.Errorf("it is called %q, by %q", c.Name(), c.Author())
	}
	seated, err := fromText("ki-shogi", "to-move=second first=Gyoku@0,0;Cho@1,0 second=Gyoku@1,2 first-hand=Kaku second-hand=Hi,Kaku", "Kaku*2,1")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name   string
		g      game.Table
		limits engine.Limits
	}{
		{"beginning", begun(t, "ki-shogi", nil), engine.Limits{Nodes: 5}},
		{"some turns", begun(t, "ki-shogi", nil, "Gyoku*0,0", "Gyoku*1,2", "Cho*1,0"), engine.Limits{Nodes: 500}},
		{"several lines", begun(t, "ki-shogi", nil, "Gyoku*0,0"), engine.Limits{Depth: 1, Lines: 5}},
		{"one line again", begun(t, "ki-shogi", nil, "Gyoku*0,0"), engine.Limits{Nodes: 7}},
		{"more lines than can be told", begun(t, "ki-shogi", nil, "Gyoku*0,0"), engine.Limits{Nodes: 5, Lines: 1000}},
		{"options", begun(t, "ki-shogi", map[string]string{"field": "5x6", "ki": "on"}), engine.Limits{Nodes: 50}},
		{"another option, and the default again", begun(t, "ki-shogi", map[string]string{"ki": "on"}, "Gyoku*0,0"), engine.Limits{Nodes: 50}},
		{"a position", seated, engine.Limits{Nodes: 20, Time: time.Hour}},
		{"another game", begun(t, "kutai-pai-sho", map[string]string{"target": "20"}), engine.Limits{Nodes: 9}},
		{"after a deal", begun(t, "balance-pai-sho", nil, "deal=LOOYYW", "Lily@0,0"), engine.Limits{Nodes: 30, Lines: 2}},
	} {
		t.Run(test.name, func(t *testing.T) {
			before := test.g.PositionText()
			reports := 0
			got, err := c.Search(t.Context(), test.g, test.limits, func(i engine.Info) {
				if reports++; len(i.Lines) == 0 || i.Nodes == 0 {
					t.Errorf("reported: %+v", i)
				}
			})
			if err != nil {
				t.Fatal(err)
			}
			want, err := (&thinker{game: test.g.Rules().Name}).Search(t.Context(), test.g, test.limits, nil)
			if err != nil {
				t.Fatal(err)
			}
			want.Time, got.Time = 0, 0
			want.Lines = want.Lines[:min(64, len(want.Lines))]
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
			if reports == 0 {
				t.Error("nothing was reported")
			}
			if test.g.PositionText() != before {
				t.Errorf("the game has changed from %s to %s", before, test.g.PositionText())
			}
			c.Forget()
		})
	}
}

func fromText(name, text string, turns ...string) (game.Table, error) {
	rules, _ := games.Lookup(name)
	table, err := rules.Setup(nil, text)
	for _, turn := range turns {
		err = errors.Join(err, game.PlayTurn(table, turn))
	}
	return table, err
}

// A search without a limit goes on until its context ends, and then finds something.
func TestContextEnds(t *testing.T) {
	c := start(t, "good", Settings{})
	defer closed(t, c)
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	late, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
	defer cancel()
	for _, ctx := range []context.Context{ended, late} {
		found, err := c.Search(ctx, begun(t, "ki-shogi", nil), engine.Limits{}, nil)
		if err != nil || len(found.Lines) != 1 || found.Lines[0].Turns[0] != "Gyoku*0,0" {
			t.Errorf("%+v, %v", found, err)
		}
	}
}

// What cannot be searched is no fault of the program, which can go on.
func TestNothingToSearch(t *testing.T) {
	c := start(t, "good", Settings{Options: map[string]string{"Level": "1"}})
	defer closed(t, c)
	over, err := fromText("ki-shogi", "to-move=second first=Gyoku@0,0;Cho@1,0 second=Gyoku@1,2 first-hand=Kaku second-hand=Hi,Kaku", "Kaku*2,1")
	if err != nil {
		t.Fatal(err)
	}
	for !over.Outcome().Over() {
		if err := game.PlayTurn(over, game.Turns(over)[0]); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := c.Search(t.Context(), over, engine.Limits{}, nil); !errors.Is(err, engine.ErrOver) {
		t.Errorf("a game that is over: %v", err)
	}
	if _, err := c.Search(t.Context(), begun(t, "balance-pai-sho", nil), engine.Limits{}, nil); !errors.Is(err, engine.ErrChance) {
		t.Errorf("chance: %v", err)
	}
	if _, err := c.Search(t.Context(), begun(t, "skud-pai-sho", nil), engine.Limits{}, nil); !errors.As(err, new(*engine.GameError)) {
		t.Errorf("another game: %v", err)
	}
	// The level ends a search without limits.
	found, err := c.Search(t.Context(), begun(t, "ki-shogi", nil, "Gyoku*0,0"), engine.Limits{}, nil)
	if err != nil || found.Nodes != 10 {
		t.Errorf("%+v, %v", found, err)
	}
}

func TestClosedTwice(t *testing.T) {
	c := start(t, "good", Settings{})
	for range 2 {
		closed(t, c)
	}
	var fault *EngineError
	if _, err := c.Search(t.Context(), begun(t, "ki-shogi", nil), engine.Limits{Nodes: 1}, nil); !errors.As(err, &fault) {
		t.Errorf("a search after Close: %v", err)
	}
}

// Start gives up with its context.
func TestStartIsGivenUp(t *testing.T) {
	defer goleak.VerifyNone(t)
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
	defer cancel()
	if c, err := Start(ctx, program(t, "says nothing"), Settings{Answer: time.Hour}); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("%v, %v", c, err)
	}
}

// badProgram is a program that does wrong in one way.
type badProgram struct{ lines *bufio.Scanner }

func (p *badProgram) say(lines ...string) {
	_, _ = io.WriteString(os.Stdout, strings.Join(lines, "\n")+"\n")
}

// serve answers as it should, until go or until a line begins with the word before.
func (p *badProgram) serve(before string) {
	for p.lines.Scan() {
		line := p.lines.Text()
		if strings.HasPrefix(line, before) {
			return
		}
		switch line {
		case "ugi":
			p.say("id name Bad", "option name MultiPV type spin default 1", "ugiok")
		case "isready":
			p.say("readyok")
		}
	}
}

// sleep does nothing for ever, whatever is said.
func (p *badProgram) sleep() {
	for {
		time.Sleep(time.Hour)
	}
}
