package pairing_test

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/pairing"
)

var noon = time.Date(2026, 11, 28, 12, 0, 0, 0, time.UTC)

// pool returns a pool of seekers who came at noon.
func pool(t *testing.T, seekers ...pairing.Seeker) *pairing.SeekerPool {
	t.Helper()
	p := &pairing.SeekerPool{}
	for _, s := range seekers {
		if s.Since.IsZero() {
			s.Since = noon
		}
		if err := p.Add(s); err != nil {
			t.Fatal(err)
		}
	}
	return p
}

// texts writes pairs as "first-second".
func texts(pairs []pairing.Pair) (all []string) {
	for _, p := range pairs {
		all = append(all, p.First.ID+"-"+p.Second.ID)
	}
	return all
}

func TestWave(t *testing.T) {
	never := func(string) bool { return true }
	none := func(seekers ...pairing.Seeker) []pairing.Seeker {
		for i := range seekers {
			seekers[i].Seat = game.None
		}
		return seekers
	}
	for _, c := range []struct {
		name    string
		seekers []pairing.Seeker
		after   time.Duration
		want    []string
	}{
		{"nobody waits", nil, 0, nil},
		{"one waits", none(pairing.Seeker{ID: "a", Rating: 1500}), time.Hour, nil},
		{"two of very different strength are alone", none(pairing.Seeker{ID: "a", Rating: 1100}, pairing.Seeker{ID: "b", Rating: 1900}), 0, []string{"a-b"}},
		{"the closest play", none(pairing.Seeker{ID: "a", Rating: 1500}, pairing.Seeker{ID: "b", Rating: 1700}, pairing.Seeker{ID: "c", Rating: 1520}), 0, []string{"a-c"}},
		{"a limit holds however long they wait", none(pairing.Seeker{ID: "a", Rating: 1500, Lowest: 1450}, pairing.Seeker{ID: "b", Rating: 1400}), time.Hour, nil},
		{"the limit of the other one", none(pairing.Seeker{ID: "a", Rating: 1500}, pairing.Seeker{ID: "b", Rating: 1400, Highest: 1499}), time.Hour, nil},
		{"one who refuses the other", none(pairing.Seeker{ID: "a", Rating: 1500}, pairing.Seeker{ID: "b", Rating: 1500, Refuses: never}), time.Hour, nil},
		{"both want the first seat", []pairing.Seeker{{ID: "a", Seat: game.First}, {ID: "b", Seat: game.First}}, time.Hour, nil},
		{"one wants the first seat", []pairing.Seeker{{ID: "a", Seat: game.None}, {ID: "b", Seat: game.First}}, 0, []string{"b-a"}},
		{"one wants the second seat", []pairing.Seeker{{ID: "a", Seat: game.Second}, {ID: "b", Seat: game.None}}, 0, []string{"b-a"}},
		{"one had the first seat more often", none(pairing.Seeker{ID: "a", Firsts: 1}, pairing.Seeker{ID: "b"}), 0, []string{"b-a"}},
	} {
		p := pool(t, c.seekers...)
		got := texts(p.Wave(noon.Add(c.after)))
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: pairs %q, want %q", c.name, got, c.want)
		}
		if left := len(c.seekers) - 2*len(c.want); p.Len() != left {
			t.Errorf("%s: %d wait, want %d", c.name, p.Len(), left)
		}
	}
}

// In a crowd close ratings are required at first, and less so with time.
func TestRangeWidens(t *testing.T) {
	crowd := func() *pairing.SeekerPool {
		p := &pairing.SeekerPool{}
		for i := range 30 {
			// Each is 300 away from the next.
			if err := p.Add(pairing.Seeker{ID: fmt.Sprint(i), Rating: float64(300 * i), Since: noon, Seat: game.None}); err != nil {
				t.Fatal(err)
			}
		}
		return p
	}
	if pairs := crowd().Wave(noon.Add(7 * time.Second)); len(pairs) > 0 {
		t.Errorf("after 7 s: %q", texts(pairs))
	}
	if pairs := crowd().Wave(noon.Add(8 * time.Second)); len(pairs) != 15 {
		t.Errorf("after 8 s: %q", texts(pairs))
	}
}

func TestAddAndRemove(t *testing.T) {
	p := pool(t, pairing.Seeker{ID: "a"})
	if err := p.Add(pairing.Seeker{ID: "a"}); !errors.Is(err, pairing.ErrKnown) {
		t.Errorf("the same again: %v", err)
	}
	if p.Remove("b") || !p.Remove("a") || p.Remove("a") || p.Len() != 0 {
		t.Error("who was removed still waits")
	}
	for i := range pairing.MaxSeekers {
		if err := p.Add(pairing.Seeker{ID: fmt.Sprint(i)}); err != nil {
			t.Fatal(err)
		}
	}
	if err := p.Add(pairing.Seeker{ID: "one more"}); !errors.Is(err, pairing.ErrFull) {
		t.Errorf("one more: %v", err)
	}
}

