package kutai

import (
	"cmp"
	"slices"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kutai/messages"
	"github.com/teahouse-games/teahouse/message"
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
	seat, where := before.ToMove(), t.layout.namesOf(p)
	if before.turns == 0 {
		t.Add(where, messages.PlacesCenterpiece(seat, k.mention(), t.layout.named(p)))
		t.Add(nil, messages.ChainBegins(int(after.target)))
		return t.Explanation, nil
	}
	t.Add(where, messages.PlacesTile(seat, k.mention(), t.layout.named(p)))
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
		where := t.layout.namesOf(pos.at[placed], pos.at[x])
		if s := pos.similarityInDisharmony(placed, x); s < 3 {
			t.Add(where, messages.Disharmony(pos.mention(placed), pos.mention(x), explainSimilarity(a, b), pos.restriction(placed, x, s)))
			continue
		}
		flower := placed
		if !pos.ignoresDisharmony(placed) {
			flower = x
		}
		t.Add(where, messages.DisharmonyPrevented(pos.mention(placed), pos.mention(x), flower.kind().mention()))
	}
}

// restriction returns what a Disharmony of similarity s forbids two tiles.
func (pos *Position) restriction(a, b tile, s uint8) message.Message {
	switch pos.centerpiece() {
	case a:
		return messages.RestrictsOne(b.kind().mention(), int(s))
	case b:
		return messages.RestrictsOne(a.kind().mention(), int(s))
	}
	return messages.RestrictsBoth(int(s))
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
			t.Add(t.layout.namesOf(after.at[x], after.at[y], after.at[placed]),
				messages.DisharmonyEnded(after.mention(x), after.mention(y), x.kind().mention()))
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
		t.Add(t.layout.namesOf(where...), messages.SpadeAlone())
		return
	case len(partners) == 0:
		t.Add(t.layout.namesOf(where...), messages.NoPossibleHarmony(pos.mention(placed)))
		return
	}
	slices.SortFunc(partners, func(a, b partner) int {
		return cmp.Or(cmp.Compare(b.value, a.value), cmp.Compare(a.distance, b.distance), cmp.Compare(pos.at[a.tile], pos.at[b.tile]))
	})
	var list message.List
	for _, x := range partners {
		list = append(list, pos.step(placed, x.tile, x.value))
		where = append(where, pos.at[x.tile])
	}
	t.Add(t.layout.namesOf(where...), messages.PossibleHarmonies(pos.mention(placed), list))
	for _, x := range partners {
		t.addLink(game.LinkHarmony, pos.at[placed], pos.at[x.tile], x.value)
	}
}

// addEnd says how the game has ended, if it has.
func (t *explanationBuilder) addEnd(pos *Position) {
	switch {
	case pos.won():
		t.Add(nil, messages.Won(pos.ToMove().Opponent(), int(pos.total), int(pos.target)))
	case pos.over():
		t.Add(nil, messages.Drawn(int(tiles), int(pos.total), int(pos.target)))
	}
}
