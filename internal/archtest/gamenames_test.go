package archtest

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// registeredName finds the name and the title of a game in its rules.
var registeredName = regexp.MustCompile(`(?m)^\s*Name:\s+"([a-z0-9-]+)",\n\s*Title:\s+"([^"]+)"`)

// ordinaryWords are folders of games whose names are words that other packages need.
var ordinaryWords = []string{"balance"}

// nameGames: outside the folders of the games, only the list of games names one. Examples in help
// and in messages, after "e.g.", may.
func nameGames(t *sourceTree) (complaints []string) {
	folders, files := t.folders()
	var registered, names []string
	for _, folder := range folders {
		if path.Base(folder) != "registration" {
			continue
		}
		name := path.Dir(folder)
		registered = append(registered, name)
		if !slices.Contains(ordinaryWords, name) {
			names = append(names, name)
		}
		for _, f := range files[name] {
			if found := registeredName.FindStringSubmatch(strings.Join(f.lines, "\n")); found != nil && path.Base(f.path) == "rules.go" {
				names = append(names, found[1], found[2], strings.ReplaceAll(found[1], "-", ""))
			}
		}
	}
	if len(names) == 0 {
		return nil
	}
	for i := range names {
		names[i] = regexp.QuoteMeta(names[i])
	}
	anyName := regexp.MustCompile(`(?i)(` + strings.Join(names, "|") + `)`)
	for _, f := range t.files {
		top, _, _ := strings.Cut(f.path, "/")
		if f.test() || f.generated || slices.Contains(registered, top) || f.path == "games/games.go" ||
			strings.HasPrefix(f.path, "examples/") || strings.HasSuffix(f.folder(), "test") {
			continue
		}
		positions := token.NewFileSet()
		syntax, err := parser.ParseFile(positions, f.path, strings.Join(f.lines, "\n"), parser.SkipObjectResolution)
		if err != nil {
			return append(complaints, err.Error())
		}
		ast.Inspect(syntax, func(n ast.Node) bool {
			text := ""
			switch n := n.(type) {
			case *ast.FuncDecl:
				return n.Name.Name != "Help" // its examples
			case *ast.Field:
				n.Tag = nil // help and examples
			case *ast.Ident:
				text = n.Name
			case *ast.BasicLit:
				if text = n.Value; strings.Contains(text, "e.g.") || strings.Contains(text, "\n  teahouse ") {
					text = ""
				}
			}
			if found := anyName.FindString(text); found != "" {
				complaints = append(complaints, fmt.Sprintf("%s:%d: names the game %s: what is known about a game belongs to its folder", f.path, positions.Position(n.Pos()).Line, found))
			}
			return true
		})
	}
	return complaints
}

func TestNameGames(t *testing.T) {
	rules := "package go_\n\nvar Rules = rules{\n\tName:  \"tea-go\",\n\tTitle: \"Tea Go\",\n}\n"
	files := source{"teago/rules.go": rules, "teago/registration/a.go": "package registration\n"}
	files["games/games.go"] = "package games\n\nimport \"x/teago/registration\"\n"
	files["cli/a.go"] = "package cli\n\n// Tea Go is an example.\n\ntype a struct {\n\tB int `help:\"tea-go\"`\n}\n\nfunc (a) Help() string { return \"tea-go\" }\n\nconst c = \"want a game, e.g. tea-go\"\n"
	expect(t, nameGames, files)
	files["page/a.go"] = "package page\n\nvar teagoColour = \"tea-go\"\n\nvar title = \"Tea Go\"\n"
	expect(t, nameGames, files, `^page/a\.go:3: names the game teago`, `^page/a\.go:3: names the game tea-go`, `^page/a\.go:5: names the game Tea Go`)
}
