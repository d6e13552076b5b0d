package mcts

// Tuning is how a search spreads its simulations. A field that is zero has the value that
// it says.
type Tuning struct {
	// CPUCT is how much a weight counts beside what a move has brought; 1.5.
	CPUCT float64
	// FPUReduction is how much worse than its parent a move is taken to be that was never
	// tried, once all the weight of a position has been tried; 0.2. Negative for nothing.
	FPUReduction float64
	// InitialWidth is how many moves of a position are looked at from the beginning; 6.
	InitialWidth float64
	// WideningFactor and Power are by how many more after n visits: Widen times n to the power of
	// Power; 1 and 0.5.
	WideningFactor, WideningExponent float64
	// PolicyExponent is the power that weights are raised to; 1.
	PolicyExponent float64
	// WinInOneVisits is after how many visits of a position between turns an [engine.Finisher] is
	// asked for a win in one turn there; 0 for never.
	WinInOneVisits uint32
}

func (t Tuning) withDefaults() Tuning {
	for _, f := range []struct {
		value   *float64
		missing float64
	}{{&t.CPUCT, 1.5}, {&t.FPUReduction, 0.2}, {&t.InitialWidth, 6}, {&t.WideningFactor, 1}, {&t.WideningExponent, 0.5}, {&t.PolicyExponent, 1}} {
		if *f.value == 0 {
			*f.value = f.missing
		}
	}
	t.FPUReduction = max(0, t.FPUReduction)
	return t
}
