package archtest

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"path"
	"slices"
	"strings"
	"testing"
	"unicode"
)

// bannedWords may not be a part of an identifier or of a file name. The value is the
// standard word, see docs/glossary.md.
var bannedWords = map[string]string{
	"album": "image renderer", "chair": "seat", "chairs": "seats", "crowded": "full", "deaf": "unresponsive",
	"deed": "action", "desk": "session", "ear": "subscriber", "farewell": "close reason", "film": "animation",
	"gladly": "weight", "glance": "sampled moves", "glances": "sampled moves", "hall": "registry", "hasty": "no fallback search",
	"hear": "receive", "heard": "received", "hears": "receives", "heir": "outbox of a closed tab", "house": "app, harness",
	"knot": "node", "knots": "nodes", "liking": "weight", "listened": "received", "mind": "engine", "minds": "engines",
	"mould": "template", "moulds": "templates", "overlook": "miss", "overlooks": "miss rate", "rude": "immediate",
	"said": "text", "say": "text, send, chat", "says": "text", "shelf": "savegames, cache, store", "shelve": "save", "shelved": "saved",
	"sitting": "local game, session", "spoil": "corrupt", "spoiled": "corrupted", "spoilt": "corrupted", "sprout": "child",
	"sprouts": "children", "tell": "report", "teller": "reporter", "telling": "explanation", "tells": "reports",
	"tenure": "tab lock", "told": "reported", "tongue": "language, dictionary", "torn": "stale", "unheard": "unreachable",
	"unsaid": "untranslated", "who": "person, seat, player", "whom": "person, seat, player", "whose": "owner",
}

// bareVerbs may not be the whole name of a function: they do not name its object or result.
var bareVerbs = map[string]string{
	"endure": "runActions", "find": "findMatch, lookup", "heard": "received", "keep": "save, append", "learn": "add", "listen": "openListener",
	"look": "measure, check", "meet": "createMatch", "rise": "acquire", "said": "text", "say": "send, report", "says": "text",
	"shut": "close", "sit": "takeSeat", "sprout": "drawShoot", "strew": "randomPosition", "take": "takeSeat, receive", "talk": "exchange",
	"tell": "report", "told": "report", "wants": "needs",
}

// sharedTypeNames may be declared by more than one package, with the one meaning given.
var sharedTypeNames = map[string]string{
	"Board":              "a position of the search: the interface and an implementation",
	"Bus":                "delivers messages to subscribers: the interface and the implementation over NATS",
	"Report":             "what people tell moderators, and what a measurement of the service has found",
	"Rooms":              "the methods of room.Registry that a package uses",
	"Caption":            "the text beside a board; of the game and on the wire",
	"ChatMessage":        "one line of chat; of the match and on the wire",
	"Client":             "the side that uses a server",
	"Clock":              "the clock of the service and the interface to it",
	"Message":            "something said: to a person as data, in a catalogue, over a live connection, or by mail",
	"Number":             "the value of an argument that is a number",
	"Value":              "the value of an argument",
	"Pick":               "what may be picked; of the game and on the wire",
	"Piece":              "a tile or cube; of the view, on the wire and as an argument of a message",
	"PieceCard":          "what a newcomer wants to know of a piece; of the game and on the wire",
	"Progress":           "how far something has come: a game, also on the wire, and the making of a suite",
	"Place":              "somewhere a piece can stand; of the surface and as an argument of a message",
	"Reason":             "a sentence with what shows it; of the game and on the wire",
	"Seat":               "who plays; of the game and as an argument of a message",
	"Situation":          "what stands on a surface; of the game and on the wire",
	"Table":              "the results of a solved game: the interface for engines and an implementation",
	"SyntaxError":        "a mistake in a text and where it is",
	"Step":               "one of the steps of a course; a part of the outline of a shape",
	"Command":            "what a person wants a match to do; of the match and on the wire",
	"CommandRequest":     "a command with its sender; of the lobby and on the wire",
	"Config":             "the settings of a package's main type",
	"CreateMatchRequest": "the body of a request; of the lobby, of the client and on the wire",
	"CreatedMatch":       "the answer to it",
	"SeekRequest":        "the body of a request; of the lobby and on the wire",
	"Event":              "a numbered fact of a match; of the match and on the wire",
	"Game":               "one game in progress: the interface and its five types",
	"GameLine":           "game, options, start position and turns",
	"Invitation":         "a link that opens a seat; stored and as a row",
	"InvitationInfo":     "what an invitation leads to; of the lobby and on the wire",
	"Kind":               "the kind of a tile",
	"Level":              "a playing strength",
	"Match":              "games of two sides against each other; of the service, of the arena and as a row",
	"MatchView":          "a match as its viewers see it; of the lobby and on the wire",
	"Options":            "options of a game, or of an engine",
	"Person":             "the sender of a request; and as a row",
	"Player":             "chooses turns",
	"PositionInfo":       "the figures of a position; a game adds them to answers",
	"Point":              "two coordinates",
	"Proxy":              "carries connections to a server on this machine, and disturbs them",
	"Position":           "what stands where, without history",
	"PositionSetup":      "the parts of a position text",
	"SeatChoices":        "the two sides of a match to be created; of the client and on the wire",
	"SeatKey":            "a link that moves a seat to another device; of the lobby and on the wire",
	"Server":             "the side that answers requests",
	"Store":              "keeps data, or the part of a store that a package needs",
	"Strength":           "how strong a player is, as it is computed and as it is stored",
	"TurnExplanation":    "why a turn is legal or not; of the game and as JSON",
	"TurnRule":           "a rule that a turn can break; of the game and on the wire",
}

