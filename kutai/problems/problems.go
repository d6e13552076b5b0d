package problems

import (
	"context"
	"maps"
	"math/rand/v2"
	"strconv"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kutai"
	"github.com/teahouse-games/teahouse/kutai/eval"
	"github.com/teahouse-games/teahouse/lab"
)

// maxTiles is the largest number of tiles left in a problem: the more tiles are left, the
// longer the exhaustive search takes.
const maxTiles = 8

// Suite returns how the problems in testdata are made. play is how the engine plays itself; the
// stall limit is many times the longest wait for a problem.
func Suite(play lab.SelfPlay) lab.Suite {
	return lab.Suite{
		Play:       play,
		Options:    []map[string]string{{}, {}, {"lines": "queen"}, {"places": "squares"}},
		Wanted:     map[int]int{1: 8, 3: 16, 2: 10},
		StallLimit: 5000,
		Collect:    collect,
	}
}

// collect collects late wins of Kutai Pai Sho in 1, 3 and 5 turns of both seats, and
// positions that only one turn saves. All are proven exhaustively.
//
// They are not from games of the engine, which avoids such positions. The tiles are placed as
// Sample draws them, and the target is set so that the seat to move can, or just cannot, exceed
// it with its next turn.
func collect(ctx context.Context, s lab.Suite) error {
	c := lab.NewCollector(s)
	left := c.Missing()
	return c.RunGames(func(number int, options map[string]string) error {
		defer c.CountPosition()
		if err := ctx.Err(); err != nil {
			return err
		}
		r := rand.New(rand.NewPCG(s.Play.Seed, uint64(number)))
		tiles := 2 + r.IntN(maxTiles-1)
		rest := len(left) == 1 && left[5] > 0
		if rest {
			tiles = winInFiveTiles
		}
		g := nearWinPosition(r, options, tiles, left[1] > 0)
		if g == nil {
			return nil
		}
		longest := 3
		switch {
		case left[5] > 0 && probeWinInFive(ctx, r, g):
			longest = 5
		case rest:
			return nil
		}
		p, ok := problemOf(ctx, g, longest)
		if err := ctx.Err(); err != nil {
			return err
		}
		if !ok {
			return nil
		}
		return c.Add(p)
	})
}

// winInFiveTiles is the number of tiles left where wins in five turns are searched: with more
// it would take minutes.
const winInFiveTiles = 5

// nearWinPosition draws a position with that many tiles left in which the seat to move can win
// with its next turn, if easy is set, or just cannot. It returns nil if the drawn position is
// unusable.
func nearWinPosition(r *rand.Rand, options map[string]string, left int, easy bool) *kutai.Game {
	options = maps.Clone(options)
	if options == nil {
		options = map[string]string{}
	}
	options["target"] = "60"
	state, err := kutai.Rules.New(options)
	if err != nil {
		return nil
	}
	g := state.(*kutai.Game)
	for g.Pos.TilesLeft() > left {
		m, ok := g.SampleMove(r)
		if !ok {
			return nil
		}
		g.Do(m)
	}
	var o kutai.PlacementTotals
	o.Compute(&g.Pos)
	target := o.MaxTotal(g.ToMove())
	if easy {
		target--
	}
	options["target"] = strconv.Itoa(target)
	near, err := kutai.Rules.NewFromPosition(options, g.PositionText())
	if err != nil || near.Outcome().Over() {
		return nil
	}
	return near.(*kutai.Game)
}

// probeWinInFive tries a few turns where five tiles are left and reports whether one of them
// wins in five.
func probeWinInFive(ctx context.Context, r *rand.Rand, g *kutai.Game) bool {
	if g.Pos.TilesLeft() != winInFiveTiles {
		return false
	}
	line := g.Clone()
	for n := 0; n < 4 && ctx.Err() == nil; n++ {
		m, _ := g.SampleMove(r)
		line.Do(m)
		if !line.Outcome().Over() {
			score, ok := eval.New(line).(engine.Prover).Prove()
			if ok && score.Proof == engine.ProvenLoss && score.Distance == 4 {
				return true
			}
		}
		line.Undo()
	}
	return false
}

// problemOf returns a problem if the seat to move wins within that many turns, or if exactly
// one turn saves it from losing to the next.
func problemOf(ctx context.Context, g *kutai.Game, longest int) (lab.SuiteProblem, bool) {
	f := newSolver(ctx)
	if in := f.ShortestWin(&g.Pos, min(longest, g.Pos.TilesLeft())); in > 0 {
		return f.WinProblem(g, &g.Pos, in), true
	}
	var saving []game.Move
	if _, threat := new(kutai.PlacementTotals).FindWin(&g.Pos, g.ToMove().Opponent()); threat {
		saving = f.SavingMoves(&g.Pos, 2)
	}
	if len(saving) != 1 {
		return lab.SuiteProblem{}, false
	}
	p := lab.NewProblem(g)
	p.Saves, p.Turns = 2, []string{string(g.AppendMoveText(nil, saving[0]))}
	return p, true
}

func newSolver(ctx context.Context) *lab.ProofSolver[kutai.Position, *kutai.Position] {
	o := new(kutai.PlacementTotals)
	return lab.NewProofSolver(ctx, func(p *kutai.Position) bool {
		_, ok := o.FindWin(p, p.ToMove())
		return ok
	})
}
