package kutai

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
)

// Picks leads to a turn in two picks: a tile of the hand, then its place. What
// is not offered is refused with the rule that the turn would break.
func (g *Game) Picks(path []string) (game.Picks, error) {
	if g.Outcome().Over() {
		return game.PicksAfterEnd(g, path)
	}
	pos := &g.Pos
	if len(path) == 0 {
		return pos.pickTile(), nil
	}
	k, err := pos.checkPickedTile(path[0])
	if err != nil {
		return game.Picks{}, err
	}
	if len(path) == 1 {
		return pos.pickPlace(k), nil
	}
	if err := pos.checkPickedPlace(k, path[1]); err != nil {
		return game.Picks{}, err
	}
	turn := path[0] + "@" + path[1]
	if len(path) > 2 {
		return game.Picks{}, game.RuleErrorf(game.RuleText, []string{path[1]}, "the turn %s is complete; nothing is picked behind it", turn)
	}
	return game.Picks{Turn: turn}, nil
}

// pickTile offers every tile left: there is always a place for it.
func (pos *Position) pickTile() game.Picks {
	var picks game.Picks
	for kinds := pos.hand[pos.ToMove()]; kinds != 0; {
		k := kinds.removeLowest()
		if pos.turns == 0 && !k.IsFlower() {
			continue
		}
		picks.Next = append(picks.Next, game.Pick{Kind: game.PickHand, ID: k.String(), Label: message.Plain(k.short()), SpokenLabel: message.Plain(k.Name())})
	}
	return picks
}

// pickPlace offers the places for a tile that is offered.
func (pos *Position) pickPlace(k Kind) game.Picks {
	var picks game.Picks
	l := pos.layout()
	add := func(p placeIndex) {
		name := l.names[p]
		picks.Next = append(picks.Next, game.Pick{Kind: game.PickPlace, ID: name, Place: name, Label: message.Plain(name), SpokenLabel: message.Plain(k.Name() + " on " + name)})
	}
	if pos.turns == 0 {
		add(l.centre)
		return picks
	}
	for _, p := range l.homes[groundOf[k]] {
		if pos.cell[p] == 0 {
			add(p)
		}
	}
	return picks
}

// checkPickedTile checks a first pick.
func (pos *Position) checkPickedTile(id string) (Kind, error) {
	l, seat := pos.layout(), players[pos.ToMove()]
	if k, ok := kindsByCode[id]; ok {
		if pos.turns == 0 {
			_, err := pos.checkCenterpiece(k, l.names[l.centre])
			return k, err
		}
		return k, pos.checkSet(k)
	}
	if _, _, ok := pos.readPlace(id); !ok {
		return 0, game.RuleErrorf(game.RuleText, nil, "%s is neither a tile nor a place; a turn is, for instance, %s", wording.QuoteShort(id), pos.exampleText())
	}
	if pos.turns == 0 {
		centre := l.names[l.centre]
		return 0, game.RuleErrorf(RuleCenterpiece, []string{centre}, "first comes a flower or the White Lotus of %s's set, the Centerpiece; then its place, which is %s", seat, centre)
	}
	p, err := pos.checkPlace(id)
	switch {
	case err != nil:
		return 0, err
	case pos.cell[p] != 0:
		return 0, game.RuleErrorf(RuleEmpty, []string{id}, "%s stays where it is: nothing moves, and a turn places a tile of %s's set where there is none", pos.describeTile(pos.tileOn(p)), seat)
	}
	return 0, game.RuleErrorf(RuleSet, []string{id}, "first comes a tile of %s's set, and then the place for it, such as %s, which is %s", seat, id, l.colours[p])
}

// checkPickedPlace checks a second pick.
func (pos *Position) checkPickedPlace(k Kind, id string) error {
	if _, ok := kindsByCode[id]; ok {
		where := "which is " + groundColours[groundOf[k]].either()
		if pos.turns == 0 {
			where = "which is " + pos.layout().names[pos.layout().centre]
		}
		return game.RuleErrorf(RuleSet, nil, "the %s is picked already; next comes its place, %s", k.Name(), where)
	}
	if _, _, ok := pos.readPlace(id); !ok {
		return game.RuleErrorf(game.RuleText, nil, "%s is no place; a turn is, for instance, %s", wording.QuoteShort(id), pos.exampleText())
	}
	_, err := pos.check(k, id)
	return err
}
