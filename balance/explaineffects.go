package balance

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// ExplainEffects returns what a legal turn does: what goes where, the gardens it comes to,
// the balances made there, how many flowers have a partner, which flowers are fixed
// or freed by it, and what it brings to an end. Balances are never lost by a turn: a flower that makes one
// does not move.
func (g *Game) ExplainEffects(turn string) ([]game.Reason, error) {
	m, err := g.parse(turn)
	if err != nil {
		return nil, err
	}
	e := explanationBuilder{game: g, before: g.Pos, after: &g.Pos}
	g.Do(m)
	defer g.Undo()
	e.addTurn(m)
	return e.Explanation, nil
}

// explanationBuilder is the telling of a turn while the game stands behind it.
type explanationBuilder struct {
	game.Explanation
	game   *Game
	before Position
	after  *Position
}

func (e *explanationBuilder) addTurn(m game.Move) {
	switch moveForm(m) {
	case dealing:
		e.addDeal()
		return
	case placing:
		_, at := placementOf(m)
		e.addPlacement(e.after.topTile(at))
	case sliding:
		_, to := slideOf(m)
		e.addSlide(e.after.topTile(onSquare(to)))
	case passing:
		e.addPass()
	}
	if e.game.Outcome().Over() {
		e.Explanation = append(e.Explanation, e.game.ExplainOutcome()...)
		return
	}
	e.addConsequence()
}

func (e *explanationBuilder) addDeal() {
	hands := &e.after.hands
	e.Addf(nil, "%s is dealt %s", players[game.First], hands[game.First].describe())
	e.Addf(nil, "%s gets the other five: %s", players[game.Second], hands[game.Second].describe())
	e.Addf(nil, "%s begins the Blossoming", players[game.First])
}

func (e *explanationBuilder) addPlacement(tile int) {
	p, at := e.after, e.after.at[tile]
	here := []string{at.String()}
	e.Addf(here, "%s places %s", e.before.moverName(), p.describeTile(tile))
	gardens := gardensOf[at]
	if n := gardens.sum(); n == 1 {
		e.Addf(here, "the %s %s belongs to %s", at.shape(), at, gardens.describe())
	} else {
		e.Addf(here, "the %s %s belongs to %d gardens: %s", at.shape(), at, n, gardens.describe())
	}
	e.addBalances(tile)
	e.addMobility(tile)
}

func (e *explanationBuilder) addSlide(tile int) {
	from, to := e.before.at[tile], e.after.at[tile]
	k := e.after.inventory().kind[tile]
	off, onto := fmt.Sprintf("from %s", from), fmt.Sprintf("to %s", to)
	if tile != wheelTile {
		switch e.after.at[wheelTile] {
		case from:
			off = fmt.Sprintf("off the Wheel on %s", from)
		case to:
			onto = fmt.Sprintf("onto the Wheel on %s", to)
		}
	}
	e.Addf([]string{from.String(), to.String()}, "%s moves the %s %s %s", e.before.moverName(), k, off, onto)
	e.addGardens(from, to)
	e.addBalances(tile)
	e.addMobility(tile)
}

// addGardens says which gardens a tile leaves and which it comes to.
func (e *explanationBuilder) addGardens(from, to placeIndex) {
	old, now := gardensOf[from], gardensOf[to]
	var parts []string
	if gone := old &^ now; gone != 0 {
		parts = append(parts, "leaves "+gone.describe())
	}
	if come := now &^ old; come != 0 {
		parts = append(parts, "comes to "+come.describe())
	}
	if kept := old & now; kept != 0 {
		parts = append(parts, "stays in "+kept.describe())
	}
	e.Addf([]string{from.String(), to.String()}, "it %s", wording.JoinWords("and", parts))
}

// addBalances says in which gardens a tile makes balances, with which flowers, and
// what their number becomes.
func (e *explanationBuilder) addBalances(tile int) {
	p, at := e.after, e.after.at[tile]
	if tile != wheelTile && at == p.at[wheelTile] {
		e.Addf([]string{at.String()}, "on the Wheel it can make two balances in each of its gardens")
	}
	was, now, made := e.before.balances(), p.balances(), p.pairs()
	for g := range lessThan(was, now).gardens {
		partners := p.gardenPartners(tile, g, made)
		text, places := p.describeTiles(partners)
		e.Addf(append([]string{at.String()}, places...), "in %s it balances %s: %s instead of %d",
			gardenNames[g], text, wording.CountNoun(now.countIn(g), "balance", "balances"), was.countIn(g))
		for _, partner := range partners {
			e.AddLinks(p.link(balancePair{tile, partner, g}))
		}
	}
	if e.before.total != p.total {
		e.Addf(nil, "the total rises from %d to %s", e.before.total, wording.CountNoun(int(p.total), "balance", "balances"))
	} else {
		e.addUnchanged()
	}
	e.addPartners()
}

