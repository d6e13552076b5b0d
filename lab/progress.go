package lab

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Progress is how far the making of a suite has come.
type Progress struct {
	Found     int         // problems
	Missing   map[int]int // problems that are still looked for, by their number of turns as in Suite.Wanted; to be read and left as it is
	Games     int         // that were begun
	Positions int         // that were looked at
	Vain      int         // games since the last problem was found
}

// Wanting says in words what is still looked for, e.g. "2 won in 5 turns, 1 saved by one
// turn alone".
func (p Progress) Wanting() string {
	var parts []string
	for _, turns := range slices.Sorted(maps.Keys(p.Missing)) {
		kind := fmt.Sprintf("won in %d turns", turns)
		switch {
		case turns == 1:
			kind = "won in 1 turn"
		case turns%2 == 0:
			kind = "saved by one turn alone"
		}
		parts = append(parts, fmt.Sprintf("%d %s", p.Missing[turns], kind))
	}
	return strings.Join(parts, ", ")
}

// NothingNewError is that so many games in a row had nothing new.
type NothingNewError struct{ Progress }

func (e *NothingNewError) Error() string {
	return fmt.Sprintf("nothing new was found in the last %d games; still missing: %s", e.Vain, e.Wanting())
}
