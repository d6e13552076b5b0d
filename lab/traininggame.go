package lab

import (
	"context"
	"fmt"
	"math"
	"slices"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// TrainingGame is a game of an engine against itself, with what its searches found. Positions and
// features follow from the moves.
type TrainingGame struct {
	Number   int              `json:"number"`
	Moves    []game.Move      `json:"moves"`
	Result   float64          `json:"result"` // for First: 1, ½ or 0; a game that was cut is a draw
	Searches []TrainingSearch `json:"searches"`
}

// TrainingSearch is the search of a turn.
type TrainingSearch struct {
	After  int  `json:"after"`            // so many moves
	Moves  int  `json:"moves"`            // of the turn that was played
	Proven bool `json:"proven,omitempty"` // the result is known
	Won    bool `json:"won,omitempty"`    // and the turn wins
	// Expected is the result that the search expects for the seat to move.
	Expected float64 `json:"expected"`
	// Visits says of each move of the turn which moves were searched there, and how often: a move, its
	// visits, the next move, and so on.
	Visits [][]uint32 `json:"visits,omitempty"`
}

// PlayTrainingGame plays the game with a number. The same settings and number make the same game.
// The errors are those of ctx and of the engine.
func PlayTrainingGame(ctx context.Context, play SelfPlay, number int) (*TrainingGame, error) {
	g := &TrainingGame{Number: number, Result: 0.5}
	play.MoveVisits, play.OnMove = true, func(m game.Move) { g.Moves = append(g.Moves, m) }
	outcome, err := play.Play(ctx, number, func(t SearchedPosition) error {
		moves, err := t.State.ParseTurn(t.Turn)
		score := t.Info.PVs[0].Score
		var visits [][]uint32
		for _, list := range t.Info.MoveVisits {
			var pairs []uint32
			for _, v := range list {
				pairs = append(pairs, uint32(v.Move), v.Visits)
			}
			visits = append(visits, pairs)
		}
		g.Searches = append(g.Searches, TrainingSearch{
			After: len(g.Moves), Moves: len(moves), Proven: score.Proof != engine.Unproven, Won: score.Proof == engine.ProvenWin,
			Expected: math.Round(score.Win*1e4) / 1e4, Visits: visits,
		})
		return err
	})
	if err != nil {
		return nil, err
	}
	if outcome.Over() && outcome.Winner.IsPlayer() {
		g.Result = 0
		if outcome.Winner == game.First {
			g.Result = 1
		}
	}
	return g, nil
}

// replay makes the moves of a game and calls visit before those of every turn that was searched,
// and within these turns before each move: step is the number of moves of the turn made. The error
// says which move is not legal.
func (t *TrainingGame) replay(rules *game.Rules, options game.Options, visit func(g game.Game, s *TrainingSearch, step int)) error {
	g, err := rules.New(options)
	if err != nil {
		return err
	}
	end := 0
	for i, s := range t.Searches {
		if s.After < end || s.Moves < 1 || s.After+s.Moves > len(t.Moves) {
			return fmt.Errorf("game %d: search %d is of no turn of the game", t.Number, i+1)
		}
		for _, pairs := range s.Visits {
			if len(pairs)%2 != 0 || sumOfVisits(pairs) == 0 {
				return fmt.Errorf("game %d: search %d has moves without visits", t.Number, i+1)
			}
		}
		end = s.After + s.Moves
	}
	next := 0
	for i, m := range t.Moves {
		for next < len(t.Searches) && i >= t.Searches[next].After+t.Searches[next].Moves {
			next++
		}
		if next < len(t.Searches) && i >= t.Searches[next].After {
			visit(g, &t.Searches[next], i-t.Searches[next].After)
		}
		if g.Outcome().Over() || !slices.Contains(g.AppendMoves(nil), m) {
			return fmt.Errorf("game %d: move %d is not legal", t.Number, i+1)
		}
		g.Do(m)
	}
	return nil
}

// sumOfVisits returns how often the moves of a list were searched.
func sumOfVisits(pairs []uint32) (sum float64) {
	for pair := range slices.Chunk(pairs, 2) {
		sum += float64(pair[1])
	}
	return sum
}
