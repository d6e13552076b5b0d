package balance

import (
	"fmt"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
)

var _ game.Standing = (*Game)(nil)

// partnered is a set of as many flowers as can take part in balances together. The two
// sides of a matching do not hinder each other there, see [Position.complete], and on
// one side a largest set is found by taking each flower that those taken before leave
// a balance: where one of several goes without, it is the last of its kind.
func (p *Position) partnered() (set [wheelTile]bool) {
	var taken [kinds][]tally // by the side, the gardens of the flowers that are in the set
	for tile := range set {
		if p.at[tile] == nowhere {
			continue
		}
		k := p.set().kind[tile]
		_, partners := p.sides(k)
		side := &taken[k]
		if p.matching == opposites {
			side = &taken[k/2]
		}
		if with := append(*side, gardensOf[p.at[tile]]); served(with, partners) {
			*side, set[tile] = with, true
		}
	}
	return set
}

// notesOfPartners say how many of the ten flowers have a partner, and which of those on
// the board have none.
func (p *Position) notesOfPartners() []string {
	o, _ := p.ordered()
	balanced := 0
	var alone []string
	for tile, has := range o.partnered() {
		switch at := o.at[tile]; {
		case has:
			balanced++
		case at != nowhere:
			alone = append(alone, o.set().kind[tile].String()+" "+at.String())
		}
	}
	notes := []string{"no flower balanced yet"}
	if balanced > 0 {
		notes[0] = fmt.Sprintf("%d of %d flowers balanced", balanced, wheelTile)
	}
	if len(alone) > 0 {
		notes = append(notes, "without a partner: "+strings.Join(alone, ", "))
	}
	return notes
}

// Standing says whom the flower on a place balances in which gardens, or why it has no
// partner yet.
func (g *Game) Standing(name string) []game.Reason {
	p := &g.Pos
	at, rest, ok := cutPlace(name)
	if !ok || rest != "" {
		return nil
	}
	tile := p.upper(at)
	if tile < 0 || tile == wheelTile {
		return nil
	}
	var r game.Telling
	text, places, links := p.partnersInGardens(tile, p.pairs())
	if len(places) > 0 {
		r.Say(append([]string{at.String()}, places...), "it balances %s", text)
		r.Show(links...)
		return r
	}
	switch taken := p.matchingIn(tile); len(taken) {
	case 0:
		r.Say([]string{at.String()}, "it has no partner yet: no %s is in %s", p.partnerKinds(tile), gardensOf[at].anyOf())
	default:
		text, places := p.spokenAll(taken)
		r.Say(append([]string{at.String()}, places...), "it has no partner yet: in its gardens there is only %s, in balance with others", text)
	}
	return r
}

// partnersInGardens lists whom a flower balances by this choice, garden by garden, e.g.
// "the Rose on j10 in the north-east red garden".
func (p *Position) partnersInGardens(tile int, made []pair) (text string, at []string, links []game.Link) {
	var parts []string
	for g := range gardensOf[p.at[tile]].each {
		partners := p.partners(tile, g, made)
		if len(partners) == 0 {
			continue
		}
		text, places := p.spokenAll(partners)
		parts = append(parts, text+" in "+gardenNames[g])
		at = append(at, places...)
		for _, partner := range partners {
			links = append(links, p.link(pair{tile, partner, g}))
		}
	}
	return game.Series("and", parts), at, links
}

// matchingIn are the flowers in the gardens of this one whose kinds balance its own.
func (p *Position) matchingIn(tile int) (list []int) {
	for other := range wheelTile {
		if at := p.at[other]; at != nowhere && p.match(tile, other) && gardensOf[at]&gardensOf[p.at[tile]] != 0 {
			list = append(list, other)
		}
	}
	return list
}

// partnerKinds are the kinds that balance a flower's own, e.g. "Orchid or Lily".
func (p *Position) partnerKinds(tile int) string {
	var names []string
	for other := range wheelTile {
		if name := p.set().kind[other].String(); p.match(tile, other) && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return game.Series("or", names)
}
