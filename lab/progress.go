package lab

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Progress is how far the making of a suite has come.
type Progress struct {
	Found          int         // problems
	Missing        map[int]int // problems that are still looked for, by their number of turns as in Suite.Wanted; to be read and left as it is
	Games          int         // that were begun
	Positions      int         // that were looked at
	GamesSinceLast int         // games since the last problem was found
}

// MissingText says in words what is still looked for, e.g. "2 won in 5 turns, 1 saved by one
// turn alone".
func (p Progress) MissingText() string {
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

// StalledError is that so many games in a row had nothing new.
type StalledError struct{ Progress }

func (e *StalledError) Error() string {
	return fmt.Sprintf("nothing new was found in the last %d games; still missing: %s", e.GamesSinceLast, e.MissingText())
}
