package sparring

import (
	"cmp"
	"context"
	"math/rand/v2"
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

// Wary returns a player like [Greedy] that also looks at the answer: it makes no turn
// after which the opponent can win at once, as long as it finds another.
func Wary(r *rand.Rand) Player { return wary{r} }

type wary struct{ r *rand.Rand }

// answersMost is how many answers wary looks at before it makes the best turn that it has
// not seen to lose.
const answersMost = 1_000_000

func (p wary) Choose(ctx context.Context, g game.Game) (string, error) {
	if err := ctx.Err(); err != nil {
		return "", err
	}
	turns := rated(ctx, g)
	switch {
	case ctx.Err() != nil:
		return "", ctx.Err()
	case len(turns) == 0:
		return "", ErrOver
	}
	p.r.Shuffle(len(turns), func(i, j int) { turns[i], turns[j] = turns[j], turns[i] })
	slices.SortStableFunc(turns, func(a, b ratedTurn) int { return cmp.Compare(b.worth, a.worth) })
	left := answersMost
	for _, t := range turns {
		loses, err := losesAtOnce(ctx, g, t.text, &left)
		if err != nil {
			return "", err
		}
		if !loses {
			return t.text, nil
		}
	}
	return turns[0].text, nil
}

type ratedTurn struct {
	text  string
	worth int
}

// rated are all turns, or those that were found until ctx ended.
func rated(ctx context.Context, g game.Game) (turns []ratedTurn) {
	seat := g.ToMove()
	game.EachTurn(g, func(text []byte) bool {
		turns = append(turns, ratedTurn{string(text), worth(g, seat)})
		return len(turns)%256 != 0 || ctx.Err() == nil
	})
	return turns
}

// losesAtOnce reports whether the opponent can win with the turn after this one. It takes
// the answers that it looks at from left; where none are left it says no.
func losesAtOnce(ctx context.Context, g game.Game, turn string, left *int) (bool, error) {
	moves, err := g.ParseTurn(turn)
	if err != nil {
		return false, err
	}
	for _, m := range moves {
		g.Do(m)
	}
	opponent, loses := g.ToMove(), false
	game.EachTurn(g, func([]byte) bool {
		*left--
		loses = wins(g, opponent) == 1
		return !loses && *left > 0 && (*left%256 != 0 || ctx.Err() == nil)
	})
	for range moves {
		g.Undo()
	}
	return loses, ctx.Err()
}
