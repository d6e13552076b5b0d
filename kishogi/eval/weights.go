package eval

import (
	"fmt"
	"strings"
)

// The weights come from self-play games, by
//
//	teahouse tune ki-shogi --games 4000 --nodes 1500 --seed 1
//	teahouse tune ki-shogi -o ki=on --games 3000 --nodes 1500 --seed 1
//	teahouse tune ki-shogi -o ki=on --games 2000 --nodes 1500 --seed 2
//
// starting the first time from weights set by hand, the last time from the result of the second
// call. At 4,000 nodes a turn they scored 65.8% ± 6.5 against those set by hand in 200 games,
// with the Ki cubes 88.0% ± 6.4 in 100; the third call scored 55.5% ± 6.9 in 200 games against
// the second. The same once more without the Ki cubes scored 48.7% ± 5.5 in 300 games and was
// not used. The engine has changed since and plays other games, so these calls now give other
// weights. The errors below are root mean square errors of the predicted winning probability
// against the mean of the result and the search score.

// weightsWithout: tuned with 49495 positions of 4000 games, error 0.2819 before and 0.2415 after.
var weightsWithout = weights{
	cubesNearOwn: 0, 304, 315, -9, 8, 394, 405, 162, 152, 113, 53, 115, 41, 460, 460, 410, 430, 420, 420,
	cubesNearBoth: 0, 455, 547, 282, 268, 590, 578, 302, 275, 360, 429, 309, 317, 460, 460, 410, 430, 420, 420,
	cubesNearEnemy: 0, 411, 589, 275, 121, 565, 529, 249, 220, 301, 279, 320, 306, 460, 460, 410, 430, 420, 420,
	cubesElsewhere: 0, 570, 558, 432, 143, 498, 526, 432, 412, 385, 375, 435, 316, 400, 400, 400, 400, 400, 400,
	inHand: 0, 610, 523, 480,
	twoInHand: 0, 652, 506, 480,
	mobility: 0, 61, 83, 4,
	flights: 54, -14, -67, -144,
	freeFlights: -35, 15, 15, 22,
	attackedOrbit: 19,
	dropCells:     0, -14, -25,
	hangingToMove: 0, -142, -61, -60,
	hanging: 0, -117, -146, -200,
	contestedToMove: 0, -10, -58, 0,
	contested: 0, -58, -3, 0,
	strandedCubes: 0, -375, -444, -100,
	gyokuInCheck: 0, 0, 0, 0,
	tempo: 45,
}

// weightsWithKi: tuned with 33190 positions of 2000 games, error 0.2379 before and 0.2304 after.
var weightsWithKi = weights{
	cubesNearOwn: 0, 180, 313, 15, -9, 300, 294, 195, 197, 219, 143, 132, 49, 456, 485, 345, 341, 235, 267,
	cubesNearBoth: 0, 370, 410, 228, 202, 387, 400, 211, 295, 395, 324, 491, 309, 484, 469, 351, 223, 248, 121,
	cubesNearEnemy: 0, 380, 480, 333, 188, 386, 353, 113, 188, 454, 278, 328, 185, 607, 532, 338, 269, 226, 170,
	cubesElsewhere: 0, 217, 206, -3, -25, 301, 265, 179, 86, 87, 53, 20, 44, 495, 534, 315, 328, 169, 233,
	inHand: 0, 356, 320, 528,
	twoInHand: 0, 338, 267, 445,
	mobility: 0, 43, 47, 35,
	flights: 9, -33, -67, -79,
	freeFlights: 10, 17, 11, -38,
	attackedOrbit: 79,
	dropCells:     0, 10, 15,
	hangingToMove: 0, -130, -109, -133,
	hanging: 0, -146, -216, -131,
	contestedToMove: 0, -85, -93, -142,
	contested: 0, -103, -50, -92,
	strandedCubes: 0, -126, -160, -225,
	gyokuInCheck: 0, 0, 0, 0,
	tempo: 76,
}

// weightSections are the names of the features, in order, with their first indices.
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

// GoSource returns a table of weights in the form of weights.go, for games without the Ki cubes or
// with them; origin says where it comes from.
func GoSource(ki bool, points []int16, origin string) string {
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
