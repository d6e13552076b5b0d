package gametest

import (
	"errors"
	"fmt"

	"github.com/teahouse-games/teahouse/game"
)

// sampleDrawsLegalMoves: SampleMove draws only legal moves, each of them sooner or
// later, and none exactly when the game is over.
func sampleDrawsLegalMoves(p *lawCase) error {
	here := fullSnapshotOf(p.Game)
	legal := setOf(here.moves)
	if here.outcome.Over() != (len(legal) == 0) {
		return fmt.Errorf("outcome %q and %d legal moves", here.outcome, len(legal))
	}
	if here.outcome.Over() != (here.toMove == game.None) {
		return fmt.Errorf("outcome %q and %v to move", here.outcome, here.toMove)
	}
	const few, most = 8, 20_000
	draws := 30
	if len(legal) <= few {
		draws = most
	}
	seen := make(map[game.Move]bool, len(legal))
	for range draws {
		m, ok := game.SampleMove(p.Game, p.r)
		if ok != (len(legal) > 0) {
			return fmt.Errorf("SampleMove reports %v with %d legal moves", ok, len(legal))
		}
		if !ok {
			break
		}
		if !legal[m] {
			return fmt.Errorf("SampleMove draws %d, which is not legal", m)
		}
		seen[m] = true
		if len(seen) == len(legal) {
			break
		}
	}
	if len(legal) <= few && len(seen) < len(legal) {
		return fmt.Errorf("SampleMove has drawn %d of %d legal moves in %d draws", len(seen), len(legal), most)
	}
	return requireUnchanged(p.Game, here, "Sample")
}

// scoreIsAntisymmetric: what is good for one seat is as bad for the other.
func scoreIsAntisymmetric(p *lawCase) error {
	here := snapshotOf(p.Game)
	first, second := game.Score(p.Game, game.First), game.Score(p.Game, game.Second)
	if first != -second {
		return fmt.Errorf("the scores are %d for first and %d for second", first, second)
	}
	if game.Score(p.Game, game.First) != first {
		return errors.New("the score changes without a move")
	}
	return requireUnchanged(p.Game, here, "Score")
}
