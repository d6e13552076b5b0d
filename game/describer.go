package game

import "github.com/teahouse-games/teahouse/message"

// Describer is the side of a game that says what there is to see.
type Describer interface {
	// Surface returns where the game is played. It is the same for the whole game and must
	// not be changed.
	Surface() *Surface
	// Situation returns what stands on the surface now.
	Situation() Situation
}

// Picker is the side of a game by which a person enters a turn.
type Picker interface {
	// Picks returns what may be picked after the picks of path (their ids) towards one turn.
	// The game must be between turns. The error is a *[RuleError] for the first pick of path
	// that is not offered.
	Picks(path []string) (Picks, error)
}

// Picks is what may be picked next on the way to a turn. Either Turn is set, or
// there is something in Next.
type Picks struct {
	Next []Pick
	Turn string // the text of the turn that the path makes, once it is complete
	// SettledMoves are the moves of a turn of several that the path has settled while the rest is
	// still to be picked: made on a clone, they show the board as it stands meanwhile.
	SettledMoves []Move
}

// PicksAfterEnd returns the answer of a finished game: no picks, and an [OverError] for a path.
func PicksAfterEnd(g Explainer, path []string) (Picks, error) {
	if len(path) > 0 {
		return Picks{}, OverError(g.ExplainOutcome())
	}
	return Picks{}, nil
}

// PickKind is what a person points at to make a pick.
type PickKind string

// The kinds of pick.
const (
	PickPlace  PickKind = "place"  // a place on the surface
	PickHand   PickKind = "hand"   // a kind of tile or cube in the hand of the seat to move
	PickFace   PickKind = "face"   // a face to show
	PickButton PickKind = "button" // a word: "end", "pass", a choice of Accents, a deal
)

// Pick is one thing that may be picked. Ids are unique among the picks offered together.
type Pick struct {
	Kind        PickKind
	ID          string          // what goes into the path, e.g. "0,-8", "R3", "Chuu", "end"
	Place       string          // for PickPlace: its name on the surface
	Label       message.Message // short, for a button
	SpokenLabel message.Message // for a screen reader, e.g. "Rose on 0,-8"
	Captures    bool            // picking it captures or removes the piece there
	Becomes     string          // the kind that the piece shows after the turn that the pick completes; empty where no piece changes
	// Pieces are the kinds of a set that the pick chooses as a whole, each as often as it is in the
	// set. Either all picks that are offered together choose sets, or none does.
	Pieces []string
	// Suggested marks the set that a player may take without a choice of their own, at most one.
	Suggested bool
}

// PickByID returns the pick with this id.
func (p Picks) PickByID(id string) (Pick, bool) {
	for _, pick := range p.Next {
		if pick.ID == id {
			return pick, true
		}
	}
	return Pick{}, false
}
