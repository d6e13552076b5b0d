package tui

import (
	"fmt"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"github.com/teahouse-games/teahouse/game"
)

// page is a text to read; any key closes it that does not turn it.
type page struct {
	m     *Model
	title string
	lines []string // each is broken where it is too long
	from  int
}

func (p *page) draw(width, height int) *frame {
	f := &frame{width: width}
	f.row(part{text: " " + p.title, style: p.m.ink.title})
	f.row()
	var all []string
	for _, line := range p.lines {
		if line == "" {
			all = append(all, "")
		}
		all = append(all, wrap(line, width-2)...)
	}
	room := height - 4
	p.from = min(max(0, p.from), max(0, len(all)-room))
	for _, line := range all[p.from:min(len(all), p.from+room)] {
		f.row(part{text: " " + line})
	}
	f.fill(height - 1)
	hint := " Esc closes"
	if len(all) > room {
		hint += fmt.Sprintf("   up, down: lines %d to %d of %d", p.from+1, min(len(all), p.from+room), len(all))
	}
	f.row(part{text: hint, style: p.m.ink.quiet, click: func() tea.Cmd { p.m.pop(); return nil }})
	return f
}

func (p *page) press(key tea.Key) tea.Cmd {
	switch key.String() {
	case "up":
		p.from--
	case "down":
		p.from++
	case "pgup":
		p.from -= 10
	case "pgdown", "space":
		p.from += 10
	default:
		p.m.pop()
	}
	return nil
}

// readHelp lists the keys and the signs.
func (s *sitting) readHelp() {
	var lines []string
	for _, b := range bindings {
		if b.say != "" {
			lines = append(lines, fmt.Sprintf("%-13s %s", b.say, b.help))
		}
	}
	lines = append(lines, "", "Typed: "+strings.Join(commands(), ", ")+", or a turn in its text or its notation.")
	lines = append(lines, "")
	lines = append(lines, s.signs()...)
	s.m.push(&page{m: s.m, title: "Keys", lines: lines})
}

// signs explains the signs that there can be in this game: around places, whose pieces
// are whose, and what the ground is.
func (s *sitting) signs() (lines []string) {
	page, surface := s.page(s.m.width, s.m.height), s.match.Table.Surface()
	switch {
	case shared(surface):
		lines = append(lines, "Signs: >.< the cursor  (.) may be picked  =.= picked", "?.? what is told  [.] last turn")
		if page.Dense() {
			lines = append(lines, "* a free place that may be picked   lower case: on the Wheel",
				"A square stands right behind the point to its south-west. Points are named at the left and by numbers, squares at the right and by letters.")
		}
		lines = append(lines, "Lines are drawn along rows, columns and diagonals only. Point at a flower to see all its balances.")
	default:
		upper, lower := "UPPER CASE", "lower case"
		if surface.Kind == game.SurfaceField {
			upper, lower = "^UPPER CASE", "vlower case"
		}
		lines = append(lines, "Signs: >.< the cursor  (.) may be picked  *.* may be taken  =.= picked",
			"?.? what is told  [.] last turn  {.} taken there  !.! check",
			fmt.Sprintf("%s %s   %s %s", upper, s.match.called(game.First), lower, s.match.called(game.Second)))
	}
	if grounds := page.Grounds(); len(grounds) > 0 {
		lines = append(lines, strings.Join(grounds, "   "))
	}
	return lines
}

// shared reports whether the tiles belong to both players, which is so in the one game
// that is played on points and squares at once. Nothing is taken there.
func shared(surface *game.Surface) bool {
	has := func(shape game.PlaceShape) bool {
		return slices.ContainsFunc(surface.Places, func(place game.Place) bool { return place.Shape == shape })
	}
	return has(game.ShapePoint) && has(game.ShapeSquare)
}

// readHands lists both hands with full names.
func (s *sitting) readHands() {
	var lines []string
	for _, hand := range s.table().Situation().Hands {
		lines = append(lines, "Hand of "+s.match.called(hand.Seat)+":")
		if len(hand.Items) == 0 {
			lines = append(lines, "  nothing")
		}
		var parts []string
		for _, of := range hand.Items {
			text := of.Name
			if of.Kind != of.Name {
				text = of.Kind + " " + of.Name
			}
			if of.Count > 1 {
				text = fmt.Sprintf("%d %s", of.Count, text)
			}
			parts = append(parts, together(text))
		}
		lines = append(lines, strings.Join(parts, ", "), "")
	}
	s.m.push(&page{m: s.m, title: "Hands", lines: lines})
}

// read shows all that is told, or said of the place pointed at, and all notes, however long.
func (s *sitting) read() {
	var lines []string
	if s.lost != "" {
		lines = append(lines, game.Sentence("the game is not kept: "+s.lost), "")
	}
	if s.told.rule != "" {
		lines = append(lines, "Rule "+s.told.rule+":")
		if heading, ok := s.match.Rules.Heading(s.told.rule); ok {
			lines[0] += " " + heading.Title
		}
	}
	for _, reason := range s.told.reasons {
		lines = append(lines, game.Sentence(reason.Text))
	}
	if !s.told.any() {
		lines = append(lines, s.message()...)
	}
	if len(lines) > 0 {
		lines = append(lines, "")
	}
	situation := s.table().Situation()
	lines = append(lines, situation.Status.Notes...)
	if drawn := s.drawn(); drawn != "" {
		lines = append(lines, drawn)
	}
	for _, piece := range situation.Pieces {
		if piece.Note != "" {
			lines = append(lines, fmt.Sprintf("%s %s: %s", s.owned(&piece), piece.Place, piece.Note))
		}
	}
	for _, link := range situation.Links {
		lines = append(lines, s.linked(&link))
	}
	s.m.push(&page{m: s.m, title: "Notes", lines: lines})
}

// owned is a piece with its owner, e.g. "Guest's Rose".
func (s *sitting) owned(piece *game.Piece) string {
	if piece.Owner.IsPlayer() {
		return s.match.called(piece.Owner) + "'s " + piece.Name
	}
	return piece.Name
}

func (s *sitting) linked(link *game.Link) string {
	surface := s.match.Table.Surface()
	text := string(link.Kind)
	if link.Owner.IsPlayer() {
		text += " of " + s.match.called(link.Owner)
	}
	text += fmt.Sprintf(": %s to %s", nearest(surface, link.From).Name, nearest(surface, link.To).Name)
	if link.Value != 0 {
		text += fmt.Sprintf(" (%d)", link.Value)
	}
	return text
}
