package eval

import (
	"cmp"
	"context"
	"slices"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/game"
)

// Cornering is a move of the moving stage that does not lose at once, with the chance that
// after it the opponent gets cornered: has only moves left that let the next turn win.
type Cornering struct {
	Move   game.Move
	Chance float64 // even if nothing is known to speak for it
}

// StandBytes is what Corner needs for each position of the tiles, in bytes, at most.
const StandBytes = 800

const (
	even         = 0.5
	haste        = 0.95 // what a chance is worth a turn later
	foresight    = 25   // turns of each seat that are looked ahead
	stepsByStand = 16   // moves that there is room for, for each position of the tiles
	unasked      = 64   // positions between two questions whether to stop
)

// Corner returns the moves that do not lose at once, those first that are likeliest to
// corner an opponent who looks one turn ahead, raises the number of balances where he
// can, and else makes any move. It looks at so many positions of the tiles at most.
// The list is empty where nobody was found who could be cornered until ctx ended, and
// where nobody is [Cornerable]. g must be a game of Balance Pai Sho and is not changed.
//
// With no-undo the moves that do not lose are a graph the edges of which lead both ways,
// and must not be gone back at once. Cornered is who stands where there is no other; who
// may take back what the opponent did never is.
func Corner(ctx context.Context, g game.Table, positions int) []Cornering {
	if !Cornerable(g) {
		return nil
	}
	table := g.(*balance.Game)
	l := labyrinth{at: map[uint64]int32{}}
	if !l.explore(ctx, &table.Pos, positions) || !l.pair(ctx) {
		return nil
	}
	for range foresight {
		if !l.improve(ctx) {
			break
		}
	}
	return l.list(table)
}

// Cornerable reports whether it is time to think of cornering: the next turn does not win,
// the Wheel is held, one flower or two can move, and no-undo is on.
func Cornerable(g game.Table) bool {
	p := &g.(*balance.Game).Pos
	return p.Moving() && p.Waiting() == balance.Held && p.Loose() >= 1 && p.Loose() <= 2 && !p.CanWin() &&
		g.Options()["no-undo"] == "on"
}

// labyrinth is the moving stage from a position on, as long as nobody makes a move that
// loses at once.
type labyrinth struct {
	at     map[uint64]int32 // the number of the stand, or none where who moves wins, by what stands where
	stands []stand
	steps  []step // those from one stand in a row
}

const none = -1

// stand is what stands where.
type stand struct {
	first, last int32 // its steps
	total       uint8 // of balances
	most        uint8 // of balances, where a step leads
	known       bool  // its steps are
	losing      bool  // there are moves that lose at once

	sum          float32 // of what the opponent's steps are worth
	natural      int32   // how many these are
	best, second int32   // steps of who searches, or none
}

// step is a move from one stand to another that does not lose at once.
type step struct {
	move game.Move
	to   int32
	back int32 // the step that takes it back, or none
	// How likely the opponent is to get cornered after this step, by whom it was made.
	mine, theirs float32
}

// explore finds the stands and steps from p on, and reports whether somebody can be
// cornered in one of them.
func (l *labyrinth) explore(ctx context.Context, p *balance.Position, most int) (corners bool) {
	queue := []balance.Position{*p}
	l.enter(p)
	var moves []game.Move
	for i := 0; i < len(queue) && len(l.stands) < most && len(l.steps) < stepsByStand*most; i++ {
		if i%unasked == 0 && ctx.Err() != nil {
			return false
		}
		here := queue[i].Unbound()
		s := stand{first: int32(len(l.steps)), total: l.stands[i].total, most: l.stands[i].total, known: true}
		moves = here.AppendMoves(moves[:0])
		for _, m := range moves {
			next := here
			next.Do(m)
			if next.Layout() == here.Layout() {
				continue // a pass
			}
			to, isNew := l.enter(&next)
			if to == none {
				s.losing = true
				continue
			}
			if isNew {
				queue = append(queue, next)
			}
			s.most = max(s.most, l.stands[to].total)
			l.steps = append(l.steps, step{move: m, to: to, back: none, mine: even, theirs: even})
		}
		s.last = int32(len(l.steps))
		l.stands[i] = s
		corners = corners || s.losing && s.last-s.first <= 1
	}
	return corners
}

