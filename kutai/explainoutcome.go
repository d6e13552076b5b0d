package kutai

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kutai/messages"
	"github.com/teahouse-games/teahouse/message"
)

// ExplainOutcome returns what decided the game: the total, and every step of the chain.
func (g *Game) ExplainOutcome() []game.Reason {
	pos := &g.Pos
	t := &explanationBuilder{layout: pos.layout()}
	if t.addEnd(pos); len(t.Explanation) == 0 {
		return nil
	}
	if past := g.Past(); past.MoveCount() > 0 {
		k, p := kindPlace(past.MoveAt(past.MoveCount() - 1))
		before := past.PositionBefore(past.MoveCount() - 1)
		placed := message.Piece{Kind: k.String(), Owner: message.Seat(before.ToMove().String()), Place: t.layout.named(p)}
		t.Add(t.layout.namesOf(p), messages.LastTile(placed, int(before.total)))
	}
	t.addChain(pos)
	return t.Explanation
}

// addChain says the chain step by step.
func (t *explanationBuilder) addChain(pos *Position) {
	centre := pos.centerpiece()
	if pos.length == 1 {
		t.Add(t.layout.namesOf(pos.at[centre]), messages.ChainOfOne(pos.mention(centre)))
		return
	}
	t.Add(t.layout.namesOf(pos.at[centre]), messages.ChainStarts(pos.mention(centre)))
	total := 0
	for i := 1; i < int(pos.length); i++ {
		u, v, value := pos.chain[i-1], pos.chain[i], pos.link[i-1]
		total += int(value)
		t.Add(t.layout.namesOf(pos.at[u], pos.at[v]),
			messages.ChainStep(pos.mention(v), int(value), explainValue(u.kind(), v.kind()), total))
		t.addLink(game.LinkChain, pos.at[u], pos.at[v], value)
	}
}
