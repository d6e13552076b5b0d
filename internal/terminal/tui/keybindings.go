package tui

import (
	"strconv"

	tea "charm.land/bubbletea/v2"
)

// keyBinding is the action of a key in a game. The help page lists them.
type keyBinding struct {
	keys  []string
	label string // the keys for people
	help  string
	do    func(s *gameScreen, key string) tea.Cmd
}

// withoutCommand returns an action without a Bubble Tea command.
func withoutCommand(do func(s *gameScreen)) func(*gameScreen, string) tea.Cmd {
	return func(s *gameScreen, _ string) tea.Cmd {
		do(s)
		return nil
	}
}

// bindings are the keys of the game screen. init fills them because one of them
// opens the help page, which lists them.
var bindings []keyBinding

func init() {
	bindings = []keyBinding{
		{[]string{"up", "down", "left", "right"}, "arrows", "point at the next place or item", (*gameScreen).arrow},
		{[]string{"t"}, "t, T", "point at the next place that may be picked, at the one before", withoutCommand(func(s *gameScreen) { s.nextTarget(1) })},
		{[]string{"T"}, "", "", withoutCommand(func(s *gameScreen) { s.nextTarget(-1) })},
		{[]string{"enter"}, "Enter, click", "pick what is pointed at, or read which rule forbids it", func(s *gameScreen, _ string) tea.Cmd { return s.pickHere() }},
		{[]string{"esc"}, "Esc", "take one pick back; close an explanation", withoutCommand((*gameScreen).undoPick)},
		{[]string{"tab", "shift+tab"}, "Tab", "walk over the list of tiles, faces and words, or over the board", withoutCommand((*gameScreen).toggleList)},
		{[]string{"1", "2", "3", "4", "5", "6", "7", "8", "9"}, "1 to 9", "pick from the list by its number", func(s *gameScreen, key string) tea.Cmd {
			n, _ := strconv.Atoi(key)
			return s.pickNumber(n)
		}},
		{[]string{":"}, "A to Z, :", "type a turn, its notation, or a command", withoutCommand(func(s *gameScreen) { s.command("") })},
		{[]string{"w"}, "w", "why not, or what would it do; at the end, what decided the game", withoutCommand((*gameScreen).explainPointed)},
		{[]string{"l"}, "l", "what the last turn did", withoutCommand((*gameScreen).showLastTurn)},
		{[]string{"space"}, "Space, b", "the next sentence, the one before", withoutCommand(func(s *gameScreen) { s.turnPage(1) })},
		{[]string{"b", "backspace"}, "", "", withoutCommand(func(s *gameScreen) { s.turnPage(-1) })},
		{[]string{"v"}, "v", "read the whole message, and all notes", withoutCommand((*gameScreen).showFullText)},
		{[]string{"h"}, "h", "both hands with names, and what each tile does", withoutCommand((*gameScreen).readHands)},
		{[]string{"pgup", "["}, "PgUp, [", "look one turn back", withoutCommand(func(s *gameScreen) { s.showEarlier(s.back + 1) })},
		{[]string{"pgdown", "]"}, "PgDn, ]", "look one turn on", withoutCommand(func(s *gameScreen) { s.showEarlier(s.back - 1) })},
		{[]string{"home"}, "Home", "look at the beginning", withoutCommand(func(s *gameScreen) { s.showEarlier(len(s.match.Turns)) })},
		{[]string{"end"}, "End", "back to the game", withoutCommand(func(s *gameScreen) { s.showEarlier(0) })},
		{[]string{"u"}, "u", "undo your last turn and what came after it", func(s *gameScreen, _ string) tea.Cmd { return s.takeBack() }},
		{[]string{"x"}, "x", "stop who is thinking", withoutCommand((*gameScreen).interrupt)},
		{[]string{"g"}, "g", "let the computer go on", func(s *gameScreen, _ string) tea.Cmd { return s.resumeThinking() }},
		{[]string{"r"}, "r", "resign", withoutCommand((*gameScreen).resign)},
		{[]string{"i"}, "i", "how the game is played", withoutCommand((*gameScreen).readRules)},
		{[]string{"n"}, "n", "names of tiles, or their codes", withoutCommand((*gameScreen).toggleNames)},
		{[]string{"p"}, "p", "after the end: play again", func(s *gameScreen, _ string) tea.Cmd { return s.playAgain(false) }},
		{[]string{"e"}, "e", "after the end: exchange the seats and play again", func(s *gameScreen, _ string) tea.Cmd { return s.playAgain(true) }},
		{[]string{"s"}, "s", "save the game to a file", withoutCommand(func(s *gameScreen) { s.askFile() })},
		{[]string{"o"}, "o", "open a saved game", withoutCommand(func(s *gameScreen) { s.m.askRecord() })},
		{[]string{"c"}, "c", "colour, or signs only", nil}, // the Model handles it for every screen
		{[]string{"m"}, "m", "back to the menu; the game is kept", withoutCommand((*gameScreen).askLeave)},
		{[]string{"q", "ctrl+c"}, "q, Ctrl-C", "quit; the game is kept", func(s *gameScreen, _ string) tea.Cmd { return s.m.quit() }},
		{[]string{"?"}, "?", "this page", withoutCommand((*gameScreen).readHelp)},
	}
}

func (s *gameScreen) arrow(key string) tea.Cmd {
	d := map[string][2]int{"up": {0, 1}, "down": {0, -1}, "left": {-1, 0}, "right": {1, 0}}[key]
	s.move(d[0], d[1])
	return nil
}

// resumeThinking lets a stopped computer player think again.
func (s *gameScreen) resumeThinking() tea.Cmd {
	if s.thinking != nil {
		return nil
	}
	return s.nextSeat()
}

// askLeave goes to the menu. It asks first if the game is not saved.
func (s *gameScreen) askLeave() {
	loss := s.unsavedWarning()
	if loss == "" {
		s.leave()
		return
	}
	s.m.confirm("Leave? "+loss, func() tea.Cmd {
		s.leave()
		return nil
	})
}
