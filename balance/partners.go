package balance

import (
	"fmt"
	"strings"
)

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
	notes := []string{"no flower is in balance yet"}
	if balanced > 0 {
		notes[0] = fmt.Sprintf("%d of %d flowers balanced", balanced, wheelTile)
	}
	if len(alone) > 0 {
		notes = append(notes, "without a partner: "+strings.Join(alone, ", "))
	}
	return notes
}
