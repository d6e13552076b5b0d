package render

import (
	"fmt"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
)

// captionWriter writes the lines below the board.
type captionWriter struct {
	*strings.Builder
	rules *game.Rules // has the names of players, notes and phases
}

// name returns what people call a seat.
func (w captionWriter) name(seat game.Seat) string {
	if seat <= game.Second && w.rules.RoleNames[seat] != "" {
		return w.rules.RoleNames[seat]
	}
	return seat.String()
}

// writeList writes parts after a heading, indented, on as many lines as they need.
func (w captionWriter) writeList(heading string, parts []string) {
	line := heading + ":"
	for i, part := range parts {
		if i < len(parts)-1 {
			part += ","
		}
		if len(line)+1+len(part) > maxWidth {
			w.WriteString(line + "\n")
			line = "   "
		}
		line += " " + part
	}
	w.WriteString(line + "\n")
}

// writeSentence writes words over as many lines as they need.
func (w captionWriter) writeSentence(text string) {
	line := ""
	for word := range strings.FieldsSeq(text) {
		if line != "" && len(line)+1+len(word) > maxWidth {
			w.WriteString(line + "\n")
			line = "   "
		}
		if line != "" {
			line += " "
		}
		line += word
	}
	w.WriteString(line + "\n")
}

// writeLegend explains the signs on the page: first the pieces, then the ground.
func (w captionWriter) writeLegend(p *layout, s *game.Situation) {
	var signs []string
	for seat, sign := range [2]string{"UPPER", "lower"} {
		seat := game.Seat(seat)
		if slices.ContainsFunc(s.Pieces, func(piece game.Piece) bool { return piece.Owner == seat }) {
			if p.field {
				sign = facingSign(seat) + sign
			}
			signs = append(signs, sign+" "+w.name(seat))
		}
	}
	marked := func(kinds ...game.MarkKind) bool {
		return slices.ContainsFunc(s.Marks, func(mark game.Mark) bool { return slices.Contains(kinds, mark.Kind) })
	}
	if marked(game.MarkFrom, game.MarkTo) {
		signs = append(signs, "[ ] last turn")
	}
	if slices.ContainsFunc(s.Marks, func(mark game.Mark) bool {
		return mark.Kind == game.MarkEnd && !slices.ContainsFunc(s.Marks, func(other game.Mark) bool { return other.Place == mark.Place && other.Kind != mark.Kind })
	}) {
		signs = append(signs, "~ ~ end of the chain")
	}
	if marked(game.MarkCaptured) {
		signs = append(signs, "{ } taken")
	}
	if marked(game.MarkCheck) {
		signs = append(signs, "! ! check")
	}
	for _, line := range [][]string{signs, p.groundLegend()} {
		if len(line) > 0 {
			w.WriteString(strings.Join(line, "   ") + "\n")
		}
	}
}

// writeNotes lists the notes about pieces, and the pieces that are not on the page.
func (w captionWriter) writeNotes(p *layout, s *game.Situation) {
	var order []string
	of := make(map[string][]string)
	for i := range s.Pieces {
		piece := &s.Pieces[i]
		if piece.Note == "" {
			continue
		}
		if _, ok := of[piece.Note]; !ok {
			order = append(order, piece.Note)
		}
		of[piece.Note] = append(of[piece.Note], pieceCode(piece)+" "+piece.Place)
	}
	for _, note := range order {
		w.writeList(w.rules.NoteIn(nil, note), of[note])
	}
	var beyond []string
	for i := range s.Pieces {
		if piece := &s.Pieces[i]; !p.isVisible(piece.At) {
			beyond = append(beyond, pieceCode(piece)+" "+piece.Place)
		}
	}
	if len(beyond) > 0 {
		w.writeList("beyond the page", beyond)
	}
}

// writeLinks lists the links by kind and owner.
func (w captionWriter) writeLinks(p *layout, s *game.Situation) {
	var order []string
	of := make(map[string][]string)
	for _, link := range s.Links {
		heading := string(link.Kind)
		if link.Owner <= game.Second {
			heading += " of " + w.name(link.Owner)
		}
		if _, ok := of[heading]; !ok {
			order = append(order, heading)
		}
		part := p.nameOf(link.From) + " to " + p.nameOf(link.To)
		if link.Value != 0 {
			part += fmt.Sprintf(" (%d)", link.Value)
		}
		of[heading] = append(of[heading], part)
	}
	for _, heading := range order {
		w.writeList(heading, of[heading])
	}
}

func (w captionWriter) writeHands(s *game.Situation) {
	for _, hand := range s.Hands {
		if len(hand.Items) == 0 {
			continue
		}
		var parts []string
		for _, item := range hand.Items {
			part := item.Kind
			if item.Count > 1 {
				part = fmt.Sprintf("%d %s", item.Count, item.Kind)
			}
			parts = append(parts, part)
		}
		w.writeList("hand of "+w.name(hand.Seat), parts)
	}
}

// writeStatus writes how far the game is.
func (w captionWriter) writeStatus(st *game.Caption) {
	for _, note := range st.Notes {
		w.writeSentence(note.String())
	}
	switch o := st.Outcome; {
	case o.IsDraw():
		fmt.Fprintf(w, "Over after %s: a draw (%s).\n", turnsText(st.Turns), o.Reason)
	case o.Over():
		fmt.Fprintf(w, "Over after %s: %s wins (%s).\n", turnsText(st.Turns), w.name(o.Winner), o.Reason)
	case st.Phase != "":
		fmt.Fprintf(w, "Turn %d: %s to move (%s).\n", st.Turns+1, w.name(st.ToMove), w.rules.PhaseIn(nil, st.Phase))
	default:
		fmt.Fprintf(w, "Turn %d: %s to move.\n", st.Turns+1, w.name(st.ToMove))
	}
}

func turnsText(n int) string {
	if n == 1 {
		return "1 turn"
	}
	return fmt.Sprintf("%d turns", n)
}
