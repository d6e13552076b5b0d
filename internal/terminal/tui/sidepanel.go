package tui

import (
	"github.com/teahouse-games/teahouse/game"
)

// panel draws the panel next to the board of a wide window: the players, the hands,
// the possible picks, the message, and the turns.
func (s *gameScreen) panel(width, rows int) *screenArea {
	ink := s.m.ink
	f := &screenArea{width: width}
	situation := s.shownState().Situation()
	toMove := s.match.ToMove()
	if s.back > 0 {
		toMove = situation.Caption.ToMove
	}
	for seat := range game.Seat(2) {
		style, turn := ink.plain, "  "
		if toMove == seat {
			style, turn = ink.strong, "> "
		}
		f.row(styledText{text: turn + s.ownerCase(seat), style: style}, styledText{text: "  " + s.match.PlayerName(seat), style: ink.quiet})
		for _, hand := range situation.Hands {
			listed := s.back == 0 && seat == toMove && s.listsHand()
			if hand.Seat == seat && !listed {
				f.text("  "+s.handText(&hand, s.m.naming != namingCodes), ink.quiet, 4)
			}
		}
	}
	f.row()
	list, at := wrapParts(s.itemParts(), width, s.item)
	for _, row := range visibleRows(list, at, min(len(list), max(2, rows/3))) {
		f.row(row...)
	}
	if len(list) > 0 {
		f.row()
	}
	for _, text := range []string{s.goalText(), s.progressText()} {
		if text != "" {
			f.text("  "+text, ink.quiet, 4)
		}
	}
	for _, note := range situation.Caption.Notes {
		f.text("  "+note.String(), ink.quiet, 3)
	}
	if drawn := s.drawnLinksNote(); drawn != "" {
		f.text("  "+drawn, ink.quiet, 1)
	}
	f.row()
	var message []string
	parts := s.message()
	if last := s.lastTurnWords(); last != "" && !s.explanation.hasSentences() && s.thinking == nil && s.back == 0 && s.cursorIdle() {
		parts = append([]string{lastTurnLabel + last}, parts...)
	}
	for _, part := range parts {
		message = append(message, wrap(part, width-1)...)
	}
	s.drawMessage(f, message, min(len(message), max(3, rows-len(f.rows)-6)))
	f.row()
	if left := rows - len(f.rows); left > 1 {
		f.row(styledText{text: "Turns", style: ink.title})
		s.turnList(f, left-1)
	}
	f.fill(rows)
	return f
}
