package game

// SymmetricState is implemented by games in which positions play alike: seen from another side of the board, with the
// seats exchanged, or moved along on a field without borders. Package symmetry sees positions that way.
type SymmetricState interface {
	// Symmetries returns those that hold in this position with the options of the game. It must not be changed.
	Symmetries() *Symmetries
}

// Symmetries are the ways to see a position in which it plays alike.
type Symmetries struct {
	// List is a group, but for the symmetry that changes nothing, which it leaves out: what two of them do one after the
	// other, another one does, or nothing has changed.
	List []Symmetry
	// Boundless is whether everything may be moved along on the field.
	Boundless bool
}

// Symmetry sees a position in another way. Turns are seen in the same way: what is legal stays legal, and the outcome of
// the game stays the same, with the seats exchanged if Seats are.
type Symmetry struct {
	Orientation   Orientation
	Width, Height int               // of a field whose corner is the cell 0,0; 0: the middle of the board is the place 0,0
	Seats         bool              // the seats are exchanged
	Pieces        map[string]string // the pieces that others stand for, as position texts write them; by pairs, in both directions
}

// Orientation is one of the eight ways to lay down a square board.
type Orientation uint8

// The orientations.
const (
	Upright        Orientation = iota
	QuarterTurn                // against the clock
	HalfTurn                   // also of a board that is no square
	BackTurn                   // a quarter with the clock
	MirrorColumns              // west and east exchanged
	MirrorRows                 // south and north exchanged
	MirrorRising               // the columns become the rows
	MirrorFalling              // the same across the other diagonal
	orientationEnd             // how many there are
)

// Orientations is the number of orientations.
const Orientations = orientationEnd

// matrices are what becomes of x and y: the factors of both for the new x, then for the new y.
var matrices = [Orientations][2][2]int{
	Upright: {{1, 0}, {0, 1}}, QuarterTurn: {{0, -1}, {1, 0}}, HalfTurn: {{-1, 0}, {0, -1}}, BackTurn: {{0, 1}, {-1, 0}},
	MirrorColumns: {{-1, 0}, {0, 1}}, MirrorRows: {{1, 0}, {0, -1}}, MirrorRising: {{0, 1}, {1, 0}}, MirrorFalling: {{0, -1}, {-1, 0}},
}

// Matrix returns the factors of x and y for the new x, then those for the new y.
func (o Orientation) Matrix() [2][2]int { return matrices[o] }
