package balance

import (
	"github.com/teahouse-games/teahouse/balance/messages"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
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
	r.Add(nil, messages.Wins(winner, int(p.total)))
	made := p.pairs()
	for tile := range wheelTile {
		partners, at, links := p.partnersInGardens(tile, tile+1, made)
		if len(at) == 0 {
			continue // its partners have named it
		}
		r.Add(append([]string{p.at[tile].String()}, at...), messages.BalancesOthers(p.describeTile(tile), partners))
		r.AddLinks(links...)
	}
	return r
}

// verdictDead returns why the one Rose can never serve both Lotuses.
func (p *Position) verdictDead() []game.Reason {
	var r game.Explanation
	at := p.at[roseTile]
	r.Add([]string{at.String()}, messages.RoseIsDead(p.piece(roseTile)))
	r.Add([]string{at.String()}, messages.RoseInOneGarden(describeGarden(gardensOf[at].firstGarden())))
	if at.isPoint() {
		r.Add([]string{at.String()}, messages.RoseOnPoint())
		return r
	}
	// Of two Lotuses in the garden it is the one that the other sentences name.
	garden := gardensOf[at].firstGarden()
	for _, lotus := range p.gardenPartners(roseTile, garden, p.pairs()) {
		r.Add([]string{at.String(), p.at[lotus].String()}, messages.RoseIsFixed(p.describeTile(lotus)))
		r.AddLinks(p.link(balancePair{roseTile, lotus, garden}))
	}
	return r
}

func (p *Position) verdictPasses() []game.Reason {
	var r game.Explanation
	r.Add(nil, messages.BothPassed())
	return append(r, p.explainNoMoves()...)
}

func (g *Game) verdictRepetition() []game.Reason {
	var r game.Explanation
	past, now := g.Past(), g.Key()
	when, at := g.turnBefore(past.MoveCount())
	r.Add(at, messages.ThirdOccurrence(when, g.Pos.toMove, g.Pos.describeTile(roseTile)))
	times := [...]func(turns int, when message.Message) message.Message{messages.FirstTime, messages.SecondTime}
	n := 0
	for i := range past.MoveCount() {
		if past.KeyBefore(i) != now || n == len(times) {
			continue
		}
		when, at := g.turnBefore(i)
		r.Add(at, times[n](past.MoveCount()-i, when))
		n++
	}
	return r
}

// turnBefore returns after which turn there was the position in which the i-th turn is made.
func (g *Game) turnBefore(i int) (when message.Message, at []string) {
	if i == 0 {
		return messages.AtSetUp(), nil
	}
	done, at := g.didTurn(i - 1)
	return messages.After(done), at
}

// didTurn returns what the i-th turn did.
func (g *Game) didTurn(i int) (done message.Message, at []string) {
	past := g.Past()
	before := past.PositionBefore(i)
	switch m := past.MoveAt(i); moveForm(m) {
	case sliding:
		from, to := slideOf(m)
		k := before.inventory().kind[before.topTile(onSquare(from))]
		return messages.DidMove(before.toMove, k.piece(), message.PlaceOf(from), message.PlaceOf(to)), []string{from.String(), to.String()}
	case placing:
		k, on := placementOf(m)
		return messages.DidPlace(before.toMove, k.pieceOn(on)), []string{on.String()}
	}
	return messages.DidPass(before.toMove), nil
}

func (g *Game) verdictStalled() []game.Reason {
	var r game.Explanation
	p := &g.Pos
	r.Add(nil, messages.IsStalled(int(p.total), stallLimit))
	if last := g.Past().MoveCount() - stallLimit; last > 0 {
		done, at := g.didTurn(last - 1)
		r.Add(at, messages.StalledSince(done))
	}
	if _, alone := p.countPaired(); len(alone) > 0 {
		list, at := p.describeTiles(alone)
		r.Add(at, messages.RemainAlone(list))
	}
	return r
}
