package translate

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
)

// packages are where sentences are made.
var packages = []string{"game", "game/wording", "board", "skud", "quaterno", "kutai", "balance", "kishogi"}

// literals are the texts in the sources of a package.
func literals(t *testing.T, folder string) (texts []string) {
	t.Helper()
	for _, file := range parsed(t, folder) {
		texts = append(texts, literalsIn(file)...)
	}
	return texts
}

// parsed are the sources of a package.
func parsed(t *testing.T, folder string) (files []*ast.File) {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(root, folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	return files
}

// literalsIn are the texts in a piece of source, but for imports and the tags of structs.
func literalsIn(source ast.Node) (texts []string) {
	ast.Inspect(source, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ImportSpec, *ast.StructType:
			return false
		case *ast.BinaryExpr:
			if text, ok := joined(n); ok {
				texts = append(texts, text)
				return false
			}
		case *ast.BasicLit:
			if text, ok := joined(n); ok {
				texts = append(texts, text)
			}
		}
		return true
	})
	return texts
}

// joined returns the text of a literal, also if it is joined with +.
func joined(n ast.Expr) (string, bool) {
	switch n := n.(type) {
	case *ast.BasicLit:
		text, err := strconv.Unquote(n.Value)
		return text, err == nil && n.Kind == token.STRING
	case *ast.BinaryExpr:
		left, ok := joined(n.X)
		right, also := joined(n.Y)
		return left + right, ok && also && n.Op == token.ADD
	}
	return "", false
}

var verb = regexp.MustCompile(`%(\[\d\])?[a-z]`)

// TestUnusedEntries: the English of every entry occurs in the sources, between its
// slots, in one piece or in several.
func TestUnusedEntries(t *testing.T) {
	var all []string
	for _, folder := range slices.Concat(packages, speaking, builderPattern, []string{"render/paint"}) {
		for _, text := range literals(t, folder) {
			for _, part := range verb.Split(text, -1) {
				all = append(all, strings.ToLower(part))
			}
		}
	}
	slices.SortFunc(all, func(a, b string) int { return len(a) - len(b) })
	source := strings.Join(all, "\n")
	entries := german().entries
	check := func(e *pattern) {
		for _, part := range e.parts {
			if part = strings.ToLower(part); !stands(part, source) {
				t.Errorf("%s:%d: no source says %q", e.file, e.line, part)
			}
		}
	}
	for _, e := range entries.words {
		check(e)
	}
	for _, e := range entries.patterns {
		check(e)
	}
}

// entered is the English of all entries, between the slots.
var entered = sync.OnceValue(func() string {
	var all []string
	for _, e := range german().entries.words {
		all = append(all, strings.ToLower(e.english))
	}
	for _, e := range german().entries.patterns {
		for _, part := range e.parts {
			all = append(all, strings.ToLower(part))
		}
	}
	return strings.Join(all, "\n")
})

const edges = " ,.;:()\"'@-"

// stands reports whether a text, or each of its pieces, occurs in the sources.
func stands(text, source string) bool {
	text = strings.Trim(text, edges)
	if len(text) <= 3 || strings.Contains(source, text) {
		return true
	}
	for at := len(text) - 1; at > 0; at-- {
		if text[at] == ' ' && strings.Contains(source, strings.Trim(text[:at], edges)) && stands(text[at:], source) {
			return true
		}
	}
	// Several of a name.
	return !strings.Contains(text, " ") && strings.Contains(source, "\n"+strings.TrimSuffix(text, "s")+"\n")
}
