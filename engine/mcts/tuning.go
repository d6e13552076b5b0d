package mcts

// Tuning is how a search spreads its simulations. A field that is zero has the value that
// it says.
type Tuning struct {
	// Explore is how much a weight counts beside what a move has brought; 1.5.
	Explore float64
	// Urgency is how much worse than its parent a move is taken to be that was never
	// tried, once all the weight of a position has been tried; 0.2. Negative for nothing.
	Urgency float64
	// Width is how many moves of a position are looked at from the beginning; 6.
	Width float64
	// Widen and Power are by how many more after n visits: Widen times n to the power of
	// Power; 1 and 0.5.
	Widen, Power float64
	// Flatten is the power that weights are raised to; 1.
	Flatten float64
	// Finish is after how many visits of a position between turns an [engine.Finisher] is
	// asked for a win in one turn there; 0 for never.
	Finish uint32
}

func (t Tuning) complete() Tuning {
	for _, f := range []struct {
		value   *float64
		missing float64
	}{{&t.Explore, 1.5}, {&t.Urgency, 0.2}, {&t.Width, 6}, {&t.Widen, 1}, {&t.Power, 0.5}, {&t.Flatten, 1}} {
		if *f.value == 0 {
			*f.value = f.missing
		}
	}
	t.Urgency = max(0, t.Urgency)
	return t
}
