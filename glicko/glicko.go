package glicko

import (
	"math"
	"time"
)

// Strength is the strength of a player.
type Strength struct {
	Points     float64 // 1500 for a new player
	Deviation  float64 // the strength is within two deviations with a probability of 95%
	Volatility float64 // how much the strength is expected to change
	Games      int
	At         time.Time // of the last game; zero: none
}

// New returns the rating of a player without games.
func New() Strength { return Strength{Points: 1500, Deviation: MaxDeviation, Volatility: 0.09} }

const (
	// MinDeviation is the least deviation.
	MinDeviation = 45
	// MaxDeviation is the greatest deviation: that of a new player.
	MaxDeviation = 500
	// ProvisionalDeviation is the deviation from which a rating is provisional.
	ProvisionalDeviation = 110
	// ListedDeviation is the largest deviation with which a player is in the list of the strongest.
	ListedDeviation = 65
	// PeriodsPerDay is how many rating periods a day has: with it, the deviation of a typical player grows from
	// 60 to 110 in a year.
	PeriodsPerDay = 0.21436
	// MaxChange is the most by which one game changes the points.
	MaxChange = 700
)

// Provisional reports whether too little is known about the player.
func (r Strength) Provisional() bool { return r.Deviation >= ProvisionalDeviation }

// Listed reports whether the player can be in the list of the strongest.
func (r Strength) Listed() bool { return r.Deviation <= ListedDeviation }

// maxListed is for how long a player without games is in the list of the strongest at most.
const maxListed = 100 * 365 * 24 * time.Hour

// ListedUntil returns until when the player can be in the list of the strongest without further games; not after
// the last game: never.
func (r Strength) ListedUntil() time.Time {
	if !r.Listed() {
		return r.At
	}
	growth := (ListedDeviation*ListedDeviation - r.Deviation*r.Deviation) / (Scale * Scale * r.Volatility * r.Volatility)
	days := min(growth/PeriodsPerDay, maxListed.Hours()/24)
	return r.At.Add(time.Duration(days * 24 * float64(time.Hour))).Truncate(time.Millisecond)
}

// System is Glicko-2 with its constant.
type System struct {
	Tau float64 // how fast volatilities change, 0.3 to 1.2
}

// Glicko is the system of the site.
var Glicko = System{Tau: 0.75}

// Scale is that between points and the unit in which the system computes.
const Scale = 173.7178

// result is one game for a player.
type result struct {
	opponent Strength
	lead     float64 // points that the seat is worth for the player
	score    float64 // 1 won, 0.5 drawn, 0 lost
}

// At returns the rating as it is at a time: the deviation grows without games.
func (s System) At(r Strength, at time.Time) Strength {
	phi := r.Deviation / Scale
	r.Deviation = clamp(Scale*math.Sqrt(phi*phi+periods(r.At, at)*r.Volatility*r.Volatility), MinDeviation, MaxDeviation)
	return r
}

// Game returns the ratings of two players after a game at a time. Score is that of the first seat: 1, 0.5 or 0. Lead is
// how many points the first seat is worth.
func (s System) Game(first, second Strength, score, lead float64, at time.Time) (Strength, Strength) {
	f := s.after(first, []result{{s.At(second, at), lead, score}}, periods(first.At, at))
	g := s.after(second, []result{{s.At(first, at), -lead, 1 - score}}, periods(second.At, at))
	for _, r := range []*Strength{&f, &g} {
		r.Games++
		r.At = at
	}
	return f, g
}

// Expected returns the score that the first of two players is expected to have.
func (s System) Expected(first, second Strength, lead float64) float64 {
	return ExpectedScore(math.Hypot(first.Deviation, second.Deviation)/Scale, (first.Points-second.Points+lead)/Scale)
}

// after returns a rating after the results of a number of periods.
func (s System) after(r Strength, results []result, periods float64) Strength {
	mu, phi := (r.Points-1500)/Scale, r.Deviation/Scale
	information, gain := 0.0, 0.0
	for _, one := range results {
		g := Attenuation(one.opponent.Deviation / Scale)
		e := ExpectedScore(one.opponent.Deviation/Scale, mu-(one.opponent.Points-1500-one.lead)/Scale)
		information += g * g * e * (1 - e)
		gain += g * (one.score - e)
	}
	variance := 1 / information
	volatility := s.volatility(r.Volatility, phi, variance, variance*gain)
	grown := phi*phi + periods*volatility*volatility
	deviation := 1 / math.Sqrt(1/grown+information)
	r.Points += clamp(Scale*deviation*deviation*gain, -MaxChange, MaxChange)
	r.Deviation = clamp(Scale*deviation, MinDeviation, MaxDeviation)
	r.Volatility = volatility
	return r
}

// volatility returns the new volatility: step 5 of the paper.
func (s System) volatility(sigma, phi, variance, delta float64) float64 {
	a := math.Log(sigma * sigma)
	f := func(x float64) float64 {
		e := math.Exp(x)
		d := phi*phi + variance + e
		return e*(delta*delta-d)/(2*d*d) - (x-a)/(s.Tau*s.Tau)
	}
	var high float64
	low := a
	if delta*delta > phi*phi+variance {
		high = math.Log(delta*delta - phi*phi - variance)
	} else {
		k := 1.0
		for f(a-k*s.Tau) < 0 {
			k++
		}
		high = a - k*s.Tau
	}
	fLow, fHigh := f(low), f(high)
	for math.Abs(high-low) > 1e-6 {
		c := low + (low-high)*fLow/(fHigh-fLow)
		fc := f(c)
		if fc*fHigh <= 0 {
			low, fLow = high, fHigh
		} else {
			fLow /= 2
		}
		high, fHigh = c, fc
	}
	return math.Exp(low / 2)
}

// Attenuation returns how much a result against an opponent with a deviation counts.
func Attenuation(phi float64) float64 { return 1 / math.Sqrt(1+3*phi*phi/(math.Pi*math.Pi)) }

// ExpectedScore returns the score that is expected with a lead over an opponent with a deviation.
func ExpectedScore(phi, lead float64) float64 { return 1 / (1 + math.Exp(-Attenuation(phi)*lead)) }

// periods returns how many rating periods are between two times, 0 if the first is zero or later.
func periods(from, to time.Time) float64 {
	if from.IsZero() {
		return 0
	}
	return max(to.Sub(from).Hours()/24*PeriodsPerDay, 0)
}

func clamp(x, low, high float64) float64 { return min(max(x, low), high) }
