package render

import (
	"fmt"
	"image/color"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/scene"
	"github.com/teahouse-games/teahouse/render/themes"
)

// CellStyle is how a cell is coloured. Colours with A 0 are the terminal's own.
type CellStyle struct {
	Ink, Ground scene.Colour
	Bold        bool
}

// Style returns how c looks in a theme. A sign repeats everything that a colour says.
func (c *Cell) Style(t *themes.Theme) CellStyle {
	ground := c.ground(t)
	if c.Tinted {
		ground = blend(t.Target.Translucent(tintGround), ground)
	}
	if c.Part == PartPiece && c.Highlight != HighlightCursor {
		return pieceStyle(c, t)
	}
	if c.Highlight == HighlightTarget && c.Faint {
		return targetStyle(c, ground, t)
	}
	if ink, bg, lit := c.Highlight.colours(t); lit {
		return CellStyle{Ink: ink, Ground: bg, Bold: true}
	}
	switch {
	case c.Part == PartLink:
		return linkStyle(c, ground, t)
	case c.Part == PartEdge && c.Faint:
		return CellStyle{Ink: t.QuietInk}
	case c.Part == PartGround && ground.A != 0:
		return CellStyle{Ink: blend(t.GardenBorder, ground), Ground: ground}
	}
	return CellStyle{Ground: ground}
}

func (c *Cell) ground(t *themes.Theme) scene.Colour {
	switch c.Ground {
	case "red":
		return t.Red
	case "white":
		return t.White
	case "gate":
		return t.Gate
	case "":
		return scene.Colour{}
	case "field":
		return t.Cloth
	}
	return t.Straw
}

// pieceStyle returns the style of a piece: the tiles of Second are dark, and the cubes of First.
// Red and purple flowers are written in their colours.
func pieceStyle(c *Cell, t *themes.Theme) CellStyle {
	dark := game.Second
	if c.Ground == "field" {
		dark = game.First
	}
	style := CellStyle{Ink: t.MapleInk, Ground: t.Maple, Bold: true}
	if c.Owner == dark {
		style = CellStyle{Ink: t.WalnutInk, Ground: t.Walnut, Bold: true}
	}
	switch c.Ink {
	case InkRed:
		style.Ink = t.PetalRed
	case InkPurple:
		style.Ink = t.PetalPurple
	default:
		return style
	}
	if t.Name != ANSI16.Name {
		style.Ink = ensureContrast(style.Ink, style.Ground)
	}
	return style
}

// tintGround is how much of its own colour a tinted ground keeps.
const tintGround = 0.55

// linkStyle draws a link in its owner's colour, made lighter or darker where that
// could not be seen. Of sixteen colours there are no others: there red has a casing.
func linkStyle(c *Cell, ground scene.Colour, t *themes.Theme) CellStyle {
	ink := t.NobodysLink
	switch c.Owner {
	case game.First:
		ink = t.FirstLink
	case game.Second:
		ink = t.SecondLink
	}
	switch {
	case t.Name != ANSI16.Name && ground.A != 0:
		ink = ensureContrast(ink, ground)
	case ground == t.Red || ground == t.Gate:
		ground = t.Casing
	}
	return CellStyle{Ink: ink, Ground: ground, Bold: true}
}

// targetStyle leaves the ground of a target to be seen.
func targetStyle(c *Cell, ground scene.Colour, t *themes.Theme) CellStyle {
	ink := t.Target
	if c.Ground == "red" || c.Ground == "gate" {
		ink = t.TargetEdge
	}
	return CellStyle{Ink: ink, Ground: ground, Bold: true}
}

// colours returns the colours of lit cells.
func (l Highlight) colours(t *themes.Theme) (ink, ground scene.Colour, lit bool) {
	switch l {
	case HighlightLastTurn:
		return t.LastTurnEdge, t.LastTurn, true
	case HighlightCaptured, HighlightCheck, HighlightReason:
		return t.PetalWhite, t.Refused, true
	case HighlightTarget, HighlightCapture:
		return t.TargetEdge, t.Target, true
	case HighlightPicked:
		return t.PetalWhite, t.SecondLink, true
	case HighlightCursor:
		return t.PetalWhite, t.RimOuter, true
	}
	return ink, ground, false
}

// blend lays a colour that is partly clear over another.
func blend(top, bottom scene.Colour) scene.Colour {
	mix := func(a, b uint8) uint8 { return uint8((int(a)*int(top.A) + int(b)*(255-int(top.A))) / 255) }
	return scene.Colour{NRGBA: color.NRGBA{R: mix(top.R, bottom.R), G: mix(top.G, bottom.G), B: mix(top.B, bottom.B), A: 255}}
}

// ANSIRows returns the rows of the page with escape sequences for a terminal with true
// colour. For a terminal with fewer colours the caller has to reduce them.
func (p *Grid) ANSIRows(t *themes.Theme) []string {
	rows := make([]string, len(p.Cells))
	for i, row := range p.Cells {
		var b strings.Builder
		last := CellStyle{}
		for j := range row {
			if style := row[j].Style(t); style != last {
				b.WriteString(style.sequence())
				last = style
			}
			b.WriteRune(row[j].Rune)
		}
		if last != (CellStyle{}) {
			b.WriteString("\x1b[m")
		}
		rows[i] = b.String()
	}
	return rows
}

// sequence selects a style whatever was selected before.
func (s CellStyle) sequence() string {
	codes := []string{"0"}
	if s.Bold {
		codes = append(codes, "1")
	}
	if s.Ink.A != 0 {
		codes = append(codes, fmt.Sprintf("38;2;%d;%d;%d", s.Ink.R, s.Ink.G, s.Ink.B))
	}
	if s.Ground.A != 0 {
		codes = append(codes, fmt.Sprintf("48;2;%d;%d;%d", s.Ground.R, s.Ground.G, s.Ground.B))
	}
	return "\x1b[" + strings.Join(codes, ";") + "m"
}

// ANSI16 is the theme of a terminal that has sixteen colours only: each is exactly
// one of them, so that what should differ does.
var ANSI16 = themes.Theme{
	Name:         "sixteen",
	QuietInk:     ansiColour(8),
	Straw:        ansiColour(7),
	Red:          ansiColour(1),
	White:        ansiColour(15),
	Gate:         ansiColour(1),
	GardenBorder: ansiColour(8),
	Cloth:        ansiColour(7),
	FirstLink:    ansiColour(2),
	SecondLink:   ansiColour(4),
	NobodysLink:  ansiColour(0),
	Casing:       ansiColour(15),
	Target:       ansiColour(2),
	TargetEdge:   ansiColour(15),
	LastTurn:     ansiColour(3),
	LastTurnEdge: ansiColour(0),
	Refused:      ansiColour(9),
	PetalRed:     ansiColour(9),
	PetalPurple:  ansiColour(13),
	PetalWhite:   ansiColour(15),
	RimOuter:     ansiColour(5),
	RimInner:     ansiColour(5),
	Maple:        ansiColour(11),
	MapleInk:     ansiColour(0),
	Walnut:       ansiColour(0),
	WalnutInk:    ansiColour(15),
}

// ansiColour returns a colour that is brought down to one of the sixteen.
func ansiColour(n int) scene.Colour {
	part := func(bit int) uint8 {
		switch {
		case n == 7:
			return 0xA0
		case n == 8:
			return 0x60
		case n&bit == 0:
			return 0
		case n > 8:
			return 0xFF
		}
		return 0x80
	}
	return scene.Colour{NRGBA: color.NRGBA{R: part(1), G: part(2), B: part(4), A: 0xFF}}
}
