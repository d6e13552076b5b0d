package tui

import (
	"fmt"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"github.com/teahouse-games/teahouse/game"
)

// belowBoard draws the part below the board of a narrow window: the list of possible picks, the
// message and, in the rows that are left, the hands and the turns.
func (s *gameScreen) belowBoard(width, rows int) *screenArea {
	f := &screenArea{width: width}
	list, at := wrapParts(s.itemParts(), width, s.item)
	message := wrap(s.narrowMessage(len(list), width, rows), width-1)
	listRows := min(len(list), max(1, rows-min(len(message), rows-1)))
	for _, row := range visibleRows(list, at, listRows) {
		f.row(row...)
	}
	left := func() int { return rows - len(f.rows) - len(message) }
	if _, _, rest := s.notes(width); rest != "" {
		most := min(2, left())
		if drawn := s.drawnLinksNote(); drawn != "" && len(wrap(rest+"; "+drawn, width-1)) <= most { // leaving it out loses nothing
			rest += "; " + drawn
		}
		s.drawNotes(f, rest, most)
	}
	if left() > 0 {
		s.hands(f, left())
	}
	if left() > 0 && len(s.match.Turns) > 0 {
		s.drawNotes(f, strings.TrimSpace(s.progressText()+"  "+s.goalText()), min(left(), 2))
	}
	if left() > 2 {
		s.turnList(f, left())
	}
	s.drawMessage(f, message, rows-len(f.rows))
	f.fill(rows)
	return f
}

// narrowMessage returns the message below the board: with the card of what is pointed at and the
// last turn, or at the beginning the goal, where there is room beside the list.
func (s *gameScreen) narrowMessage(listRows, width, rows int) string {
	_, _, rest := s.notes(width)
	others := listRows + min(2, len(wrap(rest, width-1)))
	fits := func(text string) bool { return others+len(wrap(text, width-1)) <= rows }
	message := s.message()
	text := strings.Join(message, "  ")
	if card := s.shownCard(); card != "" && s.inList && !fits(text) {
		text = strings.Join(message[:len(message)-1], "  ")
	}
	if s.explanation.hasSentences() || s.thinking != nil || s.back > 0 || len(s.path) > 0 {
		return text
	}
	before := []string{s.lastTurnWords(), s.lastTurn()}
	if len(s.match.Turns) == 0 {
		before = []string{s.goalText()}
	}
	idle := s.cursorIdle() && !s.inList
	for _, words := range before {
		if words == "" {
			continue
		}
		if len(s.match.Turns) > 0 {
			words = lastTurnLabel + words
		}
		if both := words + "   " + text; ansi.StringWidth(both) < width || (idle || len(s.match.Turns) == 0) && fits(both) {
			return both
		}
		// At the beginning the goal is worth more than a card.
		if len(s.match.Turns) == 0 && s.shownCard() != "" && len(message) > 1 {
			if both := words + "   " + strings.Join(message[:len(message)-1], "  "); fits(both) {
				return both
			}
		}
	}
	if last := s.lastTurn(); last != "" && idle {
		return lastTurnLabel + last + "   " + text
	}
	return text
}

// lastTurnLabel begins what is shown of the last turn.
const lastTurnLabel = "Last turn: "

// drawMessage writes the lines of a message.
func (s *gameScreen) drawMessage(f *screenArea, message []string, rows int) {
	style := s.m.ink.plain
	if s.explanation.hasSentences() {
		style = s.m.ink.strong
	}
	for _, line := range f.cut(message, rows) {
		f.row(styledText{text: " " + line, style: style})
	}
}

// drawNotes writes the notes for which the bar has no room.
func (s *gameScreen) drawNotes(f *screenArea, notes string, rows int) {
	for _, line := range f.cut(wrap(notes, f.width-1), rows) {
		f.row(styledText{text: " " + line, style: s.m.ink.quiet, click: func() tea.Cmd { s.showFullText(); return nil }})
	}
}

// message returns the current message in parts, each of which can have a line of its own.
func (s *gameScreen) message() (parts []string) {
	switch {
	case s.explanation.hasSentences():
		return []string{s.explanation.text()}
	case s.thinking != nil:
		return []string{s.thinking.text(s.match)}
	case s.back > 0:
		if last := s.lastTurnWords(); last != "" {
			return []string{lastTurnLabel + s.lastTurn() + " (" + strings.TrimSuffix(last, ".") + ")"}
		}
		return []string{"The beginning of the game."}
	}
	if len(s.path) > 0 {
		parts = append(parts, s.partialTurn())
	}
	parts = append(parts, s.describePointed()...)
	if card := s.shownCard(); card != "" {
		parts = append(parts, card)
	}
	return parts
}

// shownCard returns the card that is the last part of the message; empty if there is none.
func (s *gameScreen) shownCard() string {
	if s.explanation.hasSentences() || s.thinking != nil || s.back > 0 {
		return ""
	}
	return s.cardAtCursor()
}

// partialTurn returns the turn picked so far.
func (s *gameScreen) partialTurn() string {
	labels := make([]string, len(s.path))
	for i, pick := range s.path {
		labels[i] = pick.Label.String()
	}
	return "Turn so far: " + strings.Join(labels, " › ") + " › …"
}

// fewButtons are choices, such as passing, that explain themselves. More choose between tiles.
const fewButtons = 4

