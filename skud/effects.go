package skud

import (
	"fmt"

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
		t.say(nil, "The board, the hands and the player to move are as once before; the third time is a draw.")
	}
	t.list = append(t.list, g.Verdict()...)
	game.UndoTurn(g)
	return t.list, nil
}

// telling is what has been said of a turn, and the position up to there.
type telling struct {
	pos  Position
	list []game.Reason
}

func (t *telling) say(points []board.Point, format string, args ...any) {
	t.list = append(t.list, game.Reason{Text: fmt.Sprintf(format, args...), Places: places(points...)})
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
		t.say(nil, "%s keeps %s%s.", me, accentNames(choiceOf(m)), both)
	case actPlant:
		t.say([]board.Point{at}, "%s plants %s in the %s, where it grows.", me, k.oneOf(), gateName(at))
	case actArrange:
		t.arranged(&before, at, to)
	case actBonus:
		moved := t.used(&before, k, at, to)
		t.changed(&before, moved)
	case actPass:
		t.say(gates[:], "%s passes: %s", me, before.whyStuck())
	case actEnd:
		t.say(nil, "%s does not use the Harmony Bonus.", me)
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

// accentNames names the Accents in a hand, e.g. "two Boats, a Rock and a Wheel".
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
	return enumerate(names)
}

// enumerate joins names as a sentence does; "none" for none.
func enumerate(names []string) string {
	switch n := len(names); n {
	case 0:
		return "none"
	case 1:
		return names[0]
	default:
		text := names[0]
		for _, name := range names[1 : n-1] {
			text += ", " + name
		}
		return text + " and " + names[n-1]
	}
}

// number writes a count with its noun.
func number(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	if last := len(noun) - 1; noun[last] == 'y' {
		return fmt.Sprintf("%d %sies", n, noun[:last])
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// arranged says what an Arrange has done and whether it has earned a bonus.
func (t *telling) arranged(before *Position, from, to board.Point) {
	p, me := &t.pos, before.seat
	blooms := ""
	if from.IsGate() {
		blooms = " and blooms"
	}
	t.say([]board.Point{from, to}, "%s's %s goes %s from %s to %s%s.", player(me), before.tile[from].Kind().Name(),
		number(before.distance(from, to), "step"), from, to, blooms)
	moved := whereabouts{from: to}
	if before.tile[to] != NoTile {
		moved[to] = board.NoPoint
		t.say([]board.Point{to}, "It captures %s, which leaves the game.", before.piece(to))
	}
	switch earned := t.changed(before, moved)&harmonyOf(me) != 0; {
	case !earned:
		t.say(nil, "It makes no new Harmony of %s, so there is no Harmony Bonus.", player(me))
	case p.MidTurn():
		t.say(nil, "%s earns a Harmony Bonus.", player(me))
	default:
		t.say(nil, "%s earns a Harmony Bonus, but nothing in the hand can be used for it.", player(me))
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
			t.say(nil, "%s now has %s instead of %d.", player(s), number(is[s], "Harmony"), was[s])
		}
	}
}
