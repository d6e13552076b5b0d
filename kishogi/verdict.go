package kishogi

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game"
)

// Verdict says what decided the game: for want of a legal turn what keeps each
// cube from moving and falling; for a repetition when the position stood and who
// gave check.
func (g *Game) Verdict() []game.Reason {
	switch o := g.Outcome(); o.Reason {
	case ReasonNoLegalTurn:
		return g.Pos.stuck()
	case ReasonRepetition:
		return g.repetition()
	case ReasonPerpetualCheck:
		return g.perpetualCheck(o.Winner.Opponent())
	}
	return nil
}

// stood is the numbers of turns after which the present position stood.
func (g *Game) stood() (turns []int) {
	for i := range g.Past().Moves() {
		if g.Past().KeyBefore(i) == g.Key() {
			turns = append(turns, i)
		}
	}
	return append(turns, g.Past().Moves())
}

// turnText is e.g. "turn 5 (0,0-1,0)"; turns count from 1.
func (g *Game) turnText(n int) string {
	return fmt.Sprintf("turn %d (%s)", n, g.Past().Before(n-1).appendText(nil, g.Past().Move(n-1)))
}

func (g *Game) repetition() []game.Reason {
	var t game.Telling
	stood := g.stood()
	g.stoodAgain(&t, stood, "the game is drawn")
	quiet := [2]int{g.quiet(game.First, stood[0]), g.quiet(game.Second, stood[0])}
	if quiet == [2]int{} {
		t.Say(nil, "Both players gave check with every turn in between, so that neither loses by perpetual check")
		return t
	}
	t.Say(nil, "Nobody loses by perpetual check: Black gave no check with %s, nor White with %s",
		g.turnText(quiet[game.First]), g.turnText(quiet[game.Second]))
	return t
}

// stoodAgain tells after which turns the position stood and what follows.
func (g *Game) stoodAgain(t *game.Telling, stood []int, end string) {
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
		if p := g.Past().Before(n); p.Hash() != g.Hash() {
			shifted = "; on an open field positions that differ by a shift are the same"
		}
	}
	t.Say(g.Pos.cellsOf(g.Pos.on), "The same position stands for the fourth time, %s, and so %s%s", game.Series("and", after), end, shifted)
}

// after returns the position after turn n.
func (g *Game) after(n int) *Position {
	if n == g.Past().Moves() {
		return &g.Pos
	}
	return g.Past().Before(n)
}

// quiet is the first turn of seat behind turn n with which it gave no check, 0 for none.
func (g *Game) quiet(seat game.Seat, n int) int {
	for n++; n <= g.Past().Moves(); n++ {
		if p := g.after(n); p.toMove != seat && !p.InCheck() {
			return n
		}
	}
	return 0
}

func (g *Game) perpetualCheck(loser game.Seat) []game.Reason {
	var t game.Telling
	stood := g.stood()
	g.stoodAgain(&t, stood, playerNames[loser]+" loses by perpetual check")
	first, last, count := 0, 0, 0
	for n := stood[0] + 1; n <= g.Past().Moves(); n++ {
		if g.after(n).toMove == loser {
			continue
		}
		if first == 0 {
			first = n
		}
		last = n
		count++
	}
	at := g.after(last)
	victim := loser.Opponent()
	by := at.attackers(victim, at.on)
	t.Say(append(at.cellsOf(by), at.cellsOf(1<<victim)...), "From %s to %s all %d turns of %s gave check, the last one by %s to %s",
		g.turnText(first), g.turnText(last), count, playerNames[loser], at.namedAll(by), at.gyokuOf(victim))
	t.Show(at.attackLinks(by, at.cell(uint8(victim)))...)
	t.Say(nil, "%s gave no check with %s", playerNames[victim], g.turnText(g.quiet(victim, stood[0])))
	return t
}
