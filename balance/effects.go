package balance

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game"
)

// Effects says what a legal turn does: what goes where, the gardens it comes to,
// the balances made there, how many flowers have a partner, which flowers are fixed
// or freed by it, and what it brings to an end. Balances are never lost by a turn: a flower that makes one
// does not move.
func (g *Game) Effects(turn string) ([]game.Reason, error) {
	m, err := g.parse(turn)
	if err != nil {
		return nil, err
	}
	e := effects{game: g, before: g.Pos, after: &g.Pos}
	g.Do(m)
	defer g.Undo()
	e.tell(m)
	return e.Telling, nil
}

// effects is the telling of a turn while the game stands behind it.
type effects struct {
	game.Telling
	game   *Game
	before Position
	after  *Position
}

func (e *effects) tell(m game.Move) {
	switch form(m) {
	case dealing:
		e.deal()
		return
	case placing:
		_, at := placementOf(m)
		e.placed(e.after.upper(at))
	case sliding:
		_, to := slideOf(m)
		e.moved(e.after.upper(onSquare(to)))
	case passing:
		e.passed()
	}
	if e.game.Outcome().Over() {
		e.Telling = append(e.Telling, e.game.Verdict()...)
		return
	}
	e.next()
}

func (e *effects) deal() {
	hands := &e.after.hands
	e.Say(nil, "%s is dealt %s", players[game.First], hands[game.First].spoken())
	e.Say(nil, "%s gets the other five: %s", players[game.Second], hands[game.Second].spoken())
	e.Say(nil, "%s begins the Blossoming", players[game.First])
}

func (e *effects) placed(tile int) {
	p, at := e.after, e.after.at[tile]
	here := []string{at.String()}
	e.Say(here, "%s places %s", e.before.mover(), p.spoken(tile))
	gardens := gardensOf[at]
	if n := gardens.sum(); n == 1 {
		e.Say(here, "the %s %s belongs to %s", at.shape(), at, gardens.names())
	} else {
		e.Say(here, "the %s %s belongs to %d gardens: %s", at.shape(), at, n, gardens.names())
	}
	e.balances(tile)
	e.state(tile)
}

func (e *effects) moved(tile int) {
	from, to := e.before.at[tile], e.after.at[tile]
	k := e.after.set().kind[tile]
	off, onto := fmt.Sprintf("from %s", from), fmt.Sprintf("to %s", to)
	if tile != wheelTile {
		switch e.after.at[wheelTile] {
		case from:
			off = fmt.Sprintf("off the Wheel on %s", from)
		case to:
			onto = fmt.Sprintf("onto the Wheel on %s", to)
		}
	}
	e.Say([]string{from.String(), to.String()}, "%s moves the %s %s %s", e.before.mover(), k, off, onto)
	e.gardens(from, to)
	e.balances(tile)
	e.state(tile)
}

// gardens says which gardens a tile leaves and which it comes to.
func (e *effects) gardens(from, to place) {
	old, now := gardensOf[from], gardensOf[to]
	var parts []string
	if gone := old &^ now; gone != 0 {
		parts = append(parts, "leaves "+gone.names())
	}
	if come := now &^ old; come != 0 {
		parts = append(parts, "comes to "+come.names())
	}
	if kept := old & now; kept != 0 {
		parts = append(parts, "stays in "+kept.names())
	}
	e.Say([]string{from.String(), to.String()}, "it %s", game.Series("and", parts))
}

// balances says in which gardens a tile makes balances, with which flowers, and
// what their number becomes.
func (e *effects) balances(tile int) {
	p, at := e.after, e.after.at[tile]
	if tile != wheelTile && at == p.at[wheelTile] {
		e.Say([]string{at.String()}, "on the Wheel it can make two balances in each of its gardens")
	}
	was, now, made := e.before.balances(), p.balances(), p.pairs()
	for g := range below(was, now).each {
		partners := p.partners(tile, g, made)
		text, places := p.spokenAll(partners)
		e.Say(append([]string{at.String()}, places...), "in %s it balances %s: %s instead of %d",
			gardenNames[g], text, game.Count(now.of(g), "balance", "balances"), was.of(g))
		for _, partner := range partners {
			e.Show(p.link(pair{tile, partner, g}))
		}
	}
	if e.before.total != p.total {
		e.Say(nil, "the total rises from %d to %s", e.before.total, game.Count(int(p.total), "balance", "balances"))
	} else {
		e.unchanged()
	}
	e.partners()
}

