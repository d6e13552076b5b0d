package kutai

import "github.com/teahouse-games/teahouse/game"

// Verdict says what decided the game: the total, and every step of the chain.
func (g *Game) Verdict() []game.Reason {
	pos := &g.Pos
	t := &telling{layout: pos.layout()}
	switch g.Outcome().Reason {
	case ReasonHarmony:
		t.Say(nil, "%s wins with a total Harmony of %d, more than the target %d", players[pos.ToMove().Opponent()], pos.total, pos.target)
	case ReasonExhausted:
		t.Say(nil, "All %d tiles are placed, and a total Harmony of %d, not more than the target %d, makes it a draw", tiles, pos.total, pos.target)
	default:
		return nil
	}
	if past := g.Past(); past.Moves() > 0 {
		k, p := kindPlace(past.Move(past.Moves() - 1))
		before := past.Before(past.Moves() - 1)
		t.Say(t.layout.namesOf(p), "The last tile was %s's %s on %s; before it the total was %d",
			players[before.ToMove()], k.Name(), t.layout.names[p], before.total)
	}
	t.tellChain(pos)
	return t.Telling
}

// tellChain says the chain step by step.
func (t *telling) tellChain(pos *Position) {
	centre := pos.centerpiece()
	if pos.length == 1 {
		t.Say(t.layout.namesOf(pos.at[centre]), "The Centerpiece, %s, is in Harmony with no tile", pos.described(centre))
		return
	}
	t.Say(t.layout.namesOf(pos.at[centre]), "The chain begins with the Centerpiece, %s", pos.described(centre))
	total := 0
	for i := 1; i < int(pos.length); i++ {
		u, v, value := pos.chain[i-1], pos.chain[i], pos.link[i-1]
		total += int(value)
		t.Say(t.layout.namesOf(pos.at[u], pos.at[v]), "It goes on to %s: %d (%s), which makes %d", pos.described(v), value, worthWhy(u.kind(), v.kind()), total)
		t.link(game.LinkChain, pos.at[u], pos.at[v], value)
	}
}
