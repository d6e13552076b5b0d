package scene

import "image/color"

// Scene is a picture: shapes, the hindmost first, seen through a window.
type Scene struct {
	Min, Max    Point // the window
	Background  color.NRGBA
	Title       string // for people who cannot see it
	Description string // what is on it, in a sentence or more
	Shapes      []Shape
}

// Point is a place in a picture: x to the right, y down, one unit a step of the board.
type Point struct{ X, Y float64 }

// Shape is a path that is filled, drawn, or both.
type Shape struct {
	Role   string // what it is, e.g. "tile", "target"; shapes of one name may follow one another
	Path   Path
	Fill   color.NRGBA // not filled when A is 0
	Stroke Stroke
}

// Stroke is how a path is drawn; its ends and corners are round.
type Stroke struct {
	Colour color.NRGBA // not drawn when A is 0
	Width  float64
	Dash   []float64 // lengths of drawn and empty pieces, in turn; none for a solid line
}
