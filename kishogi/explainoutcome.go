package kishogi

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
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

// turnText is e.g. "turn 5 (0,0-1,0)"; turns count from 1.
func (g *Game) turnText(n int) string {
	return fmt.Sprintf("turn %d (%s)", n, g.Past().PositionBefore(n-1).appendText(nil, g.Past().MoveAt(n-1)))
}

func (g *Game) explainRepetition() []game.Reason {
	var t game.Explanation
	stood := g.occurrenceTurns()
	g.addOccurrences(&t, stood, "the game is drawn")
	quiet := [2]int{g.firstTurnWithoutCheck(game.First, stood[0]), g.firstTurnWithoutCheck(game.Second, stood[0])}
	if quiet == [2]int{} {
		t.Addf(nil, "Both players gave check with every turn in between, so that neither loses by perpetual check")
		return t
	}
	t.Addf(nil, "Nobody loses by perpetual check: Black gave no check with %s, nor White with %s",
		g.turnText(quiet[game.First]), g.turnText(quiet[game.Second]))
	return t
}

// addOccurrences adds the turns after which the position occurred, and the consequence.
func (g *Game) addOccurrences(t *game.Explanation, stood []int, end string) {
	var after []string
	for _, n := range stood {
		if n == 0 {
			after = append(after, "at the beginning")
		} else {
			after = append(after, "after "+g.turnText(n))
		}
	}
	shifted := ""
	for _, n := range stood[:len(stood)-1] {
		if p := g.Past().PositionBefore(n); p.Hash() != g.Hash() {
			shifted = "; on an open field positions that differ by a shift are the same"
		}
	}
	t.Addf(g.Pos.cellsOf(g.Pos.on), "The same position stands for the fourth time, %s, and so %s%s", wording.JoinWords("and", after), end, shifted)
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
	g.addOccurrences(&t, stood, playerNames[loser]+" loses by perpetual check")
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
	t.Addf(append(at.cellsOf(by), at.cellsOf(1<<victim)...), "From %s to %s all %d turns of %s gave check, the last one by %s to %s",
		g.turnText(first), g.turnText(last), count, playerNames[loser], at.describeCubes(by), at.gyokuOf(victim))
	t.AddLinks(at.attackLinks(by, at.cell(uint8(victim)))...)
	t.Addf(nil, "%s gave no check with %s", playerNames[victim], g.turnText(g.firstTurnWithoutCheck(victim, stood[0])))
	return t
}
