package render

import (
	"math"

	"github.com/teahouse-games/teahouse/render/scene"
)

// minContrast is the contrast that a line needs with its ground (WCAG 2.2, 1.4.11).
const minContrast = 3

// ensureContrast takes an ink away from its ground, towards black or white, until it has the
// least contrast.
func ensureContrast(ink, ground scene.Colour) scene.Colour {
	away := scene.RGB(0)
	if white := scene.RGB(0xFFFFFF); contrast(white, ground) > contrast(away, ground) {
		away = white
	}
	const steps = 20
	for step := range steps + 1 {
		away.A = uint8(255 * step / steps)
		if moved := blend(away, ink); contrast(moved, ground) >= minContrast {
			return moved
		}
	}
	return ink
}

// contrast returns the ratio of the luminances of two colours, from 1 to 21 (WCAG 2.2).
func contrast(a, b scene.Colour) float64 {
	light, dark := luminance(a), luminance(b)
	if light < dark {
		light, dark = dark, light
	}
	return (light + 0.05) / (dark + 0.05)
}

func luminance(c scene.Colour) float64 {
	part := func(v uint8) float64 {
		s := float64(v) / 255
		if s <= 0.04045 {
			return s / 12.92
		}
		return math.Pow((s+0.055)/1.055, 2.4)
	}
	return 0.2126*part(c.R) + 0.7152*part(c.G) + 0.0722*part(c.B)
}
