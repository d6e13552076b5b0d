package opponent

import (
	"context"
	"testing"
	"testing/synctest"
	"time"

	"github.com/teahouse-games/teahouse/game"
)

func TestPause(t *testing.T) {
	for _, test := range []struct {
		name     string
		moves    int
		left     time.Duration
		from, to time.Duration
	}{
		{"one move", 1, 0, 480 * time.Millisecond, 720 * time.Millisecond},
		{"some", 16, 0, 800 * time.Millisecond, 1200 * time.Millisecond},
		{"many", 300, 0, 1120 * time.Millisecond, 1680 * time.Millisecond},
		{"very many", 40_000, 0, 1200 * time.Millisecond, 1800 * time.Millisecond},
		{"time enough", 16, time.Hour, 800 * time.Millisecond, 1200 * time.Millisecond},
		{"twenty seconds left", 16, 20 * time.Second, 500 * time.Millisecond, 500 * time.Millisecond},
		{"hardly any", 16, time.Second, 25 * time.Millisecond, 25 * time.Millisecond},
		{"none", 16, 1, 0, 0},
	} {
		p := &Pool{Config: Config{Pause: time.Second}}
		found := map[time.Duration]bool{}
		for range 100 {
			pause := p.displayTime(test.moves, test.left)
			found[pause] = true
			if pause < test.from || pause > test.to {
				t.Errorf("%s: a pause of %v, want %v to %v", test.name, pause, test.from, test.to)
			}
		}
		if varied := len(found) > 50; varied != (test.from < test.to) {
			t.Errorf("%s: %d different pauses", test.name, len(found))
		}
		if p.Pause = 0; p.displayTime(test.moves, test.left) != 0 {
			t.Errorf("%s: a pause although none is wanted", test.name)
		}
	}
}

func TestLimit(t *testing.T) {
	p := &Pool{Config: Config{Workers: 2, Limit: 10 * time.Second}}
	for _, test := range []struct {
		left time.Duration
		in   int
		want time.Duration
	}{
		{0, 1, 10 * time.Second},
		{0, 2, 10 * time.Second},
		{72 * time.Hour, 1, 10 * time.Second},
		{time.Minute, 1, 3 * time.Second},
		{10 * time.Second, 2, 500 * time.Millisecond},
		{time.Second, 1, 200 * time.Millisecond},
		{1, 1, 200 * time.Millisecond},
		{0, 4, 5 * time.Second},
		{time.Minute, 4, 3 * time.Second},
		{time.Minute, 20, time.Second},
		{0, 1000, 200 * time.Millisecond},
	} {
		if got := p.thinkTime(test.left, test.in); got != test.want {
			t.Errorf("with %v left, %d turns in hand: one may be thought about for %v, want %v", test.left, test.in, got, test.want)
		}
	}
	if p.Limit = 50 * time.Millisecond; p.thinkTime(time.Second, 1) != p.Limit {
		t.Error("it takes longer than the limit")
	}
}

// Many requests without a time limit share the workers: one after the other, they would
// take 200 seconds.
func TestManyShareTheTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p, _ := pool(t, Config{Workers: 2, Limit: 10 * time.Second}, func(ctx context.Context, _ game.Playable) (string, error) {
			<-ctx.Done()
			return "turn", nil
		})
		turns := &receivedTurns{begun: time.Now()}
		for range 40 {
			p.Think(seat("test"), turns.play)
		}
		time.Sleep(time.Hour)
		synctest.Wait()
		if len(turns.turns) != 40 {
			t.Fatalf("%d turns were told", len(turns.turns))
		}
		if middle, last := turns.at[20], turns.at[39]; middle > 20*time.Second || last > time.Minute {
			t.Errorf("half of them have waited %v, the last %v", middle, last)
		}
		if p.pending.Load() != 0 {
			t.Errorf("%d are still in hand", p.pending.Load())
		}
	})
}
