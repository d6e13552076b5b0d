package rating

import (
	"maps"
	"math"
	"time"

	"github.com/teahouse-games/teahouse/glicko"
)

// Ratings has the ratings of the players of one kind of game.
type Ratings struct {
	players map[string]PlayerRating
	first   Estimate
	levels  Estimate
}

// Estimate is a number of points that is estimated from results.
type Estimate struct {
	Points    float64
	Deviation float64
}

// priorDeviation is the deviation of an estimate without results: that the first seat is worth more than
// 200 points is unlikely.
const priorDeviation = 100

// RatedGame is a finished game between two people.
type RatedGame struct {
	Players [2]string // by their seats: the first to move first
	Score   float64   // of the first seat: 1, 0.5 or 0
	At      time.Time // of the end; results are in the order of their ends
}

// NewRatings returns ratings without players.
func NewRatings() *Ratings {
	return &Ratings{
		players: map[string]PlayerRating{},
		first:   Estimate{0, priorDeviation},
		levels:  Estimate{0, MaxDeviation},
	}
}

// resume sets what is known of players and of the first seat.
func (p *Ratings) resume(first Estimate, players map[string]PlayerRating) {
	p.first = first
	maps.Copy(p.players, players)
}

// Add adds a result and returns the ratings of both players before and after it.
func (p *Ratings) Add(r RatedGame) (before, after [2]PlayerRating) {
	for i, player := range r.Players {
		before[i] = p.Rating(player)
	}
	after[0], after[1] = Glicko.Game(before[0], before[1], r.Score, p.first.Points, r.At)
	// Players whose strength is not known yet would make the first seat worth more than it is.
	if x, y := Glicko.At(before[0], r.At), Glicko.At(before[1], r.At); !x.Provisional() && !y.Provisional() {
		p.first.addResult(x, y, r.Score)
	}
	for i, player := range r.Players {
		p.players[player] = after[i]
	}
	return before, after
}

// Rating returns that of a player after the last game, that of a new player if there was none.
func (p *Ratings) Rating(player string) PlayerRating {
	if r, ok := p.players[player]; ok {
		return r
	}
	return New()
}

// FirstSeat returns how many points the first seat is worth.
func (p *Ratings) FirstSeat() Estimate { return p.first }

// AddLevel adds a game of a player against a computer. It changes no rating of a player, only how strong the levels are in
// this pool. Ladder is how many points the level is above the weakest one.
func (p *Ratings) AddLevel(player string, seat int, ladder, score float64, at time.Time) {
	r := Glicko.At(p.Rating(player), at)
	lead := p.first.Points
	if seat == 1 {
		lead = -lead
	}
	level := PlayerRating{Points: 1500 + ladder - lead, Deviation: 0}
	p.levels.addResult(level, r, 1-score)
}

// Level returns the rating of a level that is ladder points above the weakest one.
func (p *Ratings) Level(ladder float64) Estimate {
	return Estimate{1500 + p.levels.Points + ladder, p.levels.Deviation}
}

// addResult improves an estimate of a lead that the first of two players had in a game. It is one step of
// an extended Kalman filter.
func (e *Estimate) addResult(first, second PlayerRating, score float64) {
	spread := math.Hypot(first.Deviation, second.Deviation) / scale
	g := glicko.Attenuation(spread)
	x := glicko.ExpectedScore(spread, (first.Points-second.Points+e.Points)/scale)
	variance := e.Deviation * e.Deviation / (scale * scale)
	variance = 1 / (1/variance + g*g*x*(1-x))
	e.Points += scale * variance * g * (score - x)
	e.Deviation = scale * math.Sqrt(variance)
}