// useStandardNames: identifiers and file names have no banned word, functions are not bare
// verbs, and an exported type name has one meaning.
func useStandardNames(t *sourceTree) (complaints []string) {
	declaredIn := map[string][]string{} // folders by the exported type name
	for _, f := range t.files {
		if f.generated {
			continue
		}
		complaints = append(complaints, fileNameComplaints(f.path)...)
		files := token.NewFileSet()
		syntax, err := parser.ParseFile(files, f.path, strings.Join(f.lines, "\n"), parser.SkipObjectResolution)
		if err != nil {
			complaints = append(complaints, err.Error())
			continue
		}
		for _, d := range declarations(syntax) {
			at := fmt.Sprintf("%s:%d", f.path, files.Position(d.name.Pos()).Line)
			if better, ok := bareVerbs[d.name.Name]; ok && d.function {
				complaints = append(complaints, fmt.Sprintf("%s: a function is named %s: name its object or result, as in %s", at, d.name.Name, better))
				continue
			}
			if c := wordComplaint(d.name.Name); c != "" {
				complaints = append(complaints, at+": "+c)
			}
			if d.exportedType && !slices.Contains(declaredIn[d.name.Name], f.folder()) {
				declaredIn[d.name.Name] = append(declaredIn[d.name.Name], f.folder())
			}
		}
	}
	for _, name := range slices.Sorted(maps.Keys(declaredIn)) {
		if folders := declaredIn[name]; len(folders) > 1 && sharedTypeNames[name] == "" {
			complaints = append(complaints, fmt.Sprintf("type %s is declared in %s: use two names, or explain its one meaning in sharedTypeNames", name, strings.Join(folders, " and ")))
		}
	}
	return complaints
}

// wordComplaint describes the first banned word of an identifier, if it has one.
func wordComplaint(name string) string {
	for _, word := range splitWords(name) {
		if better, ok := bannedWords[word]; ok {
			return fmt.Sprintf("%s: %s is not a standard word, use: %s", name, word, better)
		}
	}
	return ""
}

// fileNameComplaints looks for banned words in a path.
func fileNameComplaints(file string) (complaints []string) {
	for _, part := range strings.FieldsFunc(file, func(r rune) bool { return strings.ContainsRune("/._-", r) }) {
		if c := wordComplaint(part); c != "" {
			complaints = append(complaints, file+": file name "+c)
		}
	}
	return complaints
}

// declaration is an identifier that a file declares.
type declaration struct {
	name         *ast.Ident
	function     bool // a function or method
	exportedType bool // at the top of the file
}

