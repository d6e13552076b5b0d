package eval

import (
	"fmt"
	"strings"
)

// sections are what is counted, in order, with the place where each begins.
var sections = []struct {
	name string
	at   int
}{
	{"cubesBeside", cubesBeside}, {"cubesShared", cubesShared}, {"cubesOver", cubesOver}, {"cubesAway", cubesAway},
	{"inHand", inHand}, {"twoInHand", twoInHand}, {"goes", goes}, {"flights", flights}, {"costless", costless},
	{"guarded", guarded}, {"room", room}, {"hangsToMove", hangsToMove}, {"hangs", hangs},
	{"tradedToMove", tradedToMove}, {"traded", traded}, {"adrift", adrift}, {"checked", checked}, {"turnToMove", turnToMove},
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
	for i, s := range sections[:len(sections)-1] {
		fmt.Fprintf(&b, "\t%s:", s.name)
		for j := s.at; j < sections[i+1].at; j++ {
			fmt.Fprintf(&b, " %d,", points[j])
		}
		b.WriteByte('\n')
	}
	b.WriteString("}\n")
	return b.String()
}
