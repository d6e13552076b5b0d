package kutai

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

// Effects says what the legal turn with this text does: the Disharmonies that
// the tile makes or ends, its possible Harmonies, how the chain and the total
// change, and whether that ends the game.
func (g *Game) Effects(text string) ([]game.Reason, error) {
	moves, err := g.ParseTurn(text)
	if err != nil {
		return nil, err
	}
	before, after := &g.Pos, g.Pos
	after.Do(moves[0])
	k, p := kindPlace(moves[0])
	placed := after.on(p)
	t := &telling{layout: before.layout()}
	seat := players[before.ToMove()]
	if before.turns == 0 {
		t.Say(t.layout.namesOf(p), "%s places the %s on %s as the Centerpiece", seat, k.Name(), t.layout.names[p])
		t.Say(nil, "The chain begins with it; the total Harmony is 0, and more than %d wins", after.target)
		return t.Telling, nil
	}
	t.Say(t.layout.namesOf(p), "%s places the %s on %s", seat, k.Name(), t.layout.names[p])
	t.tellDisharmonies(&after, placed)
	t.tellEased(before, &after, placed)
	t.tellPossible(&after, placed)
	t.tellGrowth(before, &after, placed)
	t.tellEnd(&after)
	return t.Telling, nil
}

// neighbours are the tiles orthogonally next to t.
func (pos *Position) neighbours(t tile) (list []tile) {
	for _, q := range pos.layout().next[pos.at[t]] {
		if q != noPlace && pos.cell[q] != 0 {
			list = append(list, pos.on(place(q)))
		}
	}
	return list
}

// tellDisharmonies says which Disharmonies the tile makes and which a Spade keeps off.
func (t *telling) tellDisharmonies(pos *Position, placed tile) {
	for _, x := range pos.neighbours(placed) {
		a, b := placed.kind(), x.kind()
		if a == Spade || b == Spade || similar[a][b] == 3 {
			continue
		}
		where := []place{pos.at[placed], pos.at[x]}
		if s := pos.disharmony(placed, x); s < 3 {
			t.Say(t.layout.namesOf(where...), "%s and %s are in Disharmony, %s: %s", pos.described(placed), pos.described(x), similarWhy(a, b), pos.forbidden(placed, x, s))
			continue
		}
		flower := placed
		if !pos.shielded(placed) {
			flower = x
		}
		t.Say(t.layout.namesOf(where...), "%s and %s would be in Disharmony, but there is a Spade next to the %s", pos.described(placed), pos.described(x), flower.kind().Name())
	}
}

// forbidden says what a Disharmony of similarity s forbids two tiles.
func (pos *Position) forbidden(a, b tile, s uint8) string {
	centre := pos.centerpiece()
	if a == centre || b == centre {
		if b == centre {
			b = a
		}
		return fmt.Sprintf("%s %s; the Centerpiece is not affected, but they have none with each other",
			"the "+b.kind().Name(), [...]string{"can have no Harmony", "can have only Harmonies of 3", "can have only Harmonies of 2 or 3"}[s])
	}
	return [...]string{
		"neither can have a Harmony",
		"both can have only Harmonies of 3, and none with each other",
		"both can have only Harmonies of 2 or 3, and none with each other",
	}[s]
}

// tellEased says which Disharmonies a Spade ends.
func (t *telling) tellEased(before, after *Position, placed tile) {
	if placed.kind() != Spade {
		return
	}
	told := map[[2]tile]bool{}
	for _, x := range after.neighbours(placed) {
		for _, y := range after.neighbours(x) {
			pair := [2]tile{min(x, y), max(x, y)}
			if y == placed || told[pair] || before.disharmony(x, y) == 3 || after.disharmony(x, y) < 3 {
				continue
			}
			told[pair] = true
			t.Say(t.layout.namesOf(after.at[x], after.at[y], after.at[placed]), "%s and %s are no longer in Disharmony, because the Spade is next to the %s",
				after.described(x), after.described(y), x.kind().Name())
		}
	}
}

// tellPossible says with which tiles the one placed has possible Harmonies, the
// best first.
func (t *telling) tellPossible(pos *Position, placed tile) {
	type partner struct {
		tile     tile
		value    uint8
		distance int
	}
	var partners []partner
	for rest := pos.open[0] &^ placed.bit(); rest != 0; {
		x := rest.take()
		if v, distance := pos.possible(placed, x); v > 0 {
			partners = append(partners, partner{x, v, distance})
		}
	}
	where := []place{pos.at[placed]}
	switch {
	case placed.kind() == Spade:
		t.Say(t.layout.namesOf(where...), "A Spade is in Harmony with nothing")
		return
	case len(partners) == 0:
		t.Say(t.layout.namesOf(where...), "%s has no possible Harmony", pos.described(placed))
		return
	}
	slices.SortFunc(partners, func(a, b partner) int {
		return cmp.Or(cmp.Compare(b.value, a.value), cmp.Compare(a.distance, b.distance), cmp.Compare(pos.at[a.tile], pos.at[b.tile]))
	})
	var list []string
	for _, x := range partners {
		list = append(list, fmt.Sprintf("%s (%d: %s)", pos.described(x.tile), x.value, worthWhy(placed.kind(), x.tile.kind())))
		where = append(where, pos.at[x.tile])
	}
	t.Say(t.layout.namesOf(where...), "%s could be in Harmony with %s", pos.described(placed), game.Series("and", list))
	for _, x := range partners {
		t.link(game.LinkHarmony, pos.at[placed], pos.at[x.tile], x.value)
	}
}

// tellEnd says that the game has ended.
func (t *telling) tellEnd(pos *Position) {
	switch {
	case pos.won():
		t.Say(nil, "%d is more than %d, so %s wins", pos.total, pos.target, players[pos.ToMove().Opponent()])
	case pos.over():
		t.Say(nil, "All %d tiles are placed and %d is not more than %d: the game is a draw", tiles, pos.total, pos.target)
	}
}
