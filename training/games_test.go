package training

import (
	"errors"
	"math"
	"os"
	"path/filepath"
	"testing"

	"github.com/teahouse-games/teahouse/lab"
)

// TestNothingAfterFailedGame: nothing is added to a file of games after an error, which may have left a
// part of a line, so that the file can be opened again.
func TestNothingAfterFailedGame(t *testing.T) {
	name := filepath.Join(t.TempDir(), "games.jsonl")
	file, _, err := openGames(name, 2)
	if err != nil {
		t.Fatal(err)
	}
	failed := file.append(&lab.TrainingGame{Result: math.NaN()})
	if err := file.append(&lab.TrainingGame{Number: 1}); failed == nil || !errors.Is(err, failed) {
		t.Errorf("%v, and then %v", failed, err)
	}
	if err := file.f.Close(); err != nil {
		t.Fatal(err)
	}
	if text, err := os.ReadFile(name); err != nil || len(text) > 0 {
		t.Errorf("the file has %q, %v", text, err)
	}
}
