package tui

import (
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"
	"github.com/charmbracelet/x/ansi"
)

// screenArea is a part of the screen: rows of text with click zones.
type screenArea struct {
	width int
	rows  []string
	zones []clickZone
}

// clickZone is a rectangle of characters with an action.
type clickZone struct {
	row, column, rows, columns int
	click                      func(row, column int) tea.Cmd // relative to the corner of the zone
}

// styledText is a piece of a row.
type styledText struct {
	text  string
	style lipgloss.Style
	click func() tea.Cmd // nil if it cannot be clicked
}

// row adds a row of parts, cut to the width.
func (f *screenArea) row(parts ...styledText) {
	var b strings.Builder
	column := 0
	for _, p := range parts {
		text := ansi.Truncate(p.text, f.width-column, "")
		n := ansi.StringWidth(text)
		if click := p.click; click != nil && n > 0 {
			f.zones = append(f.zones, clickZone{len(f.rows), column, 1, n, func(int, int) tea.Cmd { return click() }})
		}
		b.WriteString(p.style.Render(text))
		column += n
	}
	f.rows = append(f.rows, b.String())
}

// text adds the wrapped lines of a text, at most a number of them.
func (f *screenArea) text(text string, style lipgloss.Style, most int) {
	for i, line := range wrap(text, f.width) {
		if i >= most {
			return
		}
		f.row(styledText{text: line, style: style})
	}
}

// cut returns at most a number of lines. If some are left out, the last line shows that.
func (f *screenArea) cut(lines []string, rows int) []string {
	if rows <= 0 || len(lines) <= rows {
		return lines[:min(len(lines), max(rows, 0))]
	}
	const more = " … v reads on"
	lines = slices.Clone(lines[:rows])
	lines[rows-1] = ansi.Truncate(lines[rows-1], f.width-1-ansi.StringWidth(more), "") + more
	return lines
}

// nonBreaking are words that stay on one line.
func nonBreaking(text string) string { return strings.ReplaceAll(text, " ", unbroken) }

const unbroken = "\u00a0"

// wrap breaks a text at spaces, so that turns stay whole, and words that are longer than a
// line. All lines have the indent of the first one.
func wrap(text string, width int) (lines []string) {
	if strings.TrimSpace(text) == "" {
		return nil
	}
	text = strings.TrimRight(text, " ")
	indent := text[:len(text)-len(strings.TrimLeft(text, " "))]
	room := max(width-len(indent), 1)
	line, gap := "", ""
	for word := range strings.SplitSeq(text[len(indent):], " ") {
		if line != "" && ansi.StringWidth(line+gap+word) > room {
			lines, line, gap = append(lines, indent+strings.TrimRight(line, " ")), "", ""
		}
		line += gap + word
		for gap = " "; ansi.StringWidth(line) > room; {
			lines = append(lines, indent+ansi.Truncate(line, room, ""))
			line = ansi.TruncateLeft(line, room, "")
		}
	}
	lines = append(lines, indent+line)
	for i := range lines {
		lines[i] = strings.ReplaceAll(lines[i], unbroken, " ")
	}
	return lines
}

// hints writes the actions of keys, as many as there is room for, and always the last one.
func (f *screenArea) hints(style lipgloss.Style, hints ...styledText) {
	width := func() (n int) {
		for _, hint := range hints {
			n += ansi.StringWidth(hint.text) + 2
		}
		return n - 2
	}
	for len(hints) > 1 && width() > f.width {
		hints = append(hints[:len(hints)-2:len(hints)-2], hints[len(hints)-1])
	}
	parts := make([]styledText, 0, 2*len(hints))
	if width() < f.width {
		parts = append(parts, styledText{text: " "})
	}
	for i, hint := range hints {
		if hint.style = style; i > 0 {
			parts = append(parts, styledText{text: "  "})
		}
		parts = append(parts, hint)
	}
	f.row(parts...)
}

// fill adds empty rows up to a number of rows, or removes the rows after it.
func (f *screenArea) fill(rows int) {
	for len(f.rows) < rows {
		f.rows = append(f.rows, "")
	}
	f.rows = f.rows[:rows]
}

// add appends another area below.
func (f *screenArea) add(below *screenArea) {
	f.place(below, len(f.rows), 0)
	f.rows = append(f.rows, below.rows...)
}

// joinRight adds another area to the right, beginning at row top.
func (f *screenArea) joinRight(right *screenArea, top, column int) {
	f.place(right, top, column)
	f.fill(max(len(f.rows), top+len(right.rows)))
	for i, text := range right.rows {
		left := f.rows[top+i]
		f.rows[top+i] = left + strings.Repeat(" ", max(0, column-ansi.StringWidth(left))) + text
	}
}

// place adds the zones of another area.
func (f *screenArea) place(other *screenArea, row, column int) {
	for _, z := range other.zones {
		z.row, z.column = z.row+row, z.column+column
		f.zones = append(f.zones, z)
	}
}

// click runs the action of the top zone at a character.
func (f *screenArea) click(row, column int) tea.Cmd {
	for i := len(f.zones) - 1; i >= 0; i-- {
		z := f.zones[i]
		if row >= z.row && row < z.row+z.rows && column >= z.column && column < z.column+z.columns {
			return z.click(row-z.row, column-z.column)
		}
	}
	return nil
}

func (f *screenArea) String() string { return strings.Join(f.rows, "\n") }

// wrapParts arranges parts in rows, and returns the rows and the row of the part with an index.
func wrapParts(parts []styledText, width, index int) (rows [][]styledText, at int) {
	var row []styledText
	column := 0
	for i, p := range parts {
		n := ansi.StringWidth(p.text)
		if column > 0 && column+n > width {
			rows, row, column = append(rows, row), nil, 0
		}
		if i == index {
			at = len(rows)
		}
		row, column = append(row, p), column+n
	}
	if len(row) > 0 {
		rows = append(rows, row)
	}
	return rows, at
}

// part returns the rows that fit and include the one with an index.
func visibleRows[T any](rows []T, index, most int) []T {
	if len(rows) <= most {
		return rows
	}
	from := min(max(0, index-most/2), len(rows)-most)
	return rows[from : from+most]
}
