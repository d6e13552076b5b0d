package game

import (
	"math"
	"math/rand/v2"
)

// Game is the playing side: a position with its history, for callers that do
// not know which game it is. Every rules package's Game type implements it,
// most of it by embedding a [History].
type Game interface {
	// Rules are the rules it is played by, Options their complete option set.
	Rules() *Rules
	Options() Options

	// ToMove is the seat to act, None once the game is over.
	ToMove() Seat
	// MidTurn reports whether ToMove has begun a turn and not ended it.
	MidTurn() bool
	// TurnCount is the number of whole turns made.
	TurnCount() int
	// Outcome is the zero Outcome while the game goes on.
	Outcome() Outcome

	// AppendMoves appends every legal move, none once the game is over.
	AppendMoves(dst []Move) []Move
	// CountLegalTurns is the number of legal turns, without listing them where
	// that can be avoided. It may be asked between turns only.
	CountLegalTurns() int
	// SampleMove draws a legal move, every one with a probability above 0 but not
	// necessarily the same one; the package says which distribution. It reports
	// false when there is none, which is so exactly when the game is over.
	SampleMove(r *rand.Rand) (Move, bool)
	// EndsTurn reports whether m, which must be legal, ends the turn.
	EndsTurn(m Move) bool
	// Play makes m if it is legal and changes nothing otherwise.
	Play(m Move) error
	// Do makes m, which must be legal.
	Do(m Move)
	// Undo takes the last move back and reports whether there was one.
	Undo() bool
	// Reset goes back to where the game began and forgets the moves.
	Reset()
	// AppendPlayedMoves appends the moves that have led from there to here.
	AppendPlayedMoves(dst []Move) []Move

	// Key identifies the position for counting repetitions; Hash everything
	// that decides legal turns and outcome except history.
	Key() uint64
	Hash() uint64

	// AppendMoveText appends the text of a legal move of this position. The
	// texts of a turn's moves, one behind the other, are the turn's text; that
	// of [End] is empty.
	AppendMoveText(dst []byte, m Move) []byte
	// ParseTurn reads the canonical text of one whole legal turn. Its error is
	// a *[RuleError]. The game is not changed. It may be asked between turns only.
	ParseTurn(text string) ([]Move, error)
	// PositionText is one line from which Rules().Setup makes this position
	// again, without its history. It may be asked between turns only.
	PositionText() string

	// Score is a simple estimate of how well seat stands against its opponent, in
	// units of the game's own, for simple computer players. Larger is better and
	// Score(First) == -Score(Second).
	Score(seat Seat) int

	// Clone returns an independent copy.
	Clone() State
}

// State is a game that can be played, described and explained.
type State interface {
	Game
	Describer
	Explainer
}

// Move is one phase of a turn, in an encoding that each game keeps to itself.
type Move uint32

// End is the move that ends a turn whose seat might still do more.
const End Move = math.MaxUint32
