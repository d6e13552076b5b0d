package tui

import (
	"fmt"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"github.com/teahouse-games/teahouse/game"
)

// earlierNotice is the answer to a key that works only at the current turn.
const earlierNotice = "This is an earlier position: End goes back to the game."

// showEarlier shows the game a number of turns ago.
func (s *gameScreen) showEarlier(back int) {
	s.back = min(max(0, back), len(s.match.Turns))
	s.explanation = explanationPager{}
	if s.back == 0 && s.match.Outcome().Over() {
		s.showOutcome()
	}
}

// turnList lists the turns and marks the shown one, which is always visible.
func (s *gameScreen) turnList(f *screenArea, rows int) {
	ink := s.m.ink
	shown := len(s.match.Turns) - s.back
	lines := make([]styledText, 0, len(s.match.Turns)+1)
	lines = append(lines, styledText{text: "   0. beginning", style: ink.quiet})
	for i, turn := range s.match.Turns {
		lines = append(lines, styledText{text: s.turnLine(i+1, turn, f.width), style: ink.plain})
	}
	for i := range lines {
		line := &lines[i]
		line.click = func() tea.Cmd {
			s.showEarlier(len(s.match.Turns) - i)
			return nil
		}
		if i == shown {
			line.text, line.style = ">"+line.text[1:], ink.strong
			if s.back > 0 {
				line.style = ink.chosen
			}
		}
	}
	for _, line := range visibleRows(lines, shown, rows) {
		f.row(line)
	}
}

// turnLine returns a turn with its number and its player, as far as there is room.
func (s *gameScreen) turnLine(number int, turn string, width int) string {
	player := s.match.RoleName(s.match.Mover(number - 1))
	for _, text := range []string{fmt.Sprintf(" %3d. %-6s %s", number, player, turn), fmt.Sprintf(" %3d. %s %s", number, player, turn)} {
		if ansi.StringWidth(text) <= width {
			return text
		}
	}
	return ansi.Truncate(fmt.Sprintf(" %3d. %s", number, turn), width, "…")
}

// lastTurn returns the last turn before the shown state.
func (s *gameScreen) lastTurn() string {
	n := len(s.match.Turns) - s.back
	if n == 0 {
		return ""
	}
	return s.match.RoleName(s.match.Mover(n-1)) + " " + s.match.Turns[n-1]
}

// turnsText returns a number of turns in words.
func turnsText(n int) string {
	if n == 1 {
		return "1 turn"
	}
	return fmt.Sprintf("%d turns", n)
}

// over returns how the game has ended.
func (s *gameScreen) over(o game.Outcome) string {
	if o.IsDraw() {
		return "Draw (" + o.Reason + ")"
	}
	return s.match.RoleName(o.Winner) + " wins (" + o.Reason + ")"
}
