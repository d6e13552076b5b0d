package game

import "github.com/teahouse-games/teahouse/message"

// XY is a position on a surface: x to the east, y to the north, one unit a step
// between neighbouring points (or cells).
type XY struct {
	X float64 `json:"x"`
	Y float64 `json:"y"`
}

// SurfaceKind is one of the two kinds of surfaces.
type SurfaceKind string

// The surfaces.
const (
	SurfaceDisc  SurfaceKind = "disc"  // the round Pai Sho board, centre 0,0
	SurfaceField SurfaceKind = "field" // a grid of cells without a board
)

// Surface is where a game is played, in terms of the board and not of pixels.
// It is fixed for a game and its options.
type Surface struct {
	Kind   SurfaceKind `json:"kind"`
	Radius float64     `json:"radius"`           // of the disc
	Places []Place     `json:"places,omitempty"` // every place; empty for an open field, whose places are the cells "x,y"
	Areas  []Area      `json:"areas,omitempty"`  // coloured regions, from back to front
	Lines  []Segment   `json:"lines,omitempty"`
	Open   bool        `json:"open,omitempty"` // a field without borders: the Situation has an Extent
	Extent Extent      `json:"extent"`
}

// Extent is a rectangle, borders included.
type Extent struct {
	MinX float64 `json:"min_x"`
	MinY float64 `json:"min_y"`
	MaxX float64 `json:"max_x"`
	MaxY float64 `json:"max_y"`
}

// PlaceShape is the form of a place.
type PlaceShape string

// The shapes.
const (
	ShapePoint  PlaceShape = "point"  // an intersection of lines
	ShapeSquare PlaceShape = "square" // a square of the board, its centre between four points
	ShapeCell   PlaceShape = "cell"   // a cell of a field
)

// Place is somewhere a piece can stand.
type Place struct {
	Name   string     `json:"name"` // as the notation names it
	Shape  PlaceShape `json:"shape"`
	Centre XY         `json:"centre"`
	Gate   bool       `json:"gate,omitempty"`
}

// Area is a coloured region of the surface.
type Area struct {
	Name   string `json:"name"`           // e.g. "north-east red"
	Colour string `json:"colour"`         // "red", "white", "yellow", "gate"
	Path   []XY   `json:"path,omitempty"` // a polygon; where it leaves the disc it is cut by the rim
}

// Segment is a straight line on the surface.
type Segment struct {
	From   XY   `json:"from"`
	To     XY   `json:"to"`
	Garden bool `json:"garden"` // a border of gardens rather than a line of the grid
}

// Situation is what stands on a surface at one moment.
type Situation struct {
	Pieces  []Piece `json:"pieces,omitempty"`
	Links   []Link  `json:"links,omitempty"`
	Hands   []Hand  `json:"hands,omitempty"`
	Marks   []Mark  `json:"marks,omitempty"`
	Extent  Extent  `json:"extent"` // for an open field: what should be seen
	Focus   XY      `json:"focus"`  // for an open field: the middle of the play
	Caption Caption `json:"status"`
}

// Piece is a tile or cube on the surface.
type Piece struct {
	Place string `json:"place"`
	At    XY     `json:"at"`
	Owner Seat   `json:"owner"`           // None where it does not matter whose it is
	Kind  string `json:"kind"`            // the code of the notation, e.g. "R3", "CBd", "Hi"; for cubes the face
	Name  string `json:"name"`            // for people, e.g. "Rose"
	Code  string `json:"code"`            // at most three letters, for boards made of text
	Level int    `json:"level,omitempty"` // 0 on the surface, 1 on another piece
	Note  string `json:"note,omitempty"`  // e.g. "growing", "trapped", "stranded", "seized", "fixed", "on a point, never moves"; empty for none
}

// LinkKind is what a link shows.
type LinkKind string

// The kinds of link.
const (
	LinkHarmony LinkKind = "harmony"
	LinkRing    LinkKind = "ring"  // a harmony that is part of a closed ring
	LinkChain   LinkKind = "chain" // a harmony that counts in the chain
	LinkCheck   LinkKind = "check" // from the attacker to the attacked
	LinkAxis    LinkKind = "axis"
	LinkMirror  LinkKind = "mirror"
	LinkBalance LinkKind = "balance"
)

// Link is a line between two pieces or places that the rules speak of.
type Link struct {
	Kind  LinkKind `json:"kind"`
	Owner Seat     `json:"owner"` // None without an owner
	From  XY       `json:"from"`
	To    XY       `json:"to"`
	Value int      `json:"value,omitempty"` // 0 where it has none
}

// Hand is what a seat holds and has not played.
type Hand struct {
	Seat  Seat       `json:"seat"`
	Items []HandItem `json:"items,omitempty"`
}

// HandItem is one kind of tile or cube in a hand.
type HandItem struct {
	Kind  string `json:"kind"`
	Name  string `json:"name"`
	Count int    `json:"count"`
}

// MarkKind is why a place is marked.
type MarkKind string

// The kinds of mark.
const (
	MarkFrom     MarkKind = "from"  // where the last turn started
	MarkTo       MarkKind = "to"    // where it ended
	MarkCheck    MarkKind = "check" // what is attacked
	MarkCaptured MarkKind = "taken" // where something was taken
	MarkEnd      MarkKind = "end"   // where a chain ends
)

// Mark is a place that should be seen.
type Mark struct {
	Kind  MarkKind `json:"kind"`
	Place string   `json:"place"`
	At    XY       `json:"at"`
}

// Caption is what a caption says.
type Caption struct {
	ToMove  Seat
	Turns   int
	Phase   string // a word for people, e.g. "blossoming"
	Next    string // what of the phase is left to do, if [Rules.NextStep] has more for it than for the phase
	Outcome Outcome
	Notes   []message.Message // what a player would want to know, e.g. that the Gyoku is in check
}

// PieceSet is what there is to draw of a game, whatever its options and its course.
type PieceSet struct {
	Kinds  []string // all that can stand on the surface or be in a hand
	Shared bool     // pieces on the surface have no owner
	Notes  []string // what can be noted of them
}
