package render

import (
	"strings"

	"github.com/teahouse-games/teahouse/game"
)

// Cell is one character of a page with its meaning, so that it can be coloured.
type Cell struct {
	Rune      rune
	Part      Part
	Owner     game.Seat // of a piece or a link; None where it does not matter
	Ground    string    // the colour of the area beneath, as [game.Area] has it; "field" on a field, "" off the board
	Highlight Highlight // why the place is lit
	Faint     bool      // so many places are lit that the ground should still be seen
	Tinted    bool      // one of many places that may be picked, shown by the ground alone
	Ink       PieceInk  // of the code of a piece
}

// Part is the part of the page that a character belongs to.
type Part uint8

// The parts of a page.
const (
	PartGround  Part = iota // an empty place, or the board between places
	PartPiece               // the code of a piece
	PartLink                // a line between places
	PartBracket             // a sign around a lit place
	PartEdge                // the name of a row or a column
)

// Highlight is why a place should be seen. Of several the greatest is shown.
type Highlight uint8

// The lights; each has its brackets.
const (
	HighlightNone     Highlight = iota
	HighlightEnd                // ~ ~ where a chain ends
	HighlightLastTurn           // [ ] of the last turn
	HighlightCaptured           // { } where something was taken
	HighlightCheck              // ! ! attacked
	HighlightTarget             // ( ) may be picked
	HighlightCapture            // * * may be picked and captures the piece there
	HighlightPicked             // = = has been picked
	HighlightReason             // ? ? what a sentence speaks of
	HighlightCursor             // > < where the person points
)

// brackets are the signs to the left and to the right of a lit place.
var brackets = [...][2]rune{
	HighlightEnd: {'~', '~'}, HighlightLastTurn: {'[', ']'}, HighlightCaptured: {'{', '}'}, HighlightCheck: {'!', '!'}, HighlightTarget: {'(', ')'}, HighlightCapture: {'*', '*'},
	HighlightPicked: {'=', '='}, HighlightReason: {'?', '?'}, HighlightCursor: {'>', '<'},
}

// Brackets returns the signs around a place in this light.
func (l Highlight) Brackets() (left, right string) {
	if l == HighlightNone {
		return "", ""
	}
	return string(brackets[l][0]), string(brackets[l][1])
}

// cellCanvas is a page of cells.
type cellCanvas [][]Cell

func newCanvas(rows, columns int) cellCanvas {
	c := make(cellCanvas, rows)
	for i := range c {
		c[i] = make([]Cell, columns)
		for j := range c[i] {
			c[i][j] = Cell{Rune: ' ', Owner: game.None}
		}
	}
	return c
}

// at returns a cell, nil off the page.
func (c cellCanvas) at(row, column int) *Cell {
	if row < 0 || row >= len(c) || column < 0 || column >= len(c[row]) {
		return nil
	}
	return &c[row][column]
}

// put writes text; what would leave the page is cut off.
func (c cellCanvas) put(row, column int, text string, part Part, owner game.Seat) {
	for i, r := range []rune(text) {
		if cell := c.at(row, column+i); cell != nil {
			cell.Rune, cell.Part, cell.Owner = r, part, owner
		}
	}
}

// bracket writes one sign into a cell that holds nothing or another bracket.
func (c cellCanvas) bracket(row, column int, sign rune, light Highlight, faint bool) {
	cell := c.at(row, column)
	switch {
	case cell == nil:
	case cell.Part == PartBracket && (light == HighlightCursor || cell.Highlight == HighlightCursor):
		if light == HighlightCursor {
			cell.Rune, cell.Highlight, cell.Faint = sign, light, faint
		}
	case cell.Part == PartBracket:
		cell.Rune = '|'
		cell.Highlight = max(cell.Highlight, light)
		cell.Faint = cell.Faint && faint
	case cell.Rune == ' ' || cell.Part == PartLink:
		cell.Rune, cell.Part, cell.Highlight, cell.Faint = sign, PartBracket, light, faint
	}
}

func (c cellCanvas) String() string {
	var b strings.Builder
	for _, row := range c {
		var line strings.Builder
		for i := range row {
			line.WriteRune(row[i].Rune)
		}
		b.WriteString(strings.TrimRight(line.String(), " "))
		b.WriteByte('\n')
	}
	return b.String()
}
