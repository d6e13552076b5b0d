package tui

import (
	"strings"
	"unicode"

	tea "charm.land/bubbletea/v2"
)

// lineInput is a line being typed.
type lineInput struct {
	prompt string
	text   []rune
	at     int // where the next letter goes
	done   func(text string) tea.Cmd
}

// maxEntry is the longest line that may be typed, in letters.
const maxEntry = 400

// openInput opens the line.
func (m *Model) openInput(prompt, text string, done func(text string) tea.Cmd) {
	m.entry = &lineInput{prompt: prompt, done: done}
	m.entry.insert(text)
}

// edit changes the line by a key.
func (m *Model) edit(key tea.Key) tea.Cmd {
	e := m.entry
	switch key.String() {
	case "enter":
		m.entry = nil
		if text := strings.TrimSpace(string(e.text)); text != "" {
			return e.done(text)
		}
	case "esc":
		m.entry = nil
	case "backspace":
		if e.at > 0 {
			e.text = append(e.text[:e.at-1], e.text[e.at:]...)
			e.at--
		} else if len(e.text) == 0 {
			m.entry = nil
		}
	case "ctrl+u":
		e.text, e.at = nil, 0
	case "left":
		e.at = max(0, e.at-1)
	case "right":
		e.at = min(len(e.text), e.at+1)
	case "home":
		e.at = 0
	case "end":
		e.at = len(e.text)
	default:
		e.insert(key.Text)
	}
	return nil
}

// insert puts letters where the next one goes.
func (e *lineInput) insert(text string) {
	for _, r := range text {
		if unicode.IsControl(r) || len(e.text) >= maxEntry {
			continue
		}
		e.text = append(e.text[:e.at], append([]rune{r}, e.text[e.at:]...)...)
		e.at++
	}
}

func (e *lineInput) draw(m *Model, f *screenArea) {
	prompt := e.prompt + " "
	if len(prompt) > f.width/2 {
		f.text(prompt, m.ink.strong, 2)
		prompt = ""
	}
	room := max(1, f.width-len(prompt)-1)
	from := max(0, e.at-room)
	end := min(len(e.text), from+room)
	f.row(
		styledText{text: prompt, style: m.ink.strong},
		styledText{text: string(e.text[from:e.at])},
		styledText{text: "_", style: m.ink.strong},
		styledText{text: string(e.text[e.at:end])},
	)
}

// confirmation is something that is asked before it is done.
type confirmation struct {
	text string
	yes  func() tea.Cmd
}

func (m *Model) confirm(text string, yes func() tea.Cmd) { m.question = &confirmation{text, yes} }

// answer does what was asked for y, and nothing for any other key.
func (m *Model) answer(key string) tea.Cmd {
	q := m.question
	m.question = nil
	if key == "y" || key == "Y" {
		return q.yes()
	}
	return nil
}

func (q *confirmation) draw(m *Model, f *screenArea) {
	text := q.text + "  "
	if len(text)+len(" y yes   n no ") > f.width {
		f.text(text, m.ink.strong, 2)
		text = ""
	}
	f.row(
		styledText{text: text, style: m.ink.strong},
		styledText{text: " y yes ", style: m.ink.chosen, click: func() tea.Cmd { return m.answer("y") }},
		styledText{text: " "},
		styledText{text: " n no ", style: m.ink.quiet, click: func() tea.Cmd { return m.answer("n") }},
	)
}
