package splitmix_test

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game/splitmix"
)

// Each number has its own random bits, the same in every run.
func ExampleMix() {
	fmt.Printf("%016x\n%016x\n", splitmix.Mix(0), splitmix.Mix(1))
	// Output:
	// e220a8397b1dcdaf
	// 910a2dec89025cc1
}
