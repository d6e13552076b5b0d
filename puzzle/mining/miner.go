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

// miner looks for puzzles in one game after the other.
type miner struct {
	plan    *Plan
	session *Session
	rater   *rater

	// Of the present game:
	chances  *rand.Rand
	taken    map[int]int // puzzles that were found, by kind
	found    []puzzle.Puzzle
	previous [3]game.Game // the positions before this one
}

func newMiner(plan *Plan, s *Session) *miner {
	return &miner{plan: plan, session: s, rater: newRater(plan)}
}

// mine plays the game with this number and returns the puzzles in it.
func (m *miner) mine(ctx context.Context, number int) ([]puzzle.Puzzle, error) {
	play := m.plan.Play
	m.chances = rand.New(rand.NewPCG(play.Seed+1, uint64(number)))
	m.taken, m.found, m.previous = map[int]int{}, nil, [3]game.Game{}
	if number < len(m.session.Played) {
		return m.found, m.replay(ctx, m.session.Played[number])
	}
	play.Options = m.plan.Options[number%len(m.plan.Options)]
	_, err := play.Play(ctx, number, func(t lab.SearchedPosition) error { return m.visit(ctx, t.State, &t.Info) })
	return m.found, err
}

// replay looks at the positions of a finished game.
func (m *miner) replay(ctx context.Context, g game.Game) error {
	turns := game.TurnTexts(g)
	g = game.Clone(g)
	game.Reset(g)
	for _, turn := range turns {
		if err := m.visit(ctx, g, nil); err != nil {
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
func (m *miner) visit(ctx context.Context, g game.Game, info *engine.Info) error {
	if m.plan.Vary != nil {
		if g = m.plan.Vary(m.chances, g); g == nil {
			return nil
		}
	}
	longest := 1
	if info != nil && info.PVs[0].Score.Proof == engine.ProvenWin {
		longest = info.PVs[0].Score.Distance
	}
	at, err := m.examine(ctx, g, longest)
	if err != nil {
		return err
	}
	if before := m.previous[2]; before != nil && maps.Equal(before.Options(), g.Options()) {
		if err := m.lookBack(ctx, at.Lost, before, m.previous[0]); err != nil {
			return err
		}
	}
	n := m.plan.Deviations
	if at.Wins {
		n *= winningDeviations
	}
	for range n {
		after := game.Clone(g)
		if !sampleTurn(after, m.chances) {
			continue
		}
		v, err := m.examine(ctx, after, 1)
		if err != nil {
			return err
		}
		if err := m.lookBack(ctx, v.Lost && !at.Wins, g, m.previous[1]); err != nil {
			return err
		}
	}
	m.previous = [3]game.Game{m.previous[1], m.previous[2], game.Clone(g)}
	return nil
}

// winningDeviations is how many times as many random turns are tried where the seat to move could win at
// once: after them the other seat often has one turn that saves.
const winningDeviations = 4

// lookBack looks for wins of three turns in the position before one that is lost, and for wins of five
// turns two turns before that. Positions may be nil.
func (m *miner) lookBack(ctx context.Context, lost bool, before, longBefore game.Game) error {
	if !lost || before == nil || !m.needs(lab.UsualWin) && !m.needs(lab.LongWin) {
		return nil
	}
	if _, err := m.examine(ctx, before, lab.UsualWin); err != nil || !m.needs(lab.LongWin) {
		return err
	}
	if longBefore == nil || longBefore.ToMove() != before.ToMove() || !maps.Equal(longBefore.Options(), before.Options()) {
		return nil
	}
	_, err := m.examine(ctx, longBefore, lab.LongWin)
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
func (m *miner) needs(kind int) bool {
	return m.taken[kind] < max(1, m.plan.PerGame) && m.session.needs(kind)
}

// examine takes the puzzle of a position, if it has one that is needed.
func (m *miner) examine(ctx context.Context, g game.Game, longest int) (lab.Verdict, error) {
	m.session.countPosition()
	if g.ToMove() != game.First && g.ToMove() != game.Second {
		return lab.Verdict{}, nil
	}
	limited := &countdown{ctx, m.plan.Effort}
	problem, v, ok := m.plan.Find(limited, g, min(longest, puzzle.MaxDepth), m.needs)
	if err := ctx.Err(); err != nil || !ok || limited.left < 0 || !m.needs(problem.Kind()) {
		return v, err
	}
	return v, m.accept(ctx, g, problem)
}

// accept takes a problem as a puzzle, unless it is known or has too many turns.
func (m *miner) accept(ctx context.Context, g game.Game, problem lab.SuiteProblem) error {
	legal := countTurns(g, m.plan.MaxTurns)
	if m.plan.MaxTurns > 0 && legal > m.plan.MaxTurns {
		return nil
	}
	problem.Only = false
	p := puzzle.Puzzle{ID: puzzle.IDOf(&problem), SuiteProblem: problem}
	if !m.session.claim(p.ID, p.Kind()) {
		return nil
	}
	m.taken[p.Kind()]++
	var err error
	if p.Tags, err = m.plan.Tags.Of(m.plan.Play.Rules, &problem); err != nil {
		return err
	}
	if p.Rating, err = m.rater.rate(ctx, &p, legal, slices.Contains(p.Tags, puzzle.TagQuiet)); err != nil {
		return err
	}
	m.found = append(m.found, p)
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
