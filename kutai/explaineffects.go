package kutai

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// ExplainEffects returns what the legal turn with this text does: the Disharmonies that
// the tile makes or ends, its possible Harmonies, how the chain and the total
// change, and whether that ends the game.
func (g *Game) ExplainEffects(text string) ([]game.Reason, error) {
	moves, err := g.ParseTurn(text)
	if err != nil {
		return nil, err
	}
	before, after := &g.Pos, g.Pos
	after.Do(moves[0])
	k, p := kindPlace(moves[0])
	placed := after.tileOn(p)
	t := &explanationBuilder{layout: before.layout()}
	seat := players[before.ToMove()]
	if before.turns == 0 {
		t.Addf(t.layout.namesOf(p), "%s places the %s on %s as the Centerpiece", seat, k.Name(), t.layout.names[p])
		t.Addf(nil, "The chain begins with it; the total Harmony is 0, and more than %d wins", after.target)
		return t.Explanation, nil
	}
	t.Addf(t.layout.namesOf(p), "%s places the %s on %s", seat, k.Name(), t.layout.names[p])
	t.addDisharmonies(&after, placed)
	t.addEndedDisharmonies(before, &after, placed)
	t.addPossibleHarmonies(&after, placed)
	t.addGrowth(before, &after, placed)
	t.addEnd(&after)
	return t.Explanation, nil
}

// neighbours returns the tiles orthogonally next to t.
func (pos *Position) neighbours(t tile) (list []tile) {
	for _, q := range pos.layout().next[pos.at[t]] {
		if q != noPlace && pos.cell[q] != 0 {
			list = append(list, pos.tileOn(placeIndex(q)))
		}
	}
	return list
}

// addDisharmonies says which Disharmonies the tile makes and which a Spade keeps off.
func (t *explanationBuilder) addDisharmonies(pos *Position, placed tile) {
	for _, x := range pos.neighbours(placed) {
		a, b := placed.kind(), x.kind()
		if a == Spade || b == Spade || similarity[a][b] == 3 {
			continue
		}
		where := []placeIndex{pos.at[placed], pos.at[x]}
		if s := pos.similarityInDisharmony(placed, x); s < 3 {
			t.Addf(t.layout.namesOf(where...), "%s and %s are in Disharmony, %s: %s", pos.describeTile(placed), pos.describeTile(x), explainSimilarity(a, b), pos.describeRestriction(placed, x, s))
			continue
		}
		flower := placed
		if !pos.ignoresDisharmony(placed) {
			flower = x
		}
		t.Addf(t.layout.namesOf(where...), "%s and %s would be in Disharmony, but there is a Spade next to the %s", pos.describeTile(placed), pos.describeTile(x), flower.kind().Name())
	}
}

// describeRestriction returns what a Disharmony of similarity s forbids two tiles.
func (pos *Position) describeRestriction(a, b tile, s uint8) string {
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

// addEndedDisharmonies says which Disharmonies a Spade ends.
func (t *explanationBuilder) addEndedDisharmonies(before, after *Position, placed tile) {
	if placed.kind() != Spade {
		return
	}
	reported := map[[2]tile]bool{}
	for _, x := range after.neighbours(placed) {
		for _, y := range after.neighbours(x) {
			pair := [2]tile{min(x, y), max(x, y)}
			if y == placed || reported[pair] || before.similarityInDisharmony(x, y) == 3 || after.similarityInDisharmony(x, y) < 3 {
				continue
			}
			reported[pair] = true
			t.Addf(t.layout.namesOf(after.at[x], after.at[y], after.at[placed]), "%s and %s are no longer in Disharmony, because the Spade is next to the %s",
				after.describeTile(x), after.describeTile(y), x.kind().Name())
		}
	}
}

// addPossibleHarmonies says with which tiles the one placed has possible Harmonies, the
// best first.
func (t *explanationBuilder) addPossibleHarmonies(pos *Position, placed tile) {
	type partner struct {
		tile     tile
		value    uint8
		distance int
	}
	var partners []partner
	for rest := pos.open[0] &^ placed.bit(); rest != 0; {
		x := rest.removeLowest()
		if v, distance := pos.possible(placed, x); v > 0 {
			partners = append(partners, partner{x, v, distance})
		}
	}
	where := []placeIndex{pos.at[placed]}
	switch {
	case placed.kind() == Spade:
		t.Addf(t.layout.namesOf(where...), "A Spade is in Harmony with nothing")
		return
	case len(partners) == 0:
		t.Addf(t.layout.namesOf(where...), "%s has no possible Harmony", pos.describeTile(placed))
		return
	}
	slices.SortFunc(partners, func(a, b partner) int {
		return cmp.Or(cmp.Compare(b.value, a.value), cmp.Compare(a.distance, b.distance), cmp.Compare(pos.at[a.tile], pos.at[b.tile]))
	})
	var list []string
	for _, x := range partners {
		list = append(list, fmt.Sprintf("%s (%d: %s)", pos.describeTile(x.tile), x.value, explainValue(placed.kind(), x.tile.kind())))
		where = append(where, pos.at[x.tile])
	}
	t.Addf(t.layout.namesOf(where...), "%s could be in Harmony with %s", pos.describeTile(placed), wording.JoinWords("and", list))
	for _, x := range partners {
		t.addLink(game.LinkHarmony, pos.at[placed], pos.at[x.tile], x.value)
	}
}

// addEnd says that the game has ended.
func (t *explanationBuilder) addEnd(pos *Position) {
	switch {
	case pos.won():
		t.Addf(nil, "%d is more than %d, so %s wins", pos.total, pos.target, players[pos.ToMove().Opponent()])
	case pos.over():
		t.Addf(nil, "All %d tiles are placed and %d is not more than %d: the game is a draw", tiles, pos.total, pos.target)
	}
}
