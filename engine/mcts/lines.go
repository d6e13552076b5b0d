package mcts

import (
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// info is what has been found. It is called with the lock held or when nobody else works.
func (w *worker) info() engine.Info {
	info := engine.Info{Nodes: w.spent, Time: time.Since(w.began)}
	at := slices.Clone(w.made)
	w.stand(nil)
	for _, path := range w.turns(max(1, w.limits.Lines)) {
		line := w.line(path)
		info.Lines = append(info.Lines, line)
	}
	if len(info.Lines) == 0 {
		info.Lines = []engine.Line{w.guess()}
	}
	info.Depth = len(info.Lines[0].Turns)
	w.stand(at)
	return info
}

// turns are the nodes of the best whole turns from the root, the best first.
func (w *worker) turns(most int) (paths [][]nodeRef) {
	best := w.bestTurn(w.t.root)
	if best == nil {
		return nil
	}
	if most == 1 {
		return [][]nodeRef{best}
	}
	w.t.collect(w.t.root, nil, &paths)
	end := func(path []nodeRef) *node { return w.t.node(path[len(path)-1]) }
	ranking := rank(w.t.node(w.t.root).seat, func(visit func(*node)) {
		for _, path := range paths {
			visit(end(path))
		}
	})
	slices.SortStableFunc(paths, func(a, b []nodeRef) int {
		switch {
		case slices.Equal(a, b):
			return 0
		case slices.Equal(a, best):
			return -1
		case slices.Equal(b, best):
			return 1
		}
		return ranking.compare(end(a), end(b))
	})
	return paths[:min(most, len(paths))]
}

// collect finds all whole turns from r that were tried.
func (t *tree) collect(r nodeRef, path []nodeRef, paths *[][]nodeRef) {
	t.each(t.node(r), func(k nodeRef, n *node) {
		if n.visits == 0 {
			return
		}
		longer := append(slices.Clone(path), k)
		if n.ends {
			*paths = append(*paths, longer)
			return
		}
		t.collect(k, longer, paths)
	})
}

// bestTurn is the best whole turn from r, nil if none was tried.
func (w *worker) bestTurn(r nodeRef) (path []nodeRef) {
	for {
		r = w.t.bestChild(r)
		if r == 0 {
			return nil
		}
		path = append(path, r)
		if w.t.node(r).ends {
			return path
		}
	}
}

// bestChild is the best child of r that was tried, 0 if there is none.
func (t *tree) bestChild(r nodeRef) (best nodeRef) {
	n := t.node(r)
	ranking := rank(n.seat, func(visit func(*node)) {
		t.each(n, func(_ nodeRef, kid *node) { visit(kid) })
	})
	t.each(n, func(k nodeRef, kid *node) {
		if kid.visits > 0 && (best == 0 || ranking.compare(kid, t.node(best)) < 0) {
			best = k
		}
	})
	return best
}

// line is the variation that begins with a turn.
func (w *worker) line(turn []nodeRef) engine.Line {
	seat := w.t.node(w.t.root).seat
	line := engine.Line{Score: w.score(turn[len(turn)-1], seat)}
	made := 0
	for turn != nil {
		var text []byte
		for _, r := range turn {
			m := w.t.node(r).move
			text = w.g.AppendMoveText(text, m)
			w.g.Do(m)
			made++
		}
		line.Turns = append(line.Turns, string(text))
		turn = w.bestTurn(turn[len(turn)-1])
	}
	for range made {
		w.g.Undo()
	}
	return line
}

// score is what a turn that leads to r has brought seat. The mean of what was tried after it
// flatters the turn, because answers that are bad were tried too, and the mean after the best
// answer does the same for that: what lies in the middle does not go up and down with who
// is to move.
func (w *worker) score(r nodeRef, seat game.Seat) engine.Score {
	n := w.t.node(r)
	score := n.score(seat, 1)
	if score.Proof != engine.Unproven {
		return score
	}
	if reply := w.bestTurn(r); reply != nil {
		if k := w.t.node(reply[len(reply)-1]); 4*k.visits >= n.visits {
			score.Win = (score.Win + k.score(seat, 0).Win) / 2
		}
	}
	return score
}

// guess is the turn that the weights say, where no turn was tried to its end.
func (w *worker) guess() engine.Line {
	n := w.t.node(w.t.root)
	line := engine.Line{Score: engine.Score{Win: n.score(n.seat, 0).Win}}
	r := w.t.bestChild(w.t.root)
	if r == 0 {
		r = nodeRef(n.kids) * perChunk
	}
	move := w.t.node(r).move
	var text []byte
	made := 0
	for {
		text = w.g.AppendMoveText(text, move)
		w.g.Do(move)
		made++
		if !w.g.MidTurn() {
			break
		}
		candidates, _ := w.list(1)
		move = candidates[0].move
	}
	for range made {
		w.g.Undo()
	}
	line.Turns = []string{string(text)}
	return line
}

// finish is the line of a win in one turn that the evaluator knows.
func (w *worker) finish() (engine.Line, bool) {
	if w.finisher == nil || w.g.MidTurn() {
		return engine.Line{}, false
	}
	turn, ok := w.finisher.Finish()
	if !ok {
		return engine.Line{}, false
	}
	var text []byte
	for _, m := range turn {
		text = w.g.AppendMoveText(text, m)
		w.g.Do(m)
	}
	for range turn {
		w.g.Undo()
	}
	return engine.Line{Score: engine.Score{Win: 1, Proof: engine.ProvenWin, In: 1}, Turns: []string{string(text)}}, true
}
