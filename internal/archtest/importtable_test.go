package archtest

import (
	"fmt"
	"path"
	"path/filepath"
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

// gameFolders are the folders of the games: those with a registration.
var gameFolders = func() (names []string) {
	folders, err := filepath.Glob("../../*/registration")
	if err != nil || len(folders) == 0 {
		panic(fmt.Sprint("no game is registered: ", err))
	}
	for _, folder := range folders {
		names = append(names, filepath.Base(filepath.Dir(folder)))
	}
	return names
}()

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
var gameParts = []string{"game/coord", "game/splitmix", "game/wording", "message", "game/messages"}

func makeTable() []importRule {
	laws := []string{"game/gametest", "message/messagetest"}
	t := []importRule{
		{folder: "message/fluent", modules: []string{"golang.org/x/text"}},
		{folder: "message", imports: []string{"message/fluent"}, tests: []string{"message/messagetest"}, modules: []string{"golang.org/x/text"}},
		{folder: "message/messagetest", imports: []string{"message", "message/fluent"}, modules: []string{"golang.org/x/text"}},
		{folder: "game/messages", imports: []string{"message"}, tests: []string{"message/messagetest"}},
		{folder: "game/coord"},
		{folder: "game/splitmix"},
		{folder: "game/wording"},
		{folder: "game", imports: gameParts, tests: []string{"kishogi"}}, // for its example
		{folder: "game/editor", imports: []string{"game"}},
		{folder: "game/symmetry", imports: []string{"game"}, tests: []string{"kishogi"}}, // for its example
		{folder: "game/gametest", imports: []string{"game", "game/editor", "game/symmetry"}, modules: testLibraries},
		{folder: "board", imports: []string{"game"}, tests: laws},
	}
	for _, name := range gameFolders {
		t = append(t, importRule{folder: name + "/messages", imports: []string{"game"}, tests: laws},
			importRule{folder: name, imports: []string{"game", "board", name + "/messages"}, tests: laws})
	}
	searches := []string{"engine", "engine/levels", "engine/mcts", "engine/alphabeta"}
	drawings := []string{"render/scene", "render/themes", "render/glyph", "render/tiles"}
	rest := []string{"games", "games/definition", "engine/*", "sparring", "lab", "*/eval"} // for tests
	t = append(t,
		importRule{folder: "render/scene"},
		importRule{folder: "render/themes", imports: []string{"render/scene"}},
		importRule{folder: "render/glyph", imports: []string{"render/scene"}, modules: pictures},
		importRule{folder: "render/tiles", imports: []string{"game", "render/scene", "render/themes", "render/glyph"}, tests: append([]string{"games"}, laws...)},
		importRule{folder: "engine", imports: []string{"game"}, tests: laws},
		importRule{folder: "engine/*", imports: []string{"game", "engine"}, tests: slices.Concat(gameFolders, rest, laws)},
		importRule{folder: "sparring", imports: []string{"game", "game/symmetry"}, tests: append([]string{"games"}, laws...)},
		importRule{folder: "lab", imports: []string{"game", "engine"}, tests: laws},
		importRule{folder: "lab/labtest", imports: []string{"game", "engine", "lab"}},
		importRule{folder: "lesson", imports: []string{"game"}, tests: slices.Concat(gameFolders, []string{"*/messages"}, laws)},
		importRule{folder: "lesson/lessontest", imports: []string{"game", "game/gametest", "lesson", "message/messagetest"}},
		importRule{folder: "puzzle", imports: []string{"game", "engine", "lab"}, tests: append([]string{"games"}, laws...)},
		importRule{folder: "puzzle/mining", imports: []string{"game", "engine", "lab", "puzzle"}, tests: append([]string{"games"}, laws...)},
		importRule{folder: "games/definition", imports: []string{"game", "engine", "engine/levels", "lab", "lesson", "puzzle", "puzzle/mining", "render/tiles", "sparring"}},
	)
	// The subfolders of a game import their own game alone.
	for _, name := range gameFolders {
		own := append([]string{"game", "board", name, name + "/messages"}, searches...)
		t = append(t,
			importRule{folder: name + "/eval", imports: own, tests: laws},
			importRule{folder: name + "/solver", imports: []string{"game", name, "engine", "lab"}, tests: append([]string{name + "/eval"}, laws...)},
			importRule{folder: name + "/lessons", imports: []string{"game", name, name + "/messages", "lesson"}, tests: append([]string{"lesson/lessontest"}, laws...)},
			importRule{folder: name + "/problems", imports: append(slices.Clone(own), name+"/eval", "lab", "puzzle", "puzzle/mining"), tests: append([]string{"lab/labtest"}, laws...)},
			importRule{folder: name + "/puzzles", imports: []string{name, "puzzle"}, tests: laws},
			importRule{folder: name + "/registration", imports: slices.Concat(own, drawings, []string{name + "/*", "games/definition", "lab", "lesson", "puzzle", "puzzle/mining", "sparring"})},
		)
	}
	common := []string{"game", "games", "games/definition"}
	matches := slices.Concat(common, []string{"engine", "engine/*", "engines", "record", "sparring"})
	t = append(t,
		importRule{folder: "games", imports: []string{"game", "games/definition", "render/tiles", "*/registration"}, tests: slices.Concat(gameFolders, []string{"engine", "engines", "lab", "sparring"}, laws)},
		importRule{folder: "record/messages", imports: []string{"message", "game"}, tests: laws},
		importRule{folder: "record", imports: []string{"game", "board", "record/messages"}, tests: append([]string{"games"}, laws...)},
		importRule{folder: "explorer", imports: []string{"game", "game/symmetry", "record"}, tests: append([]string{"games"}, laws...)},
		importRule{folder: "study/messages", imports: []string{"message", "game", "record/messages"}, tests: laws},
		importRule{folder: "study", imports: []string{"game", "record", "study/messages"}, tests: append([]string{"games"}, laws...)},
		importRule{folder: "render/paint/messages", imports: []string{"game"}, tests: laws},
		importRule{folder: "render/paint", imports: append([]string{"game", "games", "render/paint/messages"}, drawings...), tests: laws},
		importRule{folder: "render/svg", imports: []string{"render/scene"}, tests: append([]string{"render/themes"}, laws...)},
		importRule{folder: "render/raster", imports: []string{"render/scene"}, modules: pictures, tests: append([]string{"render/themes"}, laws...)},
		importRule{folder: "render", imports: []string{"game", "games", "render/themes", "render/tiles", "render/paint", "render/raster", "render/scene", "render/svg"}, tests: append([]string{"games"}, laws...)},
		importRule{folder: "engines", imports: append([]string{"engine", "engine/levels", "lab"}, common...), tests: append(slices.Clone(gameFolders), laws...)},
		importRule{folder: "arena", imports: matches, tests: append(slices.Clone(gameFolders), laws...)},
		importRule{folder: "training", imports: append([]string{"engine", "lab", "arena"}, common...), tests: laws},
		importRule{folder: "clock/messages", imports: []string{"message", "game"}, tests: laws},
		importRule{folder: "clock", imports: []string{"message", "clock/messages"}, tests: laws},
		importRule{folder: "rating"},
		importRule{folder: "glicko"},
		importRule{folder: "gamereport", imports: []string{"game", "engine"}, tests: []string{"games", "engines"}},
		importRule{folder: "puzzle/judge", imports: []string{"game"}, tests: []string{"games", "engines", "engine", "lab"}},
		importRule{folder: "pairing", imports: []string{"game"}},
	)
	// The parts of the binary import the list of the games and none of the games: they know no
	// rules.
	var above []string
	handed := []string{"*/lessons", "*/problems", "*/registration", "*/eval", "*/solver"}
	for _, r := range t {
		top, _, below := strings.Cut(r.folder, "/")
		switch {
		case r.folder == "game/gametest" || r.folder == "lab/labtest" || r.folder == "lesson/lessontest":
		case !slices.Contains(gameFolders, top):
			above = append(above, r.folder)
		case !below:
			handed = append(handed, r.folder)
		}
	}
	rows := []importRule{
		{folder: "web"},
		{folder: "docs/..."},
		{folder: "internal/archtest"},
		{folder: "internal/i18n/messages", imports: []string{"game/messages", "message"}, tests: []string{"message/fluent", "message/messagetest"}, modules: []string{"golang.org/x/text"}},
		{folder: "internal/i18n/pseudo", imports: []string{"message/fluent"}, tests: []string{"message", "game/messages", "internal/i18n/messages"}},
		{folder: "internal/i18n/languages", imports: append([]string{"record/messages", "study/messages", "clock/messages", "render/paint/messages", "internal/..."}, common...), tests: slices.Concat(handed, laws, []string{"*/messages"})},
		{folder: "internal/rules/analysis/messages", imports: []string{"game"}, tests: laws},
		{folder: "internal/rules/gamelist", imports: []string{"game", "internal/rules/analysis/messages"}, tests: append([]string{"games"}, laws...)},
		{folder: "internal/rules/...", imports: append(slices.Clone(above), "internal/i18n/...", "internal/rules/..."), tests: slices.Concat(handed, laws)},
		{folder: "internal/service/messages", imports: []string{"game"}, tests: laws},
		{folder: "internal/service/jsonreader"},
		{folder: "internal/service/jsonwriter", tests: []string{"clock", "game"}},
		{folder: "internal/service/linetext", modules: []string{"golang.org/x/text"}},
		{folder: "internal/service/match", imports: []string{"clock", "game", "record", "sparring", "internal/rules/gamelist", "internal/service/jsonreader", "internal/service/jsonwriter", "internal/service/linetext", "internal/service/messages"}, tests: append([]string{"games", "internal/i18n/languages"}, laws...)},
	}
	// A group of folders imports from the groups before it and from its own.
	groups := []string{"internal/i18n/...", "internal/rules/..."}
	for _, group := range []string{"service", "web", "testing", "terminal"} {
		groups = append(groups, "internal/"+group+"/...")
		rows = append(rows, importRule{
			folder:  "internal/" + group + "/...",
			imports: slices.Concat(above, groups, []string{"web", "docs/..."}),
			tests:   slices.Concat(handed, laws, []string{"internal/...", "examples/*"}),
			modules: []string{anyModule},
		})
	}
	return slices.Concat(t, rows, []importRule{
		{folder: "examples/*/messages", imports: []string{"game"}, tests: laws},
		{folder: "examples/*", imports: slices.Concat([]string{"game", "examples/*/messages", "games/definition", "lab", "sparring"}, searches, drawings), tests: laws},
		{folder: "cmd/*", imports: append(above, "internal/..."), tests: append(handed, laws...), modules: []string{anyModule}},
		{folder: "wasm/*", imports: []string{"engine", "engine/levels", "engines", "game", "games", "gamereport", "glicko", "lab", "puzzle", "puzzle/judge", "internal/i18n/...", "internal/rules/..."}, tests: append(handed, laws...), modules: testLibraries},
		{folder: "deploy", tests: []string{"internal/service/metrics", "internal/service/protocol", "internal/web/server"}, modules: []string{"github.com/BurntSushi/toml", "github.com/alecthomas/kong", "github.com/prometheus/client_golang"}},
		{folder: "tools/lossy", imports: []string{"internal/testing/lossy"}},
		{folder: "tools/cluster", imports: []string{"internal/testing/loopback", "internal/testing/pgcluster", "internal/testing/tcpproxy"}},
		{folder: "tools/failover", imports: []string{"games", "internal/rules/samplegames", "internal/testing/loopback", "internal/testing/pgcluster", "internal/testing/torture"}},
		{folder: "tools/loadcluster", imports: []string{"games", "internal/rules/samplegames", "internal/testing/load", "internal/testing/loopback", "internal/testing/pgcluster"}},
		{folder: "tools/rulestexts", imports: []string{"internal/i18n/languages"}, tests: []string{"internal/rules/analysis", "internal/..."}},
		{folder: "tools/puzzlecheck", imports: []string{"game", "games"}},
		{folder: "tools/messages", imports: []string{"message/fluent"}},
		{folder: "tools/rulestexts", imports: []string{"internal/i18n/languages"}, tests: []string{"internal/rules/analysis"}},
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
