package tui

import (
	"slices"

	tea "charm.land/bubbletea/v2"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/shelf"
	"github.com/teahouse-games/teahouse/record"
)

// sitting is the screen of a game being played.
type sitting struct {
	m     *Model
	match *Match
	book  *shelf.Book // nil until the first turn, and if the game is not kept
	lost  string      // why the last turn is not on the shelf

	path   []game.Pick // the picks made towards a turn
	picks  game.Picks  // what may be picked next
	half   game.Table  // the game with what path has made of a turn of several moves; nil if that is nothing
	items  []item      // what is offered or held that is not a place
	item   int         // the chosen one
	inList bool        // the keys walk over items rather than over places
	cursor game.Place
	points bool // the person has pointed at a place since the last turn

	told     telling
	back     int // how many turns back the person is looking
	thinking *thinking
}

// sit begins to play a match; book is nil for one that is not on the shelf yet.
func (m *Model) sit(match *Match, book *shelf.Book) tea.Cmd {
	s := &sitting{m: m, match: match, book: book}
	match.settle()
	match.dated(m.Now())
	s.cursor = s.middle()
	m.push(s)
	if book != nil && match.outcome().Over() {
		s.keep() // the program ended before it was put away
	}
	return s.goOn()
}

// middle is the place where the cursor begins: nearest to the middle of the surface.
func (s *sitting) middle() game.Place {
	surface, situation := s.match.Table.Surface(), s.match.Table.Situation()
	at := situation.Focus
	if surface.Kind == game.SurfaceField && !surface.Open {
		at = game.XY{X: (surface.Extent.MinX + surface.Extent.MaxX) / 2, Y: (surface.Extent.MinY + surface.Extent.MaxY) / 2}
	}
	return nearest(surface, at)
}

// goOn lets the next seat act: a person by picking, others by thinking.
func (s *sitting) goOn() tea.Cmd {
	s.path, s.back, s.points = nil, 0, false
	s.stop()
	if s.match.outcome().Over() {
		s.offer()
		s.tellVerdict()
		return nil
	}
	var cmd tea.Cmd
	switch player, err := s.match.player(s.match.toMove()); {
	case err != nil:
		s.refuse(err)
	case player != nil:
		cmd = s.think(player)
	}
	s.offer()
	return cmd
}

// play plays a turn and keeps it.
func (s *sitting) play(turn string) tea.Cmd {
	if err := s.match.play(turn); err != nil {
		s.refuse(err)
		return nil
	}
	s.told = telling{}
	if s.match.byPerson(s.match.movers[len(s.match.movers)-1]) {
		s.inList = false
	}
	s.keep()
	return s.goOn()
}

// keep writes the game to the shelf, and away from it when it has ended.
func (s *sitting) keep() {
	s.lost = ""
	if err := s.write(s.match.record()); err != nil {
		s.lost = err.Error()
	}
}

func (s *sitting) write(r *record.Record) (err error) {
	if s.m.Shelf == nil {
		return nil
	}
	if s.book == nil {
		if s.book, err = s.m.Shelf.Begin(r); err != nil {
			return err
		}
	}
	if r.Result.Over() {
		return s.book.Finish(r)
	}
	return s.book.Write(r)
}

// takeBack undoes up to the person's last turn.
func (s *sitting) takeBack() tea.Cmd {
	if s.back > 0 {
		s.m.notice = isEarlier
		return nil
	}
	s.stop()
	over := s.match.outcome().Over()
	if !s.match.takeBack() {
		s.m.notice = "There is no turn of yours to take back."
		return s.goOn()
	}
	if over && s.lost == "" {
		s.book = nil // the finished game stays as it was
	}
	s.told = telling{}
	s.keep()
	return s.goOn()
}

// resign asks, and gives the game up.
func (s *sitting) resign() {
	seat := s.match.toMove()
	if seat.IsPlayer() && !s.match.byPerson(seat) && s.match.byPerson(seat.Opponent()) {
		seat = seat.Opponent()
	}
	if !seat.IsPlayer() {
		s.m.notice = "Nobody can resign now."
		return
	}
	s.m.ask(s.match.called(seat)+" resigns?", func() tea.Cmd {
		s.stop()
		s.match.ends = game.Win(seat.Opponent(), "resign")
		s.keep()
		return s.goOn()
	})
}

// leave goes back to the menu; the game stays on the shelf.
func (s *sitting) leave() {
	s.stop()
	if s.book != nil {
		s.book.Close()
	}
	s.m.pop()
	s.m.screens[0] = newMenu(s.m)
}

// press does what a key is for.
func (s *sitting) press(key tea.Key) tea.Cmd {
	name := key.String()
	if i := slices.IndexFunc(bindings, func(b binding) bool { return slices.Contains(b.keys, name) }); i >= 0 {
		return bindings[i].do(s, name)
	}
	if begins(key.Text) {
		s.command(key.Text)
	}
	return nil
}

// loss says what leaving the game now would lose; empty if it is kept. What could not
// be kept before is tried once more.
func (s *sitting) loss() string {
	if s.lost != "" {
		s.keep()
	}
	switch {
	case s.lost != "":
		return "The last turns could not be kept and will be lost."
	case len(s.match.Turns) == 0 || s.match.outcome().Over():
		return ""
	case s.m.Shelf == nil:
		return "The game is not kept anywhere and will be lost."
	}
	return ""
}

// table is the game as it is shown: now, with what has been made of the turn, or as it was.
func (s *sitting) table() game.Table {
	if s.back == 0 && s.half != nil {
		return s.half
	}
	return s.match.at(len(s.match.Turns) - s.back)
}
