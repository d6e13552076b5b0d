package puzzles

import (
	_ "embed" // puzzles.jsonl.gz

	"github.com/teahouse-games/teahouse/puzzle"
)

//go:embed puzzles.jsonl.gz
var file []byte

// Collection is the puzzles that were mined.
var Collection = puzzle.NewCollection(file)
