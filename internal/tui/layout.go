package tui

import (
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render"
)

// Measures of the screen of a game, in characters.
const (
	widePanel = 30 // a panel beside the board is at least so wide
	fewest    = 3  // rows below the board at least
	usual     = 4  // rows below the board if they can be had
	bars      = 2  // the rows at the top and at the bottom
)

// areas is how the screen is shared out.
type areas struct {
	boardRows, boardColumns int
	panel                   int // columns that the panel beside the board has at least; 0 for none
}

// share shares out a window.
func (s *sitting) share(width, height int) areas {
	surface := s.match.Table.Surface()
	rows, columns := render.Needs(surface)
	a := areas{boardRows: max(rows, height-bars-usual), boardColumns: width}
	if width >= columns+widePanel+2 {
		if surface.Kind == game.SurfaceField {
			columns = width - max(widePanel, width/3) - 2
		}
		a.panel = width - columns - 2
		a.boardColumns = columns
		a.boardRows = height - bars
	}
	return a
}

// page draws the board as large as the window lets it be.
func (s *sitting) page(width, height int) *render.Page {
	a := s.share(width, height)
	table := s.table()
	v := render.View{
		Surface: table.Surface(), Situation: table.Situation(),
		Rows: a.boardRows, Columns: a.boardColumns,
		Focus: &s.cursor.Centre, Lines: s.m.lines(), Lights: s.lights(),
	}
	if there := s.prospect(); len(there) > 0 { // and nothing is in Harmony across what would stand there
		v.Situation.Links = slices.DeleteFunc(v.Situation.Links, func(link game.Link) bool {
			return isHarmony(link) && passes(&link, s.cursor.Centre)
		})
		v.Situation.Links = append(v.Situation.Links, there...)
	}
	if told := s.told.now(); len(told.Links) > 0 {
		v.Situation.Links = told.Links
	}
	return render.Draw(v)
}

// lights are the places that should be seen besides the last turn.
func (s *sitting) lights() map[string]render.Light {
	lights := make(map[string]render.Light)
	set := func(place string, light render.Light) {
		if place != "" {
			lights[place] = max(lights[place], light)
		}
	}
	if s.back == 0 && s.thinking == nil {
		for _, pick := range s.picks.Next {
			light := render.Target
			if pick.Takes {
				light = render.Takes
			}
			set(pick.Place, light)
		}
		for _, pick := range s.path {
			set(pick.Place, render.Picked)
		}
	}
	for _, reason := range append(s.standing(), s.told.now()) {
		for _, place := range reason.Places {
			set(place, render.Reason)
		}
	}
	if verdict := s.told.any() && s.match.outcome().Over(); !s.inList && !verdict {
		set(s.cursor.Name, render.Cursor)
	}
	return lights
}

// draw lays out the game: a bar, the board with what belongs beside and below it, a bar.
func (s *sitting) draw(width, height int) *frame {
	rows, columns := render.Needs(s.match.Table.Surface())
	if rows+bars+fewest > height || columns > width {
		return s.m.tooSmall(columns, rows+bars+fewest)
	}
	a := s.share(width, height)
	f := &frame{width: width}
	s.topBar(f, a.panel > 0)
	board, columns := s.board(width, height)
	f.add(board)
	if a.panel > 0 {
		f.fill(height - 1)
		f.beside(s.panel(width-columns-2, height-bars), 1, columns+2)
	} else {
		f.add(s.below(width, height-bars-len(board.rows)))
	}
	f.fill(height - 1)
	s.bottomBar(f)
	return f
}

// board is the page with its places to click, and how many columns it has.
func (s *sitting) board(width, height int) (f *frame, columns int) {
	page := s.page(width, height)
	rows, columns := page.Size()
	f = &frame{width: width}
	if s.m.colour {
		f.rows = page.Paint(s.m.theme())
	} else {
		f.rows = strings.Split(strings.TrimSuffix(page.String(), "\n"), "\n")
	}
	f.zones = []zone{{0, 0, rows, columns, func(row, column int) tea.Cmd {
		if place, ok := page.PlaceAt(row, column); ok {
			return s.clickPlace(place)
		}
		return nil
	}}}
	return f, columns
}
