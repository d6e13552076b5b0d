package kutai

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// addGrowth says how the chain and the total have changed by the tile placed.
func (t *explanationBuilder) addGrowth(before, after *Position, placed tile) {
	same := 1 // tiles at the beginning of both chains
	for same < int(min(before.length, after.length)) && before.chain[same] == after.chain[same] && before.link[same-1] == after.link[same-1] {
		same++
	}
	last := after.chain[same-1]
	if same < int(before.length) {
		t.addBrokenChain(before, after, same, placed)
	}
	if same < int(after.length) {
		steps, where := after.steps(same)
		t.Addf(t.layout.namesOf(append([]placeIndex{after.at[last]}, where...)...), "From %s the chain goes on to %s", after.describeTile(last), wording.JoinWords("and", steps))
		for i := same; i < int(after.length); i++ {
			t.addLink(game.LinkChain, after.at[after.chain[i-1]], after.at[after.chain[i]], after.link[i-1])
		}
	} else if same < int(before.length) {
		t.Addf(t.layout.namesOf(after.at[last]), "The chain now ends with %s", after.describeTile(last))
	}
	switch {
	case same == int(max(before.length, after.length)):
		t.Addf(nil, "The chain stays as it is, and the total Harmony is %d; more than %d wins", after.total, after.target)
	case before.total == after.total:
		t.Addf(nil, "The total Harmony stays %d; more than %d wins", after.total, after.target)
	default:
		t.Addf(nil, "The total Harmony goes from %d to %d; more than %d wins", before.total, after.total, after.target)
	}
}

// steps names the tiles of the chain from the index from on, with values.
func (pos *Position) steps(from int) (list []string, where []placeIndex) {
	for i := from; i < int(pos.length); i++ {
		u, v := pos.chain[i-1], pos.chain[i]
		list = append(list, fmt.Sprintf("%s (%d: %s)", pos.describeTile(v), pos.link[i-1], explainValue(u.kind(), v.kind())))
		where = append(where, pos.at[v])
	}
	return list, where
}

// addBrokenChain says why the chain no longer goes on from its i-th tile as it did.
func (t *explanationBuilder) addBrokenChain(before, after *Position, i int, placed tile) {
	u, v := before.chain[i-1], before.chain[i]
	where := []placeIndex{after.at[u], after.at[v]}
	var because string
	value, _ := after.possible(u, v)
	switch {
	case value > 0 && i < int(after.length):
		where = append(where, after.at[after.chain[i]])
		because = after.explainPreference(u, v, after.chain[i])
	case after.liesBetween(after.at[placed], after.at[u], after.at[v]):
		because = "the " + placed.kind().Name() + " stands between them"
	default:
		restrained := u
		if !after.open[before.link[i-1]].has(v) {
			restrained = v
		}
		because = after.describeTile(restrained) + " is in Disharmony"
	}
	t.Addf(t.layout.namesOf(where...), "The chain no longer goes from %s to %s, because %s", after.describeTile(u), after.describeTile(v), because)
}

// explainPreference returns why the chain goes from u to w rather than to v, with both of
// which u has a possible Harmony.
func (pos *Position) explainPreference(u, v, w tile) string {
	a, far := pos.possible(u, v)
	b, near := pos.possible(u, w)
	switch {
	case b > a:
		return fmt.Sprintf("%s is worth %d, more than %d", pos.describeTile(w), b, a)
	case near < far:
		return fmt.Sprintf("%s is worth as much and nearer", pos.describeTile(w))
	}
	return fmt.Sprintf("%s is worth as much and as near, and no other way brings a higher total", pos.describeTile(w))
}
