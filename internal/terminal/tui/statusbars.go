package tui

import (
	"fmt"
	"strings"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"
)

// topBar draws the game, the seat to move and, unless they are shown elsewhere, the
// notes of the position.
func (s *gameScreen) topBar(f *screenArea, noted bool) {
	if noted {
		f.row(s.heading(false)...)
		return
	}
	parts, notes, _ := s.notes(f.width)
	if notes != "" {
		parts = append(parts, styledText{text: between + notes, click: func() tea.Cmd { s.showFullText(); return nil }})
	}
	f.row(parts...)
}

// heading returns the game and the seat to move, in fewer words if brief.
func (s *gameScreen) heading(brief bool) []styledText {
	ink := s.m.ink
	parts := []styledText{{text: " " + s.match.Rules.Title + " ", style: ink.title}}
	o := s.match.Outcome()
	switch status := s.shownState().Situation().Caption; {
	case s.back > 0:
		n := len(s.match.Turns)
		return append(parts, styledText{text: fmt.Sprintf(" EARLIER: after turn %d of %d ", n-s.back, n), style: ink.chosen},
			styledText{text: "  End goes back to the game", style: ink.strong})
	case o.Over():
		return append(parts, styledText{text: fmt.Sprintf(" over after %s: %s", turnsText(len(s.match.Turns)), s.over(o)), style: ink.strong})
	default:
		text := fmt.Sprintf(" turn %d: %s", len(s.match.Turns)+1, s.match.RoleName(status.ToMove))
		if !brief {
			text += " to move"
		}
		if status.Phase != "" {
			text += " (" + s.match.Rules.PhaseIn(nil, status.Phase) + ")"
		}
		return append(parts, styledText{text: text, style: ink.strong})
	}
}

// between separates the notes in the bar from the heading.
const between = "   "

// notes returns the notes of the position that fit in the bar after the heading, and the
// rest. The heading is brief if all notes fit then.
func (s *gameScreen) notes(width int) (heading []styledText, bar, rest string) {
	var notes []string
	for _, note := range s.shownState().Situation().Caption.Notes {
		notes = append(notes, note.String())
	}
	joined := func(n int) string { return strings.Join(notes[:n], "; ") }
	fit := func(brief bool, n int) bool {
		return s.back == 0 && widthOf(s.heading(brief))+len(between)+ansi.StringWidth(joined(n)) <= width
	}
	n := len(notes)
	brief := !fit(false, n) && fit(true, n)
	for n > 0 && !fit(brief, n) {
		n--
	}
	return s.heading(brief), joined(n), strings.Join(notes[n:], "; ")
}

func widthOf(parts []styledText) (columns int) {
	for _, p := range parts {
		columns += ansi.StringWidth(p.text)
	}
	return columns
}

// The most important keys: each with its name and its label.
var (
	playing  = [][2]string{{"enter", "Enter pick"}, {"esc", "Esc back"}, {"tab", "Tab list"}, {"w", "w why"}, {"u", "u undo"}, {"[", "[ ] turns"}, {":", ": type"}, {"q", "q quit"}, {"n", "n names"}, {"i", "i rules"}, {"?", "? help"}}
	choosing = [][2]string{{"enter", "Enter keep these"}, {"down", "arrows change"}, {"tab", "Tab board"}, {"i", "i rules"}, {"q", "q quit"}, {"?", "? help"}}
	over     = [][2]string{{"p", "p play again"}, {"e", "e swap seats"}, {"w", "w why"}, {"space", "Space next"}, {"[", "[ ] turns"}, {"m", "m menu"}, {"q", "q quit"}, {"?", "? help"}}
	earlier  = [][2]string{{"[", "[ one back"}, {"]", "] one on"}, {"end", "End back to the game"}, {"l", "l what it did"}, {"home", "Home beginning"}, {"?", "? help"}}
)

// bottomBar shows the most important keys. They can be clicked.
func (s *gameScreen) bottomBar(f *screenArea) {
	if s.saveError != "" {
		const more = " … v reads on"
		f.row(styledText{text: ansi.Truncate(" Not kept: "+s.saveError, f.width, more), style: s.m.ink.warn, click: func() tea.Cmd { s.showFullText(); return nil }})
		return
	}
	keys := playing
	switch {
	case s.setShown() != nil:
		keys = choosing
	case s.back > 0:
		keys = earlier
	case s.match.Outcome().Over():
		keys = over
	}
	hints := make([]styledText, 0, len(keys))
	for _, key := range keys {
		hints = append(hints, styledText{text: key[1], click: func() tea.Cmd { return s.pressKey(key[0]) }})
	}
	f.hints(s.m.ink.quiet, hints...)
}

// pressKey runs the action of the key with this name.
func (s *gameScreen) pressKey(key string) tea.Cmd {
	if sets := s.setShown(); sets != nil {
		if cmd, own := sets.press(key); own {
			return cmd
		}
	}
	for _, b := range bindings {
		if b.keys[0] == key || len(b.keys) > 1 && b.keys[1] == key {
			return b.do(s, key)
		}
	}
	return nil
}
