package quaterno

import (
	"slices"
	"strconv"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
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
		t.Addf(nil, "%s passes, because no tile of %s's can move or act", players[p.toMove], players[p.toMove])
		t.addNoTurn(p, p.toMove)
	case actionPlace:
		t.Addf(wording.NamesOf(to), "%s places the %v on %v, in the %v quarter", players[p.toMove], own.kind(), to, quarterOf[to])
	case actionMove:
		if over := p.tilesPassed(own, to); len(over) > 0 {
			tiles, points := p.describeTiles(over)
			t.Addf(wording.NamesOf(append([]board.Point{from, to}, points...)...), "%v moves from %v to %v, over %s", own, from, to, tiles)
			return
		}
		t.Addf(wording.NamesOf(from, to), "%v moves from %v to %v", own, from, to)
	case actionSwap:
		t.Addf(wording.NamesOf(from, at), "%s and %s change places", p.describeTile(own), p.describeTile(target))
	case actionOrbit:
		t.Addf(wording.NamesOf(from, at, to), "%s sends %s into orbit to %v, %s from the Sun as before", p.describeTile(own), p.describeTile(target), to, inSteps(lines.apart[from][to]))
	case actionDrawNear:
		t.Addf(wording.NamesOf(from, at, to), "%s draws %s near, to %v", p.describeTile(own), p.describeTile(target), to)
	case actionPush:
		t.Addf(wording.NamesOf(from, at, to), "%s pushes %s to %v", p.describeTile(own), p.describeTile(target), to)
	case actionPlaceBehind:
		t.Addf(wording.NamesOf(from, at, to), "%s puts %s behind itself, on %v", p.describeTile(own), p.describeTile(target), to)
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
		t.Addf(wording.NamesOf(append(points, p.at[soldier])...), "Seized by %s: %s", p.describeTile(soldier), tiles)
	}
	if len(idle) > 0 {
		tiles, points := p.describeTiles(idle)
		t.Addf(wording.NamesOf(points...), "Without a point to move to or a target to act on: %s", tiles)
	}
}

// addPlacement says what a placement does beyond putting down a tile.
func (t *explanationBuilder) addPlacement(before, after *Position, m game.Move) {
	if moveAction(m) != actionPlace {
		return
	}
	switch seat, q := before.toMove, quarterOf[moveTo(m)]; {
	case !after.Placing():
		t.Addf(nil, "All tiles are on the board; now they move and act, and %s begins", players[after.toMove])
	case before.control()[seat][q] == 0:
		t.Addf(nil, "The %v quarter is %s's until all tiles are placed; %s places nothing there", q, players[seat], players[seat.Opponent()])
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
				t.Addf(wording.NamesOf(points...), "%s is seized by %s: it can neither move nor act", after.describeTile(u), after.describeTile(soldier))
			case was && !is:
				t.Addf(wording.NamesOf(points...), "%s is no longer seized by %s", after.describeTile(u), after.describeTile(soldier))
			}
		}
	}
}

// addEnd says that the game has ended, or that the position has stood before:
// with as many turns made as stood lists.
func (t *explanationBuilder) addEnd(p *Position, stood []int) {
	switch w := p.Winner(); {
	case w != game.None:
		t.Addf(nil, "%s has %d figures and wins", players[w], p.Figures(w))
	case p.passes >= endingPasses:
		t.Addf(nil, "Both players have passed, one after the other: the game is a draw")
	case len(stood)+1 >= repetitions:
		t.Addf(nil, "The same position stood %s: it occurs for the third time, and the game is a draw", turnNumbers(stood))
	case len(stood) > 0:
		t.Addf(nil, "The same position stood %s: if it occurs once more, the game is a draw", turnNumbers(stood))
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
func turnNumbers(turns []int) string {
	var list []string
	for _, n := range turns {
		if n > 0 {
			list = append(list, strconv.Itoa(n))
		}
	}
	word := "turn"
	if len(list) > 1 {
		word = "turns"
	}
	text := "after " + word + " " + wording.JoinWords("and", list)
	switch {
	case len(list) == 0:
		return "at the beginning"
	case slices.Contains(turns, 0):
		return "at the beginning and " + text
	}
	return text
}
