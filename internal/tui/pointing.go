package tui

import (
	"math"

	tea "charm.land/bubbletea/v2"

	"github.com/teahouse-games/teahouse/game"
)

// move moves the cursor over the places, or the choice over the items.
func (s *sitting) move(right, up int) {
	if s.inList {
		s.item = min(max(0, s.item+right-up), max(0, len(s.items)-1))
		return
	}
	surface := s.match.Table.Surface()
	if next, ok := s.page(s.m.width, s.m.height).Step(surface, s.cursor.Centre, right, up); ok {
		s.cursor = next
	}
}

// change goes from the places to the items and back.
func (s *sitting) change() {
	s.inList = !s.inList && len(s.items) > 0
}

// clickPlace points at a place and picks it.
func (s *sitting) clickPlace(place game.Place) tea.Cmd {
	s.inList, s.cursor = false, place
	return s.pickHere()
}

// clickItem chooses an item and picks it.
func (s *sitting) clickItem(i int) tea.Cmd {
	s.inList, s.item = true, i
	return s.pickHere()
}

// nearest returns the place whose middle is nearest to a point.
func nearest(surface *game.Surface, at game.XY) game.Place {
	if surface.Open {
		x, y := math.Round(at.X), math.Round(at.Y)
		name := string(game.AppendXY(nil, int(x), int(y)))
		return game.Place{Name: name, Shape: game.ShapeCell, Centre: game.XY{X: x, Y: y}}
	}
	var best game.Place
	least := math.Inf(1)
	for _, place := range surface.Places {
		if d := math.Hypot(place.Centre.X-at.X, place.Centre.Y-at.Y); d < least {
			best, least = place, d
		}
	}
	return best
}

// pieces are those that stand on a place, the lowest first.
func pieces(situation *game.Situation, place string) (list []game.Piece) {
	for _, piece := range situation.Pieces {
		if piece.Place == place {
			list = append(list, piece)
		}
	}
	return list
}
