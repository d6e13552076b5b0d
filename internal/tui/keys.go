package tui

import (
	"strconv"

	tea "charm.land/bubbletea/v2"
)

// binding is what keys do while a game is played. The help page is made of them.
type binding struct {
	keys []string
	say  string // the keys for people
	help string
	do   func(s *sitting, key string) tea.Cmd
}

// quietly makes a binding of what asks for nothing to be done afterwards.
func quietly(do func(s *sitting)) func(*sitting, string) tea.Cmd {
	return func(s *sitting, _ string) tea.Cmd {
		do(s)
		return nil
	}
}

// bindings are the keys of a sitting. They are filled by init because the help
// page, which one of them opens, is made of them.
var bindings []binding

func init() {
	bindings = []binding{
		{[]string{"up", "down", "left", "right"}, "arrows", "point at the next place or item", (*sitting).arrow},
		{[]string{"t"}, "t, T", "point at the next place that may be picked, at the one before", quietly(func(s *sitting) { s.nextTarget(1) })},
		{[]string{"T"}, "", "", quietly(func(s *sitting) { s.nextTarget(-1) })},
		{[]string{"enter"}, "Enter, click", "pick what is pointed at; the rule is told if it cannot be picked", func(s *sitting, _ string) tea.Cmd { return s.pickHere() }},
		{[]string{"esc"}, "Esc", "take one pick back; close what is told", quietly((*sitting).unpick)},
		{[]string{"tab", "shift+tab"}, "Tab", "walk over the list of tiles, faces and words, or over the board", quietly((*sitting).change)},
		{[]string{"1", "2", "3", "4", "5", "6", "7", "8", "9"}, "1 to 9", "pick from the list by its number", func(s *sitting, key string) tea.Cmd {
			n, _ := strconv.Atoi(key)
			return s.number(n)
		}},
		{[]string{":"}, "A to Z, :", "type a turn, its notation, or a command", quietly(func(s *sitting) { s.command("") })},
		{[]string{"w"}, "w", "why not, or what would it do; at the end, what decided the game", quietly((*sitting).why)},
		{[]string{"l"}, "l", "what the last turn did", quietly((*sitting).tellLast)},
		{[]string{"space"}, "Space, b", "the next sentence, the one before", quietly(func(s *sitting) { s.turnPage(1) })},
		{[]string{"b", "backspace"}, "", "", quietly(func(s *sitting) { s.turnPage(-1) })},
		{[]string{"v"}, "v", "read all that is told, and all notes", quietly((*sitting).read)},
		{[]string{"h"}, "h", "both hands with the names of the tiles", quietly((*sitting).readHands)},
		{[]string{"pgup", "["}, "PgUp, [", "look one turn back", quietly(func(s *sitting) { s.look(s.back + 1) })},
		{[]string{"pgdown", "]"}, "PgDn, ]", "look one turn on", quietly(func(s *sitting) { s.look(s.back - 1) })},
		{[]string{"home"}, "Home", "look at the beginning", quietly(func(s *sitting) { s.look(len(s.match.Turns)) })},
		{[]string{"end"}, "End", "back to the game", quietly(func(s *sitting) { s.look(0) })},
		{[]string{"u"}, "u", "undo your last turn and what came after it", func(s *sitting, _ string) tea.Cmd { return s.takeBack() }},
		{[]string{"x"}, "x", "stop who is thinking", quietly((*sitting).interrupt)},
		{[]string{"g"}, "g", "let the computer go on", func(s *sitting, _ string) tea.Cmd { return s.letGoOn() }},
		{[]string{"r"}, "r", "resign", quietly((*sitting).resign)},
		{[]string{"s"}, "s", "save the game to a file", quietly(func(s *sitting) { s.askFile() })},
		{[]string{"o"}, "o", "open a saved game", quietly(func(s *sitting) { s.m.askRecord() })},
		{[]string{"c"}, "c", "colour, or signs only", nil}, // done by the Model for every screen
		{[]string{"m"}, "m", "back to the menu; the game is kept", quietly((*sitting).askLeave)},
		{[]string{"q", "ctrl+c"}, "q, Ctrl-C", "quit; the game is kept", func(s *sitting, _ string) tea.Cmd { return s.m.quit() }},
		{[]string{"?"}, "?", "this page", quietly((*sitting).readHelp)},
	}
}

func (s *sitting) arrow(key string) tea.Cmd {
	d := map[string][2]int{"up": {0, 1}, "down": {0, -1}, "left": {-1, 0}, "right": {1, 0}}[key]
	s.move(d[0], d[1])
	return nil
}

// letGoOn lets the player of the seat think that has been stopped.
func (s *sitting) letGoOn() tea.Cmd {
	if s.thinking != nil {
		return nil
	}
	return s.goOn()
}

// askLeave goes to the menu; it asks where the game is not kept.
func (s *sitting) askLeave() {
	loss := s.loss()
	if loss == "" {
		s.leave()
		return
	}
	s.m.ask("Leave? "+loss, func() tea.Cmd {
		s.leave()
		return nil
	})
}
