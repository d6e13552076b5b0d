package kutai

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kutai/messages"
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
		return game.Picks{}, game.NewRuleError(game.RuleText, []string{path[1]}, messages.TurnComplete())
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
		picks.Next = append(picks.Next, game.Pick{Kind: game.PickHand, ID: k.String(), Label: messages.PickCode(message.Text(k.short())), SpokenLabel: messages.PickTile(k.mention())})
	}
	return picks
}

// pickPlace offers the places for a tile that is offered.
func (pos *Position) pickPlace(k Kind) game.Picks {
	var picks game.Picks
	l := pos.layout()
	for _, p := range pos.freePlaces(k) {
		name, there := l.names[p], message.Piece{Kind: k.String(), Place: l.named(p)}
		picks.Next = append(picks.Next, game.Pick{
			Kind: game.PickPlace, ID: name, Place: name, Label: messages.PickPlace(l.named(p)), SpokenLabel: messages.PickTile(there),
		})
	}
	return picks
}

// checkPickedTile checks a first pick.
func (pos *Position) checkPickedTile(id string) (Kind, error) {
	l, seat := pos.layout(), pos.ToMove()
	if k, ok := kindsByCode[id]; ok {
		if pos.turns == 0 {
			_, err := pos.checkCenterpiece(k, l.names[l.centre])
			return k, err
		}
		return k, pos.checkSet(k)
	}
	if _, _, ok := pos.readPlace(id); !ok {
		return 0, game.NewRuleError(game.RuleText, nil, messages.NeitherTileNorPlace(quoted(id), pos.exampleTurn()))
	}
	if pos.turns == 0 {
		return 0, game.NewRuleError(RuleCenterpiece, l.namesOf(l.centre), messages.PickCenterpieceFirst(seat, l.named(l.centre)))
	}
	p, err := pos.checkPlace(id)
	switch {
	case err != nil:
		return 0, err
	case pos.cell[p] != 0:
		return 0, game.NewRuleError(RuleEmpty, []string{id}, messages.TilesStay(pos.mention(pos.tileOn(p)), seat))
	}
	return 0, game.NewRuleError(RuleSet, []string{id}, messages.PickTileFirst(seat, l.named(p), l.colours[p].list()))
}

// checkPickedPlace checks a second pick.
func (pos *Position) checkPickedPlace(k Kind, id string) error {
	if _, ok := kindsByCode[id]; ok {
		if pos.turns == 0 {
			return game.NewRuleError(RuleSet, nil, messages.AlreadyPickedCenterpiece(k.mention(), pos.layout().named(pos.layout().centre)))
		}
		return game.NewRuleError(RuleSet, nil, messages.AlreadyPicked(k.mention(), groundColours[groundOf[k]].list()))
	}
	if _, _, ok := pos.readPlace(id); !ok {
		return game.NewRuleError(game.RuleText, nil, messages.NotAPlace(quoted(id), pos.exampleTurn()))
	}
	_, err := pos.check(k, id)
	return err
}
