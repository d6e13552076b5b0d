package quaterno

import "github.com/teahouse-games/teahouse/game"

// Verdict says what decided the game.
func (g *Game) Verdict() []game.Reason {
	var t telling
	switch g.Outcome().Reason {
	case reasonFigures:
		g.tellWin(&t)
	case reasonNoTurn:
		p := &g.Pos
		t.Say(nil, "%s and %s have passed, one after the other, because neither had another turn: the game is a draw",
			players[p.toMove], players[p.toMove.Opponent()])
		t.tellStuck(p, p.toMove)
		t.tellStuck(p, p.toMove.Opponent())
	case reasonRepetition:
		guest, host := g.Pos.at[tileOf(game.First, Moon)], g.Pos.at[tileOf(game.Second, Moon)]
		t.Say(game.Names(guest, host), "The same position, with the Moons on %s and %s and %s to move, has stood three times, %s: the game is a draw",
			guest, host, players[g.Pos.toMove], after(g.turnsWith(g.Key())))
	}
	return t.Telling
}

// tellWin says which figures won, and which of the opponent's did not.
func (g *Game) tellWin(t *telling) {
	p := &g.Pos
	w := p.winner()
	loser := w.Opponent()
	t.Say(nil, "%s wins with %d figures, made with the %s", players[w], p.Figures(w), p.made[w].plurals())
	if p.axisOf(w) != noAxis {
		t.tellAxis(p, w)
	}
	for k := Fan; k <= Soldier; k++ {
		if p.made[w].has(k) {
			g.tellFigure(t, w, k)
		}
	}
	switch n := p.Figures(loser); n {
	case 0:
		t.Say(nil, "%s has no figure", players[loser])
	case 1:
		t.Say(nil, "%s has one figure, made with the %s", players[loser], p.made[loser].plurals())
	}
	if p.toMove != loser {
		return
	}
	unclaimed := p.mirrored(p.axisOf(loser)) &^ (p.made[0] | p.made[1])
	for k := Fan; k <= Soldier; k++ {
		if unclaimed.has(k) {
			pair, points := p.pair(loser, k)
			t.Say(game.Names(points...), "%s mirror each other across %s's axis %v, but %s made the turn and has won first",
				pair, players[loser], p.axisOf(loser), players[w])
		}
	}
}

// tellFigure says how seat made its figure of a kind.
func (g *Game) tellFigure(t *telling, seat game.Seat, k Kind) {
	p := &g.Pos
	turn, made := g.claim(seat, k)
	pair, points := made.pair(seat, k)
	a := made.axisOf(seat)
	switch {
	case turn == 0 && !p.mirrored(p.axisOf(seat)).has(k):
		t.Say(game.Names(p.At(seat, k), p.At(seat.Opponent(), k)), "The figure of the %s was made before this position was set up; %s have moved on", k.plural(), pair)
	case turn == 0:
		t.Say(game.Names(points...), "%s mirror each other across it", pair)
		t.Show(p.mirrorLink(seat, k))
	case p.mirrored(p.axisOf(seat)).has(k):
		t.Say(game.Names(points...), "%s mirror each other across it; turn %d made this figure", pair, turn)
		t.Show(p.mirrorLink(seat, k))
	default:
		t.Say(game.Names(points...), "Turn %d made a figure when %s mirrored each other across %s's axis %v; these tiles or the axis have moved on", turn, pair, players[seat], a)
		t.Show(made.mirrorLink(seat, k))
	}
}

// claim finds the turn that made the figure and the position after it: 0 and
// the present one when the game was set up with the figure.
func (g *Game) claim(seat game.Seat, k Kind) (turn int, made *Position) {
	past := g.Past()
	made = &g.Pos
	for i := past.Moves() - 1; i >= 0; i-- {
		before := past.Before(i)
		if !before.made[seat].has(k) {
			return i + 1, made
		}
		made = before
	}
	return 0, &g.Pos
}
