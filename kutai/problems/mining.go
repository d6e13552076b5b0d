package problems

import (
	"context"
	"maps"
	"math/rand/v2"
	"strconv"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kutai"
	"github.com/teahouse-games/teahouse/lab"
	"github.com/teahouse-games/teahouse/puzzle"
	"github.com/teahouse-games/teahouse/puzzle/mining"
)

// Mining returns how puzzles are mined. play is how the engine plays itself.
//
// Careful players end a game of Kutai Pai Sho long before few tiles are left. Most puzzles
// therefore have the target set so that the seat to move can, or just cannot, exceed it.
func Mining(play lab.SelfPlay, tags *puzzle.TagTable) mining.Plan {
	play.Nodes, play.MaxOpening, play.RandomShare, play.MaxTurns = 4, 50, 0.1, 60
	return mining.Plan{
		Play: play,
		Options: []map[string]string{
			{"target": "60"}, {}, {"target": "60", "lines": "queen"}, {"target": "60"}, {"lines": "queen"}, {"target": "60", "places": "squares"},
		},
		// A win in one turn is one of thousands of turns here, and no trifle.
		Wanted: map[int]int{1: 500, 2: 60, 3: 60},
		Tags:   tags,
		Find:   OnlyTurn,
		Vary: func(r *rand.Rand, g game.Game) game.Game {
			if g.Options()["target"] != highTarget {
				return g
			}
			return closeTarget(r, g.(*kutai.Game))
		},
		Deviations: 3,
		Effort:     4000,
		PerGame:    3,
	}
}

// savingTarget returns a target, at least the given one, that the other seat can exceed after every turn
// but one. It returns 0 if there is none.
func savingTarget(g *kutai.Game, least int) int {
	seat, o := g.ToMove().Opponent(), kutai.PlacementTotals{}
	lowest, second := 1<<10, 1<<10
	for _, m := range g.AppendMoves(nil) {
		after := g.Pos
		after.Do(m)
		if after.TilesLeft() == 0 {
			return 0
		}
		o.Compute(&after)
		if total := o.MaxTotal(seat); total < lowest {
			lowest, second = total, lowest
		} else {
			second = min(second, total)
		}
	}
	if target := max(lowest, least); target < second {
		return target
	}
	return 0
}

// highTarget is a target that is hardly ever reached.
const highTarget = "60"

// closeTarget returns the position of g with a target that the seat to move can exceed with its next turn
// or, where few tiles are left, sometimes just cannot. It returns nil if there is none.
func closeTarget(r *rand.Rand, g *kutai.Game) game.Game {
	if g.Pos.TilesLeft() > maxTilesInOne {
		return nil
	}
	var o kutai.PlacementTotals
	o.Compute(&g.Pos)
	target := o.MaxTotal(g.ToMove())
	switch few := g.Pos.TilesLeft() <= maxTilesInThree; {
	case !few || r.IntN(3) == 0:
		target--
	case r.IntN(2) == 0:
		target = savingTarget(g, target)
	}
	options := maps.Clone(g.Options())
	options["target"] = strconv.Itoa(target)
	near, err := kutai.Rules.NewFromPosition(options, g.PositionText())
	if err != nil || near.Outcome().Over() {
		return nil
	}
	return near
}

// maxTilesInThree is the largest number of tiles left in positions that are all searched for wins of
// three turns.
const maxTilesInThree = 5

// maxTilesInOne is the largest number of tiles left in a puzzle of one turn.
const maxTilesInOne = 24

// OnlyTurn returns the puzzle of a position, if exactly one turn wins or saves there; see mining.Plan.Find. Its solver stops soon
// after ctx ends.
func OnlyTurn(ctx context.Context, g game.Game, longest int, needs func(kind int) bool) (lab.SuiteProblem, lab.Prospects, bool) {
	p := &g.(*kutai.Game).Pos
	left := p.TilesLeft()
	if left <= maxTilesInThree {
		longest = max(longest, lab.UsualWin) // there is little to try
	}
	return newSolver(ctx).OnlyTurn(g, p, min(longest, left), needs)
}
