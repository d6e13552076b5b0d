package balance

import (
	"slices"

	"github.com/teahouse-games/teahouse/balance/messages"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
)

var _ game.PieceExplainer = (*Game)(nil)

// partneredFlowers returns a set of as many flowers as can take part in balances together. The two
// sides of a matching do not hinder each other there, see [Position.isComplete], and on
// one side a largest set is found by taking each flower that those taken before leave
// a balance: where one of several goes without, it is the last of its kind.
func (p *Position) partneredFlowers() (set [wheelTile]bool) {
	var taken [kinds][]gardenCounts // by the side, the gardens of the flowers that are in the set
	for tile := range set {
		if p.at[tile] == nowhere {
			continue
		}
		k := p.inventory().kind[tile]
		_, partners := p.sides(k)
		side := &taken[k]
		if p.matching == opposites {
			side = &taken[k/2]
		}
		if with := append(*side, gardensOf[p.at[tile]]); allServed(with, partners) {
			*side, set[tile] = with, true
		}
	}
	return set
}

// countPaired counts the flowers that have a partner, and lists those on the board that
// have none, by place where they are of one kind.
func (p *Position) countPaired() (balanced int, alone []int) {
	o, numbers := p.normalized()
	for tile, has := range o.partneredFlowers() {
		switch {
		case has:
			balanced++
		case o.at[tile] != nowhere:
			alone = append(alone, numbers[tile])
		}
	}
	return balanced, alone
}

// pieceList lists tiles on the board, whether they are on the Wheel or not.
func (p *Position) pieceList(tiles []int) (list message.List) {
	for _, tile := range tiles {
		list = append(list, p.piece(tile))
	}
	return list
}

// partnerNotes say how many of the ten flowers have a partner, and which of those on
// the board have none.
func (p *Position) partnerNotes() []message.Message {
	balanced, alone := p.countPaired()
	notes := []message.Message{messages.NoneBalanced()}
	if balanced > 0 {
		notes[0] = messages.FlowersBalanced(balanced, wheelTile)
	}
	if len(alone) > 0 {
		notes = append(notes, messages.WithoutPartner(p.pieceList(alone)))
	}
	return notes
}

// ExplainPiece says whom the flower on a place balances in which gardens, or why it has no
// partner yet.
func (g *Game) ExplainPiece(name string) []game.Reason {
	p := &g.Pos
	at, rest, ok := cutPlace(name)
	if !ok || rest != "" {
		return nil
	}
	tile := p.topTile(at)
	if tile < 0 || tile == wheelTile {
		return nil
	}
	var r game.Explanation
	partners, places, links := p.partnersInGardens(tile, 0, p.pairs())
	if len(places) > 0 {
		r.Add(append([]string{at.String()}, places...), messages.HasPartners(partners))
		r.AddLinks(links...)
		return r
	}
	switch taken := p.matchingIn(tile); len(taken) {
	case 0:
		r.Add([]string{at.String()}, messages.NoPartnerNear(p.partnerKinds(tile), gardensOf[at].describe()))
	default:
		list, places := p.describeTiles(taken)
		r.Add(append([]string{at.String()}, places...), messages.PartnersTaken(list))
	}
	return r
}

// partnersInGardens lists whom a flower balances by this choice, of the flowers from a
// number on: each once, with all gardens in which they balance each other, e.g. the Rose
// on j10 in the north-east red garden. The value of a link is their number, if above one.
func (p *Position) partnersInGardens(tile, from int, made []balancePair) (list message.List, at []string, links []game.Link) {
	var shared [wheelTile]gardenCounts // the gardens in which each balances this one
	var partners []int
	for g := range gardensOf[p.at[tile]].gardens {
		for _, partner := range p.gardenPartners(tile, g, made) {
			if shared[partner] == 0 && partner >= from {
				partners = append(partners, partner)
			}
			shared[partner] |= gardenBit(g)
		}
	}
	var order []gardenCounts
	by := make(map[gardenCounts][]int)
	for _, partner := range partners {
		gardens := shared[partner]
		if by[gardens] == nil {
			order = append(order, gardens)
		}
		by[gardens] = append(by[gardens], partner)
	}
	for _, gardens := range order {
		there, places := p.describeTiles(by[gardens])
		list = append(list, messages.PartnersIn(there, gardens.describe()))
		at = append(at, places...)
		for _, partner := range by[gardens] {
			link := p.link(balancePair{a: tile, b: partner})
			if n := gardens.sum(); n > 1 {
				link.Value = n
			}
			links = append(links, link)
		}
	}
	return list, at, links
}

// matchingIn returns the flowers in the gardens of this one whose kinds balance its own.
func (p *Position) matchingIn(tile int) (list []int) {
	for other := range wheelTile {
		if at := p.at[other]; at != nowhere && p.match(tile, other) && gardensOf[at]&gardensOf[p.at[tile]] != 0 {
			list = append(list, other)
		}
	}
	return list
}

// partnerKinds lists the kinds that balance a flower's own.
func (p *Position) partnerKinds(tile int) (list message.List) {
	for other := range wheelTile {
		piece := p.inventory().kind[other].piece()
		if p.match(tile, other) && !slices.Contains(list, message.Value(piece)) {
			list = append(list, piece)
		}
	}
	return list
}
