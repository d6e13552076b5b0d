package wording_test

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game/wording"
)

func Example() {
	tiles := wording.JoinWords("and", []string{"Rose", "Lily", "Iris"})
	fmt.Println(wording.AsSentence("the " + tiles + " form " + wording.CountNoun(2, "Harmony", "Harmonies")))
	// Output: The Rose, Lily and Iris form 2 Harmonies.
}
