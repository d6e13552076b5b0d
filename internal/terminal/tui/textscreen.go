package tui

import (
	"fmt"
	"slices"
	"strings"

	"charm.land/bubbles/v2/key"
	"charm.land/bubbles/v2/viewport"
	tea "charm.land/bubbletea/v2"

	"github.com/teahouse-games/teahouse/docs/learn"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/internal/terminal/pagetext"
)

// textScreen is a text to read. Any key that does not scroll closes it.
type textScreen struct {
	m     *Model
	title string
	lines []string // the lines before wrapping
	rows  viewport.Model
}

func newTextScreen(m *Model, title string, lines []string) *textScreen {
	p := &textScreen{m: m, title: title, lines: lines, rows: viewport.New()}
	p.rows.KeyMap = textScrollKeys
	return p
}

func (p *textScreen) draw(width, height int) *screenArea {
	f := &screenArea{width: width}
	f.row(styledText{text: " " + p.title, style: p.m.ink.title})
	f.row()
	p.layOut(width, height)
	for line := range strings.SplitSeq(p.rows.View(), "\n") {
		f.row(styledText{text: " " + line})
	}
	f.fill(height - 1)
	hint := " Esc closes"
	if shown, all := p.rows.VisibleLineCount(), p.rows.TotalLineCount(); all > shown {
		hint += fmt.Sprintf("   up, down: lines %d to %d of %d", p.rows.YOffset()+1, p.rows.YOffset()+shown, all)
	}
	f.row(styledText{text: hint, style: p.m.ink.quiet, click: func() tea.Cmd { p.m.pop(); return nil }})
	return f
}

// layOut wraps the lines for a window of this size.
func (p *textScreen) layOut(width, height int) {
	var all []string
	for _, line := range p.lines {
		if line == "" {
			all = append(all, "")
		}
		all = append(all, wrap(line, width-2)...)
	}
	p.rows.SetWidth(width - 1)
	p.rows.SetHeight(height - 4)
	p.rows.SetContentLines(all)
}

func (p *textScreen) press(pressed tea.Key) tea.Cmd {
	if keys := textScrollKeys; !key.Matches(pressed, keys.Up, keys.Down, keys.PageUp, keys.PageDown) {
		p.m.pop()
		return nil
	}
	p.layOut(p.m.width, p.m.height) // keys may come before the first drawing
	p.rows, _ = p.rows.Update(tea.KeyPressMsg(pressed))
	return nil
}

// textScrollKeys scroll a text.
var textScrollKeys = viewport.KeyMap{
	Up:       key.NewBinding(key.WithKeys("up")),
	Down:     key.NewBinding(key.WithKeys("down")),
	PageUp:   key.NewBinding(key.WithKeys("pgup")),
	PageDown: key.NewBinding(key.WithKeys("pgdown", "space")),
}

// readHelp shows the goal, the signs and the keys.
func (s *gameScreen) readHelp() {
	lines := []string{
		strings.TrimSpace(s.goalText() + " Point at a tile to read what it does. i shows how the game is played."), "",
	}
	lines = append(append(lines, s.signs()...), "")
	for _, b := range bindings {
		if b.label != "" {
			lines = append(lines, fmt.Sprintf("%-13s %s", b.label, b.help))
		}
	}
	lines = append(lines, "", "Typed: "+strings.Join(commands(), ", ")+", or a turn in its text or its notation.")
	s.m.push(newTextScreen(s.m, "Help", lines))
}

// readRules shows the page that teaches the game.
func (s *gameScreen) readRules() {
	page, err := pagetext.Read(learn.Pages, languages.English, s.match.Rules.Name)
	if err != nil {
		s.m.notice = wording.AsSentence(err.Error())
		return
	}
	const margins = 2
	text := pagetext.Plain(page, s.m.width-margins)
	s.m.push(newTextScreen(s.m, "How the game is played", strings.Split(strings.TrimRight(text, "\n"), "\n")))
}

