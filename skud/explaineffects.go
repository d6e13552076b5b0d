package skud

import (
	"cmp"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// ExplainEffects returns what a legal turn does: where the tile goes, what it captures,
// the Harmonies it makes and breaks, the bonus, and the end of the game.
func (g *Game) ExplainEffects(turn string) ([]game.Reason, error) {
	moves, err := g.ParseTurn(turn)
	if err != nil {
		return nil, err
	}
	t := explanationBuilder{pos: g.Pos}
	for _, m := range moves {
		t.addMove(m)
	}
	t.addTotals(&g.Pos)
	for _, m := range moves {
		g.Do(m)
	}
	if n := g.Past().Occurrences(); n == thirdTime-1 && !g.Pos.siteEdition && !g.Outcome().Over() {
		t.Addf(nil, "The board, the hands and the player to move are as once before; the third time is a draw")
	}
	t.Explanation = append(t.Explanation, g.ExplainOutcome()...)
	game.UndoTurn(g)
	return t.Explanation, nil
}

// explanationBuilder is what has been said of a turn, and the position up to there.
type explanationBuilder struct {
	game.Explanation
	pos Position
}

// addMove says what a move of the turn does and makes it.
func (t *explanationBuilder) addMove(m game.Move) {
	p := &t.pos
	before, me := *p, roleName(p.seat)
	k, at, to := kindOf(m), atOf(m), toOf(m)
	p.Do(m)
	switch TypeOf(m) {
	case MoveAccents:
		both := ""
		if p.hostAccents {
			both = " for both players"
		}
		t.Addf(nil, "%s keeps %s%s", me, accentNames(choiceOf(m)), both)
	case MovePlant:
		t.Addf(wording.NamesOf(at), "%s plants %s in the %s, where it grows", me, k.oneOf(), gateName(at))
	case MoveArrange:
		t.addArrange(&before, at, to)
	case MoveBonus:
		moved := t.addBonus(&before, k, at, to)
		t.addHarmonyChanges(&before, moved)
	case MovePass:
		t.Addf(wording.NamesOf(gates[:]...), "%s passes: %s", me, before.whyStuck())
	case MoveEnd:
		t.Addf(nil, "%s does not use the Harmony Bonus", me)
	}
}

// oneOf returns the kind with its article.
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
	return cmp.Or(wording.JoinWords("and", names), "none")
}

// inHarmonies is e.g. "1 Harmony" or "2 Harmonies".
func inHarmonies(n int) string { return wording.CountNoun(n, "Harmony", "Harmonies") }

// addArrange says what an Arrange has done and whether it has earned a bonus.
func (t *explanationBuilder) addArrange(before *Position, from, to board.Point) {
	p, me := &t.pos, before.seat
	blooms := ""
	if from.IsGate() {
		blooms = " and blooms"
	}
	t.Addf(wording.NamesOf(from, to), "%s's %s goes %s from %s to %s%s", roleName(me), before.tile[from].Kind().Name(),
		wording.CountNoun(before.distance(from, to), "step", "steps"), from, to, blooms)
	moved := movedTiles{from: to}
	if before.tile[to] != NoTile {
		moved[to] = board.NoPoint
		t.Addf(wording.NamesOf(to), "It captures %s, which leaves the game", before.describeTile(to))
	}
	switch earned := t.addHarmonyChanges(before, moved)&harmonyOf(me) != 0; {
	case !earned:
		t.Addf(nil, "It makes no new Harmony of %s, so there is no Harmony Bonus", roleName(me))
	case p.MidTurn():
		t.Addf(nil, "%s earns a Harmony Bonus", roleName(me))
	default:
		t.Addf(nil, "%s earns a Harmony Bonus, but nothing in the hand can be used for it", roleName(me))
	}
}

// distance returns the number of steps of the shortest way that an Arrange can take.
func (p *Position) distance(from, to board.Point) int {
	var free, goal, ends PointSet
	p.openPoints(&free)
	goal.add(to)
	reach := p.tile[from].Kind().Reach()
	for n := 1; n < reach; n++ {
		if flowerReach(from, n, &free, &goal, &ends); ends.has(to) {
			return n
		}
	}
	return reach
}

// addTotals says how many Harmonies each player has if that has changed.
func (t *explanationBuilder) addTotals(before *Position) {
	was, is := before.countHarmonies(), t.pos.countHarmonies()
	for s := range game.Seat(2) {
		if was[s] != is[s] {
			t.Addf(nil, "%s now has %s instead of %d", roleName(s), inHarmonies(is[s]), was[s])
		}
	}
}
