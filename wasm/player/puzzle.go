package main

import (
	"context"
	"time"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/glicko"
	"github.com/teahouse-games/teahouse/internal/rules/analysis/messages"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/puzzle/judge"
)

// puzzleTask is what a puzzle asks for. Without Wins and Saves nothing is proved, and the engine judges.
type puzzleTask struct {
	Wins     int      `json:"wins,omitempty"`     // turns of both seats until the win
	Saves    int      `json:"saves,omitempty"`    // turns of both seats within which all turns but one lose
	Solution []string `json:"solution,omitempty"` // the right turn, the best defence, …
}

const (
	// maxJudgeTime limits the time until the answer to a turn of a puzzle, by the clock on the wall: people see the reply at once, also
	// on a slow machine.
	maxJudgeTime = 80 * time.Millisecond
	// maxSuggestTime is how much of that the engine has for replies that make sense.
	maxSuggestTime = 30 * time.Millisecond
	judgeWork      = 300_000 // positions
	suggestNodes   = 40
	suggestedTurns = 3
	maxPuzzleTurns = 32
)

// judgeAnswer judges the last turn of the line, which begins at the position of the puzzle. Before that it may send the replies that the
// engine likes: the first is mostly that of the verdict, so the page draws it ahead of time. progress may be nil.
func (s *server) judgeAnswer(ctx context.Context, q *question, progress func([]byte)) (judge.TurnVerdict, error) {
	if n := len(q.Turns); n == 0 || n > maxPuzzleTurns {
		return judge.TurnVerdict{}, questionError("turns", messages.NoTurn(message.Text(judge.ErrNoTurn.Error())))
	}
	table, err := s.position(q.GameLine) // refuses what is not legal
	if err != nil {
		return judge.TurnVerdict{}, err
	}
	s.priority.enter()
	defer s.priority.leave()
	prepared, ok := s.prepared.receive(matchKey(q.GameLine), q.Turns)
	if !q.Puzzle.proved() {
		last := q.Turns[len(q.Turns)-1]
		game.UndoTurn(table)
		return s.judgeByEngine(ctx, table, last, q.Puzzle.Solution)
	}
	if ok {
		return prepared, nil
	}
	for range q.Turns {
		game.UndoTurn(table)
	}
	j := judge.Judge{Work: judgeWork, Suggest: func(_ context.Context, g game.Game) []string {
		return s.foreground.suggest(newTimedContext(ctx, maxSuggestTime, s.yield), g, suggestedTurns, progress)
	}}
	return j.Verdict(newTimedContext(ctx, maxJudgeTime, s.yield), table, q.Puzzle.judged(), q.Turns)
}

// proved reports whether the right turn is proved.
func (p *puzzleTask) proved() bool { return p.Wins != 0 || p.Saves != 0 }

// judged returns the task as package judge has it.
func (p *puzzleTask) judged() judge.PuzzleTask {
	return judge.PuzzleTask{Wins: p.Wins, Saves: p.Saves, Turns: p.Solution}
}

// suggest returns at most n turns that the engine likes after a short search, and sends them; none where it cannot search. progress may be nil.
func (a *analysisEngine) suggest(ctx context.Context, g game.Game, n int, progress func([]byte)) (turns []string) {
	info, err := a.search(ctx, g, engine.Limits{Nodes: suggestNodes, MultiPV: n, NoSafetyCheck: true}, nil)
	if err != nil {
		return nil
	}
	if progress != nil {
		progress(encodeProgress(foundOf(info, g.ToMove())))
	}
	for _, pv := range info.PVs {
		turns = append(turns, pv.Turns[0])
	}
	return turns
}

// puzzleHint is where a turn begins.
type puzzleHint struct {
	Place string `json:"place,omitempty"` // empty for a piece of the hand
	Label string `json:"label"`           // of the first pick
}

// hintAt returns the first pick of the turn that the question names.
func (s *server) hintAt(q *question, l *message.Language) (puzzleHint, error) {
	table, err := s.position(q.GameLine)
	if err != nil {
		return puzzleHint{}, err
	}
	path, ok := judge.PathTo(table, q.Turn)
	if !ok || len(path) == 0 {
		return puzzleHint{}, questionError("turn", messages.NoTurn(message.Text(wording.QuoteShort(q.Turn))))
	}
	return puzzleHint{path[0].Place, l.Clause(path[0].SpokenLabel)}, nil
}

// puzzleRating is how strong a person is at puzzles.
type puzzleRating struct {
	Points     float64 `json:"points"`
	Deviation  float64 `json:"deviation"`
	Volatility float64 `json:"volatility"`
	At         int64   `json:"at"` // of the last puzzle, as milliseconds since 1970; 0: none
}

// puzzleDeviation is the deviation of the rating of a puzzle, which is an estimate.
const puzzleDeviation = 90

// rate returns the rating of a person after a puzzle: a game between the two.
func rate(q *question) (puzzleRating, error) {
	r, score := glicko.New(), 0.0
	if p := q.Rating; p.Deviation > 0 && p.Volatility > 0 && p.Volatility < 1 {
		r.Points, r.Deviation, r.Volatility = min(max(p.Points, 0), 4000), min(max(p.Deviation, glicko.MinDeviation), glicko.MaxDeviation), p.Volatility
		if p.At > 0 {
			r.At = time.UnixMilli(p.At)
		}
	}
	if q.Solved {
		score = 1
	}
	puzzle := glicko.Strength{Points: min(max(q.PuzzleRating, 0), 4000), Deviation: puzzleDeviation, Volatility: glicko.New().Volatility}
	after, _ := glicko.Glicko.Game(r, puzzle, score, 0, time.UnixMilli(q.Now))
	return puzzleRating{after.Points, after.Deviation, after.Volatility, q.Now}, nil
}
