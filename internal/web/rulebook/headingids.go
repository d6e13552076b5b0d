package rulebook

import (
	"strconv"
	"strings"
	"unicode"

	"github.com/yuin/goldmark/ast"
)

// headingIDs has the ids of a page's headings. They are those of GitHub, so that the links within a
// page work there and on the site: goldmark's own ids lack letters like ü.
type headingIDs map[string]bool

// Generate returns the id of a heading.
func (ids headingIDs) Generate(heading []byte, _ ast.NodeKind) []byte {
	id := strings.Map(func(r rune) rune {
		switch {
		case r == ' ':
			return '-'
		case r == '-', r == '_', unicode.IsLetter(r), unicode.IsDigit(r):
			return unicode.ToLower(r)
		}
		return -1
	}, strings.TrimSpace(string(heading)))
	free := id
	for i := 1; ids[free]; i++ {
		free = id + "-" + strconv.Itoa(i)
	}
	ids[free] = true
	return []byte(free)
}

// Put notes an id that is used.
func (ids headingIDs) Put(id []byte) { ids[string(id)] = true }
