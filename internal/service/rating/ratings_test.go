package rating

import (
	"flag"
	"math"
	"math/rand/v2"
	"reflect"
	"strconv"
	"testing"
	"time"
)

var (
	players = flag.Int("players", 5000, "how many players are simulated")
	games   = flag.Int("games", 30, "how many games each of them plays on average")
)

// simulate plays games among players of known strength, who meet the nearer of two others, and returns the pool, and the
// strengths.
func simulate(players, games int, lead float64) (*Ratings, []float64) {
	dice := rand.New(rand.NewPCG(uint64(players), uint64(games)))
	strengths := make([]float64, players)
	names := make([]string, players)
	for i := range strengths {
		strengths[i], names[i] = 1500+300*dice.NormFloat64(), strconv.Itoa(i)
	}
	p := NewRatings()
	at := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	step := 180 * 24 * time.Hour / time.Duration(games)
	for range games {
		at = at.Add(step)
		a := dice.IntN(players)
		b, best := a, math.Inf(1)
		for range 2 {
			if c := dice.IntN(players); c != a {
				if d := math.Abs(p.Rating(names[a]).Points - p.Rating(names[c]).Points); d < best {
					b, best = c, d
				}
			}
		}
		score := 0.0
		if dice.Float64() < 1/(1+math.Exp(-(strengths[a]-strengths[b]+lead)/scale)) {
			score = 1
		}
		p.Add(RatedGame{Players: [2]string{names[a], names[b]}, Score: score, At: at})
	}
	return p, strengths
}

// measure compares the ratings of a pool with the strengths: their correlation, the root of the mean square
// difference after the means are equal, how far ratings are spread for each point of strength, and the share of
// players whose strength is within two deviations.
func measure(p *Ratings, strengths []float64) (correlation, difference, slope, within float64) {
	n, sx, sy := float64(len(strengths)), 0.0, 0.0
	for i, s := range strengths {
		sx, sy = sx+s, sy+p.Rating(strconv.Itoa(i)).Points
	}
	var xx, yy, xy float64
	for i, s := range strengths {
		r := p.Rating(strconv.Itoa(i))
		x, y := s-sx/n, r.Points-sy/n
		xx, yy, xy = xx+x*x, yy+y*y, xy+x*y
		difference += (x - y) * (x - y)
		if math.Abs(x-y) < 2*r.Deviation {
			within++
		}
	}
	return xy / math.Sqrt(xx*yy), math.Sqrt(difference / n), xy / xx, within / n
}

// Players who have played thirty games each on average are found as strong as they are.
func TestRatingsRecoverStrengths(t *testing.T) {
	const lead = 85 // a first seat that wins 62 of 100 games
	p, strengths := simulate(*players, *games**players/2, lead)
	correlation, difference, slope, within := measure(p, strengths)
	// Near opponents spread the ratings a little more than the strengths, and the worth of the first seat with them.
	t.Logf("%d players: correlation %.3f, difference %.0f points, slope %.2f, %.1f%% within two deviations; first seat %.1f of %d (± %.1f)",
		*players, correlation, difference, slope, 100*within, p.FirstSeat().Points, lead, p.FirstSeat().Deviation)
	if correlation < 0.94 || difference > 120 || within < 0.9 {
		t.Error("the ratings are too far from the strengths")
	}
	if math.Abs(p.FirstSeat().Points/slope-lead) > 3*p.FirstSeat().Deviation {
		t.Error("the first seat is not worth what it should be")
	}
}

// The same results lead to the same numbers, to the last bit.
func TestRecomputationIsIdentical(t *testing.T) {
	a, _ := simulate(500, 5000, 40)
	b, _ := simulate(500, 5000, 40)
	if !reflect.DeepEqual(a, b) {
		t.Error("two computations differ")
	}
}

// Games against levels change no rating, and find how strong the levels are.
func TestLevelsAreAnchored(t *testing.T) {
	p, strengths := simulate(300, 30_000, 0)
	before := reflect.ValueOf(p.players).Len()
	ratings := map[string]PlayerRating{}
	for name, r := range p.players {
		ratings[name] = r
	}
	dice := rand.New(rand.NewPCG(3, 3))
	at := time.Date(2026, 7, 1, 0, 0, 0, 0, time.UTC)
	const weakest = 1100.0
	for range 3000 {
		i, ladder := dice.IntN(len(strengths)), float64(dice.IntN(8))*120
		score := 0.0
		if dice.Float64() < 1/(1+math.Exp(-(strengths[i]-weakest-ladder)/scale)) {
			score = 1
		}
		p.AddLevel(strconv.Itoa(i), dice.IntN(2), ladder, score, at)
	}
	if len(p.players) != before || !reflect.DeepEqual(p.players, ratings) {
		t.Error("a game against a computer has changed a rating")
	}
	if got := p.Level(240); math.Abs(got.Points-weakest-240) > 40 {
		t.Errorf("the third level is %v, not %v", got, weakest+240)
	}
}

func BenchmarkAdd(b *testing.B) {
	p, _ := simulate(1000, 5000, 40)
	names := make([]string, 1000)
	for i := range names {
		names[i] = strconv.Itoa(i)
	}
	at := time.Date(2026, 8, 1, 0, 0, 0, 0, time.UTC)
	for i := 0; b.Loop(); i++ {
		p.Add(RatedGame{Players: [2]string{names[i%1000], names[(i*7+1)%1000]}, Score: float64(i % 2), At: at.Add(time.Duration(i) * time.Minute)})
	}
}
