package tui

import (
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/render"
)

// naming is how tiles are called in hands and lists, and on large boards.
type naming uint8

// The ways of naming. Until the person chooses, names are shown where there is room for them: beside
// the board of a wide window.
const (
	namingAuto naming = iota
	namingNames
	namingCodes
)

// showsNames reports whether tiles are called by their full names.
func (s *gameScreen) showsNames() bool {
	if s.m.naming == namingAuto {
		return s.layOut(s.m.width, s.m.height).panel > 0
	}
	return s.m.naming == namingNames
}

// toggleNames changes between the names and the codes of tiles.
func (s *gameScreen) toggleNames() {
	if s.showsNames() {
		s.m.naming = namingCodes
		s.m.notice = "Tiles are called by their codes, as turns are written. n shows names."
		return
	}
	s.m.naming = namingNames
	s.m.notice = "Tiles are called by their names. n shows codes."
}

// flowerLegend explains the signs of flowers that there are in the game; empty without any.
func (s *gameScreen) flowerLegend() string {
	if s.m.ASCII {
		return ""
	}
	var parts []string
	for _, flower := range []struct {
		ink  render.PieceInk
		text string
	}{{render.InkRed, "red flower"}, {render.InkPlain, "white flower"}, {render.InkPurple, "flower of neither garden"}} {
		i := slices.IndexFunc(s.match.Rules.PieceSet.Kinds, func(kind string) bool {
			sign := render.FlowerSigns(kind)
			return sign.Sign != 0 && sign.Ink == flower.ink
		})
		if i >= 0 {
			sign := render.FlowerSigns(s.match.Rules.PieceSet.Kinds[i])
			parts = append(parts, string(sign.Sign)+" "+flower.text)
		}
	}
	return strings.Join(parts, "   ")
}
