package games

import (
	"sync"

	"github.com/teahouse-games/teahouse/render/tiles"
)

// Pieces returns the drawings of the pieces of all games.
func Pieces() *tiles.Set { return allPieces() }

var allPieces = sync.OnceValue(func() *tiles.Set {
	sets := make([]*tiles.Set, len(registered))
	for i, d := range registered {
		sets[i] = &d.Pieces
	}
	return tiles.Merge(sets...)
})
