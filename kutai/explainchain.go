package kutai

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kutai/messages"
	"github.com/teahouse-games/teahouse/message"
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
		t.Add(t.layout.namesOf(append([]placeIndex{after.at[last]}, where...)...), messages.ChainGrows(after.mention(last), steps))
		for i := same; i < int(after.length); i++ {
			t.addLink(game.LinkChain, after.at[after.chain[i-1]], after.at[after.chain[i]], after.link[i-1])
		}
	} else if same < int(before.length) {
		t.Add(t.layout.namesOf(after.at[last]), messages.ChainEnds(after.mention(last)))
	}
	switch total, target := int(after.total), int(after.target); {
	case same == int(max(before.length, after.length)):
		t.Add(nil, messages.ChainStays(total, target))
	case before.total == after.total:
		t.Add(nil, messages.TotalStays(total, target))
	default:
		t.Add(nil, messages.TotalChanges(int(before.total), total, target))
	}
}

// steps returns the tiles of the chain from the index from on, with values, and where they stand.
func (pos *Position) steps(from int) (list message.List, where []placeIndex) {
	for i := from; i < int(pos.length); i++ {
		u, v := pos.chain[i-1], pos.chain[i]
		list = append(list, pos.step(u, v, pos.link[i-1]))
		where = append(where, pos.at[v])
	}
	return list, where
}

// step returns the tile v with the value of its Harmony with u and why it has that value.
func (pos *Position) step(u, v tile, value uint8) message.Message {
	return messages.Step(pos.mention(v), int(value), explainValue(u.kind(), v.kind()))
}

// addBrokenChain says why the chain no longer goes on from its i-th tile as it did.
func (t *explanationBuilder) addBrokenChain(before, after *Position, i int, placed tile) {
	u, v := before.chain[i-1], before.chain[i]
	where := []placeIndex{after.at[u], after.at[v]}
	var because message.Message
	value, _ := after.possible(u, v)
	switch {
	case value > 0 && i < int(after.length):
		where = append(where, after.at[after.chain[i]])
		because = after.explainPreference(u, v, after.chain[i])
	case after.liesBetween(after.at[placed], after.at[u], after.at[v]):
		because = messages.StandsBetween(placed.kind().mention())
	default:
		restrained := u
		if !after.open[before.link[i-1]].has(v) {
			restrained = v
		}
		because = messages.InDisharmony(after.mention(restrained))
	}
	t.Add(t.layout.namesOf(where...), messages.ChainBroken(after.mention(u), after.mention(v), because))
}

// explainPreference returns why the chain goes from u to w rather than to v, with both of
// which u has a possible Harmony.
func (pos *Position) explainPreference(u, v, w tile) message.Message {
	a, far := pos.possible(u, v)
	b, near := pos.possible(u, w)
	switch {
	case b > a:
		return messages.WorthMore(pos.mention(w), int(b), int(a))
	case near < far:
		return messages.WorthAsMuchNearer(pos.mention(w))
	}
	return messages.WorthAsMuchAsNear(pos.mention(w))
}
