package clock

import (
	"bytes"
	"encoding/json"
	"strconv"
	"time"

	"github.com/teahouse-games/teahouse/clock/messages"
)

// Times is the time that both sides have left. A side's clock shows Left, or Period
// once Left is used up.
type Times struct {
	Left    [2]time.Duration // of the main time, the increment of the turn included; with Days of the turn
	Periods [2]int           // Byoyomi: those not used up, the current one included
	Period  [2]time.Duration // Byoyomi: the rest of the current period, once the main time is used up
}

// InitialTimes returns the time of both sides before their first turns. With Fischer a turn begins
// with its increment, the first turn too.
func (c Control) InitialTimes() Times {
	return Times{
		Left:    pairOf(c.Main + c.Increment + time.Duration(c.Days)*day),
		Periods: pairOf(c.Periods),
	}.withPeriods(c)
}

func pairOf[T any](x T) [2]T { return [2]T{x, x} }

// withPeriods completes t by whole periods for the sides that are in one.
func (t Times) withPeriods(c Control) Times {
	for side := range t.Left {
		t.Period[side] = 0
		if t.Left[side] == 0 && t.Periods[side] > 0 {
			t.Period[side] = c.Period
		}
	}
	return t
}

// TurnLimit returns the longest turn with which the side does not lose on time. It reports false
// if time does not matter.
func (c Control) TurnLimit(t Times, side int) (limit time.Duration, timed bool) {
	return t.Left[side] + time.Duration(t.Periods[side])*c.Period, c.Kind != Untimed
}

// ChargeTurn returns the times after a turn of side that took used. It reports whether
// the turn was too long; then the side has no time left.
func (c Control) ChargeTurn(t Times, side int, used time.Duration) (left Times, flagged bool) {
	if limit, timed := c.TurnLimit(t, side); !timed {
		return t, false
	} else if used > limit {
		t.Left[side], t.Periods[side] = 0, 0
		return t.withPeriods(c), true
	}
	t = c.AbandonTurn(t, side, used)
	if c.Kind == Fischer {
		t.Left[side] += c.Increment
	}
	return t, false
}

// AbandonTurn returns the times with which the side begins its next turn after one that took
// used was broken off: the used time is gone and no increment is added. With Days the next
// turn has all its days again, and a period that was begun is complete again.
func (c Control) AbandonTurn(t Times, side int, used time.Duration) Times {
	if c.Kind == DaysPerTurn {
		return t
	}
	return c.Remaining(t, side, used).withPeriods(c)
}

// Remaining returns what the clocks show after the side has thought for used.
func (c Control) Remaining(t Times, side int, used time.Duration) Times {
	if c.Kind == Untimed || used <= 0 {
		return t
	}
	over := used - t.Left[side]
	t.Left[side] = max(-over, 0)
	t = t.withPeriods(c)
	if over <= 0 || c.Kind != Byoyomi {
		return t
	}
	if over > time.Duration(t.Periods[side])*c.Period {
		t.Periods[side], t.Period[side] = 0, 0
		return t
	}
	gone := (over - 1) / c.Period // a period is lost once it has been exceeded
	t.Periods[side] -= int(gone)
	t.Period[side] = c.Period - (over - gone*c.Period)
	return t
}

// Countdown returns what the side's clock counts down, one after the other: what is left of the
// main time, of the current period, and of each further period. It is empty where time does
// not matter.
func (c Control) Countdown(t Times, side int) []time.Duration {
	if c.Kind == Untimed {
		return nil
	}
	parts := []time.Duration{t.Left[side]}
	for range t.Periods[side] {
		parts = append(parts, c.Period)
	}
	if len(parts) > 1 && t.Left[side] == 0 {
		parts[1] = t.Period[side]
	}
	return parts
}

// AddTime gives the side more main time, up to [MaxLeft] in all, where the control is live.
func (c Control) AddTime(t Times, side int, more time.Duration) Times {
	if !c.RealTime() {
		return t
	}
	t.Left[side] = max(t.Left[side], min(t.Left[side]+more, MaxLeft))
	return t.withPeriods(c)
}

// timesJSON is Times in whole milliseconds, as it is written and read.
type timesJSON struct {
	Left    [2]int64 `json:"left_ms"`
	Periods [2]int   `json:"periods,omitzero"`
	Period  [2]int64 `json:"period_ms,omitzero"`
}

// MarshalJSON writes {"left_ms":[…,…]}, with Byoyomi also "periods" and "period_ms".
func (t Times) MarshalJSON() ([]byte, error) { return t.AppendJSON(nil) }

// AppendJSON writes what MarshalJSON returns behind dst. There is no error.
func (t Times) AppendJSON(dst []byte) ([]byte, error) {
	pair := func(name string, first, second int64) {
		dst = append(append(dst, name...), '[')
		dst = append(strconv.AppendInt(dst, first, 10), ',')
		dst = append(strconv.AppendInt(dst, second, 10), ']')
	}
	pair(`{"left_ms":`, t.Left[0].Milliseconds(), t.Left[1].Milliseconds())
	if t.Periods != [2]int{} {
		pair(`,"periods":`, int64(t.Periods[0]), int64(t.Periods[1]))
	}
	if first, second := t.Period[0].Milliseconds(), t.Period[1].Milliseconds(); first != 0 || second != 0 {
		pair(`,"period_ms":`, first, second)
	}
	return append(dst, '}'), nil
}

// maxMillis is beyond what any clock shows: more than [MaxLeft] and the increments of a
// very long game.
const maxMillis = int64(400 * day / time.Millisecond)

// UnmarshalJSON reads what MarshalJSON writes and nothing else.
func (t *Times) UnmarshalJSON(data []byte) error {
	var w timesJSON
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(&w); err != nil {
		return err
	}
	*t = Times{Periods: w.Periods}
	for side := range t.Left {
		for _, n := range [...]int64{w.Left[side], w.Period[side], int64(w.Periods[side])} {
			if n < 0 || n > maxMillis {
				return &ControlError{messages.CannotShow(int(n))}
			}
		}
		t.Left[side] = time.Duration(w.Left[side]) * time.Millisecond
		t.Period[side] = time.Duration(w.Period[side]) * time.Millisecond
	}
	return nil
}
