package game

import "fmt"

// PieceSet is what there is to draw of a game, whatever its options and its course.
type PieceSet struct {
	Kinds  []string // all that can stand on the surface or be in a hand
	Shared bool     // on the surface they belong to nobody
	Notes  []string // what can be noted of them
}

// KindNames returns the names of the kinds that come before n in a game's own type.
func KindNames[K interface {
	~uint8
	fmt.Stringer
}](n K) (names []string) {
	for k := range n {
		names = append(names, k.String())
	}
	return names
}
