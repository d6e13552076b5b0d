package tui

import (
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render"
)

// The measures of the game screen, in characters.
const (
	widePanel = 30 // the smallest width of the panel next to the board
	fewest    = 3  // the smallest number of rows below the board
	usual     = 4  // rows below the board if there is room
	bars      = 2  // the rows of the bars at the top and the bottom
)

// screenLayout is the layout of the screen.
type screenLayout struct {
	boardRows, boardColumns int
	panel                   int // the smallest width of the panel next to the board; 0 without a panel
}

// layOut returns the layout for a window.
func (s *gameScreen) layOut(width, height int) screenLayout {
	surface := s.match.Table.Surface()
	rows, columns := render.MinSize(surface)
	a := screenLayout{boardRows: max(rows, height-bars-usual), boardColumns: width}
	if width >= columns+widePanel+2 {
		a.boardColumns = max(columns, width-max(widePanel, width/3)-2)
		a.panel = width - a.boardColumns - 2
		a.boardRows = height - bars
	}
	return a
}

// page draws the board as large as the window allows.
func (s *gameScreen) page(width, height int) *render.Grid {
	a := s.layOut(width, height)
	table := s.shownState()
	v := render.DrawOptions{
		Surface: table.Surface(), Situation: table.Situation(),
		Rows: a.boardRows, Columns: a.boardColumns,
		Focus: &s.cursor.Centre, LineSet: s.m.lines(), Highlights: s.lights(),
		Names: s.showsNames(), TintTargets: s.m.colour && !s.m.few,
	}
	if !s.m.ASCII {
		v.KindSigns = render.FlowerSigns
	}
	if there := s.previewLinks(); len(there) > 0 { // and no Harmony crosses the piece there
		v.Situation.Links = slices.DeleteFunc(v.Situation.Links, func(link game.Link) bool {
			return isHarmony(link) && linkPasses(&link, s.cursor.Centre)
		})
		v.Situation.Links = append(v.Situation.Links, there...)
	}
	if reported := s.explanation.current(); len(reported.Links) > 0 {
		v.Situation.Links = reported.Links
	}
	return render.Draw(v)
}

// lights returns the marked places besides those of the last turn.
func (s *gameScreen) lights() map[string]render.Highlight {
	lights := make(map[string]render.Highlight)
	set := func(place string, light render.Highlight) {
		if place != "" {
			lights[place] = max(lights[place], light)
		}
	}
	if s.back == 0 && s.thinking == nil {
		for _, pick := range s.picks.Next {
			light := render.HighlightTarget
			if pick.Captures {
				light = render.HighlightCapture
			}
			set(pick.Place, light)
		}
		for _, pick := range s.path {
			set(pick.Place, render.HighlightPicked)
		}
	}
	for _, reason := range append(s.standingAtCursor(), s.explanation.current()) {
		for _, place := range reason.Places {
			set(place, render.HighlightReason)
		}
	}
	if verdict := s.explanation.hasSentences() && s.match.Outcome().Over(); !s.inList && !verdict {
		set(s.cursor.Name, render.HighlightCursor)
	}
	return lights
}

// draw draws the top bar, the board with the parts next to and below it, and the bottom bar.
func (s *gameScreen) draw(width, height int) *screenArea {
	rows, columns := render.MinSize(s.match.Table.Surface())
	if rows+bars+fewest > height || columns > width {
		return s.m.tooSmall(columns, rows+bars+fewest)
	}
	a := s.layOut(width, height)
	f := &screenArea{width: width}
	s.topBar(f, a.panel > 0)
	if sets := s.setShown(); sets != nil {
		f.add(sets.draw(width, height-bars))
		f.fill(height - 1)
		s.bottomBar(f)
		return f
	}
	board, columns := s.board(width, height)
	f.add(board)
	if a.panel > 0 {
		f.fill(height - 1)
		f.joinRight(s.panel(width-columns-2, height-bars), 1, columns+2)
	} else {
		f.add(s.belowBoard(width, height-bars-len(board.rows)))
	}
	f.fill(height - 1)
	s.bottomBar(f)
	return f
}

// board returns the drawn board with its click zones, and its width.
func (s *gameScreen) board(width, height int) (f *screenArea, columns int) {
	page := s.page(width, height)
	rows, columns := page.Size()
	f = &screenArea{width: width}
	if s.m.colour {
		f.rows = page.ANSIRows(s.m.theme())
	} else {
		f.rows = strings.Split(strings.TrimSuffix(page.String(), "\n"), "\n")
	}
	f.zones = []clickZone{{0, 0, rows, columns, func(row, column int) tea.Cmd {
		if place, ok := page.PlaceAt(row, column); ok {
			return s.clickPlace(place)
		}
		return nil
	}}}
	return f, columns
}
