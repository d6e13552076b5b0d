package opponent

import (
	"testing"
	"time"
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
			pause := p.natural(test.moves, test.left)
			found[pause] = true
			if pause < test.from || pause > test.to {
				t.Errorf("%s: a pause of %v, want %v to %v", test.name, pause, test.from, test.to)
			}
		}
		if varied := len(found) > 50; varied != (test.from < test.to) {
			t.Errorf("%s: %d different pauses", test.name, len(found))
		}
		if p.Pause = 0; p.natural(test.moves, test.left) != 0 {
			t.Errorf("%s: a pause although none is wanted", test.name)
		}
	}
}

func TestLimit(t *testing.T) {
	p := &Pool{Config: Config{Limit: 10 * time.Second}}
	for left, want := range map[time.Duration]time.Duration{
		0:                10 * time.Second,
		72 * time.Hour:   10 * time.Second,
		time.Minute:      3 * time.Second,
		10 * time.Second: 500 * time.Millisecond,
		time.Second:      100 * time.Millisecond,
		1:                100 * time.Millisecond,
	} {
		if got := p.limit(left); got != want {
			t.Errorf("with %v left a turn may be thought about for %v, want %v", left, got, want)
		}
	}
}
