//go:build !js

package puzzles

import (
	_ "embed" // puzzles.jsonl.gz

	"github.com/teahouse-games/teahouse/puzzle"
)

//go:embed puzzles.jsonl.gz
var file []byte

// Collection is the puzzles that were mined. Programs for browsers get single ones from the server.
var Collection = puzzle.NewCollection(file)
