package kishogi

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi/messages"
	"github.com/teahouse-games/teahouse/message"
)

// ExplainOutcome returns what decided the game: for want of a legal turn what keeps each
// cube from moving and falling; for a repetition when the position stood and who
// gave check.
func (g *Game) ExplainOutcome() []game.Reason {
	switch o := g.Outcome(); o.Reason {
	case ReasonNoLegalTurn:
		return g.Pos.explainNoTurn()
	case ReasonRepetition:
		return g.explainRepetition()
	case ReasonPerpetualCheck:
		return g.perpetualCheck(o.Winner.Opponent())
	}
	return nil
}

// occurrenceTurns returns the numbers of turns after which the present position stood.
func (g *Game) occurrenceTurns() (turns []int) {
	for i := range g.Past().MoveCount() {
		if g.Past().KeyBefore(i) == g.Key() {
			turns = append(turns, i)
		}
	}
	return append(turns, g.Past().MoveCount())
}

// turnText is the text of turn n; turns count from 1.
func (g *Game) turnText(n int) message.Turn {
	return message.Turn(g.Past().PositionBefore(n-1).appendText(nil, g.Past().MoveAt(n-1)))
}

// turn is e.g. "turn 5 (0,0-1,0)".
func (g *Game) turn(n int) message.Message { return messages.Turn(n, g.turnText(n)) }

func (g *Game) explainRepetition() []game.Reason {
	var t game.Explanation
	stood := g.occurrenceTurns()
	t.Add(g.Pos.cellsOf(g.Pos.on), messages.EndsInDraw(g.occurrenceTimes(stood), g.shiftNote(stood)))
	quiet := [2]int{g.firstTurnWithoutCheck(game.First, stood[0]), g.firstTurnWithoutCheck(game.Second, stood[0])}
	if quiet == [2]int{} {
		t.Add(nil, messages.BothChecked())
		return t
	}
	t.Add(nil, messages.NobodyChecked(g.turn(quiet[game.First]), g.turn(quiet[game.Second])))
	return t
}

// occurrenceTimes says after which turns the position occurred.
func (g *Game) occurrenceTimes(stood []int) (times message.List) {
	for _, n := range stood {
		if n == 0 {
			times = append(times, messages.AtBeginning())
		} else {
			times = append(times, messages.AfterTurn(n, g.turnText(n)))
		}
	}
	return times
}

// shiftNote explains that shifted positions are the same if one of those that occurred was shifted.
func (g *Game) shiftNote(stood []int) message.Message {
	for _, n := range stood[:len(stood)-1] {
		if g.Past().PositionBefore(n).Hash() != g.Hash() {
			return messages.ShiftedIsSame()
		}
	}
	return message.Message{}
}

// positionAfter returns the position after turn n.
func (g *Game) positionAfter(n int) *Position {
	if n == g.Past().MoveCount() {
		return &g.Pos
	}
	return g.Past().PositionBefore(n)
}

// firstTurnWithoutCheck returns the first turn of seat behind turn n with which it gave no check, 0 for none.
func (g *Game) firstTurnWithoutCheck(seat game.Seat, n int) int {
	for n++; n <= g.Past().MoveCount(); n++ {
		if p := g.positionAfter(n); p.toMove != seat && !p.InCheck() {
			return n
		}
	}
	return 0
}

func (g *Game) perpetualCheck(loser game.Seat) []game.Reason {
	var t game.Explanation
	stood := g.occurrenceTurns()
	t.Add(g.Pos.cellsOf(g.Pos.on), messages.EndsByChecks(g.occurrenceTimes(stood), loser, g.shiftNote(stood)))
	first, last, count := 0, 0, 0
	for n := stood[0] + 1; n <= g.Past().MoveCount(); n++ {
		if g.positionAfter(n).toMove == loser {
			continue
		}
		if first == 0 {
			first = n
		}
		last = n
		count++
	}
	at := g.positionAfter(last)
	victim := loser.Opponent()
	by := at.attackers(victim, at.on)
	t.Add(append(at.cellsOf(by), at.cellsOf(1<<victim)...),
		messages.AlwaysChecked(g.turn(first), g.turn(last), count, loser, at.piecesAt(by), at.pieceAt(uint8(victim))))
	t.AddLinks(at.attackLinks(by, at.cell(uint8(victim)))...)
	t.Add(nil, messages.GaveNoCheck(victim, g.turn(g.firstTurnWithoutCheck(victim, stood[0]))))
	return t
}
