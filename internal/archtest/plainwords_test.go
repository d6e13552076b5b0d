package archtest

import (
	"fmt"
	"go/parser"
	"go/token"
	"regexp"
	"strings"
	"testing"
)

// riddles are phrases that a reader of a comment has to solve, each with a plain one.
var riddles = []struct {
	phrase *regexp.Regexp
	plain  string
}{
	{regexp.MustCompile(`\b(is|are|was|were|be|been|being) told\b`), "is shown, is reported, receives"},
	{regexp.MustCompile(`\btells? of\b`), "reports"},
	{regexp.MustCompile(`(^|[.;:] )Who(ever)? [a-z]+[^?]*$`), "Anyone who …, A player who …"},
	{regexp.MustCompile(`(?i)\bwhoever\b`), "anyone who, the player who"},
	{regexp.MustCompile(`\bsomebody whose\b`), "a person whose"},
	{regexp.MustCompile(`\b(is|are|says|tells) who\b`), "is the person who, names the player who"},
	{regexp.MustCompile(`\b(to|of|for|from|by|with|as|at|on|than) who\b`), "to anyone who, of the player who"},
	{regexp.MustCompile(`\bgoes by\b`), "uses"},
}

// plain: comments have no riddles.
func plain(t *sourceTree) (complaints []string) {
	complain := func(file string, line int, comment string) {
		comment = strings.Join(strings.Fields(comment), " ")
		for _, r := range riddles {
			if found := r.phrase.FindString(comment); found != "" {
				complaints = append(complaints, fmt.Sprintf("%s:%d: %q in a comment: write plainly, e.g. %s", file, line, strings.TrimSpace(found), r.plain))
			}
		}
	}
	for _, f := range t.files {
		if f.generated {
			continue
		}
		files := token.NewFileSet()
		syntax, err := parser.ParseFile(files, f.path, strings.Join(f.lines, "\n"), parser.SkipObjectResolution|parser.ParseComments)
		if err != nil {
			complaints = append(complaints, err.Error())
			continue
		}
		for _, group := range syntax.Comments {
			// Paragraphs and headings are apart, and so is what stands indented.
			line := files.Position(group.Pos()).Line
			for paragraph := range strings.SplitSeq(group.Text(), "\n\n") {
				complain(f.path, line, paragraph)
				line += strings.Count(paragraph, "\n") + 2
			}
		}
	}
	list, err := t.scripts()
	if err != nil {
		return append(complaints, err.Error())
	}
	for _, s := range list {
		for i, comment := range s.comments {
			complain(s.path, i+1, strings.Trim(comment, " */<>!-"))
		}
	}
	return complaints
}

func TestPlain(t *testing.T) {
	expect(t, plain, source{
		"tea/a.go":     "package tea\n\n// A guest who asks is served. Asking who it is costs nothing; it reports to those who wait.\n// Who has tea?\nvar a = \"is told\" // the guest, whose cup it is\n",
		"web/src/a.ts": "// What the guest sees.\nconst a = 'whoever';\n",
	})
	for _, tt := range []struct{ comment, want string }{
		{"// It is told when tea is ready.", `3: "is told" in a comment: write plainly, e.g. is shown`},
		{"// It is\n// told when tea is ready.", "is told"},
		{"// It tells of tea.", "tells of"},
		{"// Who asks is served.", "Who asks is served"},
		{"// Tea is hot. Who drinks it burns.", "Who drinks"},
		{"// It is for whoever asks.", "whoever"},
		{"// It serves somebody whose cup is empty.", "somebody whose"},
		{"// host is who serves.", "is who"},
		{"// It is given to who asks.", "to who"},
		{"// It goes by the clock.", "goes by"},
		{"// a does it.\n//\n// Who drinks burns.", "^tea/a.go:5: "},
		{"/* it is told */", "is told"},
	} {
		expect(t, plain, source{"tea/a.go": "package tea\n\n" + tt.comment + "\nvar a = 1\n"}, tt.want)
	}
	expect(t, plain, source{"tea/a.go": "package tea\n\nvar a = 1 // is told\n"}, "^tea/a.go:3: ")
	expect(t, plain, source{"web/src/a.ts": "\n/** It is told. */\n"}, "^web/src/a.ts:2: ")
	expect(t, plain, source{"web/src/a.svelte": "<!-- Who asks. -->\n<b>Who asks.</b>\n"}, "^web/src/a.svelte:1: ")
}
