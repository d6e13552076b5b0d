package main

import (
	"context"
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

// prepare judges the turns that people play most in a puzzle, until one of theirs is to be judged. The lines are the wrong ones, each
// with what refutes it. It also has the engine ready for others.
func (s *server) prepare(ctx context.Context, q *question) (found, error) {
	start, err := s.position(q.GameLine)
	if err != nil {
		return found{}, err
	}
	key := matchKey(q.GameLine)
	ctx, stop := s.prepared.begin(ctx, key)
	defer stop()
	yield := func() { s.yield(); s.priority.wait(ctx.Done()) }
	likely := s.suggest(newSlicedContext(ctx, maxPrepareTime, yield), game.Clone(start), preparedTurns, nil)
	// Often the engine likes the right turn alone. Another one is judged too: programs compile what they use for the first time.
	likely = append(likely, firstTurn(game.Clone(start)))
	var right string
	if len(q.Puzzle.Solution) > 0 {
		right = q.Puzzle.Solution[0]
	}
	judged := found{Lines: []variation{}}
	for _, turn := range likely {
		if ctx.Err() != nil {
			break
		}
		if turn == right {
			continue
		}
		timed := newSlicedContext(ctx, maxPrepareTime, yield)
		j := judge.Judge{Work: judgeWork, Suggest: func(_ context.Context, g game.Game) []string {
			return s.suggest(newSlicedContext(ctx, maxPrepareTime, yield), g, suggestedTurns, nil)
		}}
		v, err := j.Verdict(timed, game.Clone(start), q.Puzzle.judged(), []string{turn})
		if err == nil && v.Proved {
			s.prepared.add(key, turn, v)
			if !v.Right {
				judged.Lines = append(judged.Lines, variation{Turns: append([]string{turn}, v.Replies...)})
			}
		}
	}
	return judged, nil
}

// firstTurn returns a legal turn, if the game is not over.
func firstTurn(g game.Game) string {
	var text []byte
	for more := !g.Outcome().Over(); more; more = g.MidTurn() {
		m := g.AppendMoves(nil)[0]
		text = g.AppendMoveText(text, m)
		g.Do(m)
	}
	return string(text)
}
