//go:build !js

package mcts

import "github.com/teahouse-games/teahouse/engine"

// moveVisits returns the visits of the moves that were searched instead of each move of a turn.
func (t *tree) moveVisits(turn []nodeRef) (visits [][]engine.MoveVisits) {
	at := t.root
	for _, next := range turn {
		var list []engine.MoveVisits
		t.eachChild(t.node(at), func(_ nodeRef, k *node) {
			if k.visits > 0 {
				list = append(list, engine.MoveVisits{Move: k.move, Visits: k.visits})
			}
		})
		visits = append(visits, list)
		at = next
	}
	return visits
}
