package sparring

import (
	"cmp"
	"context"
	"math/rand/v2"
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

// Wary returns a player like [Greedy] that also considers the reply: it avoids turns after
// which the opponent can win at once, as long as it finds another.
func Wary(r *rand.Rand) Player { return waryPlayer{r} }

type waryPlayer struct{ r *rand.Rand }

// maxReplies is how many replies the player examines before it plays the best turn that it has
// not seen to lose.
const maxReplies = 1_000_000

func (p waryPlayer) Choose(ctx context.Context, g game.Playable) (string, error) {
	if err := ctx.Err(); err != nil {
		return "", err
	}
	turns := scoreTurns(ctx, g)
	switch {
	case ctx.Err() != nil:
		return "", ctx.Err()
	case len(turns) == 0:
		return "", ErrGameOver
	}
	p.r.Shuffle(len(turns), func(i, j int) { turns[i], turns[j] = turns[j], turns[i] })
	slices.SortStableFunc(turns, func(a, b scoredTurn) int { return cmp.Compare(b.score, a.score) })
	left := maxReplies
	for _, t := range turns {
		loses, err := allowsWin(ctx, g, t.text, &left)
		if err != nil {
			return "", err
		}
		if !loses {
			return t.text, nil
		}
	}
	return turns[0].text, nil
}

type scoredTurn struct {
	text  string
	score int
}

// scoreTurns returns all turns, or those that were found until ctx ended.
func scoreTurns(ctx context.Context, g game.Playable) (turns []scoredTurn) {
	seat := g.ToMove()
	game.VisitLegalTurns(g, func(text []byte) bool {
		turns = append(turns, scoredTurn{string(text), evaluate(g, seat)})
		return len(turns)%256 != 0 || ctx.Err() == nil
	})
	return turns
}

// allowsWin reports whether the opponent can win with the turn after this one. It subtracts the
// replies that it examines from left; when none are left it reports false.
func allowsWin(ctx context.Context, g game.Playable, turn string, left *int) (bool, error) {
	moves, err := g.ParseTurn(turn)
	if err != nil {
		return false, err
	}
	for _, m := range moves {
		g.Do(m)
	}
	opponent, loses := g.ToMove(), false
	game.VisitLegalTurns(g, func([]byte) bool {
		*left--
		loses = WinScore(g, opponent) == 1
		return !loses && *left > 0 && (*left%256 != 0 || ctx.Err() == nil)
	})
	for range moves {
		g.Undo()
	}
	return loses, ctx.Err()
}
