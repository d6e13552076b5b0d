package tui

import (
	"image/color"
	"testing"

	"github.com/charmbracelet/colorprofile"
	"github.com/charmbracelet/x/ansi"

	"github.com/teahouse-games/teahouse/render"
	"github.com/teahouse-games/teahouse/render/scene"
)

// With sixteen colours those that should differ do.
func TestSixteenColours(t *testing.T) {
	s := &render.ANSI16
	few := func(c color.Color) color.Color { return colorprofile.ANSI.Convert(c) }
	for name, pair := range map[string][2]scene.Colour{
		"tiles":       {s.Maple, s.Walnut},
		"gardens":     {s.Red, s.White},
		"straw":       {s.Straw, s.White},
		"first tile":  {s.Maple, s.MapleInk},
		"second tile": {s.Walnut, s.WalnutInk},
		"target":      {s.Target, s.TargetEdge},
		"last turn":   {s.LastTurn, s.LastTurnEdge},
		"refused":     {s.Refused, s.PetalWhite},
		"check":       {s.Refused, s.Red},
		"cursor":      {s.RimOuter, s.PetalWhite},
		"links":       {s.FirstLink, s.SecondLink},
		"a tile":      {s.Maple, s.Straw},
		"signs":       {s.GardenBorder, s.Straw},
	} {
		if few(pair[0]) == few(pair[1]) {
			t.Errorf("%s: both are %v", name, few(pair[0]))
		}
	}
	if few(s.Maple) != ansi.BrightYellow || few(s.Straw) != ansi.White || few(s.GardenBorder) != ansi.BrightBlack {
		t.Errorf("maple is %v, straw %v, signs %v", few(s.Maple), few(s.Straw), few(s.GardenBorder))
	}
}
