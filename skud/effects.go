package skud

import (
	"cmp"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// Effects says what a legal turn does: where the tile goes, what it captures,
// the Harmonies it makes and breaks, the bonus, and the end of the game.
func (g *Game) Effects(turn string) ([]game.Reason, error) {
	moves, err := g.ParseTurn(turn)
	if err != nil {
		return nil, err
	}
	t := telling{pos: g.Pos}
	for _, m := range moves {
		t.tell(m)
	}
	t.totals(&g.Pos)
	for _, m := range moves {
		g.Do(m)
	}
	if n := g.Past().Occurrences(); n == thirdTime-1 && !g.Pos.siteEdition && !g.Outcome().Over() {
		t.Say(nil, "The board, the hands and the player to move are as once before; the third time is a draw")
	}
	t.Telling = append(t.Telling, g.Verdict()...)
	game.UndoTurn(g)
	return t.Telling, nil
}

// telling is what has been said of a turn, and the position up to there.
type telling struct {
	game.Telling
	pos Position
}

// tell says what a move of the turn does and makes it.
func (t *telling) tell(m game.Move) {
	p := &t.pos
	before, me := *p, player(p.seat)
	k, at, to := kindOf(m), atOf(m), toOf(m)
	p.Do(m)
	switch actOf(m) {
	case actAccents:
		both := ""
		if p.hostAccents {
			both = " for both players"
		}
		t.Say(nil, "%s keeps %s%s", me, accentNames(choiceOf(m)), both)
	case actPlant:
		t.Say(game.Names(at), "%s plants %s in the %s, where it grows", me, k.oneOf(), gateName(at))
	case actArrange:
		t.arranged(&before, at, to)
	case actBonus:
		moved := t.used(&before, k, at, to)
		t.changed(&before, moved)
	case actPass:
		t.Say(game.Names(gates[:]...), "%s passes: %s", me, before.whyStuck())
	case actEnd:
		t.Say(nil, "%s does not use the Harmony Bonus", me)
	}
}

// oneOf is the kind with its article.
func (k Kind) oneOf() string {
	if k == WhiteLotus || k == Orchid {
		return "the " + k.Name()
	}
	return "a " + k.Name()
}

func gateName(at board.Point) string {
	for i, g := range gates {
		if g == at {
			return [...]string{"south", "west", "east", "north"}[i] + " gate " + at.String()
		}
	}
	return "gate " + at.String()
}

// accentNames names the Accents in a hand, e.g. "two Boats, a Rock and a Wheel";
// "none" for none.
func accentNames(h hand) string {
	var names []string
	for k := Boat; k <= Wheel; k++ {
		switch h.count(k) {
		case 0:
		case 1:
			names = append(names, "a "+k.Name())
		default:
			names = append(names, "two "+k.Name()+"s")
		}
	}
	return cmp.Or(game.Series("and", names), "none")
}

// inHarmonies is e.g. "1 Harmony" or "2 Harmonies".
func inHarmonies(n int) string { return game.Count(n, "Harmony", "Harmonies") }

// arranged says what an Arrange has done and whether it has earned a bonus.
func (t *telling) arranged(before *Position, from, to board.Point) {
	p, me := &t.pos, before.seat
	blooms := ""
	if from.IsGate() {
		blooms = " and blooms"
	}
	t.Say(game.Names(from, to), "%s's %s goes %s from %s to %s%s", player(me), before.tile[from].Kind().Name(),
		game.Count(before.distance(from, to), "step", "steps"), from, to, blooms)
	moved := whereabouts{from: to}
	if before.tile[to] != NoTile {
		moved[to] = board.NoPoint
		t.Say(game.Names(to), "It captures %s, which leaves the game", before.piece(to))
	}
	switch earned := t.changed(before, moved)&harmonyOf(me) != 0; {
	case !earned:
		t.Say(nil, "It makes no new Harmony of %s, so there is no Harmony Bonus", player(me))
	case p.MidTurn():
		t.Say(nil, "%s earns a Harmony Bonus", player(me))
	default:
		t.Say(nil, "%s earns a Harmony Bonus, but nothing in the hand can be used for it", player(me))
	}
}

// distance is the number of steps of the shortest way that an Arrange can take.
func (p *Position) distance(from, to board.Point) int {
	var free, goal, ends area
	p.open(&free)
	goal.add(to)
	reach := p.tile[from].Kind().Reach()
	for n := 1; n < reach; n++ {
		if walk(from, n, &free, &goal, &ends); ends.has(to) {
			return n
		}
	}
	return reach
}

// totals says how many Harmonies each player has if that has changed.
func (t *telling) totals(before *Position) {
	was, is := before.countHarmonies(), t.pos.countHarmonies()
	for s := range game.Seat(2) {
		if was[s] != is[s] {
			t.Say(nil, "%s now has %s instead of %d", player(s), inHarmonies(is[s]), was[s])
		}
	}
}