// partners says how many flowers have a partner if the turn changes that, which it can
// without a change in the total: there is another choice of balances then. Of all ten the
// verdict speaks. Flowers without a partner are named where they are few.
func (e *effects) partners() {
	const few = 3
	was, _ := e.before.paired()
	now, alone := e.after.paired()
	if now == was || now == wheelTile {
		return
	}
	if n := len(alone); n == 0 || n > few {
		e.Say(nil, "%d of %d flowers are balanced now", now, wheelTile)
	} else {
		note, at := e.after.noteOfLonely(alone)
		e.Say(at, "%d of %d flowers are balanced now; %s", now, wheelTile, note)
	}
	e.Show(e.after.links()...)
}

// unchanged says that the total is as before, and how long it has been in moving.
func (e *effects) unchanged() {
	p := e.after
	if !e.before.moving() {
		e.Say(nil, "the total stays at %s", game.Count(int(p.total), "balance", "balances"))
		return
	}
	e.Say(nil, "the total stays at %s: %s in a row without a change, and %d make a draw",
		game.Count(int(p.total), "balance", "balances"), game.Count(int(p.stalled), "turn", "turns"), stallTurns)
}

// state says whether the tile can move on, and which others can no longer or again.
func (e *effects) state(tile int) {
	p, at := e.after, e.after.at[tile]
	here := []string{at.String()}
	needed := p.needed(tile)
	if e.game.Outcome().Over() {
		return
	}
	switch {
	case tile == wheelTile:
	case at.isPoint():
		e.Say(here, "on a point it never moves again")
	case needed != 0:
		e.Say(here, "it is fixed for now: without it there would be fewer balances in %s", needed.names())
	default:
		e.Say(here, "it is not fixed: no garden would lose a balance without it")
	}
	var fixed, freed []int
	for other := range wheelTile {
		if other == tile || !p.at[other].isSquare() {
			continue
		}
		switch was, now := e.before.fixed(other), p.fixed(other); {
		case now && !was:
			fixed = append(fixed, other)
		case was && !now:
			freed = append(freed, other)
		}
	}
	if text, places := p.spokenAll(fixed); len(fixed) > 0 {
		e.Say(places, "this fixes %s as well", text)
	}
	if text, places := p.spokenAll(freed); len(freed) > 0 {
		are := "is"
		if len(freed) > 1 {
			are = "are"
		}
		e.Say(places, "%s %s no longer fixed", text, are)
	}
}

// needed is the set of gardens that would lose balances without this tile.
func (p *Position) needed(tile int) tally {
	if tile == wheelTile {
		return 0
	}
	return p.lackingWithout(tile) & gardensOf[p.at[tile]]
}

// passed says why nothing could be moved.
func (e *effects) passed() {
	e.Say(nil, "%s passes, for no tile may move", e.before.mover())
	if e.game.Outcome().Reason != reasonNoLegalTurn { // which says it of every tile itself
		e.Telling = append(e.Telling, e.before.stuck()...)
	}
	e.unchanged()
}

// next says what the turn means for the one after it.
func (e *effects) next() {
	p := e.after
	switch {
	case !p.moving():
		return
	case !e.before.moving():
		e.Say(nil, "all eleven tiles are on the board: the Blossoming is over and %s begins to move", p.mover())
	case p.passes > 0:
		e.Say(nil, "if %s has to pass as well, the game is a draw", p.mover())
	}
	if e.game.Past().Occurrences() == occurs-1 {
		e.Say(nil, "this position has been there once before; the third time is a draw")
	}
	if p.mustPass() {
		e.Say(nil, "%s has no legal move and will pass", p.mover())
		return
	}
	if p.moved && p.whyNeverMoves(p.upper(onSquare(p.to))) == nil {
		e.Say([]string{p.to.String(), p.from.String()}, "%s may not move it straight back to %s", p.mover(), p.from)
	}
}
