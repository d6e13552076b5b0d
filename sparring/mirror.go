package sparring

import (
	"context"
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/symmetry"
)

// Mirror returns a player that copies: it plays the opponent's last turn turned round the middle
// of the board by a half, or mirrored, if that is legal. It wins if it can, and does not copy a turn after
// which the opponent can win at once; then, and where there is nothing to copy, it plays like
// [Wary].
func Mirror(r *rand.Rand) Player { return mirrorPlayer{waryPlayer{r}} }

type mirrorPlayer struct{ wary waryPlayer }

// copyingOrientations are how turns are copied, in the order in which they are tried.
var copyingOrientations = [...]game.Orientation{game.HalfTurn, game.MirrorRising, game.MirrorFalling, game.MirrorColumns, game.MirrorRows}

func (p mirrorPlayer) Choose(ctx context.Context, g game.Playable) (string, error) {
	if err := ctx.Err(); err != nil {
		return "", err
	}
	copies := copiesOfLastTurn(g)
	if len(copies) == 0 {
		return p.wary.Choose(ctx, g)
	}
	win, err := winningTurn(ctx, g)
	if win != "" || err != nil {
		return win, err
	}
	left := maxReplies
	for _, turn := range copies {
		loses, err := allowsWin(ctx, g, turn, &left)
		if err != nil {
			return "", err
		}
		if !loses {
			return turn, nil
		}
	}
	return p.wary.Choose(ctx, g)
}

// winningTurn returns a turn that wins at once, or "".
func winningTurn(ctx context.Context, g game.Playable) (win string, err error) {
	seat, count := g.ToMove(), 0
	game.VisitLegalTurns(g, func(text []byte) bool {
		if WinScore(g, seat) == 1 {
			win = string(text)
		}
		count++
		return win == "" && (count%256 != 0 || ctx.Err() == nil)
	})
	return win, ctx.Err()
}

// copiesOfLastTurn returns the legal copies of the turn before, if the opponent made it.
func copiesOfLastTurn(g game.Playable) (legal []string) {
	shown, ok := g.(game.Game)
	before := game.Clone(g)
	if !ok || g.Outcome().Over() || !game.UndoTurn(before) || before.ToMove() != g.ToMove().Opponent() {
		return nil
	}
	var text []byte
	for _, m := range g.AppendPlayedMoves(nil)[len(before.AppendPlayedMoves(nil)):] {
		text = before.AppendMoveText(text, m)
		before.Do(m)
	}
	keys := symmetry.NewKeys(shown)
	copied := game.Symmetry{}
	if s, ok := g.(game.SymmetricState); ok && len(s.Symmetries().List) > 0 {
		field := s.Symmetries().List[0]
		copied.Width, copied.Height = field.Width, field.Height
	}
	for _, copied.Orientation = range copyingOrientations {
		turn, err := keys.Image(&copied).Turn(string(text))
		if err != nil {
			continue
		}
		if _, err := g.ParseTurn(turn); err == nil {
			legal = append(legal, turn)
		}
	}
	return legal
}
