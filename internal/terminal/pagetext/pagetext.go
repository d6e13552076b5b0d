package pagetext

import (
	"regexp"
	"strings"
	"unicode/utf8"
)

// Plain returns a page as text in lines of at most width columns where possible.
func Plain(page string, width int) string {
	p := plainPage{width: width}
	lines := strings.Split(comment.ReplaceAllString(page, ""), "\n")
	for i := 0; i < len(lines); {
		i += p.block(lines[i:])
	}
	return strings.Join(p.blocks, "\n\n") + "\n"
}

// plainPage is a page with the blocks printed so far.
type plainPage struct {
	width  int
	blocks []string
	last   string // the words of the last paragraph
}

var (
	comment      = regexp.MustCompile(`(?s)<!--.*?-->`)
	picture      = regexp.MustCompile(`!\[([^\]]*)\]\([^)]*\)`)
	link         = regexp.MustCompile(`\[([^\]]*)\]\([^)]*\)`)
	languageLink = regexp.MustCompile(`^\pL+: \[[^\]]*\]\([^)]*\.md\)$`)
	listItem     = regexp.MustCompile(`^( *)([-*]|\d+\.) +`)
	strongWords  = regexp.MustCompile(`\*\*([^*]+)\*\*`)
)

// block prints the block that lines begin with and returns its number of lines.
func (p *plainPage) block(lines []string) int {
	first := lines[0]
	switch {
	case strings.TrimSpace(first) == "":
		return 1
	case strings.HasPrefix(first, "#"):
		p.heading(first)
		return 1
	case strings.HasPrefix(first, "```"):
		return p.fenced(lines)
	case strings.HasPrefix(first, "|"):
		n := span(lines, func(line string) bool { return strings.HasPrefix(line, "|") })
		p.table(lines[:n])
		return n
	case listItem.MatchString(first):
		n := span(lines, func(line string) bool { return !startsBlock(line) || listItem.MatchString(line) })
		p.list(lines[:n])
		return n
	}
	n := max(1, span(lines, func(line string) bool { return !startsBlock(line) }))
	p.paragraph(strings.Join(lines[:n], " "))
	return n
}

// startsBlock reports whether a line does not go on with a paragraph.
func startsBlock(line string) bool {
	return strings.TrimSpace(line) == "" || strings.HasPrefix(line, "#") || strings.HasPrefix(line, "|") ||
		strings.HasPrefix(line, "```") || listItem.MatchString(line)
}

// span returns how many lines at the beginning belong together.
func span(lines []string, belongs func(string) bool) int {
	for i, line := range lines {
		if !belongs(line) {
			return i
		}
	}
	return len(lines)
}

func (p *plainPage) add(text string) { p.blocks = append(p.blocks, text) }

// heading underlines the two highest kinds of headings.
func (p *plainPage) heading(line string) {
	level := len(line) - len(strings.TrimLeft(line, "#"))
	text := inline(strings.TrimSpace(line[level:]))
	if level > 2 {
		text = wrap(text, "", "", p.width)
	} else {
		text += "\n" + strings.Repeat([]string{"=", "-"}[level-1], utf8.RuneCountInString(text))
	}
	p.add(text)
}

// fenced indents a block of turns or positions.
func (p *plainPage) fenced(lines []string) int {
	n := 1 + span(lines[1:], func(line string) bool { return !strings.HasPrefix(line, "```") })
	p.add("    " + strings.Join(lines[1:n], "\n    "))
	return min(n+1, len(lines))
}

func (p *plainPage) paragraph(text string) {
	if languageLink.MatchString(text) {
		return
	}
	if shown := picture.FindStringSubmatch(text); shown != nil && shown[0] == strings.TrimSpace(text) {
		if words := inline(shown[1]); words != p.last {
			p.add(wrap("[Picture: "+words+"]", "", "", p.width))
		}
		return
	}
	p.last = inline(text)
	p.add(wrap(p.last, "", "", p.width))
}

