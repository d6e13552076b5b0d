package engines

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/lab"
)

// drawingTable is a table with which everything is a draw by the first legal turn.
type drawingTable struct{}

func (drawingTable) Game() string { return "ki-shogi" }

func (drawingTable) Engine(e engine.Engine) engine.Engine { return drawingEngine{e} }

func (drawingTable) Close() error { return nil }

type drawingEngine struct{ engine.Engine }

func (drawingEngine) Search(_ context.Context, g game.Playable, _ engine.Limits, _ func(engine.Info)) (engine.Info, error) {
	return engine.Info{TableHits: 1, PVs: []engine.PV{{Score: engine.Score{Win: 0.5, Proof: engine.ProvenDraw}, Turns: game.LegalTurns(g)[:1]}}}, nil
}

// TestNewWithTable: an engine with a table answers from it.
func TestNewWithTable(t *testing.T) {
	e, err := New("ki-shogi", engine.Options{Table: drawingTable{}})
	if err != nil {
		t.Fatal(err)
	}
	g, err := games.New("ki-shogi")
	if err != nil {
		t.Fatal(err)
	}
	if found, err := e.Search(t.Context(), g, engine.Limits{Nodes: 1}, nil); err != nil || found.TableHits != 1 {
		t.Errorf("%+v, %v", found, err)
	}
}

// TestOpenTable: a table is opened by the name of its game. An engine searches as usual in games that the table does not have.
func TestOpenTable(t *testing.T) {
	folder := t.TempDir()
	d, _ := games.Definition("ki-shogi")
	if _, err := d.Solve(t.Context(), lab.SolveSettings{Folder: folder, Pieces: []string{"Hi"}, Threads: 1}); err != nil {
		t.Fatal(err)
	}
	table, err := OpenTable(folder)
	if err != nil || table.Game() != "ki-shogi" {
		t.Fatalf("%v, %v", table, err)
	}
	for _, name := range []string{"ki-shogi", "quaterno"} {
		e, err := New(name, engine.Options{Table: table, Memory: 1 << 20})
		if err != nil {
			t.Fatal(err)
		}
		g, err := games.New(name)
		if err != nil {
			t.Fatal(err)
		}
		if found, err := e.Search(t.Context(), g, engine.Limits{Nodes: 10}, nil); err != nil || found.TableHits != 0 || len(found.PVs) == 0 {
			t.Errorf("%s: %+v, %v", name, found, err)
		}
	}
	if err := table.Close(); err != nil {
		t.Error(err)
	}
	other := t.TempDir()
	if err := os.WriteFile(filepath.Join(other, "manifest.json"), []byte(`{"game":"quaterno"}`), 0o600); err != nil {
		t.Fatal(err)
	}
	for folder, want := range map[string]string{t.TempDir(): "has no table", other: `has a table of "quaterno", which this program cannot read`} {
		if _, err := OpenTable(folder); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
}
