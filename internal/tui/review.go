package tui

import (
	"fmt"

	tea "charm.land/bubbletea/v2"

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
		who := s.match.called(s.match.movers[i])
		lines = append(lines, part{text: fmt.Sprintf(" %3d. %-6s %s", i+1, who, turn), style: ink.plain})
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
