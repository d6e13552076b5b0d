package quaterno

import (
	"slices"
	"strconv"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// Effects says what the legal turn with this text does: where a tile goes, who
// takes a quarter, which tiles are seized or free again, which axes and figures
// it makes, and whether it ends the game.
func (g *Game) Effects(text string) ([]game.Reason, error) {
	moves, err := g.ParseTurn(text)
	if err != nil {
		return nil, err
	}
	m := moves[0]
	before, after := &g.Pos, g.Pos
	after.Do(m)
	var t telling
	t.tellDeed(before, m)
	t.tellPlacement(before, &after, m)
	t.tellSeized(before, &after)
	t.tellAxes(before, &after)
	t.tellFigures(before, &after, before.toMove)
	t.tellEnd(&after, g.turnsWith(after.Key()))
	return t.Telling, nil
}

// tellDeed says the turn itself.
func (t *telling) tellDeed(p *Position, m game.Move) {
	own, target, to := moveTile(m), moveTarget(m), moveTo(m)
	from, at := p.at[own], p.at[target]
	switch moveDeed(m) {
	case deedPass:
		t.Say(nil, "%s passes, because no tile of %s's can move or act", players[p.toMove], players[p.toMove])
		t.tellStuck(p, p.toMove)
	case deedPlace:
		t.Say(game.Names(to), "%s places the %v on %v, in the %v quarter", players[p.toMove], own.kind(), to, quarterOf[to])
	case deedMove:
		if over := p.passed(own, to); len(over) > 0 {
			tiles, points := p.describedAll(over)
			t.Say(game.Names(append([]board.Point{from, to}, points...)...), "%v moves from %v to %v, over %s", own, from, to, tiles)
			return
		}
		t.Say(game.Names(from, to), "%v moves from %v to %v", own, from, to)
	case deedSwap:
		t.Say(game.Names(from, at), "%s and %s change places", p.described(own), p.described(target))
	case deedOrbit:
		t.Say(game.Names(from, at, to), "%s sends %s into orbit to %v, %s from the Sun as before", p.described(own), p.described(target), to, inSteps(lines.apart[from][to]))
	case deedDrawNear:
		t.Say(game.Names(from, at, to), "%s draws %s near, to %v", p.described(own), p.described(target), to)
	case deedPush:
		t.Say(game.Names(from, at, to), "%s pushes %s to %v", p.described(own), p.described(target), to)
	case deedPlaceBehind:
		t.Say(game.Names(from, at, to), "%s puts %s behind itself, on %v", p.described(own), p.described(target), to)
	}
}

// passed returns the tiles that a move of own to q passes over, the nearest first.
func (p *Position) passed(own tile, q board.Point) (over []tile) {
	from := p.at[own]
	for at := range between(from, q) {
		if u := p.on(at); u != noTile {
			over = append(over, u)
		}
	}
	return over
}

// tellStuck says why seat has no turn.
func (t *telling) tellStuck(p *Position, seat game.Seat) {
	var seized, idle []tile
	for k := range Kind(Kinds) {
		if u := tileOf(seat, k); p.seized(u) {
			seized = append(seized, u)
		} else {
			idle = append(idle, u)
		}
	}
	if len(seized) > 0 {
		tiles, points := p.describedAll(seized)
		soldier := tileOf(seat.Opponent(), Soldier)
		t.Say(game.Names(append(points, p.at[soldier])...), "Seized by %s: %s", p.described(soldier), tiles)
	}
	if len(idle) > 0 {
		tiles, points := p.describedAll(idle)
		t.Say(game.Names(points...), "Without a point to move to or a target to act on: %s", tiles)
	}
}

// tellPlacement says what a placement does beyond putting down a tile.
func (t *telling) tellPlacement(before, after *Position, m game.Move) {
	if moveDeed(m) != deedPlace {
		return
	}
	switch seat, q := before.toMove, quarterOf[moveTo(m)]; {
	case !after.Placing():
		t.Say(nil, "All tiles are on the board; now they move and act, and %s begins", players[after.toMove])
	case before.control()[seat][q] == 0:
		t.Say(nil, "The %v quarter is %s's until all tiles are placed; %s places nothing there", q, players[seat], players[seat.Opponent()])
	}
}

// tellSeized says which tiles are newly seized and which are free again.
func (t *telling) tellSeized(before, after *Position) {
	if after.Placing() {
		return
	}
	for seat := game.First; seat <= game.Second; seat++ {
		soldier := tileOf(seat.Opponent(), Soldier)
		for k := range Kind(Kinds) {
			u := tileOf(seat, k)
			was, is := !before.Placing() && before.seized(u), after.seized(u)
			points := []board.Point{after.at[u], after.at[soldier]}
			switch {
			case is && !was:
				t.Say(game.Names(points...), "%s is seized by %s: it can neither move nor act", after.described(u), after.described(soldier))
			case was && !is:
				t.Say(game.Names(points...), "%s is no longer seized by %s", after.described(u), after.described(soldier))
			}
		}
	}
}

// tellEnd says that the game has ended, or that the position has stood before:
// with as many turns made as stood lists.
func (t *telling) tellEnd(p *Position, stood []int) {
	switch w := p.winner(); {
	case w != game.None:
		t.Say(nil, "%s has %d figures and wins", players[w], p.Figures(w))
	case p.passes >= passesEnd:
		t.Say(nil, "Both players have passed, one after the other: the game is a draw")
	case len(stood)+1 >= repetitions:
		t.Say(nil, "The same position stood %s: it occurs for the third time, and the game is a draw", after(stood))
	case len(stood) > 0:
		t.Say(nil, "The same position stood %s: if it occurs once more, the game is a draw", after(stood))
	}
}

// turnsWith returns after how many turns positions with this key have stood,
// the present one included.
func (g *Game) turnsWith(key uint64) (turns []int) {
	past := g.Past()
	for i := range past.Moves() {
		if past.KeyBefore(i) == key {
			turns = append(turns, i)
		}
	}
	if g.Key() == key {
		turns = append(turns, past.Moves())
	}
	return turns
}

// after names moments by the turns made before them.
func after(turns []int) string {
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
	text := "after " + word + " " + game.Series("and", list)
	switch {
	case len(list) == 0:
		return "at the beginning"
	case slices.Contains(turns, 0):
		return "at the beginning and " + text
	}
	return text
}
