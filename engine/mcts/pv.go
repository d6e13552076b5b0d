package mcts

import (
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// info returns the progress. The caller must hold the lock, or no other worker may run.
func (w *worker) info() engine.Info {
	info := engine.Info{Nodes: w.simulations, Time: time.Since(w.start), SelectiveDepth: w.deepest, HashFull: w.tree.hashFull()}
	position := slices.Clone(w.played)
	w.moveTo(nil)
	turns := w.bestTurns(max(1, w.limits.MultiPV))
	for _, path := range turns {
		pv := w.pv(path)
		info.PVs = append(info.PVs, pv)
	}
	if w.limits.MoveVisits && len(turns) > 0 && w.safety.turn == nil {
		info.MoveVisits = w.tree.moveVisits(turns[0])
	}
	if safe := w.safety.turn; safe != nil {
		info.PVs = slices.Insert(info.PVs, 0, *safe)
		info.PVs = info.PVs[:min(len(info.PVs), max(1, w.limits.MultiPV))]
	}
	if len(info.PVs) == 0 {
		info.PVs = []engine.PV{w.fallbackPV()}
	}
	if !w.limits.NoSafetyCheck && !w.safety.lost && w.tree.node(w.tree.root).result == unknown && info.PVs[0].Score.Proof == engine.ProvenLoss {
		info.PVs[0].Score = engine.Score{} // other turns may not lose
	}
	info.Depth = len(info.PVs[0].Turns)
	info.SelectiveDepth = max(info.SelectiveDepth, info.Depth)
	w.moveTo(position)
	return info
}

// bestTurns returns the nodes of the best whole turns from the root, best first.
func (w *worker) bestTurns(limit int) (paths [][]nodeRef) {
	best := w.bestTurn(w.tree.root)
	if best == nil {
		return nil
	}
	last := w.tree.node(best[len(best)-1])
	lost := w.losesAtOnce(last) || w.losesSoFar(last)
	if limit == 1 && !lost {
		return [][]nodeRef{best}
	}
	w.tree.collectTurns(w.tree.root, nil, &paths)
	end := func(path []nodeRef) *node { return w.tree.node(path[len(path)-1]) }
	ranking := w.tree.newNodeOrder(w.tree.node(w.tree.root).seat, func(visit func(*node)) {
		for _, path := range paths {
			visit(end(path))
		}
	})
	slices.SortStableFunc(paths, func(a, b []nodeRef) int {
		switch {
		case lost: // another turn may be better
		case slices.Equal(a, b):
			return 0
		case slices.Equal(a, best):
			return -1
		case slices.Equal(b, best):
			return 1
		}
		return ranking.compare(end(a), end(b))
	})
	return paths[:min(limit, len(paths))]
}

// collectTurns appends all visited whole turns from r.
func (t *tree) collectTurns(r nodeRef, path []nodeRef, paths *[][]nodeRef) {
	t.eachChild(t.node(r), func(k nodeRef, n *node) {
		if n.visits == 0 {
			return
		}
		longer := append(slices.Clone(path), k)
		if n.endsTurn {
			*paths = append(*paths, longer)
			return
		}
		t.collectTurns(k, longer, paths)
	})
}

// bestTurn returns the best whole turn from r, nil if none was visited.
func (w *worker) bestTurn(r nodeRef) (path []nodeRef) {
	for {
		r = w.tree.bestChild(r)
		if r == 0 {
			return nil
		}
		path = append(path, r)
		if w.tree.node(r).endsTurn {
			return path
		}
	}
}

// bestChild returns the best visited child of r, 0 if there is none.
func (t *tree) bestChild(r nodeRef) (best nodeRef) {
	n := t.node(r)
	ranking := t.newNodeOrder(n.seat, func(visit func(*node)) {
		t.eachChild(n, func(_ nodeRef, kid *node) { visit(kid) })
	})
	t.eachChild(n, func(k nodeRef, kid *node) {
		if kid.visits > 0 && (best == 0 || ranking.compare(kid, t.node(best)) < 0) {
			best = k
		}
	})
	return best
}

// pv returns the principal variation that begins with a turn.
func (w *worker) pv(turn []nodeRef) engine.PV {
	seat := w.tree.node(w.tree.root).seat
	var pv engine.PV
	pv.Score, pv.Preference = w.turnScore(turn[len(turn)-1], seat)
	played := 0
	for turn != nil {
		var text []byte
		for _, r := range turn {
			m := w.tree.node(r).move
			text = w.g.AppendMoveText(text, m)
			w.g.Do(m)
			played++
		}
		pv.Turns = append(pv.Turns, string(text))
		last := w.tree.node(turn[len(turn)-1])
		if turn = w.bestTurn(turn[len(turn)-1]); w.lacksWin(last, turn) {
			if win, ok := w.findWin(); ok {
				pv.Turns = append(pv.Turns, w.turnText(win))
			}
			break
		}
	}
	for range played {
		w.g.Undo()
	}
	return pv
}

// turnScore returns the score of a turn that leads to r and its preference, for seat. The mean over its subtree
// overestimates the turn because it includes bad replies; the mean after the best reply
// underestimates it for the same reason. The average of the two does not swing with the seat to
// move.
func (w *worker) turnScore(r nodeRef, seat game.Seat) (score engine.Score, preference float64) {
	n := w.tree.node(r)
	score, preference = n.score(seat, 1), w.tree.preferenceFor(n, seat)
	if score.Proof != engine.Unproven {
		return score, preference
	}
	if reply := w.bestTurn(r); reply != nil {
		if k := w.tree.node(reply[len(reply)-1]); 4*k.visits >= n.visits {
			score.Win = (score.Win + k.score(seat, 0).Win) / 2
			preference = (preference + w.tree.preferenceFor(k, seat)) / 2
		}
	}
	return score, preference
}

// fallbackPV returns the turn with the highest policy, for when no whole turn was visited.
func (w *worker) fallbackPV() engine.PV {
	n := w.tree.node(w.tree.root)
	pv := engine.PV{Score: engine.Score{Win: n.score(n.seat, 0).Win}, Preference: w.tree.preferenceFor(n, n.seat)}
	r := w.tree.bestChild(w.tree.root)
	if r == 0 {
		r = nodeRef(n.children) * chunkSize
	}
	move := w.tree.node(r).move
	var text []byte
	var played []game.Move
	for {
		text = w.g.AppendMoveText(text, move)
		w.g.Do(move)
		played = append(played, move)
		if !w.g.MidTurn() {
			break
		}
		candidates, _ := w.listCandidates(played, 1)
		move = candidates[0].move
	}
	if w.safety.lost {
		pv.Score = engine.Score{Proof: engine.ProvenLoss, Distance: 2}
		if w.g.Outcome().Over() {
			pv.Score.Distance = 1
		}
	}
	for range played {
		w.g.Undo()
	}
	pv.Turns = []string{string(text)}
	return pv
}

// winInOnePV returns the PV of a win in one turn that the evaluator finds.
func (w *worker) winInOnePV() (engine.PV, bool) {
	_, checks := w.eval.(engine.WinChecker)
	if w.winFinder == nil && (!checks || w.limits.NoSafetyCheck) || w.g.MidTurn() {
		return engine.PV{}, false
	}
	turn, ok := w.findWin()
	if !ok || !w.allowed.Allows(turn) {
		return engine.PV{}, false
	}
	return engine.PV{Score: engine.Score{Win: 1, Proof: engine.ProvenWin, Distance: 1}, Turns: []string{w.turnText(turn)}}, true
}
