package kutai

import "github.com/teahouse-games/teahouse/game"

// Picks leads to a turn in two picks: a tile of the hand, then its place.
func (g *Game) Picks(path []string) (game.Picks, error) {
	if o := g.Outcome(); o.Over() {
		return game.Picks{}, game.BrokenOver(o)
	}
	if len(path) == 0 {
		return g.pickTile(), nil
	}
	k, ok := kindsByCode[path[0]]
	if !ok {
		return game.Picks{}, game.Broken(game.RuleText, nil, "%s is no tile", game.Quote(path[0]))
	}
	if len(path) > 2 {
		return game.Picks{}, game.Broken(game.RuleText, nil, "a turn is a tile and a place; nothing comes after them")
	}
	if len(path) == 2 {
		if !g.Pos.placeForm(path[1]) {
			return game.Picks{}, game.Broken(game.RuleText, nil, "%s is no place", game.Quote(path[1]))
		}
		if _, err := g.Pos.why(k, path[1]); err != nil {
			return game.Picks{}, err
		}
		return game.Picks{Turn: path[0] + "@" + path[1]}, nil
	}
	places := g.pickPlace(k)
	if len(places.Next) == 0 {
		// Whatever the place, the tile itself is refused.
		_, err := g.Pos.why(k, g.Pos.layout().names[g.Pos.layout().centre])
		return game.Picks{}, err
	}
	return places, nil
}

// pickTile offers every tile left: there is always a place for it.
func (g *Game) pickTile() game.Picks {
	var picks game.Picks
	for kinds := g.Pos.hand[g.Pos.ToMove()]; kinds != 0; {
		k := kinds.take()
		if g.Pos.turns == 0 && !k.IsFlower() {
			continue
		}
		picks.Next = append(picks.Next, game.Pick{Kind: game.PickHand, ID: k.String(), Label: k.short(), Spoken: k.Name()})
	}
	return picks
}

// pickPlace offers the places for a tile; none when it may not be placed at all.
func (g *Game) pickPlace(k Kind) game.Picks {
	var picks game.Picks
	pos := &g.Pos
	l := pos.layout()
	add := func(p place) {
		name := l.names[p]
		picks.Next = append(picks.Next, game.Pick{Kind: game.PickPlace, ID: name, Place: name, Label: name, Spoken: k.Name() + " on " + name})
	}
	switch {
	case !pos.hand[pos.ToMove()].has(k):
	case pos.turns > 0:
		for _, p := range l.homes[groundOf[k]] {
			if pos.cell[p] == 0 {
				add(p)
			}
		}
	case k.IsFlower():
		add(l.centre)
	}
	return picks
}