// declarations returns all identifiers that a file declares, locals and parameters
// included.
func declarations(f *ast.File) (list []declaration) {
	add := func(names ...*ast.Ident) {
		for _, name := range names {
			list = append(list, declaration{name: name})
		}
	}
	addExpressions := func(expressions ...ast.Expr) {
		for _, e := range expressions {
			if name, ok := e.(*ast.Ident); ok {
				add(name)
			}
		}
	}
	topTypes := map[*ast.TypeSpec]bool{}
	for _, d := range f.Decls {
		if d, ok := d.(*ast.GenDecl); ok {
			for _, spec := range d.Specs {
				if spec, ok := spec.(*ast.TypeSpec); ok {
					topTypes[spec] = true
				}
			}
		}
	}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			list = append(list, declaration{name: n.Name, function: true})
		case *ast.TypeSpec:
			list = append(list, declaration{name: n.Name, exportedType: topTypes[n] && n.Name.IsExported()})
		case *ast.ValueSpec:
			add(n.Names...)
		case *ast.Field:
			add(n.Names...)
		case *ast.AssignStmt:
			if n.Tok == token.DEFINE {
				addExpressions(n.Lhs...)
			}
		case *ast.RangeStmt:
			if n.Tok == token.DEFINE {
				addExpressions(n.Key, n.Value)
			}
		}
		return true
	})
	return list
}

// splitWords splits an identifier at capitals and underscores; the words are in lower case.
func splitWords(name string) (words []string) {
	letters := []rune(name)
	start := 0
	for i := 1; i <= len(letters); i++ {
		switch {
		case i == len(letters),
			letters[i] == '_',
			unicode.IsUpper(letters[i]) && !unicode.IsUpper(letters[i-1]),
			unicode.IsUpper(letters[i]) && i+1 < len(letters) && unicode.IsLower(letters[i+1]):
			if word := strings.Trim(string(letters[start:i]), "_0123456789$#"); word != "" {
				words = append(words, strings.ToLower(word))
			}
			start = i
		}
	}
	return words
}

// useStandardNamesInScripts: what useStandardNames checks in Go, in TypeScript and Svelte.
func useStandardNamesInScripts(t *sourceTree) (complaints []string) {
	list, err := t.scripts()
	if err != nil {
		return []string{err.Error()}
	}
	for _, s := range list {
		complaints = append(complaints, fileNameComplaints(s.path)...)
		for i, line := range s.code {
			at := fmt.Sprintf("%s:%d", s.path, i+1)
			for _, name := range identifier.FindAllString(line, -1) {
				if c := wordComplaint(name); c != "" {
					complaints = append(complaints, at+": "+c)
				}
			}
			if found := scriptFunction.FindStringSubmatch(line); found != nil && bareVerbs[found[1]] != "" && bannedWords[found[1]] == "" {
				complaints = append(complaints, fmt.Sprintf("%s: a function is named %s: name its object or result, as in %s", at, found[1], bareVerbs[found[1]]))
			}
		}
	}
	return complaints
}

