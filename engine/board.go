package engine

import "github.com/teahouse-games/teahouse/game"

// Board is a position that a search makes and unmakes moves on: it holds the rules that the
// search needs and the evaluation of the game. Every turn is one move, the seats alternate, and
// a seat without a legal move has lost. A Board is not safe for concurrent use.
type Board interface {
	// Set takes over the present position of g and the part of its past that decides
	// repetitions.
	Set(g game.State)
	// Do makes a legal move. Undo takes the last one back, at most to the position of Set.
	Do(m game.Move)
	Undo()

	// Key identifies the position and the seat to move: if two keys are equal, the same seat
	// can force a win, whatever has been repeated since Set. The key includes whatever from
	// before Set affects that.
	Key() uint64
	// InCheck reports whether the seat to move is attacked and must answer.
	InCheck() bool
	// MayCheck reports whether the other seat may be in check after a legal move: false if it is
	// certainly not.
	MayCheck(m game.Move) bool
	// NoLegalMoves reports whether the seat to move has no legal move.
	NoLegalMoves() bool
	// Repetition classifies the position by the positions before it. If it repeats a position
	// since Set, back is the number of moves since then, else 0.
	Repetition() (r Repetition, back int)
	// Value is the static evaluation for the seat to move, in points between -MaxValue and
	// MaxValue.
	Value() int

	// AppendMoves appends every legal move. AppendNoisy appends the moves that change the
	// balance at once, such as captures.
	AppendMoves(dst []ScoredMove) []ScoredMove
	AppendNoisy(dst []ScoredMove) []ScoredMove
	// HistorySize is the number of values that ScoredMove.HistoryIndex can have.
	HistorySize() int
	// WinProbability converts a value of this board to a winning probability, above 0 and below
	// 1.
	WinProbability(value int) float64
}

// MaxValue is the largest static evaluation that a [Board] may return, in points.
const MaxValue = 15_000

// ScoredMove is a legal move with its score for move ordering.
type ScoredMove struct {
	Move game.Move
	// OrderScore is the expected gain of a noisy move, in points; noisy moves are searched in
	// this order. For a quiet move it is a first guess, to which the search adds its history
	// score.
	OrderScore int32
	// HistoryIndex is the index of a quiet move in the history table, below
	// [Board.HistorySize]. Similar moves of any position share an index. It is negative for a
	// noisy move.
	HistoryIndex int32
}

// Repetition is how the repetition rule scores a position.
type Repetition uint8

// The results of Board.Repetition. The last two are for the seat to move.
const (
	NoRepetition   Repetition = iota // the game goes on
	RepetitionDraw                   // the game is drawn, or will be if play continues like this
	RepetitionWin                    // the other seat must not continue, e.g. after perpetual check
	RepetitionLoss                   // the seat to move has done what loses when it is repeated
)
