package puzzle

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/lab"
)

// Puzzle is a problem whose first turn is the only one that wins, or that does not lose.
//
// Turns is the only first turn, and for a win the defence that holds out longest, the next
// winning turn, and so on until the win. A puzzle to save has the saving turn alone. Only is not
// used: it is always so.
type Puzzle struct {
	ID string `json:"id"` // eight hex digits, see IDOf
	lab.SuiteProblem
	Tags   []string `json:"tags"`   // words of this package, e.g. TagCapture, sorted
	Rating int      `json:"rating"` // an estimate of how hard it is, on the scale of players
}

// IDOf returns the id of a problem: it depends on game, options and position alone.
func IDOf(p *lab.SuiteProblem) string {
	var b strings.Builder
	b.WriteString(p.Game)
	for _, name := range slices.Sorted(maps.Keys(p.Options)) {
		b.WriteString("\n" + name + "=" + p.Options[name])
	}
	b.WriteString("\n" + p.Position)
	sum := sha256.Sum256([]byte(b.String()))
	return hex.EncodeToString(sum[:4])
}

// The limits of a puzzle.
const (
	MaxDepth  = 9    // turns of both seats
	MaxRating = 4000 // and at least 1
)

// Check returns an error if the puzzle is not complete. It does not look at the position.
func (p *Puzzle) Check() error {
	switch {
	case p.Wins != 0 && p.Saves != 0:
		return fmt.Errorf("it has wins and saves: want one of them")
	case p.Saves == 0 && (p.Wins < 1 || p.Wins%2 == 0 || p.Wins > MaxDepth):
		return fmt.Errorf("wins is %d: want an odd number up to %d", p.Wins, MaxDepth)
	case p.Wins == 0 && (p.Saves < 2 || p.Saves%2 == 1 || p.Saves > MaxDepth):
		return fmt.Errorf("saves is %d: want an even number up to %d", p.Saves, MaxDepth)
	case p.Wins > 0 && len(p.Turns) != p.Wins:
		return fmt.Errorf("it has %d turns: want %d, as many as to the win", len(p.Turns), p.Wins)
	case p.Saves > 0 && len(p.Turns) != 1:
		return fmt.Errorf("it has %d turns: want the saving turn alone", len(p.Turns))
	case p.Rating < 1 || p.Rating > MaxRating:
		return fmt.Errorf("the rating is %d: want 1 to %d", p.Rating, MaxRating)
	case p.ID != IDOf(&p.SuiteProblem):
		return fmt.Errorf("the id is %q: want %q for this position", p.ID, IDOf(&p.SuiteProblem))
	}
	for _, tag := range p.Tags {
		if !slices.Contains(Tags, tag) {
			return fmt.Errorf("the tag %q is unknown: want some of %s", tag, strings.Join(Tags, ", "))
		}
	}
	return nil
}
