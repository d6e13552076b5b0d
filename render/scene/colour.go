package scene

import (
	"fmt"
	"image/color"
	"math"
	"strings"
)

// Colour is a colour of a shape. Pictures for pages name it by a CSS expression, so that the
// page can show it by day and by night.
type Colour struct {
	color.NRGBA
	CSS string // e.g. "var(--maple,#f1dfb9)"; empty: the colour is always the same
}

// RGB returns an opaque colour, e.g. RGB(0xF1DFB9).
func RGB(hex uint32) Colour {
	return Colour{NRGBA: color.NRGBA{R: uint8(hex >> 16), G: uint8(hex >> 8), B: uint8(hex), A: 0xFF}}
}

// Hex returns the colour without its opacity, as CSS and SVG write it in the shortest way.
func (c Colour) Hex() string {
	text := fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B)
	if text[1] == text[2] && text[3] == text[4] && text[5] == text[6] {
		return "#" + text[1:2] + text[3:4] + text[5:6]
	}
	return text
}

// expression returns the CSS of the colour without its opacity.
func (c Colour) expression() string {
	if c.CSS != "" {
		return c.CSS
	}
	return c.Hex()
}

// Mix returns a colour between two: a when share is 0, b when it is 1.
func Mix(a, b Colour, share float64) Colour {
	part := func(a, b uint8) uint8 {
		return uint8(math.Floor(float64(a) + float64((float64(b)-float64(a))*share) + 0.5))
	}
	mixed := Colour{NRGBA: color.NRGBA{R: part(a.R, b.R), G: part(a.G, b.G), B: part(a.B, b.B), A: part(a.A, b.A)}}
	if a.CSS != "" || b.CSS != "" {
		percent := strings.TrimSuffix(fmt.Sprintf("%.1f", 100*share), ".0")
		mixed.CSS = "color-mix(in srgb," + a.expression() + "," + b.expression() + " " + percent + "%)"
	}
	return mixed
}

// Translucent returns a colour that shows a share of what is behind it.
func (c Colour) Translucent(share float64) Colour {
	c.A = uint8(float64(float64(c.A)*(1-share)) + 0.5)
	return c
}
