package tui

import (
	"fmt"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"github.com/teahouse-games/teahouse/game"
)

// isEarlier answers what can be done in the game only.
const isEarlier = "This is an earlier position: End goes back to the game."

// look shows the game as it was a number of turns ago.
func (s *sitting) look(back int) {
	s.back = min(max(0, back), len(s.match.Turns))
	s.told = telling{}
	if s.back == 0 && s.match.outcome().Over() {
		s.tellVerdict()
	}
}

// turnList lists the turns, the one that is looked at marked and in sight.
func (s *sitting) turnList(f *frame, rows int) {
	ink := s.m.ink
	shown := len(s.match.Turns) - s.back
	lines := make([]part, 0, len(s.match.Turns)+1)
	lines = append(lines, part{text: "   0. beginning", style: ink.quiet})
	for i, turn := range s.match.Turns {
		lines = append(lines, part{text: s.listed(i+1, turn, f.width), style: ink.plain})
	}
	for i := range lines {
		line := &lines[i]
		line.click = func() tea.Cmd {
			s.look(len(s.match.Turns) - i)
			return nil
		}
		if i == shown {
			line.text, line.style = ">"+line.text[1:], ink.strong
			if s.back > 0 {
				line.style = ink.chosen
			}
		}
	}
	for _, line := range showing(lines, shown, rows) {
		f.row(line)
	}
}

// listed is a turn with its number and who made it, as far as there is room for that.
func (s *sitting) listed(number int, turn string, width int) string {
	who := s.match.called(s.match.movers[number-1])
	for _, text := range []string{fmt.Sprintf(" %3d. %-6s %s", number, who, turn), fmt.Sprintf(" %3d. %s %s", number, who, turn)} {
		if ansi.StringWidth(text) <= width {
			return text
		}
	}
	return ansi.Truncate(fmt.Sprintf(" %3d. %s", number, turn), width, "…")
}

// lastTurn is the turn that led to what is shown.
func (s *sitting) lastTurn() string {
	n := len(s.match.Turns) - s.back
	if n == 0 {
		return ""
	}
	return s.match.called(s.match.movers[n-1]) + " " + s.match.Turns[n-1]
}

// turns is a number of turns in words.
func turns(n int) string {
	if n == 1 {
		return "1 turn"
	}
	return fmt.Sprintf("%d turns", n)
}

// over says how the game has ended.
func (s *sitting) over(o game.Outcome) string {
	if o.IsDraw() {
		return "Draw (" + o.Reason + ")"
	}
	return s.match.called(o.Winner) + " wins (" + o.Reason + ")"
}
