package main

import (
	"context"
	"slices"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/puzzle/judge"
)

const (
	// maxPrepareTime limits the thinking time about each turn that is judged ahead of time, while the person thinks.
	maxPrepareTime = time.Second
	// preparedTurns is how many of the turns that the engine likes are judged ahead of time: people play them most.
	preparedTurns = 6
	// otherTurns is how many turns are judged where the engine likes the right one alone: programs compile what they use for the first time.
	otherTurns = 2
)

// preparedVerdicts are verdicts of one puzzle that were found before anybody asked.
type preparedVerdicts struct {
	mu     sync.Mutex
	key    string // of the puzzle
	stop   context.CancelFunc
	byTurn map[string]judge.TurnVerdict
}

// begin forgets the puzzle before, and returns a context that ends when the next one begins or a turn is to be judged.
func (p *preparedVerdicts) begin(ctx context.Context, key string) (context.Context, context.CancelFunc) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.stop != nil {
		p.stop()
	}
	p.key, p.byTurn = key, map[string]judge.TurnVerdict{}
	ctx, p.stop = context.WithCancel(ctx)
	return ctx, p.stop
}

// add stores the verdict about a turn of the puzzle, unless another puzzle has begun.
func (p *preparedVerdicts) add(key, turn string, v judge.TurnVerdict) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.key == key {
		p.byTurn[turn] = v
	}
}

// receive returns the verdict about the only one of some turns, if it was found, and ends the search for others.
func (p *preparedVerdicts) receive(key string, turns []string) (judge.TurnVerdict, bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.stop != nil {
		p.stop()
	}
	if p.key != key || len(turns) != 1 {
		return judge.TurnVerdict{}, false
	}
	v, ok := p.byTurn[turns[0]]
	return v, ok
}

// preparedLines is the answer to "prepare".
type preparedLines struct {
	Lines [][]string `json:"lines"` // the wrong turns that are judged, each with what refutes it; never nil
}

// prepare judges the turns that people play most in a puzzle, until one of theirs is to be judged. It also has the engine ready for others.
func (s *server) prepare(ctx context.Context, q *question) (preparedLines, error) {
	start, err := s.position(q.GameLine)
	if err != nil {
		return preparedLines{}, err
	}
	key := matchKey(q.GameLine)
	ctx, stop := s.prepared.begin(ctx, key)
	defer stop()
	yield := func() { s.yield(); s.priority.wait(ctx.Done()) }
	likely := s.suggest(newSlicedContext(ctx, maxPrepareTime, yield), game.Clone(start), preparedTurns)
	var right string
	if len(q.Puzzle.Solution) > 0 {
		right = q.Puzzle.Solution[0]
	}
	wrong := slices.DeleteFunc(likely, func(turn string) bool { return turn == right })
	if len(wrong) == 0 {
		game.VisitLegalTurns(game.Clone(start), func(text []byte) bool {
			if turn := string(text); turn != right {
				wrong = append(wrong, turn)
			}
			return len(wrong) < otherTurns
		})
	}
	found := preparedLines{Lines: [][]string{}}
	for _, turn := range wrong {
		if ctx.Err() != nil {
			break
		}
		timed := newSlicedContext(ctx, maxPrepareTime, yield)
		j := judge.Judge{Work: judgeWork, Suggest: func(_ context.Context, g game.Game) []string {
			return s.suggest(newSlicedContext(ctx, maxPrepareTime, yield), g, suggestedTurns)
		}}
		v, err := j.Verdict(timed, game.Clone(start), q.Puzzle.judged(), []string{turn})
		if err == nil && v.Proved {
			s.prepared.add(key, turn, v)
			if !v.Right {
				found.Lines = append(found.Lines, slices.Concat([]string{turn}, v.Replies))
			}
		}
	}
	return found, nil
}
