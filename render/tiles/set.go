package tiles

import (
	"maps"
	"slices"
)

// Figure draws the sign of a kind or a note, in a disc of radius 1 round 0,0.
type Figure func(*Brush)

// Set is the drawings of the pieces of one or more games, by kind unless it says otherwise. The
// zero Set draws every kind as its code on a round tile.
type Set struct {
	Figures   map[string]Figure // on round tiles
	Cubes     map[string]string // the characters on cubes; these kinds are cubes, dark ones for First
	Fronts    map[string]string // for a cube: the kind whose character its front edge shows
	Patterns  []KindPattern     // the fills in the design of letters; [White] for other kinds
	Codes     map[string]string // of kinds whose names are too long for a piece in a hand
	DarkKinds map[string]bool   // kinds without an owner whose code is on a dark plate

	// Boards of characters show flowers with a sign and an ink for the garden they belong to.
	RedFlowers, WhiteFlowers, OtherFlowers []string

	Notes     map[string]Figure // by note; other notes show a dot
	TiltNotes []string          // notes for which a cube tilts
}

// KindPattern is the fill of some kinds.
type KindPattern struct {
	Fill  PatternedFill
	Kinds []string
}

// Pattern returns the fill of a kind in the design of letters.
func (s *Set) Pattern(kind string) PatternedFill {
	for _, p := range s.Patterns {
		if slices.Contains(p.Kinds, kind) {
			return p.Fill
		}
	}
	return White
}

// Merge returns the drawings of all sets. No kind and no note may mean different things in two
// of them.
func Merge(sets ...*Set) *Set {
	all := &Set{
		Figures: map[string]Figure{}, Cubes: map[string]string{}, Fronts: map[string]string{},
		Codes: map[string]string{}, DarkKinds: map[string]bool{}, Notes: map[string]Figure{},
	}
	for _, s := range sets {
		maps.Copy(all.Figures, s.Figures)
		maps.Copy(all.Cubes, s.Cubes)
		maps.Copy(all.Fronts, s.Fronts)
		all.Patterns = append(all.Patterns, s.Patterns...)
		maps.Copy(all.Codes, s.Codes)
		maps.Copy(all.DarkKinds, s.DarkKinds)
		maps.Copy(all.Notes, s.Notes)
		all.RedFlowers = append(all.RedFlowers, s.RedFlowers...)
		all.WhiteFlowers = append(all.WhiteFlowers, s.WhiteFlowers...)
		all.OtherFlowers = append(all.OtherFlowers, s.OtherFlowers...)
		all.TiltNotes = append(all.TiltNotes, s.TiltNotes...)
	}
	return all
}
