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
	// Search analyses the present position of g, which must be between turns, until a limit is
	// reached, ctx ends or the result is proven, and returns what it found. It calls report,
	// which may be nil, with its progress, from the calling goroutine; report must not keep the
	// slices of the Info.
	//
	// However small the limits are and even if ctx has ended, the first PV begins with a legal
	// turn. The end of ctx is not an error. Search does not change g and leaves no goroutine
	// behind. The errors are ErrGameOver, ErrChanceToMove, a *WrongGameError and, for a turn of
	// SearchTurns that is not legal, a *game.RuleError.
	//
	// With the same options, one thread, a node limit and no earlier search since Reset, the
	// same position has the same answer.
	Search(ctx context.Context, g game.Playable, limits Limits, report func(Info)) (Info, error)

	// Reset drops everything that earlier searches left, for example before another game.
	Reset()
}

// Errors of Search.
var (
	ErrGameOver     = errors.New("the game is over: there is nothing to search")
	ErrChanceToMove = errors.New("chance is to move: there is nothing to search")
)

// WrongGameError is the error of a search of a game that the engine does not play.
type WrongGameError struct{ Engine, Game string }

func (e *WrongGameError) Error() string {
	return fmt.Sprintf("this engine plays %s, not %s", e.Engine, e.Game)
}

// Options are the parameters of a new engine.
type Options struct {
	Memory  int64  // bytes for trees and tables, at most; 0 for 64 MiB
	Threads int    // search threads; 0 for 1
	Seed    uint64 // of the random numbers
	// Contempt is by how much less than half a win a draw counts for the side that searches, when
	// it chooses among turns: from -0.5 to 0.5. It is added to the style that an engine has anyway
	// and never enters a Score.
	Contempt float64
	Table    Table // of a solved game, see package engines; nil for none
}

// Table has the results of the positions of a solved game. It is safe for use by several goroutines.
type Table interface {
	Game() string // the name of the game
	// Engine returns an engine that answers from the table where it can, and asks e elsewhere. Its searches
	// also return the errors of reading the table.
	Engine(e Engine) Engine
	// Close ends the use of the table, when no engine uses it any more.
	Close() error
}

// Limits bound a search. A zero field is no limit. The first limit that is reached ends the
// search.
type Limits struct {
	Time    time.Duration
	Nodes   uint64 // simulations of the tree search, nodes of alpha-beta
	Depth   int    // turns ahead
	Mate    int    // ends the search when a win in at most that many turns of both seats is proven
	MultiPV int    // number of principal variations to report; 0 for 1
	// SearchTurns are the canonical texts of the only turns to begin with; empty for all.
	SearchTurns []string
	// NoSafetyCheck lets the search end with a turn after which the opponent can win in one
	// turn, although another turn prevents that, if the search has not seen it. The first PV may
	// then be a proven loss because all turns that were tried lose, though others do not.
	NoSafetyCheck bool
	// MoveVisits asks a tree search for Info.MoveVisits.
	MoveVisits bool
}

// Info is the progress or the result of a search.
type Info struct {
	Depth          int    // turns searched ahead, completely or in the principal variation
	SelectiveDepth int    // turns ahead of the deepest variation that was looked at; 0 if unknown
	Nodes          uint64 // of this search
	Time           time.Duration
	HashFull       int    // share of the memory of trees and tables in use, in thousandths
	TableHits      uint64 // positions looked up in tables of solved endgames
	PVs            []PV   // best first, each beginning with another turn; never empty in a result
	// MoveVisits says of each move of the best turn which moves were searched there, and how
	// often. A tree search has it if Limits.MoveVisits asks for it, and its tree has the turn.
	MoveVisits [][]MoveVisits
}

// MoveVisits is how often a search looked at a move.
type MoveVisits struct {
	Move   game.Move
	Visits uint32
}

// PV is a principal variation.
type PV struct {
	Score Score
	// Preference is what the search adds to Score.Win when it chooses among turns: its style, such
	// as contempt for draws, and what a calibration takes away. It says nothing about the result.
	Preference float64
	Turns      []string // canonical texts, beginning with the turn of the seat to move
}
