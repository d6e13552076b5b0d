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
	// warmedTurns is how many others are judged before them, each within maxJudgeTime.
	warmedTurns = 4
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

// prepare judges the turns that people play most in a puzzle, until one of theirs is to be judged. It sends each wrong one with the reply
// to it, proved or not, so that the page can draw them, and returns how many were judged. It also has the code of engines compiled for
// others. Its own is that of the background: it waits for requests in the foreground, so these must not wait for it.
func (s *server) prepare(ctx context.Context, q *question, progress func([]byte)) (judged int, err error) {
	start, err := s.position(q.GameLine)
	if err != nil || !q.Puzzle.proved() {
		return 0, err
	}
	key := matchKey(q.GameLine)
	ctx, stop := s.prepared.begin(ctx, key)
	defer stop()
	yield := func() { s.yield(); s.priority.wait(ctx.Done()) }
	suggest := func(g game.Game, n int) []string {
		return s.background.suggest(newSlicedContext(ctx, maxPrepareTime, yield), g, n, nil)
	}
	mover := start.ToMove().String()
	judgeWithin := func(limit time.Duration, turns []string) {
		for _, turn := range turns {
			if ctx.Err() != nil {
				return
			}
			if len(q.Puzzle.Solution) > 0 && turn == q.Puzzle.Solution[0] {
				continue
			}
			j := judge.Judge{Work: judgeWork, Suggest: func(_ context.Context, g game.Game) []string { return suggest(g, suggestedTurns) }}
			v, err := j.Verdict(newSlicedContext(ctx, limit, yield), game.Clone(start), q.Puzzle.judged(), []string{turn})
			if err != nil {
				continue
			}
			judged++
			if v.Proved {
				s.prepared.add(key, turn, v)
			}
			if !v.Right {
				progress(encodeProgress(found{Mover: mover, Lines: []variation{{Turns: append([]string{turn}, v.Replies...)}}}))
			}
		}
	}
	// Programs compile what they use for the first time, and turns of different kinds use different code.
	judgeWithin(maxJudgeTime, differentTurns(start, warmedTurns))
	judgeWithin(maxPrepareTime, suggest(game.Clone(start), preparedTurns))
	return judged, nil
}

// differentTurns returns up to n legal turns whose moves are far apart in the lists of moves. There are none if the game is over.
func differentTurns(g game.Game, n int) (turns []string) {
	for i := range n {
		table := game.Clone(g)
		var text []byte
		for more := !table.Outcome().Over(); more; more = table.MidTurn() {
			moves := table.AppendMoves(nil)
			m := moves[i*len(moves)/n]
			text = table.AppendMoveText(text, m)
			table.Do(m)
		}
		if turn := string(text); turn != "" && !slices.Contains(turns, turn) {
			turns = append(turns, turn)
		}
	}
	return turns
}
