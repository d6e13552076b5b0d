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
	savegame  *savegame.File // nil until the first turn, and if the game is not saved
	saveError string         // why the last turn was not saved
	file      string         // the file that the person has saved the game to, or opened; empty: none

	path         []game.Pick // the picks of the turn so far
	picks        game.Picks  // the possible next picks
	partialState game.Game   // the game after the completed moves of path, in a turn of several moves; nil without any
	items        []item      // the items: picks and pieces in hand, without places
	item         int         // the index of the selected item
	sets         *setChooser // chooses a set of pieces; nil where other picks are offered
	inList       bool        // the arrow keys move over items, not over places
	cursor       game.Place
	hasPointed   bool // the person has moved the cursor since the last turn

	explanation explanationPager
	back        int // how many turns ago the shown state is
	thinking    *computerTurn
}

// startGame shows the screen of a game; file is nil for one that is not saved yet.
func (m *Model) startGame(match *localgame.Game, file *savegame.File) tea.Cmd {
	s := &gameScreen{m: m, match: match, savegame: file}
	match.SetDate(m.Now())
	s.cursor = s.middle()
	m.push(s)
	if file != nil && match.Outcome().Over() {
		s.saveGame() // the program ended before the game was finished
	}
	return s.nextSeat()
}

// middle returns the place where the cursor begins: the nearest to the middle of the surface.
func (s *gameScreen) middle() game.Place {
	surface, situation := s.match.Table.Surface(), s.match.Table.Situation()
	at := situation.Focus
	if surface.Kind == game.SurfaceField && !surface.Open {
		at = game.XY{X: (surface.Extent.MinX + surface.Extent.MaxX) / 2, Y: (surface.Extent.MinY + surface.Extent.MaxY) / 2}
	}
	return nearest(surface, at)
}

// nextSeat begins the turn of the next seat: a person picks, a computer thinks.
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

// play plays a turn and saves it.
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

// saveGame saves the game, and moves it to the finished ones when it has ended.
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

// takeBack takes turns back up to the person's last one.
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
		s.savegame = nil // the file of the finished game stays unchanged
	}
	s.explanation = explanationPager{}
	s.saveGame()
	return s.nextSeat()
}

// resign asks for confirmation and resigns.
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

// leave goes back to the menu or the list of saved games. The game stays saved.
func (s *gameScreen) leave() {
	s.stop()
	if s.savegame != nil {
		s.savegame.Close()
	}
	s.m.pop()
	s.m.screens[0] = newMenu(s.m)
	if list, ok := s.m.top().(*savedGames); ok {
		list.fill()
	}
}

// playAgain begins the same game anew after its end, with the seats exchanged if swap is set.
func (s *gameScreen) playAgain(swap bool) tea.Cmd {
	if !s.match.Outcome().Over() {
		s.m.notice = "The game is not over: r resigns, m goes back to the menu."
		return nil
	}
	begin := func() tea.Cmd {
		next, err := s.match.Again(swap, s.m.Seed())
		if err != nil {
			s.showRefusal(err)
			return nil
		}
		s.leave()
		return s.m.startGame(next, nil)
	}
	if loss := s.unsavedWarning(); loss != "" {
		s.m.confirm("Play again? "+loss, begin)
		return nil
	}
	return begin()
}

// press runs the action of a key.
func (s *gameScreen) press(key tea.Key) tea.Cmd {
	name := key.String()
	if sets := s.setShown(); sets != nil {
		if cmd, own := sets.press(name); own {
			return cmd
		}
	}
	if i := slices.IndexFunc(bindings, func(b keyBinding) bool { return slices.Contains(b.keys, name) }); i >= 0 {
		return bindings[i].do(s, name)
	}
	if startsTurn(key.Text) {
		s.command(key.Text)
	}
	return nil
}

// unsavedWarning returns what would be lost by leaving now; empty if the game is saved. It tries to
// save the game again if that failed before.
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

// shownState returns the shown game: with the completed moves of the current turn, or an earlier state.
func (s *gameScreen) shownState() game.Game {
	if s.back == 0 && s.partialState != nil {
		return s.partialState
	}
	return s.match.StateAt(len(s.match.Turns) - s.back)
}
