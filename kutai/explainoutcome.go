package kutai

import "github.com/teahouse-games/teahouse/game"

// ExplainOutcome returns what decided the game: the total, and every step of the chain.
func (g *Game) ExplainOutcome() []game.Reason {
	pos := &g.Pos
	t := &explanationBuilder{layout: pos.layout()}
	switch g.Outcome().Reason {
	case ReasonHarmony:
		t.Addf(nil, "%s wins with a total Harmony of %d, more than the target %d", players[pos.ToMove().Opponent()], pos.total, pos.target)
	case ReasonExhausted:
		t.Addf(nil, "All %d tiles are placed, and a total Harmony of %d, not more than the target %d, makes it a draw", tiles, pos.total, pos.target)
	default:
		return nil
	}
	if past := g.Past(); past.MoveCount() > 0 {
		k, p := kindPlace(past.MoveAt(past.MoveCount() - 1))
		before := past.PositionBefore(past.MoveCount() - 1)
		t.Addf(t.layout.namesOf(p), "The last tile was %s's %s on %s; before it the total was %d",
			players[before.ToMove()], k.Name(), t.layout.names[p], before.total)
	}
	t.addChain(pos)
	return t.Explanation
}

// addChain says the chain step by step.
func (t *explanationBuilder) addChain(pos *Position) {
	centre := pos.centerpiece()
	if pos.length == 1 {
		t.Addf(t.layout.namesOf(pos.at[centre]), "The Centerpiece, %s, is in Harmony with no tile", pos.describeTile(centre))
		return
	}
	t.Addf(t.layout.namesOf(pos.at[centre]), "The chain begins with the Centerpiece, %s", pos.describeTile(centre))
	total := 0
	for i := 1; i < int(pos.length); i++ {
		u, v, value := pos.chain[i-1], pos.chain[i], pos.link[i-1]
		total += int(value)
		t.Addf(t.layout.namesOf(pos.at[u], pos.at[v]), "It goes on to %s: %d (%s), which makes %d", pos.describeTile(v), value, explainValue(u.kind(), v.kind()), total)
		t.addLink(game.LinkChain, pos.at[u], pos.at[v], value)
	}
}
