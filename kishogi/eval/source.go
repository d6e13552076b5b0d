package eval

import (
	"fmt"
	"strings"
)

// weightSections are what is counted, in order, with the place where each begins.
var weightSections = []struct {
	name string
	at   int
}{
	{"cubesNearOwn", cubesNearOwn}, {"cubesNearBoth", cubesNearBoth}, {"cubesNearEnemy", cubesNearEnemy}, {"cubesElsewhere", cubesElsewhere},
	{"inHand", inHand}, {"twoInHand", twoInHand}, {"mobility", mobility}, {"flights", flights}, {"freeFlights", freeFlights},
	{"attackedOrbit", attackedOrbit}, {"dropCells", dropCells}, {"hangingToMove", hangingToMove}, {"hanging", hanging},
	{"contestedToMove", contestedToMove}, {"contested", contested}, {"strandedCubes", strandedCubes}, {"gyokuInCheck", gyokuInCheck}, {"tempo", tempo},
	{"", weightsCount},
}

// Source is a table of weights as weights.go has it, for games without the Ki cubes or
// with them; origin says where it comes from.
func Source(ki bool, points []int16, origin string) string {
	var b strings.Builder
	name := "weightsWithout"
	if ki {
		name = "weightsWithKi"
	}
	fmt.Fprintf(&b, "// %s: %s\nvar %s = weights{\n", name, origin, name)
	for i, s := range weightSections[:len(weightSections)-1] {
		fmt.Fprintf(&b, "\t%s:", s.name)
		for j := s.at; j < weightSections[i+1].at; j++ {
			fmt.Fprintf(&b, " %d,", points[j])
		}
		b.WriteByte('\n')
	}
	b.WriteString("}\n")
	return b.String()
}
