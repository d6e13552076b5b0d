package arena

import (
	"cmp"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/game"
)

// Tally accumulates the results of games. Pairs of values are those of contender 0 and
// contender 1, unless noted otherwise.
type Tally struct {
	Games          int
	Score          GameCounts        // of contender 0
	BySeat         [2]GameCounts     // of contender 0 as the first player, and as the second
	First          GameCounts        // of the first seat, whichever contender played it
	Cut            int               // draws by too many turns, also counted in the results
	Faults         [2]map[string]int // games that a contender lost by crash, illegal, overtime
	EndingCounts   map[Ending]int
	Pairs          Pentanomial // complete pairs, from contender 0's side
	FirstSeatPairs Pentanomial // the same pairs from the first seat's side
	DrawnPairs     Pentanomial // the same pairs by the number of drawn games: none 0, one 2, both 4
	Lengths        []int       // of the games, in whole turns, in the order in which they ended
	OwnTurns       [2]int
	Nodes          [2]uint64
	Time           [2]time.Duration

	points     map[int]int // of contender 0, by game number
	turnsToEnd map[int]int // length of each game that was not cut
}

// GameCounts are the wins, draws and losses of one side.
type GameCounts struct {
	Wins   int `json:"wins"`
	Draws  int `json:"draws"`
	Losses int `json:"losses"`
}

// Ending is how a game ended.
type Ending struct {
	Winner game.Seat // None for a draw
	Reason string
}

// NewTally returns an empty tally.
func NewTally() *Tally {
	return &Tally{
		Faults:       [2]map[string]int{{}, {}},
		EndingCounts: map[Ending]int{},
		points:       map[int]int{},
		turnsToEnd:   map[int]int{},
	}
}

// Has reports whether the game with this number has been added.
func (t *Tally) Has(number int) bool { _, ok := t.points[number]; return ok }

// Add adds a game, which must not have been added before.
func (t *Tally) Add(p *GameResult) {
	points := p.Points()
	t.points[p.Number] = points
	if other, ok := t.points[p.Number^1]; ok {
		t.Pairs[points+other]++
		t.DrawnPairs[2*(points%2+other%2)]++
		if p.Number%2 == 0 {
			t.FirstSeatPairs[points+2-other]++
		} else {
			t.FirstSeatPairs[2-points+other]++
		}
	}
	t.Games++
	t.Score.add(points)
	seat := seatOf(p.Number, 0)
	t.BySeat[seat].add(points)
	if seat == game.Second {
		points = 2 - points
	}
	t.First.add(points)
	t.EndingCounts[Ending{p.Outcome.Winner, p.Outcome.Reason}]++
	if p.Outcome.Reason == Cut {
		t.Cut++
	} else {
		t.turnsToEnd[p.Number] = p.Turns
	}
	if contender, ok := p.Fault(); ok {
		t.Faults[contender][p.Outcome.Reason]++
	}
	t.Lengths = append(t.Lengths, p.Turns)
	for i := range 2 {
		t.OwnTurns[i] += p.OwnTurns[i]
		t.Nodes[i] += p.Nodes[i]
		t.Time[i] += p.Time[i]
	}
}

func (r *GameCounts) add(points int) {
	switch points {
	case 2:
		r.Wins++
	case 1:
		r.Draws++
	default:
		r.Losses++
	}
}

// Within counts the complete pairs by how many of the two games were over within that many
// turns: none 0, one 2, both 4.
func (t *Tally) Within(turns int) (p Pentanomial) {
	for number := range t.points {
		other := number ^ 1
		if !t.Has(other) || number > other {
			continue
		}
		at := 0
		for _, n := range []int{number, other} {
			if length, ended := t.turnsToEnd[n]; ended && length <= turns {
				at += 2
			}
		}
		p[at]++
	}
	return p
}

// Games returns the number of games.
func (r GameCounts) Games() int { return r.Wins + r.Draws + r.Losses }

// Share returns the share of the points.
func (r GameCounts) Share() float64 {
	return (float64(r.Wins) + float64(r.Draws)/2) / float64(r.Games())
}

// Endings returns the endings, most frequent first.
func (t *Tally) Endings() []Ending {
	var list []Ending
	for e := range t.EndingCounts {
		list = append(list, e)
	}
	slices.SortFunc(list, func(a, b Ending) int {
		return cmp.Or(t.EndingCounts[b]-t.EndingCounts[a], cmp.Compare(a.Winner, b.Winner), cmp.Compare(a.Reason, b.Reason))
	})
	return list
}