// Many who cannot be paired do not stand between two who can.
func TestCrowdOfTheSameWish(t *testing.T) {
	p := &pairing.SeekerPool{}
	for i := range 100 {
		if err := p.Add(pairing.Seeker{ID: fmt.Sprint(i), Rating: 1500, Since: noon, Seat: game.First}); err != nil {
			t.Fatal(err)
		}
	}
	for id, rating := range map[string]float64{"low": 1499, "high": 1501} {
		if err := p.Add(pairing.Seeker{ID: id, Rating: rating, Since: noon, Seat: game.None, Lowest: 1, Refuses: func(id string) bool { return len(id) < 3 }}); err != nil {
			t.Fatal(err)
		}
	}
	if pairs := p.Wave(noon); len(pairs) != 1 || pairs[0].Distance() != 2 {
		t.Errorf("pairs %q", texts(pairs))
	}
}

// simulated are the waiting times in seconds and the distances of ratings, sorted.
type simulated struct{ waits, distances []float64 }

// simulate has people come within ten minutes, at random times, and pairs them as a matchmaker does: when somebody comes, and once
// a second. One of five is new, so that the rating says little.
func simulate(t *testing.T, people int) (s simulated) {
	t.Helper()
	r := rand.New(rand.NewPCG(2026, uint64(people)))
	arrivals := make([]float64, people)
	for i := range arrivals {
		arrivals[i] = 600 * r.Float64()
	}
	slices.Sort(arrivals)
	p := &pairing.SeekerPool{}
	came := 0
	wave := func(now time.Time) {
		for _, pair := range p.Wave(now) {
			s.distances = append(s.distances, pair.Distance())
			for _, one := range []pairing.Seeker{pair.First, pair.Second} {
				s.waits = append(s.waits, now.Sub(one.Since).Seconds())
			}
		}
	}
	for second := range 1200 {
		for came < people && arrivals[came] <= float64(second) {
			since := noon.Add(time.Duration(arrivals[came] * float64(time.Second)))
			one := pairing.Seeker{ID: fmt.Sprint(came), Rating: 1500 + 300*r.NormFloat64(), Deviation: 80, Since: since, Seat: game.None}
			if came%5 == 0 {
				one.Rating, one.Deviation = 1500, 500
			}
			if err := p.Add(one); err != nil {
				t.Fatal(err)
			}
			came++
			wave(since)
		}
		wave(noon.Add(time.Duration(second) * time.Second))
	}
	if p.Len() > people%2 {
		t.Errorf("%d of %d people found nobody", p.Len(), people)
	}
	slices.Sort(s.waits)
	slices.Sort(s.distances)
	return s
}

// A thousand people who come within ten minutes wait a few seconds and meet people of their strength.
func TestThousandSeekers(t *testing.T) {
	t.Log("people in 10 minutes | waiting, seconds: p50, p95, longest | distance of ratings: p50, p95, greatest")
	for _, people := range []int{20, 200, 1000} {
		s := simulate(t, people)
		at := func(list []float64, share float64) float64 { return list[int(share*float64(len(list)-1))] }
		t.Logf("%20d | %28.1f, %4.1f, %4.1f | %26.0f, %4.0f, %4.0f", people,
			at(s.waits, 0.5), at(s.waits, 0.95), at(s.waits, 1), at(s.distances, 0.5), at(s.distances, 0.95), at(s.distances, 1))
		if people == 1000 && (at(s.waits, 0.95) > 15 || at(s.distances, 0.95) > 400) {
			t.Errorf("waiting p95 %.1f s, distance p95 %.0f", at(s.waits, 0.95), at(s.distances, 0.95))
		}
	}
}

// A thousand people who come at once are paired at once, and closer.
func TestThousandAtOnce(t *testing.T) {
	r := rand.New(rand.NewPCG(2026, 28))
	p := &pairing.SeekerPool{}
	for i := range 1000 {
		if err := p.Add(pairing.Seeker{ID: fmt.Sprint(i), Rating: 1500 + 300*r.NormFloat64(), Since: noon, Seat: game.None}); err != nil {
			t.Fatal(err)
		}
	}
	pairs := p.Wave(noon)
	worst, seen := 0.0, map[string]bool{}
	for _, pair := range pairs {
		worst = math.Max(worst, pair.Distance())
		for _, s := range []pairing.Seeker{pair.First, pair.Second} {
			if seen[s.ID] {
				t.Errorf("%s is in two pairs", s.ID)
			}
			seen[s.ID] = true
		}
	}
	if len(pairs) < 490 || worst > 100 {
		t.Errorf("%d pairs, the worst with a distance of %.0f", len(pairs), worst)
	}
}

func BenchmarkWave(b *testing.B) {
	r := rand.New(rand.NewPCG(2026, 28))
	for b.Loop() {
		b.StopTimer()
		p := &pairing.SeekerPool{}
		for i := range 1000 {
			_ = p.Add(pairing.Seeker{ID: fmt.Sprint(i), Rating: 1500 + 300*r.NormFloat64(), Since: noon, Seat: game.None})
		}
		b.StartTimer()
		p.Wave(noon)
	}
}
