package house

import (
	"path"
	"slices"
	"strings"
)

// row says what a folder may import besides the standard library.
//
// Folders are patterns: * stands for one name, and /... at the end for the folder
// itself and everything below it.
type row struct {
	folder  string
	imports []string // folders of this module
	tests   []string // folders that tests may import as well
	modules []string // other modules, or any
}

// anyModule stands for every module there is.
const anyModule = "*"

// five are the folders of the games.
var five = []string{"skud", "quaterno", "kutai", "balance", "kishogi"}

// testLibraries are the modules that any test may import.
var testLibraries = []string{
	"github.com/google/go-cmp",
	"github.com/rogpeppe/go-internal",
	"go.uber.org/goleak",
	"pgregory.net/rapid",
}

// pictures are the modules that read fonts and fill paths.
var pictures = []string{"golang.org/x/image"}

// table is docs/design.md's: who may import whom. A folder imports from rows above
// its own only.
var table = makeTable()

func makeTable() []row {
	laws := []string{"game/gametest"}
	t := []row{
		{folder: "game", tests: []string{"kishogi"}}, // for its example
		{folder: "game/gametest", imports: []string{"game"}, modules: testLibraries},
		{folder: "board", imports: []string{"game"}, tests: laws},
	}
	for _, name := range five {
		t = append(t, row{folder: name, imports: []string{"game", "board"}, tests: laws})
	}
	games := append([]string{"game", "board"}, five...)
	t = append(t,
		row{folder: "games", imports: append([]string{"game"}, five...), tests: laws},
		row{folder: "record", imports: []string{"game", "board", "games"}, tests: laws},
		row{folder: "render/scene"},
		row{folder: "render/look"},
		row{folder: "render/glyph", imports: []string{"render/scene"}, modules: pictures},
		row{folder: "render/tiles", imports: []string{"game", "render/scene", "render/look", "render/glyph"}, tests: append([]string{"games"}, laws...)},
		row{folder: "render/paint", imports: []string{"game", "render/scene", "render/look", "render/glyph", "render/tiles"}, tests: append([]string{"games"}, laws...)},
		row{folder: "render/svg", imports: []string{"render/scene"}, tests: append([]string{"render/look"}, laws...)},
		row{folder: "render/raster", imports: []string{"render/scene"}, modules: pictures, tests: append([]string{"render/look"}, laws...)},
		row{folder: "render", imports: []string{"game", "render/look", "render/paint", "render/raster", "render/scene", "render/svg"}, tests: append([]string{"games"}, laws...)},
		row{folder: "engine", imports: []string{"game"}, tests: laws},
		row{folder: "engine/*", imports: []string{"game", "engine"}, tests: append([]string{"games"}, laws...)},
	)
	for _, name := range five {
		t = append(t, row{folder: name + "/eval", imports: []string{"game", "board", "engine", name}, tests: append([]string{"engine/*"}, laws...)})
	}
	minds := slices.Concat(games, []string{"games", "engine", "engine/*", "*/eval"})
	matches := slices.Concat(minds, []string{"engines", "record", "sparring"})
	t = append(t,
		row{folder: "engines", imports: minds, tests: laws},
		row{folder: "sparring", imports: []string{"game", "skud"}, tests: append([]string{"games"}, laws...)},
		row{folder: "arena", imports: matches, tests: laws},
		row{folder: "lab", imports: matches, tests: laws},
		row{folder: "clock"},
		row{folder: "rating"},
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
	above = append(above, "internal/...")
	return append(t,
		row{folder: "internal/catalog", imports: []string{"game"}, tests: append([]string{"games"}, laws...)},
		row{folder: "internal/players", imports: []string{"game", "engine", "engines", "sparring"}, tests: append([]string{"games"}, laws...)},
		row{folder: "internal/linetext", modules: []string{"golang.org/x/text"}},
		row{folder: "internal/match", imports: []string{"clock", "game", "record", "sparring", "internal/catalog", "internal/linetext"}, tests: append([]string{"games"}, laws...)},
		row{folder: "docs/..."},
		row{folder: "internal/tongue", tests: append(append([]string{"game"}, handed...), laws...)},
		row{folder: "internal/study", imports: []string{"game", "record", "render", "render/...", "internal/catalog", "internal/tongue"}, tests: append([]string{"games"}, laws...)},
		row{folder: "internal/words", modules: []string{"golang.org/x/text"}},
		row{folder: "web"},
		row{folder: "internal/...", imports: slices.Concat(above, []string{"web", "docs/..."}), tests: append(handed, laws...), modules: []string{anyModule}},
		row{folder: "cmd/*", imports: append(above, "games"), tests: append(handed, laws...), modules: []string{anyModule}},
		row{folder: "wasm/*", imports: []string{"engine", "engines", "game", "games", "internal/catalog", "internal/players", "internal/study", "internal/tongue"}, tests: append(handed, laws...), modules: testLibraries},
		row{folder: "tools/lossy", imports: []string{"internal/lossy"}},
		row{folder: "tools/tune", imports: matches},
		row{folder: "tools/*"},
	)
}

// rowOf finds the row of a folder.
func rowOf(folder string) (row, bool) {
	for _, r := range table {
		if matches(r.folder, folder) {
			return r, true
		}
	}
	return row{}, false
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