// signs explains the signs of this game: marks around places, owners of pieces, and the
// ground.
func (s *gameScreen) signs() (lines []string) {
	page, surface := s.page(s.m.width, s.m.height), s.match.Table.Surface()
	switch {
	case tilesAreShared(surface):
		lines = append(lines, "Signs: >.< the cursor  (.) may be picked  =.= picked", "?.? what a sentence is about  [.] last turn")
		if page.Interleaved() {
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
			"?.? what a sentence is about  [.] last turn  {.} taken there  !.! check",
			fmt.Sprintf("%s %s   %s %s", upper, s.match.RoleName(game.First), lower, s.match.RoleName(game.Second)))
	}
	if flowers := s.flowerLegend(); flowers != "" {
		lines = append(lines, flowers)
	}
	if grounds := page.GroundLegend(); len(grounds) > 0 {
		lines = append(lines, strings.Join(grounds, "   "))
	}
	return lines
}

// tilesAreShared reports whether the tiles belong to both players. That is so in the game that
// is played on points and squares, which has no captures.
func tilesAreShared(surface *game.Surface) bool {
	has := func(shape game.PlaceShape) bool {
		return slices.ContainsFunc(surface.Places, func(place game.Place) bool { return place.Shape == shape })
	}
	return has(game.ShapePoint) && has(game.ShapeSquare)
}

// readHands shows both hands with full names, and what each kind of piece does.
func (s *gameScreen) readHands() {
	var lines []string
	for _, hand := range s.shownState().Situation().Hands {
		lines = append(lines, "Hand of "+s.match.RoleName(hand.Seat)+":")
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
			parts = append(parts, nonBreaking(text))
		}
		lines = append(lines, strings.Join(parts, ", "), "")
	}
	lines = append(lines, s.kindLines()...)
	s.m.push(newTextScreen(s.m, "Hands", lines))
}

// kindLines explains all kinds of pieces of the game.
func (s *gameScreen) kindLines() (lines []string) {
	rules := s.match.Rules
	for _, kind := range rules.PieceSet.Kinds {
		text := s.kindText(kind)
		if text == "" {
			continue
		}
		if len(lines) == 0 {
			lines = append(lines, "What each does:")
		}
		name := rules.PieceNameIn(english, kind, kind)
		if name != kind {
			name = kind + " " + name
		}
		lines = append(lines, name+": "+text)
	}
	return lines
}

// showFullText shows the whole message, or the text for the place at the cursor, and all notes.
func (s *gameScreen) showFullText() {
	var lines []string
	if s.saveError != "" {
		lines = append(lines, wording.AsSentence("the game is not kept: "+s.saveError), "")
	}
	if s.explanation.rule != "" {
		lines = append(lines, "Rule "+s.explanation.rule+":")
		if title := s.match.Rules.RuleTitle(s.explanation.rule); !title.IsZero() {
			lines[0] += " " + english.Title(title)
		}
	}
	for _, reason := range s.explanation.reasons {
		lines = append(lines, reason.Text())
	}
	if !s.explanation.hasSentences() {
		lines = append(lines, s.message()...)
	}
	if len(lines) > 0 {
		lines = append(lines, "")
	}
	for _, text := range []string{s.goalText(), s.progressText()} {
		if text != "" {
			lines = append(lines, text)
		}
	}
	situation := s.shownState().Situation()
	for _, note := range situation.Caption.Notes {
		lines = append(lines, note.String())
	}
	if drawn := s.drawnLinksNote(); drawn != "" {
		lines = append(lines, drawn)
	}
	for _, piece := range situation.Pieces {
		if piece.Note != "" {
			lines = append(lines, fmt.Sprintf("%s %s: %s", s.pieceText(&piece), piece.Place, s.match.Rules.NoteIn(nil, piece.Note)))
		}
	}
	for _, link := range situation.Links {
		lines = append(lines, s.linkText(&link))
	}
	s.m.push(newTextScreen(s.m, "Notes", lines))
}

// pieceText returns a piece with its owner, e.g. "Guest's Rose".
func (s *gameScreen) pieceText(piece *game.Piece) string {
	if piece.Owner.IsPlayer() {
		return s.match.RoleName(piece.Owner) + "'s " + piece.Name
	}
	return piece.Name
}

func (s *gameScreen) linkText(link *game.Link) string {
	surface := s.match.Table.Surface()
	text := string(link.Kind)
	if link.Owner.IsPlayer() {
		text += " of " + s.match.RoleName(link.Owner)
	}
	text += fmt.Sprintf(": %s to %s", nearest(surface, link.From).Name, nearest(surface, link.To).Name)
	if link.Value != 0 {
		text += fmt.Sprintf(" (%d)", link.Value)
	}
	return text
}
