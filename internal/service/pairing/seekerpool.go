package pairing

import (
	"cmp"
	"errors"
	"maps"
	"math"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/game"
)

const (
	// firstRange is how far ratings may be apart at once, and rangeGrowth by how much more for each second waited.
	firstRange  = 100
	rangeGrowth = 25
	// sureDeviation is the deviation up to which a rating is taken as it is. Half of what is above it widens the range.
	sureDeviation = 110
	// crowd is how many people must come within recently to make firstRange enough: with fewer it is wider in proportion.
	crowd    = 20
	recently = time.Minute
	// neighbours is how many seekers of the next higher ratings, with whom a pair is possible, are considered for each.
	neighbours = 24
	// considered is how many seekers are looked at for that.
	considered = 1000
	// MaxSeekers is how many a pool has at most.
	MaxSeekers = 10_000
)

// The errors of Add.
var (
	ErrFull  = errors.New("too many people are waiting for an opponent")
	ErrKnown = errors.New("the seeker is waiting already")
)

// Seeker is somebody who wants an opponent.
type Seeker struct {
	ID     string
	Rating float64
	// Deviation is how uncertain the rating is, in points. Somebody whose strength is not known plays people of more different ratings.
	Deviation float64
	Since     time.Time // when they began to wait
	// Lowest and Highest limit the rating of the opponent; 0: no limit.
	Lowest, Highest float64
	Seat            game.Seat // that they want; game.None: any
	// Firsts is how often they had the first seat lately, less how often the second.
	Firsts int
	// Refuses reports whether they do not play with somebody; nil: with everybody. It is called many times in a wave.
	Refuses func(id string) bool
}

// Pair is two seekers who play.
type Pair struct {
	First, Second Seeker // by their seats
}

// Distance is how far the ratings are apart.
func (p Pair) Distance() float64 { return math.Abs(p.First.Rating - p.Second.Rating) }

// SeekerPool holds the people who wait. The zero SeekerPool is empty.
type SeekerPool struct {
	seekers []Seeker             // in the order in which they came
	waiting map[string]bool      // their ids
	came    map[string]time.Time // when people came recently, by their ids
}

// Len returns how many wait.
func (p *SeekerPool) Len() int { return len(p.seekers) }

// Add adds a seeker. The error is ErrKnown or ErrFull.
func (p *SeekerPool) Add(s Seeker) error {
	switch {
	case p.waiting[s.ID]:
		return ErrKnown
	case len(p.seekers) >= MaxSeekers:
		return ErrFull
	}
	if p.came == nil {
		p.waiting, p.came = map[string]bool{}, map[string]time.Time{}
	}
	p.seekers = append(p.seekers, s)
	p.waiting[s.ID] = true
	if len(p.came) < MaxSeekers {
		p.came[s.ID] = s.Since
	}
	return nil
}

// Remove removes a seeker, and reports whether they waited.
func (p *SeekerPool) Remove(id string) bool {
	if !p.waiting[id] {
		return false
	}
	delete(p.waiting, id)
	p.seekers = slices.DeleteFunc(p.seekers, func(s Seeker) bool { return s.ID == id })
	return true
}

// Retain removes the seekers whose ids keep does not want.
func (p *SeekerPool) Retain(keep func(id string) bool) {
	p.seekers = slices.DeleteFunc(p.seekers, func(s Seeker) bool { return !keep(s.ID) })
	maps.DeleteFunc(p.waiting, func(id string, _ bool) bool { return !keep(id) })
}

// Idle reports whether nobody waits and nobody came recently: an empty pool does as well.
func (p *SeekerPool) Idle(now time.Time) bool {
	for _, at := range p.came {
		if now.Sub(at) <= recently {
			return false
		}
	}
	return len(p.seekers) == 0
}

// candidate is a pair that could be made.
type candidate struct {
	a, b int // in the order of arrival
	cost float64
}

// Wave makes pairs of those who wait and removes them.
func (p *SeekerPool) Wave(now time.Time) []Pair {
	maps.DeleteFunc(p.came, func(_ string, at time.Time) bool { return now.Sub(at) > recently })
	var pairs []Pair
	taken := make([]bool, len(p.seekers))
	for _, c := range p.candidates(now) {
		if taken[c.a] || taken[c.b] {
			continue
		}
		taken[c.a], taken[c.b] = true, true
		delete(p.waiting, p.seekers[c.a].ID)
		delete(p.waiting, p.seekers[c.b].ID)
		pairs = append(pairs, seat(p.seekers[c.a], p.seekers[c.b]))
	}
	left := p.seekers[:0]
	for i, s := range p.seekers {
		if !taken[i] {
			left = append(left, s)
		}
	}
	clear(p.seekers[len(left):])
	p.seekers = left
	return pairs
}

// candidates returns the pairs that could be made, the best first.
func (p *SeekerPool) candidates(now time.Time) (all []candidate) {
	order := make([]int, len(p.seekers))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int { return cmp.Compare(p.seekers[i].Rating, p.seekers[j].Rating) })
	longest := 0.0 // reach of all
	for i := range p.seekers {
		longest = max(longest, p.reach(&p.seekers[i], now))
	}
	for at, i := range order {
		possible := 0
		for _, j := range order[at+1 : min(at+1+considered, len(order))] {
			a, b := &p.seekers[min(i, j)], &p.seekers[max(i, j)]
			distance := math.Abs(a.Rating - b.Rating)
			if possible == neighbours || distance > (p.reach(&p.seekers[i], now)+longest)/2 {
				break
			}
			reach := (p.reach(a, now) + p.reach(b, now)) / 2
			if distance <= reach && a.accepts(b) && b.accepts(a) {
				all = append(all, candidate{min(i, j), max(i, j), distance - reach})
				possible++
			}
		}
	}
	slices.SortStableFunc(all, func(x, y candidate) int {
		return cmp.Or(cmp.Compare(x.cost, y.cost), cmp.Compare(x.a, y.a), cmp.Compare(x.b, y.b))
	})
	return all
}

// reach is how far the rating of an opponent may be away after a seeker has waited until now.
func (p *SeekerPool) reach(s *Seeker, now time.Time) float64 {
	lonely := max(1, crowd/float64(max(len(p.came), 1)))
	return firstRange*lonely + max(s.Deviation-sureDeviation, 0)/2 + rangeGrowth*max(now.Sub(s.Since).Seconds(), 0)
}

// accepts reports whether a seeker plays with another one.
func (s *Seeker) accepts(o *Seeker) bool {
	switch {
	case s.Lowest != 0 && o.Rating < s.Lowest, s.Highest != 0 && o.Rating > s.Highest:
		return false
	case s.Seat.IsPlayer() && s.Seat == o.Seat:
		return false
	}
	return s.Refuses == nil || !s.Refuses(o.ID)
}

// seat gives both their seats: those that they want, or else the first to whom had it less often, or who came first.
func seat(a, b Seeker) Pair {
	switch {
	case a.Seat == game.First, b.Seat == game.Second:
		return Pair{a, b}
	case a.Seat == game.Second, b.Seat == game.First:
		return Pair{b, a}
	case b.Firsts < a.Firsts:
		return Pair{b, a}
	}
	return Pair{a, b}
}