// list prints the items of a list, each in hanging lines.
func (p *plainPage) list(lines []string) {
	var items []string
	for i := 0; i < len(lines); {
		mark := listItem.FindString(lines[i])
		n := 1 + span(lines[i+1:], func(line string) bool { return !listItem.MatchString(line) })
		text := strings.Join(append([]string{lines[i][len(mark):]}, lines[i+1:i+n]...), " ")
		items = append(items, wrap(inline(text), mark, strings.Repeat(" ", len(mark)), p.width))
		i += n
	}
	p.add(strings.Join(items, "\n"))
}

// table prints a table in columns or, if that is too wide, each row as a short list. Columns with
// nothing but pictures are left out.
func (p *plainPage) table(lines []string) {
	var rows [][]string
	for i, line := range lines {
		if i != 1 { // the line below the heads
			rows = append(rows, cells(line))
		}
	}
	rows = withoutEmptyColumns(rows)
	widths := make([]int, len(rows[0]))
	total := 0
	for i := range widths {
		for _, row := range rows {
			widths[i] = max(widths[i], utf8.RuneCountInString(row[i]))
		}
		total += widths[i] + 2
	}
	var out []string
	for i, row := range rows {
		switch {
		case total-2 <= p.width:
			var b strings.Builder
			for j, cell := range row {
				b.WriteString(cell + strings.Repeat(" ", widths[j]-utf8.RuneCountInString(cell)+2))
			}
			out = append(out, strings.TrimRight(b.String(), " "))
		case i > 0:
			out = append(out, wrap(row[0], "", "", p.width))
			for j := 1; j < len(row); j++ {
				if row[j] != "" {
					out = append(out, wrap(rows[0][j]+": "+row[j], "    ", "      ", p.width))
				}
			}
		}
	}
	p.add(strings.Join(out, "\n"))
}

// cells returns the cells of a row, without pictures.
func cells(line string) (list []string) {
	line = strings.ReplaceAll(strings.Trim(strings.TrimSpace(line), "|"), `\|`, "\x00")
	for _, cell := range strings.Split(line, "|") {
		cell = picture.ReplaceAllString(strings.ReplaceAll(cell, "\x00", "|"), "")
		list = append(list, inline(strings.TrimSpace(cell)))
	}
	return list
}

// withoutEmptyColumns leaves out the columns in which only the head has words.
func withoutEmptyColumns(rows [][]string) [][]string {
	keep := make([]bool, len(rows[0]))
	for _, row := range rows[1:] {
		for i := range keep {
			keep[i] = keep[i] || i < len(row) && row[i] != ""
		}
	}
	out := make([][]string, len(rows))
	for i, row := range rows {
		for j := range keep {
			if !keep[j] {
				continue
			}
			cell := ""
			if j < len(row) {
				cell = row[j]
			}
			out[i] = append(out[i], cell)
		}
	}
	return out
}

// inline removes the marks of links, strong words and codes.
func inline(text string) string {
	text = picture.ReplaceAllString(text, "$1")
	text = link.ReplaceAllString(text, "$1")
	text = strongWords.ReplaceAllString(text, "$1")
	return strings.ReplaceAll(strings.Join(strings.Fields(text), " "), "`", "")
}

// wrap breaks a text into lines, the first behind one indent and the others behind another.
func wrap(text, first, indent string, width int) string {
	var b strings.Builder
	b.WriteString(first)
	column, begun := utf8.RuneCountInString(first), false
	for _, word := range strings.Fields(text) {
		n := utf8.RuneCountInString(word)
		if begun && column+1+n > width {
			b.WriteString("\n" + indent)
			column, begun = utf8.RuneCountInString(indent), false
		}
		if begun {
			b.WriteByte(' ')
			column++
		}
		b.WriteString(word)
		column, begun = column+n, true
	}
	return b.String()
}
