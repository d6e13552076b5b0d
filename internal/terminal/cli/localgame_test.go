package cli

import (
	"bytes"
	"context"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/computer"
	"github.com/teahouse-games/teahouse/internal/terminal/localgame"
	"github.com/teahouse-games/teahouse/internal/terminal/savegame"
	"github.com/teahouse-games/teahouse/record"
)

// slowPlayer chooses when it has been let go, or its context has ended.
type slowPlayer struct {
	turn string
	free <-chan struct{}
}

func (s slowPlayer) Choose(ctx context.Context, _ game.Playable) (string, error) {
	select {
	case <-s.free:
		return s.turn, nil
	case <-ctx.Done():
		return "", ctx.Err()
	}
}

// outputRecorder lets go what waits for the first words.
type outputRecorder struct {
	bytes.Buffer
	first chan struct{}
}

func (p *outputRecorder) Write(b []byte) (int, error) {
	if p.Len() == 0 {
		close(p.first)
	}
	return p.Buffer.Write(b)
}

func thinkingGame(t *testing.T, prompts bool, soon time.Duration) (*localGame, *outputRecorder) {
	t.Helper()
	rules, _ := games.ByName("ki-shogi")
	g, err := localgame.New(rules, nil, [2]localgame.SeatPlayer{localgame.Human, localgame.Human}, 1)
	if err != nil {
		t.Fatal(err)
	}
	out := &outputRecorder{first: make(chan struct{})}
	s := &invocation{Program: Program{games.All()}, out: &printer{w: out}}
	return &localGame{invocation: s, game: g, player: g.ComputerPlayer, prompts: prompts, thinkingDelay: soon}, out
}

func TestAnnouncesThinking(t *testing.T) {
	s, out := thinkingGame(t, true, time.Nanosecond)
	turn, err := s.awaitComputer(context.Background(), slowPlayer{"Gyoku*0,0", out.first})
	if turn != "Gyoku*0,0" || err != nil {
		t.Fatalf("%q, %v", turn, err)
	}
	if got, want := out.String(), "Black is thinking …\n"; got != want {
		t.Errorf("printed %q, want %q", got, want)
	}
}

func TestDoesNotAnnounceAQuickTurn(t *testing.T) {
	free := make(chan struct{})
	close(free)
	for _, test := range []struct {
		prompts bool
		soon    time.Duration
	}{{true, time.Hour}, {false, 0}} {
		s, out := thinkingGame(t, test.prompts, test.soon)
		if turn, err := s.awaitComputer(context.Background(), slowPlayer{"Gyoku*0,0", free}); turn != "Gyoku*0,0" || err != nil {
			t.Errorf("%+v: %q, %v", test, turn, err)
		}
		if out.Len() > 0 {
			t.Errorf("%+v: printed %q", test, out.String())
		}
	}
}

func TestStopsThinking(t *testing.T) {
	s, _ := thinkingGame(t, true, time.Hour)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if turn, err := s.awaitComputer(ctx, slowPlayer{turn: "Gyoku*0,0"}); turn != "" || !errors.Is(err, context.Canceled) {
		t.Errorf("%q, %v", turn, err)
	}
}

// atTerminal has a person at a terminal type lines in a game that goes on from a record, and returns the game and what was printed.
func atTerminal(t *testing.T, r *record.Record, player func(game.Seat) (computer.Player, error), typed string) (*localgame.Game, string) {
	t.Helper()
	rules, _ := games.ByName(r.Game)
	g, err := localgame.Resume(rules, r)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	folder := t.TempDir()
	s := &localGame{
		invocation: &invocation{Program: Program{games.All()}, out: &printer{w: &out}},
		game:       g, player: player, lines: readLines(strings.NewReader(typed)), prompts: true, thinkingDelay: thinkingDelay,
		openDir: func() (*savegame.Dir, error) { return savegame.OpenDir(folder) },
	}
	if err := s.play(t.Context()); err != nil {
		t.Error(err)
	}
	return g, out.String()
}

func twoPeople(game.Seat) (computer.Player, error) { return nil, nil }

// A key that writes nothing, such as an arrow key, does not end the game of a person at a terminal.
func TestLineThatIsNotText(t *testing.T) {
	g, out := atTerminal(t, &record.Record{Game: "ki-shogi"}, twoPeople, "Gyoku*0,0\n\x1b[A\n\xff\nGyoku*1,2\nquit\nquit\n")
	if len(g.Turns) != 2 || strings.Count(out, "That line is not text") != 2 {
		t.Errorf("%d turns:\n%s", len(g.Turns), out)
	}
}

// The seat that resigns loses, whatever result the record had.
func TestResignInAContinuedGame(t *testing.T) {
	r := &record.Record{Game: "ki-shogi", Result: game.Outcome{Reason: "resign", Winner: game.Second}}
	r.Turns = []record.AnnotatedTurn{{Text: "Gyoku*0,0"}}
	g, out := atTerminal(t, r, twoPeople, "resign\nyes\n")
	if g.Outcome().Winner != game.First || !strings.Contains(out, "White resigns: Black wins") {
		t.Errorf("the outcome is %v:\n%s", g.Outcome(), out)
	}
}

// A computer goes on with a game that is over by its record only if the person wants that.
func TestComputerDoesNotReopenAGame(t *testing.T) {
	for answer, turns := range map[string]int{"no": 1, "yes": 2} {
		r := &record.Record{Game: "ki-shogi", Result: game.Outcome{Reason: "resign", Winner: game.First}}
		r.Turns = []record.AnnotatedTurn{{Text: "Gyoku*0,0"}}
		g, out := atTerminal(t, r, secondPlayer(computer.Random(rand.New(rand.NewPCG(1, 1)))), answer+"\nquit\nquit\n")
		if len(g.Turns) != turns || g.Outcome().Over() != (turns == 1) || !strings.Contains(out, "White is to move. Play on?") {
			t.Errorf("%s: %d turns, %v:\n%s", answer, len(g.Turns), g.Outcome(), out)
		}
	}
}
