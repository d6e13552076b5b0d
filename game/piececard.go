package game

// PieceCard is what a newcomer wants to know of a piece as the board stands.
type PieceCard struct {
	Kind  string
	Owner Seat // None where it does not matter whose it is
	// Reach are the places that the piece could go to, or on which its action finds a target, if
	// its owner were to move. Those of a piece in a hand are where it could be placed.
	Reach []string
	// Partners are the places of pieces with which it counts together, or could.
	Partners []string
	Faces    []FaceChange
}

// FaceChange is a face that a piece may come to show.
type FaceChange struct {
	Kind string
	When FaceMoment
}

// FaceMoment is when a piece comes to show a face.
type FaceMoment string

// The moments.
const (
	FaceAfterMove    FaceMoment = "move"    // without a capture
	FaceAfterCapture FaceMoment = "capture" // one of them, if there are several
	FaceAfterDrop    FaceMoment = "drop"    // one of them
)

// PieceDescriber is implemented by games that describe single pieces of both players.
type PieceDescriber interface {
	// DescribePiece describes the upper piece on a place. It reports false if there is none.
	DescribePiece(place string) (PieceCard, bool)
	// DescribeKind describes the pieces of a kind in the hand of a player; without a Reach if
	// there are none. It reports false if the game has no such kind.
	DescribeKind(seat Seat, kind string) (PieceCard, bool)
}
