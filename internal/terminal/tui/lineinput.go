package tui

import (
	"strings"
	"unicode"

	"charm.land/bubbles/v2/textinput"
	tea "charm.land/bubbletea/v2"
)

// lineInput is the input of a line.
type lineInput struct {
	textinput.Model
	prompt string
	done   func(text string) tea.Cmd
}

// maxEntry is the longest line in characters.
const maxEntry = 400

// openInput shows the input.
func (m *Model) openInput(prompt, text string, done func(text string) tea.Cmd) {
	m.entry = &lineInput{Model: textinput.New(), prompt: prompt, done: done}
	m.entry.SetVirtualCursor(false) // draw shows the cursor
	m.entry.CharLimit = maxEntry
	m.entry.KeyMap.Paste.SetEnabled(false) // the terminal pastes
	m.entry.SetValue(text)
	m.entry.Focus()
}

// edit handles a key of the input.
func (m *Model) edit(key tea.Key) tea.Cmd {
	e := m.entry
	switch key.String() {
	case "enter":
		m.entry = nil
		if text := strings.TrimSpace(e.Value()); text != "" {
			return e.done(text)
		}
	case "esc":
		m.entry = nil
	case "backspace":
		if e.Value() == "" {
			m.entry = nil
		}
		fallthrough
	default:
		e.Model, _ = e.Update(tea.KeyPressMsg(key))
	}
	return nil
}

// paste inserts text at the cursor, without line ends and other control characters.
func (e *lineInput) paste(text string) {
	text = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return -1
		}
		return r
	}, text)
	e.Model, _ = e.Update(tea.PasteMsg{Content: text})
}

func (e *lineInput) draw(m *Model, f *screenArea) {
	prompt := e.prompt + " "
	if len(prompt) > f.width/2 {
		f.text(prompt, m.ink.strong, 2)
		prompt = ""
	}
	text, at := []rune(e.Value()), e.Position()
	room := max(1, f.width-len(prompt)-1)
	from := max(0, at-room)
	end := min(len(text), from+room)
	f.row(
		styledText{text: prompt, style: m.ink.strong},
		styledText{text: string(text[from:at])},
		styledText{text: "_", style: m.ink.strong},
		styledText{text: string(text[at:end])},
	)
}

// confirmation is a question before an action.
type confirmation struct {
	text string
	yes  func() tea.Cmd
}

func (m *Model) confirm(text string, yes func() tea.Cmd) { m.question = &confirmation{text, yes} }

// answer runs the action for y, and nothing for any other key.
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
