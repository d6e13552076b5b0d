package solver

// Value is what a table says of a position, for the seat to move.
type Value uint8

// The values. From FirstDepth on a value is the number of turns to the end with best play, plus FirstDepth:
// an even number of turns is a loss, an odd one a win.
const (
	Undecided  Value = 0 // while solving; a draw afterwards
	FirstDepth Value = 1

	LostByPerpetualCheck Value = 253 // or lost to a position of which that holds
	WonByPerpetualCheck  Value = 254
	Impossible           Value = 255 // no game has this position

	maxDepth = int(LostByPerpetualCheck-FirstDepth) - 1
)

// valueAt is the value of positions that end after so many turns.
func valueAt(depth int) Value { return FirstDepth + Value(depth) }

// IsWin reports whether the seat to move wins.
func (v Value) IsWin() bool {
	return v == WonByPerpetualCheck || v >= FirstDepth && v < LostByPerpetualCheck && (v-FirstDepth)%2 == 1
}

// IsLoss reports whether the seat to move loses.
func (v Value) IsLoss() bool {
	return v == LostByPerpetualCheck || v >= FirstDepth && v < LostByPerpetualCheck && (v-FirstDepth)%2 == 0
}

// IsDraw reports whether neither seat can win, given a finished table.
func (v Value) IsDraw() bool { return v == Undecided }

// Depth returns the number of turns to the end with best play; false for draws and for wins that
// rest on perpetual check.
func (v Value) Depth() (turns int, ok bool) {
	if v < FirstDepth || v >= LostByPerpetualCheck {
		return 0, false
	}
	return int(v - FirstDepth), true
}

// opposite returns a draw or a result by perpetual check as the other seat sees it; another value is returned as it is.
func (v Value) opposite() Value {
	switch v {
	case WonByPerpetualCheck:
		return LostByPerpetualCheck
	case LostByPerpetualCheck:
		return WonByPerpetualCheck
	}
	return v
}
