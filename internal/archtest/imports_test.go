package archtest

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// pointDown: a folder imports what the table lets it import.
func pointDown(t *sourceTree) (complaints []string) {
	names, files := t.folders()
	for _, folder := range names {
		r, ok := rowOf(folder)
		if !ok {
			complaints = append(complaints, fmt.Sprintf("%s: is not in the import table: "+
				"add it to internal/archtest/importtable_test.go and to docs/design.md", folder))
			continue
		}
		for _, f := range files[folder] {
			for _, imported := range f.imports {
				if why := r.refuses(t.module, &f, imported); why != "" {
					complaints = append(complaints, fmt.Sprintf("%s: imports %s: %s", f.path, imported, why))
				}
			}
		}
	}
	return complaints
}

// refuses says why a file of the row may not import a package, or nothing.
func (r importRule) refuses(module string, f *file, imported string) string {
	folder, ours := strings.CutPrefix(imported, module+"/")
	first, _, _ := strings.Cut(imported, "/")
	switch {
	case ours:
		allowed := r.imports
		if f.test() {
			allowed = slices.Concat(r.imports, r.tests, []string{f.folder()})
		}
		if slices.ContainsFunc(allowed, func(pattern string) bool { return matches(pattern, folder) }) ||
			slices.Contains(gameParts, folder) && slices.Contains(allowed, "game") {
			return ""
		}
		if matches("internal/...", folder) && !matches("internal/...", r.folder) {
			return "only cmd/ and internal/ import internal/"
		}
		if len(allowed) == 0 {
			return "it may import the standard library alone"
		}
		return fmt.Sprintf("of this module it may import %s", strings.Join(allowed, ", "))
	case !strings.Contains(first, "."): // the standard library
		return ""
	case within(r.modules, imported), f.test() && within(testLibraries, imported):
		return ""
	}
	return "the table does not let it use that module"
}

// clocksFilesLogs are the parts of the standard library that reach out of a game.
var clocksFilesLogs = []string{"database", "io/fs", "log", "net", "os", "time"}

// pure: a rules package knows no clock, no file and no log. What a match does in time
// is decided without them as well: moments come in as values.
func pure(t *sourceTree) (complaints []string) {
	for _, f := range t.files {
		timed := slices.Contains([]string{"clock", "internal/service/match"}, f.folder())
		if f.test() || !timed && !slices.Contains(append([]string{"game", "board"}, gameFolders...), f.folder()) {
			continue
		}
		for _, imported := range f.imports {
			switch {
			case timed && imported == "time":
			case timed && within(clocksFilesLogs, imported):
				complaints = append(complaints, fmt.Sprintf("%s: imports %s: times are values here, and nothing is read or written", f.path, imported))
			case within(clocksFilesLogs, imported):
				complaints = append(complaints, fmt.Sprintf("%s: imports %s: a rules package knows no clock, no file and no log", f.path, imported))
			}
		}
	}
	return complaints
}

// A row imports from rows above it, or from its own.
func TestTablePointsDown(t *testing.T) {
	for i, r := range importTable {
		for _, imported := range r.imports {
			if !slices.ContainsFunc(importTable[:i+1], func(above importRule) bool {
				return imported == above.folder || matches(imported, above.folder) || matches(above.folder, imported)
			}) && imported != "internal/..." {
				t.Errorf("%s may import %s, which does not stand above it", r.folder, imported)
			}
		}
	}
}

