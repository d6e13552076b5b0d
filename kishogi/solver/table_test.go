package solver

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/kishogi"
)

// TestTableHasValues: the file has the values that were solved, and the value of the start that the solution reports.
func TestTableHasValues(t *testing.T) {
	for name, s := range toys {
		solved := solvedToy(t, name)
		table := openTable(t, solved.Folder)
		for number, want := range solved.values {
			if got, err := table.At(uint64(number)); err != nil || got != Value(want) {
				t.Fatalf("%s: %d has the value %d (%v), want %d", name, number, got, err, want)
			}
		}
		start := kishogi.Start(false, s.Width, s.Height)
		for _, kind := range []kishogi.Cube{kishogi.HiCube, kishogi.KakuCube} {
			if absent := kind == kishogi.HiCube && s.Hi == 0 || kind == kishogi.KakuCube && s.Kaku == 0; absent {
				start = start.Without(kind)
			}
		}
		if got, ok, err := table.ValueOf(&start); err != nil || !ok || !got.IsDraw() {
			t.Errorf("%s: the start has the value %d (%v, %v), want a draw", name, got, ok, err)
		}
	}
}

// TestUnusableTables: a table that is not there, not finished or damaged is refused with what is wrong; a block that is damaged, when it is used.
func TestUnusableTables(t *testing.T) {
	solved := solvedToy(t, "Hi 5x5")
	values, err := os.ReadFile(filepath.Join(solved.Folder, solved.manifest.Values))
	if err != nil {
		t.Fatal(err)
	}
	for name, test := range map[string]struct {
		change func(m *Manifest, values *[]byte)
		want   string // of the error; empty for a table that opens
	}{
		"fine":            {func(*Manifest, *[]byte) {}, ""},
		"not finished":    {func(m *Manifest, _ *[]byte) { m.Stage, m.Pass = StageDepth, 7 }, "is not finished: stage depth, pass 7; go on with teahouse solve"},
		"another format":  {func(m *Manifest, _ *[]byte) { m.Format = 9 }, "has the format 9; this program reads 1"},
		"an unknown game": {func(m *Manifest, _ *[]byte) { m.Solved.Hi = 3 }, "3 Hi and 0 Kaku cubes: want 0 or 2"},
		"another size":    {func(m *Manifest, _ *[]byte) { m.Positions++ }, "positions; want"},
		"too short":       {func(_ *Manifest, v *[]byte) { *v = (*v)[1:] }, "is damaged: it has"},
		"no checksum":     {func(m *Manifest, _ *[]byte) { m.Checksums = nil }, "is damaged: it has 0 checksums; want 1"},
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			m, changed := solved.manifest, append([]byte(nil), values...)
			test.change(&m, &changed)
			writeTable(t, folder, &m, changed)
			table, err := OpenTable(folder)
			if err == nil {
				err = table.Close()
			}
			if test.want == "" && err != nil || test.want != "" && (err == nil || !strings.Contains(err.Error(), test.want)) {
				t.Errorf("%v, want %q", err, test.want)
			}
		})
	}
	if _, err := OpenTable(t.TempDir()); !os.IsNotExist(err) {
		t.Errorf("an empty folder: %v", err)
	}
	folder := t.TempDir()
	values[len(values)/2] ^= 1
	writeTable(t, folder, &solved.manifest, values)
	if _, err := openTable(t, folder).At(0); err == nil || !strings.Contains(err.Error(), "do not have their checksum") {
		t.Errorf("a damaged block: %v", err)
	}
	e := openTable(t, folder).Engine(recklessEngine{})
	if _, err := e.Search(t.Context(), gameAt(t, solved.Index, positionOf(t, solved, Undecided)), limitedNodes, nil); err == nil || !strings.Contains(err.Error(), "do not have their checksum") {
		t.Errorf("a search with a damaged block: %v", err)
	}
}

func writeTable(t *testing.T, folder string, m *Manifest, values []byte) {
	t.Helper()
	text, err := json.Marshal(m)
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{manifestName: text, m.Values: values} {
		if err := os.WriteFile(filepath.Join(folder, name), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// positionOf returns the first number that has a value.
func positionOf(t *testing.T, s *Retrograde, value Value) uint64 {
	t.Helper()
	for number, v := range s.values {
		if Value(v) == value {
			return uint64(number)
		}
	}
	t.Fatalf("no position has the value %d", value)
	return 0
}
