package opponent

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/computer"
)

// A quick turn is legal in every game at every level, no stronger than the usual level, and takes
// no longer than its limit.
func TestQuickTurnsOfEveryGameAndLevel(t *testing.T) {
	p, _ := pool(t, Config{Workers: 2, Memory: 1 << 20}, nil)
	for _, rules := range games.All() {
		for _, level := range computer.Levels(rules.Name) {
			g := rules.MustNew(must(rules.CompleteOptions(nil)))
			for range 3 {
				before := game.Clone(g)
				begun := time.Now()
				turn, played, err := p.Choose(t.Context(), game.Clone(g), level)
				if err != nil {
					t.Fatalf("%s, level %s: %v", rules.Name, level, err)
				}
				if took := time.Since(begun); took > quickTime+time.Second {
					t.Errorf("%s, level %s: %v", rules.Name, level, took)
				}
				if want := min(level, computer.DefaultLevel); played != want {
					t.Errorf("%s: level %s instead of %s, want %s", rules.Name, played, level, want)
				}
				if err := game.PlayTurn(g, turn); err != nil {
					t.Fatalf("%s: %q after %v: %v", rules.Name, turn, before, err)
				}
			}
		}
	}
}

func TestQuickTurnsThatThereAreNot(t *testing.T) {
	p, _ := pool(t, Config{Workers: 1, Memory: 1 << 20}, nil)
	unknown := (*computer.UnknownLevelError)(nil)
	for _, level := range []string{"", "0", "9", "03", "random", "perfect"} {
		if _, _, err := p.Choose(t.Context(), seat("").Table, level); !errors.As(err, &unknown) {
			t.Errorf("level %q: %v", level, err)
		}
	}
	given, cancel := context.WithCancel(t.Context())
	cancel()
	if _, _, err := p.Choose(given, seat("").Table, "3"); !errors.Is(err, context.Canceled) {
		t.Errorf("a request that is given up: %v", err)
	}
	p.Close()
	if _, _, err := p.Choose(t.Context(), seat("").Table, "3"); !errors.Is(err, ErrBusy) {
		t.Errorf("a pool that is closed: %v", err)
	}
}

// Quick turns leave workers to matches, and only so many of them wait.
func TestQuickTurnsAreBounded(t *testing.T) {
	p, _ := pool(t, Config{Workers: 2}, nil)
	p.quickWorkers <- struct{}{} // the half of the workers that quick turns may have
	ctx, cancel := context.WithCancel(t.Context())
	gone := make(chan error)
	for range quickQueue {
		go func() {
			_, _, err := p.Choose(ctx, seat("").Table, "3")
			gone <- err
		}()
	}
	for len(p.quickPlaces) < quickQueue {
		time.Sleep(time.Millisecond)
	}
	if len(p.workers) > 0 {
		t.Error("quick turns have taken the workers of matches")
	}
	if _, _, err := p.Choose(t.Context(), seat("").Table, "3"); !errors.Is(err, ErrBusy) {
		t.Errorf("one more than may wait: %v", err)
	}
	cancel()
	for range quickQueue {
		if err := <-gone; !errors.Is(err, context.Canceled) {
			t.Errorf("one that is given up: %v", err)
		}
	}
	if len(p.quickPlaces) != 0 {
		t.Errorf("%d still have a place", len(p.quickPlaces))
	}
	<-p.quickWorkers
	if _, _, err := p.Choose(t.Context(), seat("").Table, "3"); err != nil {
		t.Errorf("one that comes later: %v", err)
	}
}
