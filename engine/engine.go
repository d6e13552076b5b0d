package engine

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/teahouse-games/teahouse/game"
)

// Engine searches positions of one game. It is not safe for concurrent use.
type Engine interface {
	// Search thinks about the present position of g, which must be between turns,
	// until a limit is reached, ctx ends or the result is proven, and returns what it
	// found. report, which may be nil, is told about progress from the goroutine that
	// called; it must not keep the Info's slices.
	//
	// However small the limits and even if ctx has ended, the first line begins with a
	// legal turn. That ctx ended is not an error. g is not changed, and no goroutine
	// is left behind. Its errors are ErrOver, ErrChance and a *GameError.
	//
	// With the same options, one thread, a limit of nodes and no earlier search since
	// Forget, the same position gets the same answer.
	Search(ctx context.Context, g game.Game, limits Limits, report func(Info)) (Info, error)

	// Reset drops what earlier searches have left, as before another game.
	Reset()
}

// Errors of Search.
var (
	ErrGameOver     = errors.New("the game is over: there is nothing to search")
	ErrChanceToMove = errors.New("chance is to move: there is nothing to search")
)

// WrongGameError is the error of searching another game than the engine's.
type WrongGameError struct{ Engine, Game string }

func (e *WrongGameError) Error() string {
	return fmt.Sprintf("this engine plays %s, not %s", e.Engine, e.Game)
}

// Options are what an engine is made with.
type Options struct {
	Memory  int64  // bytes for trees and tables, at most; 0 for 64 MiB
	Threads int    // that search at the same time; 0 for 1
	Seed    uint64 // of whatever is drawn
}

// Limits bound a search; a zero limit is none. Whatever is reached first ends it.
type Limits struct {
	Time    time.Duration
	Nodes   uint64 // positions searched: simulations of a tree, nodes of alpha-beta
	Depth   int    // turns ahead
	MultiPV int    // principal variations to tell; 0 for 1
}

// Info is what a search has found so far.
type Info struct {
	Depth int    // turns that were searched ahead, completely or on the main line
	Nodes uint64 // in this search
	Time  time.Duration
	PVs   []PV // the best first, each beginning with another turn; never empty in a result
}

// PV is a principal variation.
type PV struct {
	Score Score
	Turns []string // canonical texts, the seat to move's first
}
