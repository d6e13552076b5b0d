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
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"
	"go.uber.org/goleak"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
)

// testProgramEnv is the environment variable that makes the test binary act as another program.
const testProgramEnv = "UGI_TEST_PROGRAM"

func TestMain(m *testing.M) {
	name := os.Getenv(testProgramEnv)
	if name == "" {
		os.Exit(m.Run())
	}
	if name == "good" {
		if err := testServer().Serve(context.Background(), os.Stdin, os.Stdout); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	p := &hostileProgram{lines: bufio.NewScanner(os.Stdin)}
	p.lines.Buffer(nil, MaxLine)
	hostilePrograms[name].run(p)
}

// testCommand is the command of a test program.
func testCommand(t *testing.T, name string) []string {
	t.Setenv(testProgramEnv, name)
	return []string{os.Args[0]}
}

// startTestProgram starts a test program, with long timeouts.
func startTestProgram(t *testing.T, name string, s ProcessSettings) *Client {
	t.Helper()
	if s.ResponseTimeout == 0 {
		s.ResponseTimeout, s.GracePeriod, s.SearchTimeout = 10*time.Minute, 10*time.Minute, 10*time.Minute
	}
	c, err := Start(t.Context(), testCommand(t, name), s)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// closeAndCheck closes a client and checks that nothing is left.
func closeAndCheck(t *testing.T, c *Client) {
	t.Helper()
	if err := c.Close(); err != nil {
		t.Error(err)
	}
	select {
	case <-c.process.exited:
	default:
		t.Error("the program lives on")
	}
	goleak.VerifyNone(t)
}

// A program finds what its engine finds.
func TestClientMatchesEngine(t *testing.T) {
	c := startTestProgram(t, "good", ProcessSettings{Engine: engine.Options{Memory: 2 << 20, Seed: 3}})
	defer closeAndCheck(t, c)
	if c.Name() != "Thinker 1" || c.Author() != "the tests" {
		t.Errorf("it is called %q, by %q", c.Name(), c.Author())
	}
	fromPosition, err := setUpGame("ki-shogi", "to-move=second first=Gyoku@0,0;Cho@1,0 second=Gyoku@1,2 first-hand=Kaku second-hand=Hi,Kaku", "Kaku*2,1")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name   string
		g      game.Playable
		limits engine.Limits
	}{
		{"beginning", newGameAfter(t, "ki-shogi", nil), engine.Limits{Nodes: 5}},
		{"some turns", newGameAfter(t, "ki-shogi", nil, "Gyoku*0,0", "Gyoku*1,2", "Cho*1,0"), engine.Limits{Nodes: 500}},
		{"several lines", newGameAfter(t, "ki-shogi", nil, "Gyoku*0,0"), engine.Limits{Depth: 1, MultiPV: 5}},
		{"one line again", newGameAfter(t, "ki-shogi", nil, "Gyoku*0,0"), engine.Limits{Nodes: 7}},
		{"more lines than the option allows", newGameAfter(t, "ki-shogi", nil, "Gyoku*0,0"), engine.Limits{Nodes: 5, MultiPV: 1000}},
		{"options", newGameAfter(t, "ki-shogi", map[string]string{"field": "5x6", "ki": "on"}), engine.Limits{Nodes: 50}},
		{"another option, and the default again", newGameAfter(t, "ki-shogi", map[string]string{"ki": "on"}, "Gyoku*0,0"), engine.Limits{Nodes: 50}},
		{"a position", fromPosition, engine.Limits{Nodes: 20, Time: time.Hour}},
		{"another game", newGameAfter(t, "kutai-pai-sho", map[string]string{"target": "20"}), engine.Limits{Nodes: 9}},
		{"after a deal", newGameAfter(t, "balance-pai-sho", nil, "deal=LOOYYW", "Lily@0,0"), engine.Limits{Nodes: 30, MultiPV: 2}},
	} {
		t.Run(test.name, func(t *testing.T) {
			before := test.g.PositionText()
			reports := 0
			got, err := c.Search(t.Context(), test.g, test.limits, func(i engine.Info) {
				if reports++; len(i.PVs) == 0 || i.Nodes == 0 {
					t.Errorf("reported: %+v", i)
				}
			})
			if err != nil {
				t.Fatal(err)
			}
			want, err := (&sortedEngine{game: test.g.Rules().Name}).Search(t.Context(), test.g, test.limits, nil)
			if err != nil {
				t.Fatal(err)
			}
			want.Time, got.Time = 0, 0
			want.PVs = want.PVs[:min(64, len(want.PVs))]
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
			if reports == 0 {
				t.Error("nothing was reported")
			}
			if test.g.PositionText() != before {
				t.Errorf("the game has changed from %s to %s", before, test.g.PositionText())
			}
			c.Reset()
		})
	}
}

// TestLargeContempt: our own server takes every contempt that an engine may have.
func TestLargeContempt(t *testing.T) {
	for contempt, sent := range map[float64]string{0.45: "400", 0.5: "400", -0.45: "-400", 0.1: "70"} {
		c := startTestProgram(t, "good", ProcessSettings{Engine: engine.Options{Contempt: contempt}})
		if c.sent[optionContempt] != sent {
			t.Errorf("contempt %v was sent as %q, want %s", contempt, c.sent[optionContempt], sent)
		}
		closeAndCheck(t, c)
	}
}

func setUpGame(name, text string, turns ...string) (game.Playable, error) {
	rules, _ := games.ByName(name)
	state, err := rules.NewFromPosition(nil, text)
	for _, turn := range turns {
		err = errors.Join(err, game.PlayTurn(state, turn))
	}
	return state, err
}

// A search without a limit runs until its context ends, and still returns a turn.
func TestSearchEndsWithContext(t *testing.T) {
	c := startTestProgram(t, "good", ProcessSettings{})
	defer closeAndCheck(t, c)
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	late, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
	defer cancel()
	for _, ctx := range []context.Context{ended, late} {
		info, err := c.Search(ctx, newGameAfter(t, "ki-shogi", nil), engine.Limits{}, nil)
		if err != nil || len(info.PVs) != 1 || info.PVs[0].Turns[0] != "Gyoku*0,0" {
			t.Errorf("%+v, %v", info, err)
		}
	}
}

// A position that cannot be searched is no fault of the program: it can continue.
func TestSearchErrors(t *testing.T) {
	c := startTestProgram(t, "good", ProcessSettings{Options: map[string]string{"Level": "1"}})
	defer closeAndCheck(t, c)
	over, err := setUpGame("ki-shogi", "to-move=second first=Gyoku@0,0;Cho@1,0 second=Gyoku@1,2 first-hand=Kaku second-hand=Hi,Kaku", "Kaku*2,1")
	if err != nil {
		t.Fatal(err)
	}
	for !over.Outcome().Over() {
		if err := game.PlayTurn(over, game.LegalTurns(over)[0]); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := c.Search(t.Context(), over, engine.Limits{}, nil); !errors.Is(err, engine.ErrGameOver) {
		t.Errorf("a game that is over: %v", err)
	}
	if _, err := c.Search(t.Context(), newGameAfter(t, "balance-pai-sho", nil), engine.Limits{}, nil); !errors.Is(err, engine.ErrChanceToMove) {
		t.Errorf("chance: %v", err)
	}
	if _, err := c.Search(t.Context(), newGameAfter(t, "skud-pai-sho", nil), engine.Limits{}, nil); !errors.As(err, new(*engine.WrongGameError)) {
		t.Errorf("another game: %v", err)
	}
	// The level limits a search without limits.
	info, err := c.Search(t.Context(), newGameAfter(t, "ki-shogi", nil, "Gyoku*0,0"), engine.Limits{}, nil)
	if err != nil || info.Nodes != 10 {
		t.Errorf("%+v, %v", info, err)
	}
}

func TestCloseTwice(t *testing.T) {
	c := startTestProgram(t, "good", ProcessSettings{})
	for range 2 {
		closeAndCheck(t, c)
	}
	var fault *EngineError
	if _, err := c.Search(t.Context(), newGameAfter(t, "ki-shogi", nil), engine.Limits{Nodes: 1}, nil); !errors.As(err, &fault) {
		t.Errorf("a search after Close: %v", err)
	}
}

// Start gives up when its context ends.
func TestStartEndsWithContext(t *testing.T) {
	defer goleak.VerifyNone(t)
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
	defer cancel()
	if c, err := Start(ctx, testCommand(t, "no output"), ProcessSettings{ResponseTimeout: time.Hour}); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("%v, %v", c, err)
	}
}

// hostileProgram is a program with one fault.
type hostileProgram struct{ lines *bufio.Scanner }

func (p *hostileProgram) print(lines ...string) {
	_, _ = io.WriteString(os.Stdout, strings.Join(lines, "\n")+"\n")
}

// serveUntil answers correctly until a line begins with the prefix.
func (p *hostileProgram) serveUntil(prefix string) {
	for p.lines.Scan() {
		line := p.lines.Text()
		if strings.HasPrefix(line, prefix) {
			return
		}
		switch line {
		case "ugi":
			p.print("id name Bad", "option name MultiPV type spin default 1", "ugiok")
		case "isready":
			p.print("readyok")
		}
	}
}

// sleepForever ignores its input.
func (p *hostileProgram) sleepForever() {
	for {
		time.Sleep(time.Hour)
	}
}

func TestCountdown(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := newCountdown(10 * time.Second)
		defer p.Stop()
		runsOut := func() time.Duration {
			start := time.Now()
			for {
				<-p.C
				if p.expired() {
					return time.Since(start)
				}
			}
		}
		if took := runsOut(); took != 10*time.Second {
			t.Errorf("it runs out after %v", took)
		}
		p.restart(time.Second)
		if took := runsOut(); took != time.Second {
			t.Errorf("renewed for 1 s it runs out after %v", took)
		}
		p.restart(10 * time.Second)
		time.Sleep(time.Hour) // as if suspended: ticks are missed
		if took := runsOut(); took < 9*time.Second {
			t.Errorf("after an hour of standstill it runs out after %v", took)
		}
	})
}
