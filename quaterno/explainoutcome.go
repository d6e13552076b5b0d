package quaterno

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/quaterno/messages"
)

// ExplainOutcome returns what decided the game.
func (g *Game) ExplainOutcome() []game.Reason {
	var t explanationBuilder
	switch g.Outcome().Reason {
	case reasonFigures:
		g.explainWin(&t)
	case reasonNoTurn:
		p := &g.Pos
		t.Add(nil, messages.BothPassed(p.toMove, p.toMove.Opponent()))
		t.addNoTurn(p, p.toMove)
		t.addNoTurn(p, p.toMove.Opponent())
	case reasonRepetition:
		guest, host := g.Pos.at[tileOf(game.First, Moon)], g.Pos.at[tileOf(game.Second, Moon)]
		t.Add(wording.NamesOf(guest, host), messages.Occurred(turnNumbers(g.turnsWith(g.Key())), place(guest), place(host), g.Pos.toMove))
	}
	return t.Explanation
}

// explainWin says which figures won, and which of the opponent's did not.
func (g *Game) explainWin(t *explanationBuilder) {
	p := &g.Pos
	w := p.Winner()
	loser := w.Opponent()
	t.Add(nil, messages.Won(w, p.Figures(w), p.made[w].describe()))
	if p.axisOf(w) != noAxis {
		t.addAxis(p, w)
	}
	for k := Fan; k <= Soldier; k++ {
		if p.made[w].has(k) {
			g.explainFigure(t, w, k)
		}
	}
	if p.made[w]&p.mirroredKinds(p.axisOf(w)) != 0 {
		t.addNoShare(p, w)
	}
	switch made := p.made[loser]; p.Figures(loser) {
	case 0:
		t.Add(nil, messages.NoFigure(loser))
	case 1:
		t.Add(nil, messages.OneFigure(loser, Kind(bits.TrailingZeros8(uint8(made))).describe()))
	}
	if p.toMove != loser {
		return
	}
	unclaimed := p.mirroredKinds(p.axisOf(loser)) &^ (p.made[0] | p.made[1])
	for k := Fan; k <= Soldier; k++ {
		if unclaimed.has(k) {
			own, image, points := p.describePair(loser, k)
			t.Add(points, messages.FigureLate(own, image, loser, p.axisOf(loser).describe(), w))
		}
	}
}

// addNoShare says why the figures of the winner, which have a tile of each player, are none of the loser's.
func (t *explanationBuilder) addNoShare(p *Position, winner game.Seat) {
	loser := winner.Opponent()
	sun, moon := p.At(loser, Sun), p.At(loser, Moon)
	switch a := p.axisOf(loser); a {
	case noAxis:
		t.Add(wording.NamesOf(sun, moon), messages.NoShareWithoutAxis(loser, place(sun), place(moon)))
	case p.axisOf(winner):
		t.Add(wording.NamesOf(sun, moon), messages.NoShareOfAxis(winner, loser))
	default:
		t.Add(wording.NamesOf(sun, moon), messages.NoShareAcrossOther(loser, a.describe()))
		t.AddLinks(axisLink(loser, a))
	}
}

// explainFigure says how seat made its figure of a kind.
func (g *Game) explainFigure(t *explanationBuilder, seat game.Seat, k Kind) {
	p := &g.Pos
	turn, made := g.figureTurn(seat, k)
	own, image, points := made.describePair(seat, k)
	switch {
	case turn == 0 && !p.mirroredKinds(p.axisOf(seat)).has(k):
		t.Add(points, messages.FigureBefore(seat, k.describe(), own, image))
	case turn == 0:
		t.Add(points, messages.FigureStands(own, image, seat))
		t.AddLinks(p.mirrorLink(seat, k))
	case p.mirroredKinds(p.axisOf(seat)).has(k):
		t.Add(points, messages.FigureMade(own, image, seat, turn))
		t.AddLinks(p.mirrorLink(seat, k))
	default:
		t.Add(points, messages.FigurePassed(seat, turn, own, image, made.axisOf(seat).describe()))
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
