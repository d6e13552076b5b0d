package game

import "math"

// State is a game in progress as a search sees it: a position with its past, on which moves
// are made and taken back. [History] implements it but for Clone.
type State interface {
	// ToMove returns the seat to act, None once the game is over.
	ToMove() Seat
	// MidTurn reports whether ToMove has begun a turn and not ended it.
	MidTurn() bool
	// AppendMoves appends every legal move, none once the game is over.
	AppendMoves(dst []Move) []Move
	// Do makes m, which must be legal.
	Do(m Move)
	// Undo takes the last move back and reports whether there was one.
	Undo() bool
	// Outcome returns the zero Outcome while the game goes on.
	Outcome() Outcome
	// Key identifies the position for counting repetitions.
	Key() uint64
	// Hash identifies everything that decides legal turns and outcome except history and options.
	Hash() uint64
	// Clone returns an independent copy of the same type. [Clone] keeps the static type too.
	Clone() State
}

// Playable is a State with its rules, its past and its texts: enough to play by the texts of
// turns and to write the game down.
type Playable interface {
	State

	// Rules returns the rules of the game.
	Rules() *Rules
	// Options returns the complete option set, which must not be changed.
	Options() Options
	// TurnCount returns the number of whole turns made.
	TurnCount() int
	// AppendPlayedMoves appends the moves from the beginning of the game to here.
	AppendPlayedMoves(dst []Move) []Move

	// AppendMoveText appends the text of a legal move of this position. The texts of the
	// moves of a turn, joined, are the text of the turn. The text of [End] is empty.
	AppendMoveText(dst []byte, m Move) []byte
	// ParseTurn returns the moves of the legal turn with this canonical text, or a
	// *[RuleError]. It does not change the game. The game must be between turns.
	ParseTurn(text string) ([]Move, error)
	// PositionText returns one line from which [Rules.NewFromPosition] makes this position
	// again, without its past. The game must be between turns.
	PositionText() string
}

// Game is a complete game: it can be played, shown, entered and explained. [Rules.New] returns
// one. What a game may implement besides is in [TurnCounter], [MoveSampler], [Estimator],
// [InfoProvider], [PieceExplainer], [PieceDescriber] and [ProgressReporter].
type Game interface {
	Playable
	Describer
	Picker
	Explainer
}

// Move is one phase of a turn. Each game has its own encoding.
type Move uint32

// End is the move that ends a turn whose seat might still do more.
const End Move = math.MaxUint32

// Clone returns an independent copy of g.
func Clone[S State](g S) S { return g.Clone().(S) }
