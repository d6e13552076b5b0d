package mcts

import "github.com/teahouse-games/teahouse/engine"

// moveVisits returns nothing: browsers train no weights, and their programs have a size budget.
func (*tree) moveVisits([]nodeRef) [][]engine.MoveVisits { return nil }
