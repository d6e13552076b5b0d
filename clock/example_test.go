package clock_test

import (
	"fmt"
	"time"

	"github.com/teahouse-games/teahouse/clock"
)

// Five minutes and three seconds per turn: a turn of 20 seconds costs 17.
func Example() {
	control, err := clock.Parse("5+3")
	if err != nil {
		panic(err)
	}
	times := control.InitialTimes()
	limit, _ := control.TurnLimit(times, 0)
	times, flagged := control.ChargeTurn(times, 0, 20*time.Second)
	fmt.Println(limit, times.Left, flagged)
	// Output: 5m3s [4m46s 5m3s] false
}
