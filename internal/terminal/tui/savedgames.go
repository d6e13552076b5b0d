package tui

import (
	"cmp"
	"fmt"
	"time"

	tea "charm.land/bubbletea/v2"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/terminal/localgame"
	"github.com/teahouse-games/teahouse/internal/terminal/savegame"
	"github.com/teahouse-games/teahouse/record"
)

// savedGames is the screen with all saved games: the unfinished ones to go on with, and the
// finished ones to review and to play again.
type savedGames struct {
	m       *Model
	entries []savedGame
	at      int
	leftOut int // finished games that are not listed
	errors  []error
}

// savedGame is a game in the list.
type savedGame struct {
	rules      *game.Rules
	record     *record.Record
	saved      time.Time
	unfinished *savegame.Unfinished // nil for a finished game
}

func newSavedGames(m *Model) *savedGames {
	list := &savedGames{m: m}
	list.fill()
	return list
}

// fill reads the saved games.
func (list *savedGames) fill() {
	m := list.m
	list.entries, list.errors, list.leftOut = nil, nil, 0
	if m.Savegames == nil {
		return
	}
	unfinished, trouble := m.Savegames.List()
	for _, kept := range unfinished {
		list.add(kept.Name, savedGame{record: kept.Record, saved: kept.Saved, unfinished: &kept})
	}
	finished, leftOut, more := m.Savegames.ListFinished()
	for _, done := range finished {
		list.add(done.Path, savedGame{record: done.Record, saved: done.Saved})
	}
	list.leftOut = leftOut
	list.errors = append(append(list.errors, trouble...), more...)
	list.at = max(0, min(list.at, len(list.entries)-1))
}

// add adds a game whose rules are known.
func (list *savedGames) add(name string, of savedGame) {
	rules, err := list.m.gameOf(of.record)
	if err != nil {
		list.errors = append(list.errors, fmt.Errorf("the game in %s cannot be shown: %w", name, err))
		return
	}
	of.rules = rules
	list.entries = append(list.entries, of)
}

// selected returns the selected game; nil without any.
func (list *savedGames) selected() *savedGame {
	if list.at >= len(list.entries) {
		return nil
	}
	return &list.entries[list.at]
}

func (list *savedGames) press(key tea.Key) tea.Cmd {
	last := max(0, len(list.entries)-1)
	switch key.String() {
	case "up", "shift+tab":
		list.at = max(0, list.at-1)
	case "down", "tab":
		list.at = min(last, list.at+1)
	case "pgup":
		list.at = max(0, list.at-10)
	case "pgdown":
		list.at = min(last, list.at+10)
	case "home":
		list.at = 0
	case "end":
		list.at = last
	case "enter", "space":
		return list.open()
	case "p":
		return list.playAgain()
	case "d", "delete":
		if s := list.selected(); s != nil && s.unfinished != nil {
			list.m.finishUnfinished(s.unfinished.Name, list.fill)
		}
	case "o":
		list.m.askRecord()
	case "?":
		list.m.notice = "Enter goes on with an unfinished game and shows a finished one, p plays a finished one again, o opens a file."
	case "esc", "q", "m":
		list.m.pop()
		if menu, ok := list.m.top().(*menu); ok {
			menu.fill()
		}
	}
	return nil
}

// open continues the selected game, or shows how it ended.
func (list *savedGames) open() tea.Cmd {
	s := list.selected()
	if s == nil {
		return nil
	}
	if s.unfinished != nil {
		return list.m.resumeSaved(s.unfinished.Name)
	}
	match, err := list.m.resume(s.record)
	if err != nil {
		list.m.notice = wording.AsSentence("the game cannot be shown: " + err.Error())
		return nil
	}
	return list.m.startGame(match, nil)
}

