package tui

import tea "charm.land/bubbletea/v2"

// question is something that is asked before it is done.
type question struct {
	text string
	yes  func() tea.Cmd
}

func (m *Model) ask(text string, yes func() tea.Cmd) { m.question = &question{text, yes} }

// answer does what was asked for y, and nothing for any other key.
func (m *Model) answer(key string) tea.Cmd {
	q := m.question
	m.question = nil
	if key == "y" || key == "Y" {
		return q.yes()
	}
	return nil
}

func (q *question) draw(m *Model, f *frame) {
	text := q.text + "  "
	if len(text)+len(" y yes   n no ") > f.width {
		f.text(text, m.ink.strong, 2)
		text = ""
	}
	f.row(
		part{text: text, style: m.ink.strong},
		part{text: " y yes ", style: m.ink.chosen, click: func() tea.Cmd { return m.answer("y") }},
		part{text: " "},
		part{text: " n no ", style: m.ink.quiet, click: func() tea.Cmd { return m.answer("n") }},
	)
}
