package balance

import (
	"github.com/teahouse-games/teahouse/balance/messages"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
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
	e.Add(nil, messages.IsDealt(game.First, hands[game.First].describe()))
	e.Add(nil, messages.GetsOthers(game.Second, hands[game.Second].describe()))
	e.Add(nil, messages.BeginsBlossoming(game.First))
}

func (e *explanationBuilder) addPlacement(tile int) {
	p, at := e.after, e.after.at[tile]
	here := []string{at.String()}
	if p.onWheel(tile) {
		e.Add(here, messages.PlacesOnWheel(e.before.toMove, p.piece(tile)))
	} else {
		e.Add(here, messages.Places(e.before.toMove, p.piece(tile)))
	}
	if at.isSquare() {
		e.Add(here, messages.SquareBelongs(message.PlaceOf(at), gardensOf[at].describe()))
	} else {
		e.Add(here, messages.PointBelongs(message.PlaceOf(at), gardensOf[at].describe()))
	}
	e.addBalances(tile)
	e.addMobility(tile)
}

func (e *explanationBuilder) addSlide(tile int) {
	from, to := e.before.at[tile], e.after.at[tile]
	moves := messages.Moves
	switch {
	case e.before.onWheel(tile):
		moves = messages.MovesOffWheel
	case e.after.onWheel(tile):
		moves = messages.MovesOntoWheel
	}
	k := e.after.inventory().kind[tile]
	e.Add([]string{from.String(), to.String()}, moves(e.before.toMove, k.piece(), message.PlaceOf(from), message.PlaceOf(to)))
	e.addGardens(from, to)
	e.addBalances(tile)
	e.addMobility(tile)
}

// addGardens says which gardens a tile leaves and which it comes to.
func (e *explanationBuilder) addGardens(from, to placeIndex) {
	old, now := gardensOf[from], gardensOf[to]
	var changes message.List
	if gone := old &^ now; gone != 0 {
		changes = append(changes, messages.Leaves(gone.describe()))
	}
	if come := now &^ old; come != 0 {
		changes = append(changes, messages.ComesTo(come.describe()))
	}
	if kept := old & now; kept != 0 {
		changes = append(changes, messages.StaysIn(kept.describe()))
	}
	e.Add([]string{from.String(), to.String()}, messages.ChangesGardens(changes))
}

// addBalances says in which gardens a tile makes balances, with which flowers, and
// what their number becomes.
func (e *explanationBuilder) addBalances(tile int) {
	p, at := e.after, e.after.at[tile]
	if p.onWheel(tile) {
		e.Add([]string{at.String()}, messages.CountsTwice())
	}
	was, now, made := e.before.balances(), p.balances(), p.pairs()
	for g := range lessThan(was, now).gardens {
		partners := p.gardenPartners(tile, g, made)
		list, places := p.describeTiles(partners)
		e.Add(append([]string{at.String()}, places...), messages.MakesBalances(describeGarden(g), list, now.countIn(g), was.countIn(g)))
		for _, partner := range partners {
			e.AddLinks(p.link(balancePair{tile, partner, g}))
		}
	}
	if e.before.total != p.total {
		e.Add(nil, messages.TotalRises(int(e.before.total), int(p.total)))
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
		e.Add(nil, messages.BalancedNow(now, wheelTile))
	} else {
		_, at := e.after.describeTiles(alone)
		e.Add(at, messages.BalancedNowExcept(now, wheelTile, e.after.pieceList(alone)))
	}
	e.AddLinks(e.after.links()...)
}

// addUnchanged says that the total is as before, and how long it has been in moving.
func (e *explanationBuilder) addUnchanged() {
	p := e.after
	if !e.before.Moving() {
		e.Add(nil, messages.TotalStays(int(p.total)))
		return
	}
	e.Add(nil, messages.TotalStaysFor(int(p.total), int(p.stalled), stallLimit))
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
		e.Add(here, messages.StandsOnPoint())
	case needed != 0:
		e.Add(here, messages.IsFixedNow(needed.describe()))
	default:
		e.Add(here, messages.IsNotFixed())
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
	if list, places := p.describeTiles(fixed); len(fixed) > 0 {
		e.Add(places, messages.FixesOthers(list))
	}
	if list, places := p.describeTiles(freed); len(freed) > 0 {
		e.Add(places, messages.FreesOthers(list))
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
	e.Add(nil, messages.Passes(e.before.toMove))
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
		e.Add(nil, messages.EndsBlossoming(p.toMove))
	case p.passes > 0:
		e.Add(nil, messages.SecondPassDraws(p.toMove))
	}
	if e.game.Past().Occurrences() == repetitionLimit-1 {
		e.Add(nil, messages.SecondOccurrence())
	}
	if p.mustPass() {
		e.Add(nil, messages.WillPass(p.toMove))
		return
	}
	if p.moved && p.whyNeverMoves(p.topTile(onSquare(p.to))) == nil {
		e.Add([]string{p.to.String(), p.from.String()}, messages.NotStraightBack(p.toMove, message.PlaceOf(p.from)))
	}
}