// playAgain begins the selected finished game anew.
func (list *savedGames) playAgain() tea.Cmd {
	s := list.selected()
	if s == nil || s.unfinished != nil {
		list.m.notice = "A finished game can be played again."
		return nil
	}
	match, err := list.m.resume(s.record)
	if err == nil {
		match, err = match.Again(false, list.m.Seed())
	}
	if err != nil {
		list.m.notice = wording.AsSentence("the game cannot be played again: " + err.Error())
		return nil
	}
	return list.m.startGame(match, nil)
}

func (list *savedGames) draw(width, height int) *screenArea {
	ink := list.m.ink
	f := &screenArea{width: width}
	f.row(styledText{text: "  Saved games", style: ink.title}, styledText{text: "  " + list.summary(), style: ink.quiet})
	f.row()
	trouble := list.errors[:min(len(list.errors), 3)]
	lines := make([]func(), len(list.entries))
	for i := range list.entries {
		lines[i] = func() { list.line(f, i) }
	}
	if len(lines) == 0 {
		f.text("  There is no saved game yet. Every game is saved after each turn. o opens a file.", ink.plain, 2)
	}
	for _, line := range visibleRows(lines, list.at, max(1, height-len(f.rows)-2-2*len(trouble))) {
		line()
	}
	f.row()
	for _, err := range trouble {
		f.text("  "+wording.AsSentence(err.Error()), ink.warn, 2)
	}
	f.fill(height - 1)
	hints := []styledText{{text: "up, down choose"}, {text: "Enter go on"}, {text: "d put away"}, {text: "o open a file"}, {text: "Esc back"}}
	if s := list.selected(); s != nil && s.unfinished == nil {
		hints[1].text, hints[2].text = "Enter review", "p play again"
	}
	f.hints(ink.quiet, hints...)
	return f
}

// summary returns how many games there are.
func (list *savedGames) summary() string {
	unfinished := 0
	for i := range list.entries {
		if list.entries[i].unfinished != nil {
			unfinished++
		}
	}
	return countsText(unfinished, len(list.entries)-unfinished+list.leftOut)
}

// countsText returns the numbers of unfinished and finished games.
func countsText(unfinished, finished int) string {
	if unfinished+finished == 0 {
		return "none yet"
	}
	return fmt.Sprintf("%d unfinished, %d finished", unfinished, finished)
}

// line draws a game.
func (list *savedGames) line(f *screenArea, i int) {
	ink := list.m.ink
	mark, style := "  ", ink.plain
	if i == list.at {
		mark, style = "> ", ink.chosen
	}
	s := &list.entries[i]
	click := func() tea.Cmd {
		list.at = i
		return list.open()
	}
	players := cmp.Or(s.record.First, string(localgame.Human)) + " against " + cmp.Or(s.record.Second, string(localgame.Human))
	f.row(styledText{text: fmt.Sprintf("%s%-16s %-24s", mark, s.rules.Title, s.stateText()), style: style, click: click},
		styledText{text: fmt.Sprintf(" %-24s %s", players, agoText(list.m.Now().Sub(s.saved))), style: ink.quiet, click: click})
}

// stateText returns how far a game is, or how it ended: for the person, if there is one.
func (s *savedGame) stateText() string {
	o := s.record.Result
	if s.unfinished != nil {
		return fmt.Sprintf("turn %d", len(s.record.Turns)+1)
	}
	var text string
	switch person, one := onlyPerson(s.rules, s.record); {
	case !o.Over():
		return turnsText(len(s.record.Turns))
	case o.IsDraw():
		text = "a draw"
	case one && o.Winner == person:
		text = "you won"
	case one:
		text = "you lost"
	default:
		text = s.rules.RoleNames[o.Winner] + " won"
	}
	return fmt.Sprintf("%s (%s)", text, o.Reason)
}

// onlyPerson returns the seat of the only person of a game, and reports whether there is one.
func onlyPerson(rules *game.Rules, r *record.Record) (game.Seat, bool) {
	first, second := localgame.PlayerFromRecord(rules, r.First) == localgame.Human, localgame.PlayerFromRecord(rules, r.Second) == localgame.Human
	if first {
		return game.First, !second
	}
	return game.Second, second
}
