package gametest

import (
	"bufio"
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"testing"
)

// VectorGame is a game of the vectors, or a position of a [ExplanationFile], without what must
// be true of it.
type VectorGame struct {
	Game     string
	Options  map[string]string
	Position string // where it begins, if not at the usual place
	Turns    []string
}

// VectorGames reads the games of a vector file, e.g. "quaterno.jsonl".
func VectorGames(t testing.TB, file string) []VectorGame {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(VectorsDir, file))
	if err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(bytes.NewReader(data))
	lines.Buffer(nil, 1<<24)
	var records []VectorGame
	for lines.Scan() {
		var r VectorGame
		if err := json.Unmarshal(lines.Bytes(), &r); err != nil {
			t.Fatalf("%s, game %d: %v", file, len(records), err)
		}
		records = append(records, r)
	}
	if err := lines.Err(); err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	return records
}
