package cli

import (
	"bytes"
	"context"
	"errors"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/terminal/localgame"
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
