package puzzles

import (
	"cmp"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/puzzle"
)

// GamePuzzles is the puzzles of a game, the easiest first. It must not be changed.
type GamePuzzles []puzzle.Puzzle

// Of returns the puzzles of the game with this name, none for an unknown game. The error is that of a damaged file.
func Of(name string) (GamePuzzles, error) {
	d, ok := games.Definition(name)
	if !ok {
		return nil, nil
	}
	list, err := d.Puzzles.List()
	return GamePuzzles(list), err
}

// Find returns the puzzle with this id.
func (s GamePuzzles) Find(id string) (puzzle.Puzzle, bool) {
	at := slices.IndexFunc(s, func(p puzzle.Puzzle) bool { return p.ID == id })
	if at < 0 {
		return puzzle.Puzzle{}, false
	}
	return s[at], true
}

// Query says which puzzles are wanted.
type Query struct {
	Theme  string // a tag that they have; empty for any
	Rating int    // they are near it; 0 for the easiest first
	After  string // the id of a puzzle that is not wanted again
	Usual  bool   // those with the usual options of the game come first
	Max    int    // at most so many
}

// Near returns puzzles, those nearest to the rating first.
func (s GamePuzzles) Near(q Query) GamePuzzles {
	var found GamePuzzles
	for _, p := range s {
		if (q.Theme == "" || slices.Contains(p.Tags, q.Theme)) && p.ID != q.After {
			found = append(found, p)
		}
	}
	slices.SortStableFunc(found, func(a, b puzzle.Puzzle) int {
		return cmp.Or(
			cmp.Compare(q.unusual(a), q.unusual(b)),
			cmp.Compare(abs(a.Rating-q.Rating), abs(b.Rating-q.Rating)),
		)
	})
	return found[:min(len(found), max(0, q.Max))]
}

// unusual returns 1 for a puzzle that comes after others because of its options, and 0 for another.
func (q *Query) unusual(p puzzle.Puzzle) int {
	if q.Usual && len(p.Options) > 0 {
		return 1
	}
	return 0
}

// Daily returns the puzzle of a day in UTC: one with the usual options of the game, neither very easy nor very hard. Each of
// these has its day before one comes again.
func (s GamePuzzles) Daily(at time.Time) (puzzle.Puzzle, bool) {
	usual := s.usual().middle()
	if len(usual) == 0 {
		return puzzle.Puzzle{}, false
	}
	// Ids are hashes: their order mixes easy and hard puzzles.
	slices.SortFunc(usual, compareIDs)
	day := at.UTC().Unix() / int64((24*time.Hour)/time.Second)
	return usual[int(day%int64(len(usual)))], true
}

// usual returns a copy of the puzzles with the usual options of the game, or of all if none has them.
func (s GamePuzzles) usual() GamePuzzles {
	found := slices.Clone(s)
	found = slices.DeleteFunc(found, func(p puzzle.Puzzle) bool { return len(p.Options) > 0 })
	if len(found) == 0 {
		return slices.Clone(s)
	}
	return found
}

// middle returns the puzzles without the easiest and the hardest quarter. It sorts them.
func (s GamePuzzles) middle() GamePuzzles {
	slices.SortFunc(s, func(a, b puzzle.Puzzle) int {
		return cmp.Or(cmp.Compare(a.Rating, b.Rating), compareIDs(a, b))
	})
	quarter := len(s) / 4
	return s[quarter : len(s)-quarter]
}

func compareIDs(a, b puzzle.Puzzle) int { return cmp.Compare(a.ID, b.ID) }

// TagCount is a tag with the number of puzzles that have it.
type TagCount struct {
	Tag   string `json:"tag"`
	Count int    `json:"count"`
}

// Themes returns the tags of the puzzles, in the order of [puzzle.Tags].
func (s GamePuzzles) Themes() (list []TagCount) {
	counts := map[string]int{}
	for i := range s {
		for _, tag := range s[i].Tags {
			counts[tag]++
		}
	}
	for _, tag := range puzzle.Tags {
		if n := counts[tag]; n > 0 {
			list = append(list, TagCount{tag, n})
		}
	}
	return list
}

func abs(n int) int { return max(n, -n) }
