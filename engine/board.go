package engine

import "github.com/teahouse-games/teahouse/game"

// Board is a position of a game that a search plays forth and back: what it has to know
// of the rules, and what it can know of the game. Every turn is one move, the seats move
// by turns, and a seat without a legal move has lost. It is not safe for concurrent use.
type Board interface {
	// Set takes over the present position of g and what of its past decides repetitions.
	Set(g game.Table)
	// Do makes a legal move and Undo takes the last one back, down to where Set was.
	Do(m game.Move)
	Undo()

	// Key identifies the position with the seat to move: with equal keys the same seat
	// can force an end, whatever has been repeated since Set. What was before Set and
	// matters to that goes into the key.
	Key() uint64
	// InCheck reports whether the seat to move is attacked and must answer.
	InCheck() bool
	// NoLegalMoves reports whether the seat to move has no legal move.
	NoLegalMoves() bool
	// Repetition judges the position by what came before it. If that is for a position
	// since Set, back is the number of moves since then, else 0.
	Repetition() (r Repetition, back int)
	// Value is how well the seat to move stands, in points between -MaxValue and MaxValue.
	Value() int

	// AppendMoves appends every legal move, AppendLoud those that change the balance at
	// once, as captures do.
	AppendMoves(dst []ScoredMove) []ScoredMove
	AppendNoisy(dst []ScoredMove) []ScoredMove
	// HistorySize is the number of different Choice.Quiet.
	HistorySize() int
	// WinProbability is a value of this board's as a chance to win, above 0 and below 1.
	WinProbability(value int) float64
}

// MaxValue is the largest value of a position in points that a [Board] may give.
const MaxValue = 15_000

// ScoredMove is a legal move and what is known of it without making it.
type ScoredMove struct {
	Move game.Move
	// OrderScore is what a loud move seems to bring, in points; loud moves are tried in this
	// order. Of others it is a first guess beside what the search has learned.
	OrderScore int32
	// HistoryIndex names similar quiet moves of any position for which the search keeps one
	// statistic; it is below [Board.HistoryIndex]. That of loud moves is negative.
	HistoryIndex int32
}

// Repetition is how a position is judged for having been there before.
type Repetition uint8

// What Repeated can say. Of the last two it is the seat to move that is meant.
const (
	NoRepetition   Repetition = iota // play goes on
	RepetitionDraw                   // the game is drawn or will be if play goes on so
	RepetitionWin                    // the other seat must not go on so, e.g. after perpetual check
	RepetitionLoss                   // the seat to move has done what loses when it is repeated
)
