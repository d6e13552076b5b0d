package archtest

import (
	"path"
	"slices"
	"strings"
)

// importRule says what a folder may import besides the standard library.
//
// Folders are patterns: * stands for one name, and /... at the end for the folder
// itself and everything below it.
type importRule struct {
	folder  string
	imports []string // folders of this module
	tests   []string // folders that tests may import as well
	modules []string // other modules, or any
}

// anyModule stands for every module there is.
const anyModule = "*"

// gameFolders are the folders of the games.
var gameFolders = []string{"skud", "quaterno", "kutai", "balance", "kishogi"}

// testLibraries are the modules that any test may import.
var testLibraries = []string{
	"github.com/google/go-cmp",
	"github.com/rogpeppe/go-internal",
	"go.uber.org/goleak",
	"pgregory.net/rapid",
}

// pictures are the modules that read fonts and fill paths.
var pictures = []string{"golang.org/x/image"}

// importTable is docs/design.md's: who may import whom. A folder imports from rows above
// its own only.
var importTable = makeTable()

// gameParts are packages that everyone who may import game may import.
var gameParts = []string{"game/coord", "game/splitmix", "game/wording"}

func makeTable() []importRule {
	laws := []string{"game/gametest"}
	t := []importRule{
		{folder: "game/coord"},
		{folder: "game/splitmix"},
		{folder: "game/wording"},
		{folder: "game", imports: gameParts, tests: []string{"kishogi"}}, // for its example
		{folder: "game/gametest", imports: []string{"game"}, modules: testLibraries},
		{folder: "board", imports: []string{"game"}, tests: laws},
	}
	for _, name := range gameFolders {
		t = append(t, importRule{folder: name, imports: []string{"game", "board"}, tests: laws})
	}
	games := append([]string{"game", "board"}, gameFolders...)
	t = append(t,
		importRule{folder: "games", imports: append([]string{"game"}, gameFolders...), tests: laws},
		importRule{folder: "record", imports: []string{"game", "board", "games"}, tests: laws},
		importRule{folder: "render/scene"},
		importRule{folder: "render/themes", imports: []string{"render/scene"}},
		importRule{folder: "render/glyph", imports: []string{"render/scene"}, modules: pictures},
		importRule{folder: "render/tiles", imports: []string{"game", "render/scene", "render/themes", "render/glyph"}, tests: append([]string{"games"}, laws...)},
		importRule{folder: "render/paint", imports: []string{"game", "render/scene", "render/themes", "render/glyph", "render/tiles"}, tests: append([]string{"games"}, laws...)},
		importRule{folder: "render/svg", imports: []string{"render/scene"}, tests: append([]string{"render/themes"}, laws...)},
		importRule{folder: "render/raster", imports: []string{"render/scene"}, modules: pictures, tests: append([]string{"render/themes"}, laws...)},
		importRule{folder: "render", imports: []string{"game", "render/themes", "render/paint", "render/raster", "render/scene", "render/svg"}, tests: append([]string{"games"}, laws...)},
		importRule{folder: "engine", imports: []string{"game"}, tests: laws},
		importRule{folder: "engine/*", imports: []string{"game", "engine"}, tests: append([]string{"games"}, laws...)},
	)
	for _, name := range gameFolders {
		t = append(t, importRule{folder: name + "/eval", imports: []string{"game", "board", "engine", name}, tests: append([]string{"engine/*"}, laws...)})
	}
	engines := slices.Concat(games, []string{"games", "engine", "engine/*", "*/eval"})
	matches := slices.Concat(engines, []string{"engines", "record", "sparring"})
	t = append(t,
		importRule{folder: "engines", imports: engines, tests: laws},
		importRule{folder: "sparring", imports: []string{"game", "skud"}, tests: append([]string{"games"}, laws...)},
		importRule{folder: "arena", imports: matches, tests: laws},
		importRule{folder: "lab", imports: matches, tests: laws},
		importRule{folder: "clock"},
		importRule{folder: "rating"},
	)
	// The parts of the binary are handed the games and import none: they know no rules.
	var above, handed []string
	for _, r := range t {
		switch {
		case r.folder == "game/gametest":
		case slices.Contains(games[2:], r.folder) || r.folder == "games":
			handed = append(handed, r.folder)
		default:
			above = append(above, r.folder)
		}
	}
	rows := []importRule{
		{folder: "web"},
		{folder: "docs/..."},
		{folder: "internal/archtest"},
		{folder: "internal/i18n/messages", modules: []string{"golang.org/x/text"}},
		{folder: "internal/i18n/translate", tests: slices.Concat([]string{"game"}, handed, laws)},
		{folder: "internal/rules/gamelist", imports: []string{"game"}, tests: append([]string{"games"}, laws...)},
		{folder: "internal/rules/...", imports: append(slices.Clone(above), "internal/i18n/...", "internal/rules/..."), tests: slices.Concat(handed, laws)},
		{folder: "internal/service/linetext", modules: []string{"golang.org/x/text"}},
		{folder: "internal/service/match", imports: []string{"clock", "game", "record", "sparring", "internal/rules/gamelist", "internal/service/linetext"}, tests: append([]string{"games"}, laws...)},
	}
	// A group of folders imports from the groups before it and from its own.
	groups := []string{"internal/i18n/...", "internal/rules/..."}
	for _, group := range []string{"service", "web", "testing", "terminal"} {
		groups = append(groups, "internal/"+group+"/...")
		rows = append(rows, importRule{
			folder:  "internal/" + group + "/...",
			imports: slices.Concat(above, groups, []string{"web", "docs/..."}),
			tests:   slices.Concat(handed, laws, []string{"internal/..."}),
			modules: []string{anyModule},
		})
	}
	return slices.Concat(t, rows, []importRule{
		{folder: "cmd/*", imports: append(above, "games", "internal/..."), tests: append(handed, laws...), modules: []string{anyModule}},
		{folder: "wasm/*", imports: []string{"engine", "engines", "game", "games", "internal/i18n/...", "internal/rules/..."}, tests: append(handed, laws...), modules: testLibraries},
		{folder: "tools/lossy", imports: []string{"internal/testing/lossy"}},
		{folder: "tools/tune", imports: matches},
		{folder: "tools/*"},
	})
}

// rowOf finds the row of a folder.
func rowOf(folder string) (importRule, bool) {
	for _, r := range importTable {
		if matches(r.folder, folder) {
			return r, true
		}
	}
	return importRule{}, false
}

// matches tells whether a folder is one that a pattern stands for.
func matches(pattern, folder string) bool {
	if top, ok := strings.CutSuffix(pattern, "/..."); ok {
		return folder == top || strings.HasPrefix(folder, top+"/")
	}
	ok, err := path.Match(pattern, folder)
	return ok && err == nil
}

// within tells whether an import path is one of the modules, or a package in one.
func within(modules []string, imported string) bool {
	return slices.ContainsFunc(modules, func(m string) bool {
		return m == anyModule || imported == m || strings.HasPrefix(imported, m+"/")
	})
}