// enter returns the number of the stand of p, which it makes if it is new.
func (l *labyrinth) enter(p *balance.Position) (number int32, isNew bool) {
	key := p.Layout()
	if n, ok := l.at[key]; ok {
		return n, false
	}
	n := int32(none)
	if !p.CanWin() {
		n = int32(len(l.stands))
		l.stands = append(l.stands, stand{total: uint8(p.Total())})
	}
	l.at[key] = n
	return n, true
}

// each calls do for every stand, and reports false when ctx has ended before the last.
func (l *labyrinth) each(ctx context.Context, do func(n int32, s *stand)) bool {
	for i := range l.stands {
		if i%unasked == 0 && ctx.Err() != nil {
			return false
		}
		do(int32(i), &l.stands[i])
	}
	return true
}

// pair finds to each step the one that takes it back.
func (l *labyrinth) pair(ctx context.Context) bool {
	return l.each(ctx, func(n int32, s *stand) {
		for e := s.first; e < s.last; e++ {
			to := &l.stands[l.steps[e].to]
			for f := to.first; f < to.last; f++ {
				if l.steps[f].to == n {
					l.steps[e].back = f
				}
			}
		}
	})
}

// improve looks one turn of each seat further ahead.
func (l *labyrinth) improve(ctx context.Context) bool {
	return l.each(ctx, func(_ int32, s *stand) { l.weigh(s) }) &&
		l.each(ctx, func(_ int32, s *stand) {
			for e := s.first; e < s.last; e++ {
				l.steps[e].mine = l.answered(&l.steps[e])
			}
		}) &&
		l.each(ctx, func(_ int32, s *stand) { l.rank(s) }) &&
		l.each(ctx, func(_ int32, s *stand) {
			for e := s.first; e < s.last; e++ {
				l.steps[e].theirs = l.used(&l.steps[e])
			}
		})
}

// weigh adds up what the steps are worth that the opponent may make from s.
func (l *labyrinth) weigh(s *stand) {
	s.sum, s.natural = 0, 0
	for f := s.first; f < s.last; f++ {
		if l.isNatural(s, f) {
			s.sum += l.steps[f].theirs
			s.natural++
		}
	}
}

// isNatural reports whether no step from s makes more balances.
func (l *labyrinth) isNatural(s *stand, f int32) bool {
	return l.stands[l.steps[f].to].total == s.most
}

// answered is what a step is worth after which the opponent moves.
func (l *labyrinth) answered(e *step) float32 {
	s := &l.stands[e.to]
	sum, n := s.sum, s.natural
	if e.back != none && l.isNatural(s, e.back) {
		sum -= l.steps[e.back].theirs
		n--
	}
	switch {
	case n > 0:
		return even + haste*(sum/float32(n)-even)
	case s.known && s.losing:
		return 1
	}
	return even
}

// rank finds the two best steps from s.
func (l *labyrinth) rank(s *stand) {
	s.best, s.second = none, none
	for f := s.first; f < s.last; f++ {
		switch {
		case s.best == none || l.steps[f].mine > l.steps[s.best].mine:
			s.best, s.second = f, s.best
		case s.second == none || l.steps[f].mine > l.steps[s.second].mine:
			s.second = f
		}
	}
}

// used is what a step of the opponent is worth.
func (l *labyrinth) used(e *step) float32 {
	s := &l.stands[e.to]
	best := s.best
	if best == e.back {
		best = s.second
	}
	switch {
	case best != none:
		return l.steps[best].mine
	case s.known && s.losing:
		return 0
	}
	return even
}

// list is what was found of the moves of g, the best first; nothing if none is better
// than another.
func (l *labyrinth) list(g *balance.Game) (list []Cornering) {
	repeats := g.Past().Repeated(nil)
	legal := g.Pos.AppendMoves(nil)
	for _, e := range l.steps[l.stands[0].first:l.stands[0].last] {
		if !slices.Contains(legal, e.move) {
			continue // no-undo
		}
		c := Cornering{e.move, float64(e.mine)}
		next := g.Pos
		next.Do(e.move)
		if slices.Contains(repeats, next.Key()) {
			c.Chance = even
		}
		list = append(list, c)
	}
	slices.SortStableFunc(list, func(a, b Cornering) int { return cmp.Compare(b.Chance, a.Chance) })
	if len(list) == 0 || list[0].Chance <= even {
		return nil
	}
	return list
}
