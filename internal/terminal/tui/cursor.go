package tui

import (
	"math"
	"slices"

	tea "charm.land/bubbletea/v2"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/coord"
)

// move moves the cursor over the places, or the selection over the items.
func (s *gameScreen) move(right, up int) {
	if s.explanation.rule != "" || s.match.Outcome().Over() {
		s.explanation = explanationPager{}
	}
	if s.inList {
		s.item = min(max(0, s.item+right-up), max(0, len(s.items)-1))
		return
	}
	surface := s.match.Table.Surface()
	if next, ok := s.page(s.m.width, s.m.height).Neighbour(surface, s.cursor.Centre, right, up); ok {
		s.cursor, s.hasPointed = next, true
	}
}

// cursorIdle reports whether the person has not moved the cursor since the last turn. Then the
// state of the game matters more than the piece at the cursor.
func (s *gameScreen) cursorIdle() bool { return !s.hasPointed && len(s.path) == 0 }

// toggleList moves the focus from the places to the items and back.
func (s *gameScreen) toggleList() {
	if s.sets != nil {
		s.sets.hidden = false
		return
	}
	s.inList = !s.inList && len(s.items) > 0
}

// targets returns the places of the possible picks, in the order of the game.
func (s *gameScreen) targets() (places []game.Place) {
	surface := s.match.Table.Surface()
	for _, pick := range s.picks.Next {
		if place, ok := placeNamed(surface, pick.Place); ok {
			places = append(places, place)
		}
	}
	return places
}

// placeNamed returns the place of a surface with a name; on an open field the name is its coordinates.
func placeNamed(surface *game.Surface, name string) (game.Place, bool) {
	if x, y, rest, ok := coord.CutXY(name); surface.Open && ok && rest == "" {
		return nearest(surface, game.XY{X: float64(x), Y: float64(y)}), true
	}
	for _, place := range surface.Places {
		if place.Name == name {
			return place, true
		}
	}
	return game.Place{}, false
}

// nextTarget moves the cursor to the next or the previous target.
func (s *gameScreen) nextTarget(by int) {
	places := s.targets()
	if len(places) == 0 {
		s.m.notice = "No place may be picked now."
		if s.inList {
			s.m.notice = "No place may be picked now: choose from the list."
		}
		return
	}
	s.inList, s.hasPointed, s.explanation = false, true, explanationPager{}
	at := slices.IndexFunc(places, func(p game.Place) bool { return p.Name == s.cursor.Name })
	if at < 0 {
		s.pointAtTarget()
		return
	}
	s.cursor = places[(at+by+len(places))%len(places)]
}

// pointAtTarget moves the cursor to the nearest target, if there is one.
func (s *gameScreen) pointAtTarget() {
	least := math.Inf(1)
	from := s.cursor.Centre
	for _, place := range s.targets() {
		if d := math.Hypot(place.Centre.X-from.X, place.Centre.Y-from.Y); d < least {
			s.cursor, least = place, d
		}
	}
}

// clickPlace moves the cursor to a place and picks it.
func (s *gameScreen) clickPlace(place game.Place) tea.Cmd {
	s.inList, s.cursor, s.hasPointed = false, place, true
	return s.pickHere()
}

// clickItem selects an item and picks it.
func (s *gameScreen) clickItem(i int) tea.Cmd {
	s.inList, s.item = true, i
	return s.pickHere()
}

// nearest returns the place nearest to a point.
func nearest(surface *game.Surface, at game.XY) game.Place {
	if surface.Open {
		x, y := math.Round(at.X), math.Round(at.Y)
		name := string(coord.AppendXY(nil, int(x), int(y)))
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

// pieces returns the pieces on a place, the lowest first.
func pieces(situation *game.Situation, place string) (list []game.Piece) {
	for _, piece := range situation.Pieces {
		if piece.Place == place {
			list = append(list, piece)
		}
	}
	return list
}
