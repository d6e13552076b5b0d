package tui

import tea "charm.land/bubbletea/v2"

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
