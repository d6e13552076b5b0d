package quaterno

import (
	"slices"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/quaterno/messages"
)

// ExplainEffects returns what the legal turn with this text does: where a tile goes, who
// takes a quarter, which tiles are seized or free again, which axes and figures
// it makes, and whether it ends the game.
func (g *Game) ExplainEffects(text string) ([]game.Reason, error) {
	moves, err := g.ParseTurn(text)
	if err != nil {
		return nil, err
	}
	m := moves[0]
	before, after := &g.Pos, g.Pos
	after.Do(m)
	var t explanationBuilder
	t.addAction(before, m)
	t.addPlacement(before, &after, m)
	t.addSeizures(before, &after)
	t.addAxisChanges(before, &after)
	t.addFigures(before, &after, before.toMove)
	t.addEnd(&after, g.turnsWith(after.Key()))
	return t.Explanation, nil
}

// addAction says the turn itself.
func (t *explanationBuilder) addAction(p *Position, m game.Move) {
	own, target, to := moveTile(m), moveTarget(m), moveTo(m)
	from, at := p.at[own], p.at[target]
	switch moveAction(m) {
	case actionPass:
		t.Add(nil, messages.Passes(p.toMove))
		t.addNoTurn(p, p.toMove)
	case actionPlace:
		t.Add(wording.NamesOf(to), messages.Places(p.toMove, own.kind().describe(), place(to), quarterOf[to].describe()))
	case actionMove:
		if over := p.tilesPassed(own, to); len(over) > 0 {
			tiles, points := p.describeTiles(over)
			t.Add(wording.NamesOf(append([]board.Point{from, to}, points...)...), messages.MovesOver(own.describe(), place(from), place(to), tiles))
			return
		}
		t.Add(wording.NamesOf(from, to), messages.Moves(own.describe(), place(from), place(to)))
	case actionSwap:
		t.Add(wording.NamesOf(from, at), messages.Swaps(p.describeTile(own), p.describeTile(target)))
	case actionOrbit:
		t.Add(wording.NamesOf(from, at, to), messages.Orbits(p.describeTile(own), p.describeTile(target), place(to), inSteps(lines.apart[from][to])))
	case actionDrawNear:
		t.Add(wording.NamesOf(from, at, to), messages.Draws(p.describeTile(own), p.describeTile(target), place(to)))
	case actionPush:
		t.Add(wording.NamesOf(from, at, to), messages.Pushes(p.describeTile(own), p.describeTile(target), place(to)))
	case actionPlaceBehind:
		t.Add(wording.NamesOf(from, at, to), messages.PutsBehind(p.describeTile(own), p.describeTile(target), place(to)))
	}
}

// tilesPassed returns the tiles that a move of own to q passes over, the nearest first.
func (p *Position) tilesPassed(own tile, q board.Point) (over []tile) {
	from := p.at[own]
	for at := range between(from, q) {
		if u := p.tileOn(at); u != noTile {
			over = append(over, u)
		}
	}
	return over
}

// addNoTurn says why seat has no turn.
func (t *explanationBuilder) addNoTurn(p *Position, seat game.Seat) {
	var seized, idle []tile
	for k := range Kind(Kinds) {
		if u := tileOf(seat, k); p.isSeized(u) {
			seized = append(seized, u)
		} else {
			idle = append(idle, u)
		}
	}
	if len(seized) > 0 {
		tiles, points := p.describeTiles(seized)
		soldier := tileOf(seat.Opponent(), Soldier)
		t.Add(wording.NamesOf(append(points, p.at[soldier])...), messages.Seizes(p.describeTile(soldier), tiles))
	}
	if len(idle) > 0 {
		tiles, points := p.describeTiles(idle)
		t.Add(wording.NamesOf(points...), messages.Idle(tiles))
	}
}

// addPlacement says what a placement does beyond putting down a tile.
func (t *explanationBuilder) addPlacement(before, after *Position, m game.Move) {
	if moveAction(m) != actionPlace {
		return
	}
	switch seat, q := before.toMove, quarterOf[moveTo(m)]; {
	case !after.Placing():
		t.Add(nil, messages.PlayBegins(after.toMove))
	case before.control()[seat][q] == 0:
		t.Add(nil, messages.TakesQuarter(seat, q.describe(), seat.Opponent()))
	}
}

// addSeizures says which tiles are newly seized and which are free again.
func (t *explanationBuilder) addSeizures(before, after *Position) {
	if after.Placing() {
		return
	}
	for seat := game.First; seat <= game.Second; seat++ {
		soldier := tileOf(seat.Opponent(), Soldier)
		for k := range Kind(Kinds) {
			u := tileOf(seat, k)
			was, is := !before.Placing() && before.isSeized(u), after.isSeized(u)
			points := []board.Point{after.at[u], after.at[soldier]}
			switch {
			case is && !was:
				t.Add(wording.NamesOf(points...), messages.IsSeized(after.describeTile(u), after.describeTile(soldier)))
			case was && !is:
				t.Add(wording.NamesOf(points...), messages.Freed(after.describeTile(u), after.describeTile(soldier)))
			}
		}
	}
}

// addEnd says that the game has ended, or that the position has stood before:
// with as many turns made as stood lists.
func (t *explanationBuilder) addEnd(p *Position, stood []int) {
	switch w := p.Winner(); {
	case w != game.None:
		t.Add(nil, messages.Wins(w, p.Figures(w)))
	case p.passes >= endingPasses:
		t.Add(nil, messages.BothPass())
	case len(stood)+1 >= repetitions:
		t.Add(nil, messages.OccursThird(turnNumbers(stood)))
	case len(stood) > 0:
		t.Add(nil, messages.OccursAgain(turnNumbers(stood)))
	}
}

// turnsWith returns after how many turns positions with this key have stood,
// the present one included.
func (g *Game) turnsWith(key uint64) (turns []int) {
	past := g.Past()
	for i := range past.MoveCount() {
		if past.KeyBefore(i) == key {
			turns = append(turns, i)
		}
	}
	if g.Key() == key {
		turns = append(turns, past.MoveCount())
	}
	return turns
}

// turnNumbers names moments by the turns made before them.
func turnNumbers(turns []int) message.Message {
	var list message.List
	for _, n := range turns {
		if n > 0 {
			list = append(list, message.Number(n))
		}
	}
	switch {
	case len(list) == 0:
		return messages.AtStart()
	case slices.Contains(turns, 0):
		return messages.AtStartAndAfter(list)
	}
	return messages.AfterTurns(list)
}
