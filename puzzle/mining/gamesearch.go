package mining

import (
	"context"
	"maps"
	"math/rand/v2"
	"slices"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/lab"
	"github.com/teahouse-games/teahouse/puzzle"
)

// gameSearch looks for puzzles in one game after the other.
type gameSearch struct {
	plan  *Plan
	miner *Miner
	rater *rater

	// Of the present game:
	chances  *rand.Rand
	taken    map[int]int // puzzles that were found, by kind
	found    []puzzle.Puzzle
	previous [3]game.Game // the positions before this one
}

func newGameSearch(plan *Plan, m *Miner) *gameSearch {
	return &gameSearch{plan: plan, miner: m, rater: newRater(plan)}
}

// mine plays the game with this number and returns the puzzles in it.
func (s *gameSearch) mine(ctx context.Context, number int) ([]puzzle.Puzzle, error) {
	play := s.plan.Play
	s.chances = rand.New(rand.NewPCG(play.Seed+1, uint64(number)))
	s.taken, s.found, s.previous = map[int]int{}, nil, [3]game.Game{}
	if of := number - s.miner.Next; of < len(s.miner.Played) {
		err := s.replay(ctx, s.miner.Played[of])
		return s.found, err
	}
	play.Options = s.plan.Options[number%len(s.plan.Options)]
	_, err := play.Play(ctx, number, func(t lab.SearchedPosition) error { return s.visit(ctx, t.State, &t.Info) })
	return s.found, err
}

// replay looks at the positions of a finished game.
func (s *gameSearch) replay(ctx context.Context, g game.Game) error {
	turns := game.TurnTexts(g)
	g = game.Clone(g)
	game.Reset(g)
	for _, turn := range turns {
		if err := s.visit(ctx, g, nil); err != nil {
			return err
		}
		if err := game.PlayTurn(g, turn); err != nil {
			return err
		}
	}
	return nil
}

// visit looks for puzzles in a position of a game, in those before it, and after random turns in it.
// info is what the engine has found in it, nil if it was not asked.
//
// Wins of three turns are searched for where they are: before positions that are lost.
func (s *gameSearch) visit(ctx context.Context, g game.Game, info *engine.Info) error {
	played := g
	if g = s.vary(g); g == nil {
		return nil
	}
	longest := 1
	if info != nil && info.PVs[0].Score.Proof == engine.ProvenWin {
		longest = info.PVs[0].Score.Distance
	}
	at, err := s.examine(ctx, g, longest)
	if err != nil {
		return err
	}
	if before := s.previous[2]; before != nil && maps.Equal(before.Options(), g.Options()) {
		if err := s.lookBack(ctx, at.Lost, before, s.previous[0]); err != nil {
			return err
		}
	}
	n := s.plan.Deviations
	if at.Wins {
		n *= winningDeviations
	}
	for range n {
		after := game.Clone(played)
		if !sampleTurn(after, s.chances) {
			continue
		}
		if after = s.vary(after); after == nil {
			continue
		}
		v, err := s.examine(ctx, after, 1)
		if err != nil {
			return err
		}
		lost := v.Lost && !at.Wins && maps.Equal(after.Options(), g.Options())
		if err := s.lookBack(ctx, lost, g, s.previous[1]); err != nil {
			return err
		}
	}
	s.previous = [3]game.Game{s.previous[1], s.previous[2], game.Clone(g)}
	return nil
}

// vary returns the position that the plan has instead of one, nil if it is of no use.
func (s *gameSearch) vary(g game.Game) game.Game {
	if s.plan.Vary == nil {
		return g
	}
	return s.plan.Vary(s.chances, g)
}

// winningDeviations is how many times as many random turns are tried where the seat to move could win at
// once: after them the other seat often has one turn that saves.
const winningDeviations = 4

// lookBack looks for wins of three turns in the position before one that is lost, and for wins of five
// turns two turns before that. Positions may be nil.
func (s *gameSearch) lookBack(ctx context.Context, lost bool, before, longBefore game.Game) error {
	if !lost || before == nil || !s.needs(lab.UsualWin) && !s.needs(lab.LongWin) {
		return nil
	}
	if _, err := s.examine(ctx, before, lab.UsualWin); err != nil || !s.needs(lab.LongWin) {
		return err
	}
	if longBefore == nil || longBefore.ToMove() != before.ToMove() || !maps.Equal(longBefore.Options(), before.Options()) {
		return nil
	}
	_, err := s.examine(ctx, longBefore, lab.LongWin)
	return err
}

// sampleTurn plays a random turn. It reports false if the game is over then.
func sampleTurn(g game.Game, r *rand.Rand) bool {
	for {
		move, ok := game.SampleMove(g, r)
		if !ok {
			return false
		}
		if g.Do(move); !g.MidTurn() {
			return !g.Outcome().Over()
		}
	}
}

// needs reports whether a puzzle of a kind may be taken from this game.
func (s *gameSearch) needs(kind int) bool {
	return s.taken[kind] < max(1, s.plan.PerGame) && s.miner.needs(kind)
}

// examine takes the puzzle of a position, if it has one that is needed.
func (s *gameSearch) examine(ctx context.Context, g game.Game, longest int) (lab.Prospects, error) {
	s.miner.countPosition()
	if g.ToMove() != game.First && g.ToMove() != game.Second {
		return lab.Prospects{}, nil
	}
	limited := &countdown{ctx, s.plan.Effort}
	problem, v, ok := s.plan.Find(limited, g, min(longest, puzzle.MaxDepth), s.needs)
	if err := ctx.Err(); err != nil || !ok || limited.left < 0 || !s.needs(problem.Kind()) {
		return v, err
	}
	return v, s.accept(ctx, g, problem)
}

// fewestTurns is the smallest number of legal turns of a puzzle.
const fewestTurns = 3

// accept takes a problem as a puzzle, unless it is known, or has too few or too many turns.
func (s *gameSearch) accept(ctx context.Context, g game.Game, problem lab.SuiteProblem) error {
	legal := countTurns(g, s.plan.MaxTurns)
	if legal < fewestTurns || s.plan.MaxTurns > 0 && legal > s.plan.MaxTurns {
		return nil
	}
	problem.Only = false
	p := puzzle.Puzzle{ID: puzzle.IDOf(&problem), SuiteProblem: problem}
	if !s.miner.claim(p.ID, p.Kind()) {
		return nil
	}
	s.taken[p.Kind()]++
	var err error
	if p.Tags, err = s.plan.Tags.Of(s.plan.Play.Rules, &problem); err != nil {
		return err
	}
	if p.Rating, err = s.rater.rate(ctx, &p, legal, slices.Contains(p.Tags, puzzle.TagQuiet)); err != nil {
		return err
	}
	s.found = append(s.found, p)
	return nil
}

// countTurns counts the legal turns, up to one more than limit if that is not 0.
func countTurns(g game.Game, limit int) (n int) {
	game.VisitLegalTurns(g, func([]byte) bool {
		n++
		return limit == 0 || n <= limit
	})
	return n
}
