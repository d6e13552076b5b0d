package archtest

import (
	"cmp"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var (
	identifier     = regexp.MustCompile(`[\pL_$#][\pL\pN_$]*`)
	scriptFunction = regexp.MustCompile(`\bfunction\s*\*?\s*([\pL_$][\pL\pN_$]*)`)
	// scriptToken finds comments, styles and texts in quotation marks. The text of a
	// template between backquotes counts as a whole, with the expressions inside.
	scriptToken = regexp.MustCompile("(?s)//[^\n]*|/\\*.*?\\*/|<!--.*?-->|<style.*?</style>|'(?:\\\\.|[^'\\\\\n])*'|\"(?:\\\\.|[^\"\\\\\n])*\"|`(?:\\\\.|[^`\\\\])*`")
)

// script is a TypeScript or Svelte file.
type script struct {
	path     string
	code     []string // its lines without comments and texts in quotation marks
	comments []string // the comments of its lines
}

// scripts returns the sources of the pages, in the order of their paths.
func (t *sourceTree) scripts() (list []script, err error) {
	root := filepath.Join(t.root, "web", "src")
	err = filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil && name == root: // a tree without pages
			return filepath.SkipAll
		case err != nil:
			return err
		case d.IsDir() && name != root && foreign(name):
			return filepath.SkipDir
		case d.IsDir() || !slices.Contains([]string{".ts", ".svelte"}, filepath.Ext(name)):
			return nil
		}
		s, err := readScript(t.root, name)
		list = append(list, s)
		return err
	})
	slices.SortFunc(list, func(a, b script) int { return cmp.Compare(a.path, b.path) })
	return list, err
}

// readScript reads a file and separates its comments from its code.
func readScript(root, name string) (script, error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return script{}, err
	}
	at, err := filepath.Rel(root, name)
	if err != nil {
		return script{}, err
	}
	code, comments := separateComments(string(text))
	return script{path: filepath.ToSlash(at), code: strings.Split(code, "\n"), comments: strings.Split(comments, "\n")}, nil
}

// separateComments returns the code without comments and quoted texts, and the comments
// alone. Both keep the line breaks of the source.
func separateComments(source string) (code, comments string) {
	var c, d strings.Builder
	from := 0
	for _, at := range scriptToken.FindAllStringIndex(source, -1) {
		token := source[at[0]:at[1]]
		breaks := strings.Repeat("\n", strings.Count(token, "\n"))
		c.WriteString(source[from:at[0]] + " " + breaks)
		d.WriteString(strings.Repeat("\n", strings.Count(source[from:at[0]], "\n")))
		if strings.HasPrefix(token, "/") || strings.HasPrefix(token, "<!") {
			d.WriteString(token)
		} else {
			d.WriteString(breaks)
		}
		from = at[1]
	}
	c.WriteString(source[from:])
	d.WriteString(strings.Repeat("\n", strings.Count(source[from:], "\n")))
	return c.String(), d.String()
}

func TestSeparateComments(t *testing.T) {
	code, comments := separateComments("a // b\n/* c\n d */ e 'f // g' `h\n` <!-- i --> j\n")
	if got := strings.Split(code, "\n"); len(got) != 5 || fmt.Sprint(strings.Fields(code)) != "[a e j]" {
		t.Errorf("the code is %q", got)
	}
	if want := "// b\n/* c\n d */\n<!-- i -->\n"; comments != want {
		t.Errorf("the comments are %q, want %q", comments, want)
	}
}
