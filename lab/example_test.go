package lab_test

import (
	"fmt"

	"github.com/teahouse-games/teahouse/lab"
)

// Suites exist for every game.
func ExampleSuiteGames() {
	fmt.Println(lab.SuiteGames())
	// Output: [balance-pai-sho ki-shogi kutai-pai-sho quaterno skud-pai-sho]
}
