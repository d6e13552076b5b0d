package archtest

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// useMessages: each constructor of a message is called somewhere. A text that nothing says would be
// translated for nothing.
func useMessages(t *sourceTree) (complaints []string) {
	constructors := map[string]map[string]bool{} // by import path, then by name: whether it is used
	for i := range t.files {
		f := &t.files[i]
		if path.Base(f.path) != "constructors.go" || path.Base(f.folder()) != "messages" {
			continue
		}
		names := map[string]bool{}
		for _, d := range syntaxOf(f).Decls {
			if function, ok := d.(*ast.FuncDecl); ok {
				names[function.Name.Name] = false
			}
		}
		constructors[t.module+"/"+f.folder()] = names
	}
	for i := range t.files {
		if f := &t.files[i]; !f.test() {
			markUses(f, constructors)
		}
	}
	for _, folder := range slices.Sorted(maps.Keys(constructors)) {
		for _, name := range slices.Sorted(maps.Keys(constructors[folder])) {
			if !constructors[folder][name] {
				complaints = append(complaints, fmt.Sprintf("nothing calls %s.%s: delete its message", strings.TrimPrefix(folder, t.module+"/"), name))
			}
		}
	}
	return complaints
}

// markUses marks the constructors that a file calls.
func markUses(f *file, constructors map[string]map[string]bool) {
	syntax := syntaxOf(f)
	imported := map[string]map[string]bool{} // by the name in the file
	for _, spec := range syntax.Imports {
		name, err := strconv.Unquote(spec.Path.Value)
		if names, ok := constructors[name]; ok && err == nil {
			alias := path.Base(name)
			if spec.Name != nil {
				alias = spec.Name.Name
			}
			imported[alias] = names
		}
	}
	ast.Inspect(syntax, func(n ast.Node) bool {
		if s, ok := n.(*ast.SelectorExpr); ok {
			if pkg, ok := s.X.(*ast.Ident); ok {
				if _, ok := imported[pkg.Name][s.Sel.Name]; ok {
					imported[pkg.Name][s.Sel.Name] = true
				}
			}
		}
		return true
	})
}

// syntaxOf returns the syntax of a file; an empty one if it has a mistake, which the compiler reports.
func syntaxOf(f *file) *ast.File {
	syntax, err := parser.ParseFile(token.NewFileSet(), f.path, strings.Join(f.lines, "\n"), parser.SkipObjectResolution)
	if err != nil {
		return &ast.File{Name: ast.NewIdent("broken")}
	}
	return syntax
}

func TestUseMessages(t *testing.T) {
	const constructors = "package messages\n\nfunc Over() {}\n\nfunc Late() {}\n"
	expect(t, useMessages, source{
		"game/messages/constructors.go": constructors,
		"game/a.go":                     "package game\n\nimport says \"example.org/inn/game/messages\"\n\nfunc f() { says.Over() }\n",
		"game/a_test.go":                "package game\n\nimport \"example.org/inn/game/messages\"\n\nfunc g() { messages.Late() }\n",
	}, "nothing calls game/messages.Late: delete its message")
}
