package quaterno

import (
	"fmt"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// explanationBuilder is an explanation under way.
type explanationBuilder struct{ game.Explanation }

// describeTile names a tile of the board and its point, e.g. "Guest's Fan on 3,8".
func (p *Position) describeTile(t tile) string { return fmt.Sprintf("%v on %v", t, p.at[t]) }

// describeTiles names several, in the order of the list.
func (p *Position) describeTiles(list []tile) (text string, points []board.Point) {
	names := make([]string, len(list))
	for i, t := range list {
		names[i] = p.describeTile(t)
		points = append(points, p.at[t])
	}
	return wording.JoinWords("and", names), points
}

// inSteps returns a distance in king's steps.
func inSteps(n uint8) string { return wording.CountNoun(int(n), "step", "steps") }

// ordinals count figures.
var ordinals = [...]string{1: "first", "second", "third", "fourth", "fifth"}

// plural is e.g. "Fans".
func (k Kind) plural() string {
	if k == Compass {
		return "Compasses"
	}
	return k.String() + "s"
}

// plurals lists the kinds of the set, e.g. "Fans and Sticks".
func (s kindSet) plurals() string {
	var list []string
	for k := range Kind(Kinds) {
		if s.has(k) {
			list = append(list, k.plural())
		}
	}
	return wording.JoinWords("and", list)
}
