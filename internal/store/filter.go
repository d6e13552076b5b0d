package store

import "strings"

// MaxList is the most that a list has.
const MaxList = 100

// EffectiveLimit is how many matches are wanted at most: Limit, within its limits.
func (f Filter) EffectiveLimit() int { return min(max(f.Limit, 1), MaxList) }

// Matches reports whether a match is wanted.
func (f Filter) Matches(s *Summary) bool {
	return (!f.Public || s.Public) &&
		(f.Person == "" || s.HasPerson(f.Person)) &&
		(f.Game == "" || s.Game == f.Game) &&
		(f.Status == "" || s.Status == f.Status) &&
		(!f.Open || s.HasOpenSeat()) &&
		(f.Before == nil || f.Before.precedes(s))
}

// precedes reports whether a match stands behind the place. Of matches that changed at
// the same time the one with the greater id comes first.
func (p *ListCursor) precedes(s *Summary) bool {
	if at, changed := RoundTime(p.Changed), RoundTime(s.Changed); !changed.Equal(at) {
		return changed.Before(at)
	}
	return strings.Compare(s.Match, p.Match) < 0
}