func TestUseStandardNames(t *testing.T) {
	expect(t, useStandardNames, source{"tea/cup.go": "package tea\n\nimport \"net\"\n\n" +
		"// Listen waits.\nfunc Listen() { l, err := net.Listen(\"tcp\", \"\"); for knotweed := range 3 { _, _, _ = l, err, knotweed } }\n" +
		"type Pot struct{ shell, Wholesale int }\nfunc findPot(swordfish int) {}\n"})
	for _, tt := range []struct{ declaration, want string }{
		{"var tongueTwister int", "tongueTwister: tongue is not a standard word, use: language"},
		{"const maxHTTPChairs = 3", "maxHTTPChairs: chairs is not a standard word, use: seats"},
		{"type Desk int", "Desk: desk "},
		{"type pot struct{ lid struct{ mould int } }", "mould is not"},
		{"func pour(who int) {}", "who: who is not"},
		{"func pour() (told bool) { return }", "told: told is not"},
		{"func pour() { said := 1; _ = said }", "said: said is not"},
		{"func pour() { var a, heir int; _, _ = a, heir }", "heir: heir is not"},
		{"func pour() { for i, knot := range \"tea\" { _, _ = i, knot } }", "knot: knot is not"},
		{"func pour() { for knots := range 3 { _ = knots } }", "knots: knots is not"},
		{"func TestItTellsAll() {}", "TestItTellsAll: tells is not"},
		{"func find() {}", "a function is named find: name its object or result, as in findMatch"},
		{"func (p pot) take() {}\ntype pot int", "a function is named take"},
		{"func say() {}", "a function is named say"},
	} {
		expect(t, useStandardNames, source{"tea/a.go": "package tea\n\n" + tt.declaration + "\n"}, "^tea/a.go:3: .*"+tt.want)
	}
	expect(t, useStandardNames, source{"tea/shelf_test.go": "package tea\n"}, "^tea/shelf_test.go: file name shelf")
	expect(t, useStandardNames, source{"hall/tea.go": "package tea\n"}, "^hall/tea.go: file name hall")
	expect(t, useStandardNames, source{"tea/made.go": "// Code generated by brewing. DO NOT EDIT.\n\npackage tea\n\nvar chairs int\n"})
	expect(t, useStandardNames, source{"tea/a.go": "package tea\n\ntype Line int\n", "cup/a.go": "package cup\n\ntype Line string\n"},
		"^type Line is declared in cup and tea: use two names")
	expect(t, useStandardNames, source{
		"tea/a.go": "package tea\n\ntype Config struct{}\ntype line int\nfunc pour() { type Line int }\n",
		"cup/a.go": "package cup\n\ntype Config struct{}\ntype line int\nfunc pour() { type Line int }\n",
	})
}

func TestUseStandardNamesInScripts(t *testing.T) {
	expect(t, useStandardNamesInScripts, source{
		"web/src/a.ts":      "// told\nconst find = 'told'; /* told\n told */ list.find(x => x); t(`told`, \"told\"); // told\n",
		"web/src/a.svelte":  "<!-- told\ntold -->\n<p class=\"told\">{line}</p>\n<style>.told { top: 0 }</style>\n",
		"web/src/gen.d.ts":  "export const saying: string;\n",
		"web/other/told.ts": "const told = 1;\n",
	})
	expect(t, useStandardNamesInScripts, source{"web/src/a.ts": "\nconst told = 1;\n"}, "^web/src/a.ts:2: told: told is not a standard word")
	expect(t, useStandardNamesInScripts, source{"web/src/a.svelte": "<b>{lastSaid(1)}</b>\n"}, "^web/src/a.svelte:1: lastSaid: said is not")
	expect(t, useStandardNamesInScripts, source{"web/src/tenure.ts": ""}, "^web/src/tenure.ts: file name tenure")
	expect(t, useStandardNamesInScripts, source{"web/src/a.ts": "export async function take(a: number) {}\n"}, "^web/src/a.ts:1: a function is named take")
	expect(t, useStandardNamesInScripts, source{"web/src/a.ts": "const s = 'it\\'s'; let chairs = 2;\n"}, "chairs: chairs is not")
}

// The lists of exceptions name what exists.
func TestVocabularyExceptions(t *testing.T) {
	root, err := findRoot(".")
	if err != nil {
		t.Fatal(err)
	}
	module, err := read(root)
	if err != nil {
		t.Fatal(err)
	}
	folders := map[string]map[string]bool{}
	for _, f := range module.files {
		syntax, err := parser.ParseFile(token.NewFileSet(), f.path, strings.Join(f.lines, "\n"), parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range declarations(syntax) {
			if d.exportedType {
				if folders[d.name.Name] == nil {
					folders[d.name.Name] = map[string]bool{}
				}
				folders[d.name.Name][path.Dir(f.path)] = true
			}
		}
	}
	for name := range sharedTypeNames {
		if len(folders[name]) < 2 {
			t.Errorf("sharedTypeNames has %s, which %d packages declare", name, len(folders[name]))
		}
	}
	scripts, err := module.scripts()
	if err != nil {
		t.Fatal(err)
	}
	if len(scripts) < 50 {
		t.Errorf("only %d scripts were found", len(scripts))
	}
}
