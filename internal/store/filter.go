package store

import "strings"

// MaxList is the most that a list has.
const MaxList = 100

// Most is how many matches are wanted at most: Limit, within its limits.
func (f Filter) Most() int { return min(max(f.Limit, 1), MaxList) }

// Wants reports whether a match is wanted.
func (f Filter) Wants(s *Summary) bool {
	return (!f.Public || s.Public) &&
		(f.Person == "" || s.Has(f.Person)) &&
		(f.Game == "" || s.Game == f.Game) &&
		(f.Status == "" || s.Status == f.Status) &&
		(!f.Open || s.Open()) &&
		(f.Before == nil || f.Before.precedes(s))
}

// precedes reports whether a match stands behind the place. Of matches that changed at
// the same time the one with the greater id comes first.
func (p *Place) precedes(s *Summary) bool {
	if at, changed := Moment(p.Changed), Moment(s.Changed); !changed.Equal(at) {
		return changed.Before(at)
	}
	return strings.Compare(s.Match, p.Match) < 0
}