// addPartners says how many flowers have a partner if the turn changes that, which it can
// without a change in the total: there is another choice of balances then. Of all ten the
// verdict speaks. Flowers without a partner are named where they are few.
func (e *explanationBuilder) addPartners() {
	const few = 3
	was, _ := e.before.countPaired()
	now, alone := e.after.countPaired()
	if now == was || now == wheelTile {
		return
	}
	if n := len(alone); n == 0 || n > few {
		e.Addf(nil, "%d of %d flowers are balanced now", now, wheelTile)
	} else {
		note, at := e.after.unpairedNote(alone)
		e.Addf(at, "%d of %d flowers are balanced now; %s", now, wheelTile, note)
	}
	e.AddLinks(e.after.links()...)
}

// addUnchanged says that the total is as before, and how long it has been in moving.
func (e *explanationBuilder) addUnchanged() {
	p := e.after
	if !e.before.Moving() {
		e.Addf(nil, "the total stays at %s", wording.CountNoun(int(p.total), "balance", "balances"))
		return
	}
	e.Addf(nil, "the total stays at %s: %s in a row without a change, and %d make a draw",
		wording.CountNoun(int(p.total), "balance", "balances"), wording.CountNoun(int(p.stalled), "turn", "turns"), stallLimit)
}

// addMobility says whether the tile can move on, and which others can no longer or again.
func (e *explanationBuilder) addMobility(tile int) {
	p, at := e.after, e.after.at[tile]
	here := []string{at.String()}
	needed := p.neededGardens(tile)
	if e.game.Outcome().Over() {
		return
	}
	switch {
	case tile == wheelTile:
	case at.isPoint():
		e.Addf(here, "on a point it never moves again")
	case needed != 0:
		e.Addf(here, "it is fixed for now: without it there would be fewer balances in %s", needed.describe())
	default:
		e.Addf(here, "it is not fixed: no garden would lose a balance without it")
	}
	var fixed, freed []int
	for other := range wheelTile {
		if other == tile || !p.at[other].isSquare() {
			continue
		}
		switch was, now := e.before.isFixed(other), p.isFixed(other); {
		case now && !was:
			fixed = append(fixed, other)
		case was && !now:
			freed = append(freed, other)
		}
	}
	if text, places := p.describeTiles(fixed); len(fixed) > 0 {
		e.Addf(places, "this fixes %s as well", text)
	}
	if text, places := p.describeTiles(freed); len(freed) > 0 {
		are := "is"
		if len(freed) > 1 {
			are = "are"
		}
		e.Addf(places, "%s %s no longer fixed", text, are)
	}
}

// neededGardens returns the set of gardens that would lose balances without this tile.
func (p *Position) neededGardens(tile int) gardenCounts {
	if tile == wheelTile {
		return 0
	}
	return p.raisingGardensWithout(tile) & gardensOf[p.at[tile]]
}

// addPass says why nothing could be moved.
func (e *explanationBuilder) addPass() {
	e.Addf(nil, "%s passes, for no tile may move", e.before.moverName())
	if e.game.Outcome().Reason != reasonNoLegalTurn { // which says it of every tile itself
		e.Explanation = append(e.Explanation, e.before.explainNoMoves()...)
	}
	e.addUnchanged()
}

// addConsequence says what the turn means for the one after it.
func (e *explanationBuilder) addConsequence() {
	p := e.after
	switch {
	case !p.Moving():
		return
	case !e.before.Moving():
		e.Addf(nil, "all eleven tiles are on the board: the Blossoming is over and %s begins to move", p.moverName())
	case p.passes > 0:
		e.Addf(nil, "if %s has to pass as well, the game is a draw", p.moverName())
	}
	if e.game.Past().Occurrences() == repetitionLimit-1 {
		e.Addf(nil, "this position has been there once before; the third time is a draw")
	}
	if p.mustPass() {
		e.Addf(nil, "%s has no legal move and will pass", p.moverName())
		return
	}
	if p.moved && p.whyNeverMoves(p.topTile(onSquare(p.to))) == nil {
		e.Addf([]string{p.to.String(), p.from.String()}, "%s may not move it straight back to %s", p.moverName(), p.from)
	}
}
