package quaterno

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// ExplainOutcome returns what decided the game.
func (g *Game) ExplainOutcome() []game.Reason {
	var t explanationBuilder
	switch g.Outcome().Reason {
	case reasonFigures:
		g.explainWin(&t)
	case reasonNoTurn:
		p := &g.Pos
		t.Addf(nil, "%s and %s have passed, one after the other, because neither had another turn: the game is a draw",
			players[p.toMove], players[p.toMove.Opponent()])
		t.addNoTurn(p, p.toMove)
		t.addNoTurn(p, p.toMove.Opponent())
	case reasonRepetition:
		guest, host := g.Pos.at[tileOf(game.First, Moon)], g.Pos.at[tileOf(game.Second, Moon)]
		t.Addf(wording.NamesOf(guest, host), "The same position, with the Moons on %s and %s and %s to move, has stood three times, %s: the game is a draw",
			guest, host, players[g.Pos.toMove], turnNumbers(g.turnsWith(g.Key())))
	}
	return t.Explanation
}

// explainWin says which figures won, and which of the opponent's did not.
func (g *Game) explainWin(t *explanationBuilder) {
	p := &g.Pos
	w := p.Winner()
	loser := w.Opponent()
	t.Addf(nil, "%s wins with %d figures, made with the %s", players[w], p.Figures(w), p.made[w].plurals())
	if p.axisOf(w) != noAxis {
		t.addAxis(p, w)
	}
	for k := Fan; k <= Soldier; k++ {
		if p.made[w].has(k) {
			g.explainFigure(t, w, k)
		}
	}
	switch n := p.Figures(loser); n {
	case 0:
		t.Addf(nil, "%s has no figure", players[loser])
	case 1:
		t.Addf(nil, "%s has one figure, made with the %s", players[loser], p.made[loser].plurals())
	}
	if p.toMove != loser {
		return
	}
	unclaimed := p.mirroredKinds(p.axisOf(loser)) &^ (p.made[0] | p.made[1])
	for k := Fan; k <= Soldier; k++ {
		if unclaimed.has(k) {
			pair, points := p.describePair(loser, k)
			t.Addf(wording.NamesOf(points...), "%s mirror each other across %s's axis %v, but %s made the turn and has won first",
				pair, players[loser], p.axisOf(loser), players[w])
		}
	}
}

// explainFigure says how seat made its figure of a kind.
func (g *Game) explainFigure(t *explanationBuilder, seat game.Seat, k Kind) {
	p := &g.Pos
	turn, made := g.figureTurn(seat, k)
	pair, points := made.describePair(seat, k)
	a := made.axisOf(seat)
	switch {
	case turn == 0 && !p.mirroredKinds(p.axisOf(seat)).has(k):
		t.Addf(wording.NamesOf(p.At(seat, k), p.At(seat.Opponent(), k)), "The figure of the %s was made before this position was set up; %s have moved on", k.plural(), pair)
	case turn == 0:
		t.Addf(wording.NamesOf(points...), "%s mirror each other across it", pair)
		t.AddLinks(p.mirrorLink(seat, k))
	case p.mirroredKinds(p.axisOf(seat)).has(k):
		t.Addf(wording.NamesOf(points...), "%s mirror each other across it; turn %d made this figure", pair, turn)
		t.AddLinks(p.mirrorLink(seat, k))
	default:
		t.Addf(wording.NamesOf(points...), "Turn %d made a figure when %s mirrored each other across %s's axis %v; these tiles or the axis have moved on", turn, pair, players[seat], a)
		t.AddLinks(made.mirrorLink(seat, k))
	}
}

// figureTurn finds the turn that made the figure and the position after it: 0 and
// the present one when the game was set up with the figure.
func (g *Game) figureTurn(seat game.Seat, k Kind) (turn int, made *Position) {
	past := g.Past()
	made = &g.Pos
	for i := past.MoveCount() - 1; i >= 0; i-- {
		before := past.PositionBefore(i)
		if !before.made[seat].has(k) {
			return i + 1, made
		}
		made = before
	}
	return 0, &g.Pos
}
