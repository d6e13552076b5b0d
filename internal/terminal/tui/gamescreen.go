package tui

import (
	"slices"

	tea "charm.land/bubbletea/v2"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/terminal/localgame"
	"github.com/teahouse-games/teahouse/internal/terminal/savegame"
	"github.com/teahouse-games/teahouse/record"
)

// gameScreen is the screen of a game being played.
type gameScreen struct {
	m         *Model
	match     *localgame.Game
	savegame  *savegame.File // nil until the first turn, and if the game is not kept
	saveError string         // why the last turn is not on the shelf

	path         []game.Pick // the picks made towards a turn
	picks        game.Picks  // what may be picked next
	partialState game.Game   // the game with what path has made of a turn of several moves; nil if that is nothing
	items        []item      // what is offered or held that is not a place
	item         int         // the chosen one
	inList       bool        // the keys walk over items rather than over places
	cursor       game.Place
	hasPointed   bool // the person has pointed at a place since the last turn

	explanation explanationPager
	back        int // how many turns back the person is looking
	thinking    *computerTurn
}

// startGame begins to play a match; book is nil for one that is not on the shelf yet.
func (m *Model) startGame(match *localgame.Game, book *savegame.File) tea.Cmd {
	s := &gameScreen{m: m, match: match, savegame: book}
	match.SetDate(m.Now())
	s.cursor = s.middle()
	m.push(s)
	if book != nil && match.Outcome().Over() {
		s.saveGame() // the program ended before it was put away
	}
	return s.nextSeat()
}

// middle is the place where the cursor begins: nearest to the middle of the surface.
func (s *gameScreen) middle() game.Place {
	surface, situation := s.match.Table.Surface(), s.match.Table.Situation()
	at := situation.Focus
	if surface.Kind == game.SurfaceField && !surface.Open {
		at = game.XY{X: (surface.Extent.MinX + surface.Extent.MaxX) / 2, Y: (surface.Extent.MinY + surface.Extent.MaxY) / 2}
	}
	return nearest(surface, at)
}

// nextSeat lets the next seat act: a person by picking, others by thinking.
func (s *gameScreen) nextSeat() tea.Cmd {
	s.path, s.back, s.hasPointed = nil, 0, false
	s.stop()
	if s.match.Outcome().Over() {
		s.updatePicks()
		s.showOutcome()
		return nil
	}
	var cmd tea.Cmd
	switch player, err := s.match.ComputerPlayer(s.match.ToMove()); {
	case err != nil:
		s.showRefusal(err)
	case player != nil:
		cmd = s.think(player)
	}
	s.updatePicks()
	return cmd
}

// play plays a turn and keeps it.
func (s *gameScreen) play(turn string) tea.Cmd {
	if err := s.match.Play(turn); err != nil {
		s.showRefusal(err)
		return nil
	}
	s.explanation = explanationPager{}
	if s.match.IsPerson(s.match.Mover(len(s.match.Turns) - 1)) {
		s.inList = false
	}
	s.saveGame()
	return s.nextSeat()
}

// saveGame writes the game to the shelf, and away from it when it has ended.
func (s *gameScreen) saveGame() {
	s.saveError = ""
	if err := s.write(s.match.Record()); err != nil {
		s.saveError = err.Error()
	}
}

func (s *gameScreen) write(r *record.Record) (err error) {
	if s.m.Savegames == nil {
		return nil
	}
	if s.savegame == nil {
		if s.savegame, err = s.m.Savegames.Create(r); err != nil {
			return err
		}
	}
	if r.Result.Over() {
		return s.savegame.Finish(r)
	}
	return s.savegame.Write(r)
}

// takeBack undoes up to the person's last turn.
func (s *gameScreen) takeBack() tea.Cmd {
	if s.back > 0 {
		s.m.notice = earlierNotice
		return nil
	}
	s.stop()
	over := s.match.Outcome().Over()
	if !s.match.TakeBack() {
		s.m.notice = "There is no turn of yours to take back."
		return s.nextSeat()
	}
	if over && s.saveError == "" {
		s.savegame = nil // the finished game stays as it was
	}
	s.explanation = explanationPager{}
	s.saveGame()
	return s.nextSeat()
}

// resign asks, and gives the game up.
func (s *gameScreen) resign() {
	seat := s.match.ToMove()
	if seat.IsPlayer() && !s.match.IsPerson(seat) && s.match.IsPerson(seat.Opponent()) {
		seat = seat.Opponent()
	}
	if !seat.IsPlayer() {
		s.m.notice = "Nobody can resign now."
		return
	}
	s.m.confirm(s.match.RoleName(seat)+" resigns?", func() tea.Cmd {
		s.stop()
		s.match.Resign(seat)
		s.saveGame()
		return s.nextSeat()
	})
}

// leave goes back to the menu; the game stays on the shelf.
func (s *gameScreen) leave() {
	s.stop()
	if s.savegame != nil {
		s.savegame.Close()
	}
	s.m.pop()
	s.m.screens[0] = newMenu(s.m)
}

// press does what a key is for.
func (s *gameScreen) press(key tea.Key) tea.Cmd {
	name := key.String()
	if i := slices.IndexFunc(bindings, func(b keyBinding) bool { return slices.Contains(b.keys, name) }); i >= 0 {
		return bindings[i].do(s, name)
	}
	if startsTurn(key.Text) {
		s.command(key.Text)
	}
	return nil
}

// unsavedWarning says what leaving the game now would lose; empty if it is kept. What could not
// be kept before is tried once more.
func (s *gameScreen) unsavedWarning() string {
	if s.saveError != "" {
		s.saveGame()
	}
	switch {
	case s.saveError != "":
		return "The last turns could not be kept and will be lost."
	case len(s.match.Turns) == 0 || s.match.Outcome().Over():
		return ""
	case s.m.Savegames == nil:
		return "The game is not kept anywhere and will be lost."
	}
	return ""
}

// shownState is the game as it is shown: now, with what has been made of the turn, or as it was.
func (s *gameScreen) shownState() game.Game {
	if s.back == 0 && s.partialState != nil {
		return s.partialState
	}
	return s.match.StateAt(len(s.match.Turns) - s.back)
}
