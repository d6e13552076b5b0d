package quaterno

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// telling is an explanation under way.
type telling []game.Reason

// say adds a sentence about these points.
func (t *telling) say(points []board.Point, format string, args ...any) {
	*t = append(*t, game.Reason{Text: fmt.Sprintf(format, args...), Places: named(points...)})
}

// show adds lines to the last sentence.
func (t *telling) show(links ...game.Link) {
	last := &(*t)[len(*t)-1]
	last.Links = append(last.Links, links...)
}

// described names a tile of the board and its point, e.g. "Guest's Fan on 3,8".
func (p *Position) described(t tile) string { return fmt.Sprintf("%v on %v", t, p.at[t]) }

// describedAll names several, in the order of the list.
func (p *Position) describedAll(list []tile) (text string, points []board.Point) {
	names := make([]string, len(list))
	for i, t := range list {
		names[i] = p.described(t)
		points = append(points, p.at[t])
	}
	return series(names, "and"), points
}

// series joins e.g. "a, b and c".
func series(list []string, word string) string {
	n := len(list)
	if n < 2 {
		return strings.Join(list, "")
	}
	return strings.Join(list[:n-1], ", ") + " " + word + " " + list[n-1]
}

// named returns the names of points, nil for none.
func named(points ...board.Point) []string {
	var names []string
	for _, p := range points {
		names = append(names, p.String())
	}
	return names
}

// count is e.g. "1 step" or "3 steps".
func count(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return strconv.Itoa(n) + " " + what + "s"
}

// inSteps is a distance in king's steps.
func inSteps(n uint8) string { return count(int(n), "step") }

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
	return series(list, "and")
}
