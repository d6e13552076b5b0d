package main

import (
	"context"
	"fmt"
	"hash/fnv"
	"math"
	"time"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/levels"
	"github.com/teahouse-games/teahouse/engines"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/analysis/messages"
	"github.com/teahouse-games/teahouse/lab"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/puzzle"
	"github.com/teahouse-games/teahouse/puzzle/judge"
)

// practisePosition is a position to practise: a proved puzzle, or one in which the engine judges.
type practisePosition struct {
	Puzzle puzzle.Puzzle `json:"puzzle" tstype:"PuzzleInfo"`
	Proved bool          `json:"proved"`
}

const (
	// maxProveTime limits the proof of a puzzle, and maxBetterTime the search for a better turn.
	maxProveTime  = 1500 * time.Millisecond
	maxBetterTime = 900 * time.Millisecond
	// betterShare is how many nodes such a search has, of those of the strongest level.
	betterShare = 0.05
	// longestWin is the longest win that is looked for, in turns of both seats.
	longestWin = 5
	// goodLoss is how much worse than the best turn a right answer may be, as a part of the winning chances.
	goodLoss = 0.05
)

// practise makes a puzzle of the position of a line. It is proved if exactly one turn wins or saves, and the solver finds out in time. Otherwise its
// solution is the best turn that the engine finds, and the words for wins and saves are missing.
func (s *server) practise(ctx context.Context, q *question) (practisePosition, error) {
	table, err := s.position(q.GameLine)
	if err != nil {
		return practisePosition{}, err
	}
	if table.Outcome().Over() || table.ToMove() == game.Chance {
		return practisePosition{}, questionError("turns", messages.NoTurn(message.Text(engine.ErrGameOver.Error())))
	}
	s.priority.enter()
	defer s.priority.leave()
	p, proved := s.proveOnlyTurn(ctx, table)
	if !proved {
		info, err := s.betterSearch(ctx, table)
		if err != nil {
			return practisePosition{}, err
		}
		p = puzzle.Puzzle{SuiteProblem: lab.NewProblem(table), Tags: []string{}, Rating: usualRating}
		p.Turns = info.PVs[0].Turns[:1]
	}
	p.ID = ownPuzzleID(&p.SuiteProblem)
	return practisePosition{p, proved}, nil
}

// ownPuzzleID returns the id of a puzzle in the list of a person: it depends on game, options and position alone. It is no id of a mined
// puzzle, and made without crypto/sha256, which would add 0.1 MB to the program.
func ownPuzzleID(p *lab.SuiteProblem) string {
	h := fnv.New64a()
	fmt.Fprintf(h, "%s\n%v\n%s", p.Game, p.Options, p.Position) // maps are written in the order of their keys
	return fmt.Sprintf("own-%016x", h.Sum64())
}

// usualRating is the rating of a position that is not proved.
const usualRating = 1200

// proveOnlyTurn returns the puzzle of a position, if its solver proves one.
func (s *server) proveOnlyTurn(ctx context.Context, table game.Game) (puzzle.Puzzle, bool) {
	d, ok := games.Definition(table.Rules().Name)
	if !ok || d.OnlyTurn == nil {
		return puzzle.Puzzle{}, false
	}
	// A puzzle has no past: what its solver sees is the position alone.
	fresh, err := table.Rules().NewFromPosition(table.Options(), table.PositionText())
	if err != nil {
		return puzzle.Puzzle{}, false
	}
	timed := newSlicedContext(ctx, maxProveTime, s.yield)
	found, _, ok := d.OnlyTurn(timed, fresh, longestWin, func(int) bool { return true })
	if !ok || timed.Err() != nil {
		return puzzle.Puzzle{}, false
	}
	found.Only = false // it is always so
	p := puzzle.Puzzle{SuiteProblem: found, Tags: []string{}}
	legal := game.CountLegalTurns(fresh)
	p.Rating = int(math.Round(max(1, puzzle.EstimateRating(&found, legal))))
	return p, legal > 1
}

// themes is what a puzzle is about.
type themes struct {
	Tags []string `json:"tags"`
}

// themesOf returns the words for a turn by the ids of the messages of what it does. The page asks the rules for these: this program
// explains no turns, which would make it larger.
func themesOf(q *question) (themes, error) {
	d, ok := games.Definition(q.Game)
	if !ok || d.PuzzleTags == nil {
		return themes{[]string{}}, nil
	}
	if len(q.Effects) > maxEffects {
		return themes{}, questionError("effects", messages.Limits())
	}
	return themes{d.PuzzleTags.OfEffects(q.Effects)}, nil
}

// maxEffects is how many messages a question has at most.
const maxEffects = 1000

// betterSearch searches a position with the limits of practice.
func (s *server) betterSearch(ctx context.Context, table game.Game) (engine.Info, error) {
	strongest, err := engines.LevelOf(table.Rules().Name, levels.MaxLevel)
	if err != nil {
		return engine.Info{}, questionError("game", messages.NoEngine(message.Text(table.Rules().Name)))
	}
	limits := engine.Limits{Nodes: strongest.Scaled(betterShare).Nodes}
	return s.foreground.search(newSlicedContext(ctx, maxBetterTime, s.yield), table, limits, nil)
}

// judgeByEngine judges the last turn of a line against the judgement of the engine. The table is at the position before it.
func (s *server) judgeByEngine(ctx context.Context, table game.Game, turn string, solution []string) (judge.TurnVerdict, error) {
	v := judge.TurnVerdict{Replies: []string{}}
	before, err := s.betterSearch(ctx, table)
	if err != nil {
		return v, err
	}
	mover := table.ToMove()
	if err := game.PlayTurn(table, turn); err != nil {
		return v, err
	}
	score := 0.5
	switch outcome := table.Outcome(); {
	case outcome.Over() && outcome.Winner.IsPlayer():
		score = 0
		if outcome.Winner == mover {
			score = 1
		}
	case !outcome.Over() && table.ToMove() != game.Chance:
		after, err := s.betterSearch(ctx, table)
		if err != nil {
			return v, err
		}
		score = after.PVs[0].Score.Win
		if table.ToMove() != mover {
			score = after.PVs[0].Score.Flip().Win
		}
		v.Replies = after.PVs[0].Turns[:1]
	}
	v.Right = len(solution) > 0 && turn == solution[0] || score >= before.PVs[0].Score.Win-goodLoss
	if v.Solved = v.Right; v.Solved {
		v.Replies = []string{}
	}
	return v, nil
}
