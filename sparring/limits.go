package sparring

import (
	"fmt"
	"strconv"
	"time"
)

// SearchLimits say how much a player searches for one turn. The first limit that is reached ends the
// search; a zero field is no limit.
type SearchLimits struct {
	Simulations uint64
	Time        time.Duration
}

// maxSimulations bounds the memory of a search: a simulation adds one node at most.
const maxSimulations = 10_000_000

// ParseLimits reads "750", a number of simulations, or a duration, "500ms".
func ParseLimits(text string) (SearchLimits, error) {
	if n, err := strconv.ParseUint(text, 10, 64); err == nil && n > 0 && n <= maxSimulations {
		return SearchLimits{Simulations: n}, nil
	}
	if d, err := time.ParseDuration(text); err == nil && d > 0 {
		return SearchLimits{Time: d}, nil
	}
	return SearchLimits{}, fmt.Errorf("want simulations from 1 to %d or a time above 0, e.g. 750 or 500ms", maxSimulations)
}

// SimulationCounter is a [Player] that counts its simulations.
type SimulationCounter interface {
	// Simulations returns how many the last turn took.
	Simulations() uint64
}
