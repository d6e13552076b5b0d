package skud

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/skud/messages"
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
		t.Add(nil, messages.SecondOccurrence())
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
	before, me := *p, p.seat
	k, at, to := kindOf(m), atOf(m), toOf(m)
	p.Do(m)
	switch TypeOf(m) {
	case MoveAccents:
		if accents := accentList(choiceOf(m)); p.hostAccents {
			t.Add(nil, messages.KeepsForBoth(me, accents))
		} else {
			t.Add(nil, messages.Keeps(me, accents))
		}
	case MovePlant:
		t.Add(wording.NamesOf(at), messages.Plants(me, k.piece(), gateMessage(at)))
	case MoveArrange:
		t.addArrange(&before, at, to)
	case MoveBonus:
		moved := t.addBonus(&before, k, at, to)
		t.addHarmonyChanges(&before, moved)
	case MovePass:
		t.Add(wording.NamesOf(gates[:]...), messages.Passes(me, before.whyStuck()))
	case MoveEnd:
		t.Add(nil, messages.BonusUnused(me))
	}
}

// addArrange says what an Arrange has done and whether it has earned a bonus.
func (t *explanationBuilder) addArrange(before *Position, from, to board.Point) {
	p, me := &t.pos, before.seat
	arranges := messages.Arranges
	if from.IsGate() {
		arranges = messages.ArrangesAndBlooms
	}
	t.Add(wording.NamesOf(from, to), arranges(before.tile[from].piece(), before.distance(from, to), message.PlaceOf(from), message.PlaceOf(to)))
	moved := movedTiles{from: to}
	if before.tile[to] != NoTile {
		moved[to] = board.NoPoint
		t.Add(wording.NamesOf(to), messages.Captures(before.piece(to)))
	}
	switch earned := t.addHarmonyChanges(before, moved)&harmonyOf(me) != 0; {
	case !earned:
		t.Add(nil, messages.NoNewHarmony(me))
	case p.MidTurn():
		t.Add(nil, messages.EarnsBonus(me))
	default:
		t.Add(nil, messages.EarnsBonusInVain(me))
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
			t.Add(nil, messages.HarmoniesNow(s, was[s], is[s]))
		}
	}
}