func TestPointDown(t *testing.T) {
	const inn = "example.org/inn/"
	for _, tt := range []struct{ file, imports, want string }{
		{"game/a.go", "strings", ""},
		{"game/a.go", inn + "game/wording", ""},
		{"game/a.go", inn + "board", "^game/a.go: imports example.org/inn/board: .*may import game/coord, game/splitmix, game/wording, message, game/messages$"},
		{"game/wording/a.go", inn + "game", "standard library alone"},
		{"engine/a.go", inn + "game/splitmix", ""},
		{"engine/a.go", inn + "game/gametest", "it may import game$"},
		{"game/a.go", "golang.org/x/sys/cpu", "does not let it use that module"},
		{"game/a.go", "pgregory.net/rapid", "does not let it use that module"},
		{"game/a_test.go", "pgregory.net/rapid", ""},
		{"game/a_test.go", inn + "game", ""},
		{"game/gametest/a.go", inn + "game", ""},
		{"game/gametest/a.go", "github.com/google/go-cmp/cmp", ""},
		{"game/gametest/a.go", "golang.org/x/sys/cpu", "does not let it use that module"},
		{"game/gametest/a.go", inn + "games", "it may import game, game/editor, game/symmetry$"},
		{"board/a.go", inn + "game", ""},
		{"board/a.go", inn + "skud", "it may import game$"},
		{"skud/a.go", inn + "board", ""},
		{"skud/a.go", inn + "kutai", "it may import game, board, skud/messages$"},
		{"skud/a.go", inn + "game/gametest", "it may import game, board, skud/messages$"},
		{"skud/a_test.go", inn + "game/gametest", ""},
		{"skud/a_test.go", inn + "games", "it may import game, board, skud/messages, game/gametest, message/messagetest, skud$"},
		{"skud/a.go", inn + "internal/rules/computer", "only cmd/ and internal/ import internal/"},
		{"games/a.go", inn + "kishogi/registration", ""},
		{"games/a.go", inn + "render", "it may import game, games/definition, render/tiles"},
		{"games/a_test.go", inn + "internal/terminal/cli", "only cmd/ and internal/"},
		{"render/a.go", inn + "render/themes", ""},
		{"render/a.go", inn + "skud", "it may import game, games, render/themes, render/tiles, render/paint, render/raster, render/scene, render/svg$"},
		{"render/a_test.go", inn + "games", ""},
		{"render/raster/a.go", "golang.org/x/image/vector", ""},
		{"render/svg/a.go", "golang.org/x/image/vector", "does not let it use that module"},
		{"render/svg/a.go", inn + "game", "it may import render/scene$"},
		{"render/deep/a.go", "strings", "^render/deep: is not in the import table"},
		{"record/a.go", inn + "board", ""},
		{"record/a.go", inn + "render", "it may import"},
		{"engine/a.go", inn + "game", ""},
		{"engine/a.go", inn + "games", "it may import game$"},
		{"engine/mcts/a.go", inn + "engine", ""},
		{"engine/mcts/a.go", inn + "engine/ugi", "it may import game, engine$"},
		{"engine/mcts/a.go", inn + "skud", "it may import game, engine$"},
		{"skud/eval/a.go", inn + "skud", ""},
		{"skud/eval/a.go", inn + "engine", ""},
		{"skud/eval/a.go", inn + "kutai", "it may import game, board, skud, skud/messages, engine, engine/levels, engine/mcts, engine/alphabeta$"},
		{"arena/a.go", inn + "engine/mcts", ""},
		{"lab/a.go", inn + "kutai/eval", "it may import game, engine$"},
		{"lab/a.go", inn + "arena", "it may import"},
		{"clock/a.go", "time", ""},
		{"clock/a.go", inn + "game", "it may import message, clock/messages$"},
		{"rating/a.go", "golang.org/x/exp/maps", "does not let it use that module"},
		{"internal/web/page/a.go", inn + "render", ""},
		{"internal/web/page/a.go", inn + "games", ""},
		{"internal/web/page/a.go", inn + "skud", "it may import"},
		{"internal/web/page/a_test.go", inn + "games", ""},
		{"internal/service/match/a.go", inn + "clock", ""},
		{"internal/service/match/a.go", inn + "internal/service/store", "it may import clock, game, record, sparring, internal/rules/gamelist, internal/service/jsonreader, internal/service/jsonwriter, internal/service/linetext, internal/service/messages$"},
		{"internal/service/match/a.go", "nhooyr.example/websocket", "does not let it use that module"},
		{"cmd/teahouse/a.go", inn + "games", ""},
		{"cmd/teahouse/a.go", inn + "skud", "it may import"},
		{"internal/web/page/a.go", inn + "internal/web/lobby", ""},
		{"internal/web/page/a.go", inn + "internal/service/room", ""},
		{"internal/web/page/a.go", inn + "internal/terminal/cli", "it may import"},
		{"internal/service/room/a.go", inn + "internal/web/problem", "it may import"},
		{"internal/web/page/a.go", "nhooyr.example/websocket", ""},
		{"internal/web/page/a.go", inn + "game/gametest", "it may import"},
		{"internal/web/page/a_test.go", inn + "game/gametest", ""},
		{"internal/web/page/a.go", inn + "cmd/teahouse", "it may import"},
		{"cmd/teahouse/a.go", inn + "internal/terminal/cli", ""},
		{"tools/a/a.go", inn + "internal/terminal/cli", "only cmd/ and internal/"},
		{"util/a.go", "strings", "^util: is not in the import table: add it to internal/archtest/importtable_test.go and to docs/design.md"},
		{"a.go", "strings", "^.: is not in the import table"},
		{"kutai/eval/deep/a.go", "strings", "^kutai/eval/deep: is not in the import table"},
	} {
		t.Run(tt.file+" "+tt.imports, func(t *testing.T) {
			files := source{tt.file: "package a\n\nimport _ \"" + tt.imports + "\"\n"}
			if tt.want == "" {
				expect(t, pointDown, files)
			} else {
				expect(t, pointDown, files, tt.want)
			}
		})
	}
}

func TestPure(t *testing.T) {
	outside := "package a\n\nimport (\n\"time\"\n\"log/slog\"\n\"math/rand/v2\"\n)\n"
	expect(t, pure, source{"skud/a.go": outside}, "skud/a.go: imports time: .*no clock", "skud/a.go: imports log/slog")
	for _, imported := range []string{"os", "os/exec", "io/fs", "net", "net/http", "log", "database/sql"} {
		for _, folder := range []string{"game", "board", "kishogi"} {
			expect(t, pure, source{folder + "/a.go": "package a\n\nimport \"" + imported + "\"\n"}, "imports "+imported+":")
		}
	}
	expect(t, pure, source{"skud/a_test.go": outside, "game/gametest/a.go": outside, "games/a.go": outside, "internal/web/page/a.go": outside})
	expect(t, pure, source{"clock/a.go": outside, "internal/service/match/a.go": outside}, "clock/a.go: imports log/slog", "internal/service/match/a.go: imports log/slog")
	expect(t, pure, source{"skud/a.go": "package a\n\nimport (\n\"io\"\n\"math/bits\"\n\"network.example/net\"\n)\n"})
}
