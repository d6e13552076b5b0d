package balance

import (
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// ExplainOutcome returns what decided the game: in complete balance which flowers balance each
// other, each pair once; in a draw why neither player could win, or which turns brought nothing.
func (g *Game) ExplainOutcome() []game.Reason {
	p := &g.Pos
	switch o := g.Outcome(); o.Reason {
	case reasonBalance:
		return p.verdictBalance(o.Winner)
	case reasonDead:
		return p.verdictDead()
	case reasonNoLegalTurn:
		return p.verdictPasses()
	case reasonRepetition:
		return g.verdictRepetition()
	case reasonStalled:
		return g.verdictStalled()
	}
	return nil
}

func (p *Position) verdictBalance(winner game.Seat) []game.Reason {
	var r game.Explanation
	r.Addf(nil, "%s wins by bringing all ten flowers into balance; the gardens hold %s", players[winner], wording.CountNoun(int(p.total), "balance", "balances"))
	made := p.pairs()
	for tile := range wheelTile {
		text, at, links := p.partnersInGardens(tile, tile+1, made)
		if len(at) == 0 {
			continue // its partners have named it
		}
		r.Addf(append([]string{p.at[tile].String()}, at...), "%s balances %s", p.describeTile(tile), text)
		r.AddLinks(links...)
	}
	return r
}

// verdictDead returns why the one Rose can never serve both Lotuses.
func (p *Position) verdictDead() []game.Reason {
	var r game.Explanation
	at := p.at[roseTile]
	only := gardenNames[gardensOf[at].firstGarden()]
	r.Addf([]string{at.String()}, "nobody can win any more, for %s can never balance both Lotuses", p.describeTile(roseTile))
	r.Addf([]string{at.String()}, "it belongs to %s only and is not on the Wheel, so it makes one balance at most", only)
	if at.isPoint() {
		r.Addf([]string{at.String()}, "it stands on a point and never moves")
		return r
	}
	for tile := range wheelTile {
		if p.inventory().kind[tile] == lotus && gardensOf[p.at[tile]]&gardensOf[at] != 0 {
			r.Addf([]string{at.String(), p.at[tile].String()},
				"it never moves either, since it balances %s there and this garden would lose its balance without it", p.describeTile(tile))
			r.AddLinks(p.link(balancePair{roseTile, tile, gardensOf[at].firstGarden()}))
			break
		}
	}
	return r
}

func (p *Position) verdictPasses() []game.Reason {
	var r game.Explanation
	r.Addf(nil, "both players have passed, one after the other, for no tile may move")
	return append(r, p.explainNoMoves()...)
}

func (g *Game) verdictRepetition() []game.Reason {
	var r game.Explanation
	past, now := g.Past(), g.Key()
	text, at := g.turnBefore(past.MoveCount())
	r.Addf(at, "%s, the same position stands for the third time, each time with %s to move and %s", text, g.Pos.moverName(), g.Pos.describeTile(roseTile))
	times := [...]string{"first", "second"}
	n := 0
	for i := range past.MoveCount() {
		if past.KeyBefore(i) != now || n == len(times) {
			continue
		}
		text, at := g.turnBefore(i)
		r.Addf(at, "the %s time was %s ago, %s", times[n], wording.CountNoun(past.MoveCount()-i, "turn", "turns"), text)
		n++
	}
	return r
}

// turnBefore returns which turn led to the position in which the i-th turn is made.
func (g *Game) turnBefore(i int) (text string, at []string) {
	past := g.Past()
	if i == 0 {
		return "as it was set up", nil
	}
	before := past.PositionBefore(i - 1)
	switch m := past.MoveAt(i - 1); moveForm(m) {
	case sliding:
		from, to := slideOf(m)
		return fmt.Sprintf("after %s moved the %s from %s to %s", before.moverName(), before.inventory().kind[before.topTile(onSquare(from))], from, to),
			[]string{from.String(), to.String()}
	case placing:
		k, on := placementOf(m)
		return fmt.Sprintf("after %s placed the %s on %s", before.moverName(), k, on), []string{on.String()}
	}
	return fmt.Sprintf("after %s passed", before.moverName()), nil
}

func (g *Game) verdictStalled() []game.Reason {
	var r game.Explanation
	p := &g.Pos
	r.Addf(nil, "for %d turns in a row nobody has changed the number of balances, which is %d", stallLimit, p.total)
	if last := g.Past().MoveCount() - stallLimit; last > 0 {
		text, at := g.turnBefore(last)
		r.Addf(at, "it has stayed so since %s, %d turns ago", strings.TrimPrefix(text, "after "), stallLimit)
	}
	if _, alone := p.countPaired(); len(alone) > 0 {
		text, at := p.describeTiles(alone)
		r.Addf(at, "without a balance of their own there remain %s", text)
	}
	return r
}
