package balance

import (
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/game"
)

// Verdict says what decided the game: in complete balance which flowers balance each
// other, each pair once; in a draw why nobody could win, or which turns brought nothing.
func (g *Game) Verdict() []game.Reason {
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
	var r game.Telling
	r.Say(nil, "%s wins by bringing all ten flowers into balance; the gardens hold %s", players[winner], game.Count(int(p.total), "balance", "balances"))
	made := p.pairs()
	for tile := range wheelTile {
		text, at, links := p.partnersInGardens(tile, tile+1, made)
		if len(at) == 0 {
			continue // its partners have told it
		}
		r.Say(append([]string{p.at[tile].String()}, at...), "%s balances %s", p.spoken(tile), text)
		r.Show(links...)
	}
	return r
}

// verdictDead says why the one Rose can never serve both Lotuses.
func (p *Position) verdictDead() []game.Reason {
	var r game.Telling
	at := p.at[roseTile]
	only := gardenNames[gardensOf[at].first()]
	r.Say([]string{at.String()}, "nobody can win any more, for %s can never balance both Lotuses", p.spoken(roseTile))
	r.Say([]string{at.String()}, "it belongs to %s only and is not on the Wheel, so it makes one balance at most", only)
	if at.isPoint() {
		r.Say([]string{at.String()}, "it stands on a point and never moves")
		return r
	}
	for tile := range wheelTile {
		if p.set().kind[tile] == lotus && gardensOf[p.at[tile]]&gardensOf[at] != 0 {
			r.Say([]string{at.String(), p.at[tile].String()},
				"it never moves either, since it balances %s there and this garden would lose its balance without it", p.spoken(tile))
			r.Show(p.link(pair{roseTile, tile, gardensOf[at].first()}))
			break
		}
	}
	return r
}

func (p *Position) verdictPasses() []game.Reason {
	var r game.Telling
	r.Say(nil, "both players have passed, one after the other, for no tile may move")
	return append(r, p.stuck()...)
}

func (g *Game) verdictRepetition() []game.Reason {
	var r game.Telling
	past, now := g.Past(), g.Key()
	text, at := g.turnBefore(past.Moves())
	r.Say(at, "%s, the same position stands for the third time, each time with %s to move and %s", text, g.Pos.mover(), g.Pos.spoken(roseTile))
	times := [...]string{"first", "second"}
	n := 0
	for i := range past.Moves() {
		if past.KeyBefore(i) != now || n == len(times) {
			continue
		}
		text, at := g.turnBefore(i)
		r.Say(at, "the %s time was %s ago, %s", times[n], game.Count(past.Moves()-i, "turn", "turns"), text)
		n++
	}
	return r
}

// turnBefore says which turn led to the position in which the i-th turn is made.
func (g *Game) turnBefore(i int) (text string, at []string) {
	past := g.Past()
	if i == 0 {
		return "as it was set up", nil
	}
	before := past.Before(i - 1)
	switch m := past.Move(i - 1); form(m) {
	case sliding:
		from, to := slideOf(m)
		return fmt.Sprintf("after %s moved the %s from %s to %s", before.mover(), before.set().kind[before.upper(onSquare(from))], from, to),
			[]string{from.String(), to.String()}
	case placing:
		k, on := placementOf(m)
		return fmt.Sprintf("after %s placed the %s on %s", before.mover(), k, on), []string{on.String()}
	}
	return fmt.Sprintf("after %s passed", before.mover()), nil
}

func (g *Game) verdictStalled() []game.Reason {
	var r game.Telling
	p := &g.Pos
	r.Say(nil, "for %d turns in a row nobody has changed the number of balances, which is %d", stallTurns, p.total)
	if last := g.Past().Moves() - stallTurns; last > 0 {
		text, at := g.turnBefore(last)
		r.Say(at, "it has stayed so since %s, %d turns ago", strings.TrimPrefix(text, "after "), stallTurns)
	}
	if _, alone := p.paired(); len(alone) > 0 {
		text, at := p.spokenAll(alone)
		r.Say(at, "without a balance of their own there remain %s", text)
	}
	return r
}