// describePointed describes the place or item at the cursor, and what Enter does there.
func (s *gameScreen) describePointed() []string {
	if s.inList {
		if s.item >= len(s.items) {
			return nil
		}
		it := s.items[s.item]
		if !it.offered {
			return []string{it.pick.SpokenLabel.String() + ": cannot be picked now, Enter shows why"}
		}
		parts := []string{"Enter: " + it.pick.SpokenLabel.String()}
		if it.pick.Kind == game.PickButton && len(s.items) > fewButtons {
			parts = append(parts, "h: what each tile does")
		}
		return parts
	}
	place := s.cursor.Name
	situation := s.shownState().Situation()
	var on []string
	for _, piece := range pieces(&situation, place) {
		text := s.pieceText(&piece)
		if piece.Note != "" {
			text += " (" + s.match.Rules.NoteIn(nil, piece.Note) + ")"
		}
		on = append(on, text)
	}
	text := place
	if len(on) > 0 {
		text += ": " + strings.Join(on, ", and on it ")
	} else {
		text += s.harmoniesThrough(&situation, s.cursor)
	}
	parts := []string{text}
	if now := s.harmonyPartners(&situation, situation.Links, s.cursor.Centre); now != "" && !s.cursorIdle() {
		parts = append(parts, now)
	}
	if now := joinReasons(s.standingAtCursor()); now != "" {
		parts = append(parts, now)
	}
	if pick := s.pickAt(place); pick.ID != "" && pick.SpokenLabel.String() != place {
		parts = append(parts, "Enter: "+pick.SpokenLabel.String())
	}
	if there := s.harmonyPartners(&situation, s.previewLinks(), s.cursor.Centre); there != "" {
		parts = append(parts, "There: "+there)
	}
	if there := joinReasons(s.balancesThere()); there != "" {
		parts = append(parts, "There: "+there)
	}
	return parts
}

// itemParts returns the items of the list, the offered ones with numbers.
func (s *gameScreen) itemParts() (parts []styledText) {
	if s.back > 0 {
		return nil
	}
	ink := s.m.ink
	for i, it := range s.items {
		label := s.labelOf(it.pick)
		text, style := label, ink.plain
		switch {
		case it.offered && i < 9:
			text = fmt.Sprintf("%d %s", i+1, label)
		case !it.offered:
			text, style = "-"+label, ink.quiet
		}
		if !it.offered && slices.ContainsFunc(s.path, func(p game.Pick) bool { return p.ID == it.pick.ID }) {
			text, style = "="+label+"=", ink.good
		}
		if s.inList && i == s.item {
			text, style = ">"+text+"<", ink.chosen
		} else {
			text = " " + text + " "
		}
		parts = append(parts, styledText{text: text, style: style, click: func() tea.Cmd { return s.clickItem(i) }})
	}
	return parts
}

// hands writes the hands that are not in the list: with names in up to two rows if there is
// room, otherwise with the codes of the pieces.
func (s *gameScreen) hands(f *screenArea, most int) {
	const longest = 2
	shown := slices.DeleteFunc(s.shownState().Situation().Hands, func(hand game.Hand) bool {
		listed := s.back == 0 && len(s.items) > 0 && hand.Seat == s.match.ToMove() && s.listsHand()
		return listed || len(hand.Items) == 0
	})
	for i := range shown {
		hand := &shown[i]
		room := max(1, min(longest, most-(len(shown)-1-i)))
		named := s.m.naming != namingCodes
		lines := wrap(" "+s.ownerCase(hand.Seat)+" "+s.handText(hand, named), f.width)
		if len(lines) > room {
			lines = []string{s.handCodes(hand, f.width)}
		}
		for _, line := range lines[:min(len(lines), most)] {
			f.row(styledText{text: line, style: s.m.ink.quiet, click: func() tea.Cmd { s.readHands(); return nil }})
			most--
		}
	}
}

// handCodes returns a hand as codes in a row, with the key that shows the names.
func (s *gameScreen) handCodes(hand *game.Hand, width int) string {
	const names = "  n: names"
	text := " " + s.ownerCase(hand.Seat) + " " + strings.ReplaceAll(s.handText(hand, false), unbroken, " ")
	if hasNames(hand) && ansi.StringWidth(text+names) <= width {
		return text + names
	}
	return ansi.Truncate(text, width, " … h: all")
}

// hasNames reports whether a piece of a hand has a name besides its code.
func hasNames(hand *game.Hand) bool {
	return slices.ContainsFunc(hand.Items, func(of game.HandItem) bool { return of.Kind != of.Name })
}

// listsHand reports whether the list has the hand of the seat to move.
func (s *gameScreen) listsHand() bool {
	for _, it := range s.items {
		if it.pick.Kind == game.PickHand {
			return true
		}
	}
	return false
}

// handText returns a hand in one line. If named, a piece whose code is one letter has its name
// instead, and every piece where names are shown.
func (s *gameScreen) handText(hand *game.Hand, named bool) string {
	var parts []string
	for _, of := range hand.Items {
		text := of.Kind
		if named && (len(of.Kind) == 1 || s.showsNames()) {
			text = of.Name
		}
		if of.Count > 1 {
			text = fmt.Sprintf("%d %s", of.Count, text)
		}
		parts = append(parts, nonBreaking(text))
	}
	if len(parts) == 0 {
		parts = []string{"nothing"}
	}
	return "holds " + strings.Join(parts, ", ")
}

// ownerCase returns the name of a seat in the case of its pieces: upper or lower.
func (s *gameScreen) ownerCase(seat game.Seat) string {
	name := s.match.RoleName(seat)
	if seat == game.First {
		return strings.ToUpper(name)
	}
	return strings.ToLower(name)
}
