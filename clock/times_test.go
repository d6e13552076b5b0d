package clock_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/teahouse-games/teahouse/clock"
)

// show writes what the clock of a side shows: "5m3s", in a period "30s (3)", before the
// periods "1m0s, then 3".
func show(t clock.Times, side int) string {
	switch {
	case t.Periods[side] == 0:
		return t.Left[side].String()
	case t.Left[side] == 0:
		return fmt.Sprintf("%v (%d)", t.Period[side], t.Periods[side])
	}
	return fmt.Sprintf("%v, then %d", t.Left[side], t.Periods[side])
}

// Each script is a control and the actions of the first side: "20s" is a turn, "20s?"
// reads the clock while thinking, "20s/" is a turn broken off, "+15s" is time added.
// After => is what the clock shows then.
func TestScripts(t *testing.T) {
	scripts := []string{
		"none: 0s => 0s, 1000h => 0s, 5s? => 0s, +15s => 0s",
		// The increment of a turn is there when it begins.
		"5+3: 0s => 5m6s, 20s => 4m49s, 20s? => 4m29s, 20s/ => 4m29s, 4m29s => 3s, 3s => 3s, 3001ms => flag",
		"1+0: 59999ms => 1ms, 1ms => 0s, 1ms => flag",
		"0+2: 2s => 2s, 2001ms? => 0s, 2001ms => flag",
		"1+0: 61s? => 0s, +15s => 1m15s, 75s => 0s, +200h => 48h0m0s",
		// A turn within the period leaves it whole; at its very end, too.
		"1+3x10: 20s => 40s, then 3, 40s? => 10s (3), 40s => 10s (3), 10s => 10s (3), 10001ms => 10s (2), 9s? => 1s (2)",
		"1+3x10: 59s? => 1s, then 3, 65s? => 5s (3), 70s? => 0s (3), 70001ms? => 9.999s (2), 90s? => 0s (1), 90001ms? => 0s",
		"1+3x10: 65s/ => 10s (3), 10s => 10s (3), 11s/ => 10s (2), +15s => 15s, then 2, 16s => 10s (2), 20s => 10s (1), 10001ms => flag",
		"0+1x10: 3s => 10s (1), 10s => 10s (1), 10001ms => flag",
		"0+2x10: 20001ms => flag",
		"1d: 23h => 24h0m0s, 1h? => 23h0m0s, 1h/ => 24h0m0s, 24h => 24h0m0s, +15s => 24h0m0s, 24h0m0.001s => flag",
	}
	for _, script := range scripts {
		text, steps, _ := strings.Cut(script, ": ")
		c, err := clock.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		times := c.InitialTimes()
		other := show(times, 1)
		for _, step := range splitSteps(steps) {
			do, want, _ := strings.Cut(step, " => ")
			used, err := time.ParseDuration(strings.Trim(do, "+?/"))
			if err != nil {
				t.Fatal(err)
			}
			flagged := false
			var shown clock.Times
			switch {
			case strings.HasPrefix(do, "+"):
				times = c.AddTime(times, 0, used)
				shown = times
			case strings.HasSuffix(do, "?"):
				shown = c.Remaining(times, 0, used)
			case strings.HasSuffix(do, "/"):
				times = c.AbandonTurn(times, 0, used)
				shown = times
			default:
				times, flagged = c.ChargeTurn(times, 0, used)
				shown = times
			}
			got := show(shown, 0)
			if flagged {
				if got != "0s" {
					t.Errorf("%s: after %s the fallen flag shows %s", text, do, got)
				}
				got = "flag"
			}
			if got != want {
				t.Errorf("%s: %s shows %s, want %s", text, do, got, want)
			}
			if show(shown, 1) != other {
				t.Errorf("%s: %s changes the other clock to %s", text, do, show(shown, 1))
			}
		}
	}
}

// splitSteps cuts "a => b, c => d" at the commas between steps; a clock text may have commas, too.
func splitSteps(text string) []string {
	var steps []string
	for part := range strings.SplitSeq(text, ", ") {
		if n := len(steps); n > 0 && !strings.Contains(part, "=>") {
			steps[n-1] += ", " + part
			continue
		}
		steps = append(steps, part)
	}
	return steps
}

// some draws a control, times that can be reached with it, and a side.
func some(t *rapid.T) (clock.Control, clock.Times, int) {
	c := controls().Draw(t, "control")
	times := c.InitialTimes()
	for _, share := range rapid.SliceOfN(rapid.IntRange(0, 1000), 0, 5).Draw(t, "turns before") {
		for side := range 2 {
			limit, _ := c.TurnLimit(times, side)
			used := (limit / 1000 * time.Duration(share)).Truncate(time.Millisecond)
			times, _ = c.ChargeTurn(times, side, used)
		}
	}
	return c, times, rapid.IntRange(0, 1).Draw(t, "side")
}

func millis(t *rapid.T, name string, most time.Duration) time.Duration {
	return time.Duration(rapid.Int64Range(0, most.Milliseconds()).Draw(t, name)) * time.Millisecond
}

// The limit is exact: a turn that long is in time, one a millisecond longer is not.
func TestLimitIsExact(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c, times, side := some(t)
		limit, timed := c.TurnLimit(times, side)
		if _, flagged := c.ChargeTurn(times, side, limit); flagged {
			t.Fatalf("%s: a turn of %v is too long", c, limit)
		}
		after, flagged := c.ChargeTurn(times, side, limit+time.Millisecond)
		if flagged != timed || timed != (c.Kind != clock.Untimed) {
			t.Fatalf("%s: flagged %v, timed %v", c, flagged, timed)
		}
		if again, _ := c.TurnLimit(after, side); flagged && again != 0 {
			t.Fatalf("%s: after the flag there are %v left", c, again)
		}
	})
}

// A turn never makes time beyond its increment, with Days beyond the days of the next
// turn; the other side's time does not change.
func TestSpendMakesNoTime(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c, times, side := some(t)
		before, _ := c.TurnLimit(times, side)
		used := millis(t, "used", before+time.Minute)
		after, flagged := c.ChargeTurn(times, side, used)
		left, _ := c.TurnLimit(after, side)
		switch c.Kind {
		case clock.Fischer:
			if !flagged && left != before-used+c.Increment {
				t.Fatalf("%s: %v less %v makes %v", c, before, used, left)
			}
		case clock.Byoyomi:
			if left > before || !flagged && left < before-used {
				t.Fatalf("%s: %v less %v makes %v", c, before, used, left)
			}
		default:
			if left > before {
				t.Fatalf("%s: %v less %v makes %v", c, before, used, left)
			}
		}
		if after.Left[1-side] != times.Left[1-side] || after.Periods[1-side] != times.Periods[1-side] || after.Period[1-side] != times.Period[1-side] {
			t.Fatalf("%s: the other side has %v after %v", c, after, times)
		}
	})
}

// A player who thinks longer has less time: on the clock, after the turn, and after a
// turn broken off.
func TestTimeIsMonotone(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c, times, side := some(t)
		limit, _ := c.TurnLimit(times, side)
		short := millis(t, "short", limit+time.Minute)
		long := short + millis(t, "more", time.Hour)
		shown := func(x clock.Times) time.Duration {
			whole := x.Periods[side]
			if x.Left[side] == 0 {
				whole = max(whole-1, 0) // the current one is in x.Period
			}
			return x.Left[side] + x.Period[side] + time.Duration(whole)*c.Period
		}
		if a, b := shown(c.Remaining(times, side, short)), shown(c.Remaining(times, side, long)); a < b {
			t.Fatalf("%s shows %v after %v and %v after %v", c, a, short, b, long)
		}
		for _, spend := range []func(time.Duration) clock.Times{
			func(used time.Duration) clock.Times { after, _ := c.ChargeTurn(times, side, used); return after },
			func(used time.Duration) clock.Times { return c.AbandonTurn(times, side, used) },
		} {
			a, _ := c.TurnLimit(spend(short), side)
			b, _ := c.TurnLimit(spend(long), side)
			if a < b {
				t.Fatalf("%s leaves %v after %v and %v after %v", c, a, short, b, long)
			}
		}
	})
}

// The clock runs to 0 exactly at the limit and not before.
func TestRemainingEndsAtTheLimit(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c, times, side := some(t)
		limit, timed := c.TurnLimit(times, side)
		if !timed || limit == 0 {
			return
		}
		empty := func(x clock.Times) bool { return x.Left[side] == 0 && x.Period[side] == 0 }
		used := millis(t, "used", limit-time.Millisecond)
		boundary := c.Kind == clock.Byoyomi && used > times.Left[side] && (used-times.Left[side])%c.Period == 0
		if empty(c.Remaining(times, side, used)) && !boundary {
			t.Fatalf("%s shows nothing after %v of %v", c, used, limit)
		}
		if end := c.Remaining(times, side, limit); !empty(end) || c.Kind == clock.Byoyomi && end.Periods[side] > 1 {
			t.Fatalf("%s shows %v at the limit", c, end)
		}
	})
}

// Counting down the numbers of Countdown gives those of Remaining, without the rules of the control.
func TestCountdown(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c, times, side := some(t)
		parts := c.Countdown(times, side)
		limit, timed := c.TurnLimit(times, side)
		if !timed {
			if len(parts) != 0 {
				t.Fatalf("%s counts down %v", c, parts)
			}
			return
		}
		used := millis(t, "used", limit)
		gone, i := used, 0
		for i < len(parts)-1 && (gone > parts[i] || i == 0 && gone == parts[i]) { // a period is lost once it has been exceeded
			gone -= parts[i]
			i++
		}
		left := c.Remaining(times, side, used)
		shown, periods := left.Left[side], 0
		if i > 0 {
			shown, periods = left.Period[side], left.Periods[side]
		}
		if parts[i]-gone != shown || i > 0 && len(parts)-i != periods {
			t.Fatalf("%s: after %v of %v %v of part %d of %v is gone, and the clock shows %v", c, used, times, gone, i, parts, left)
		}
	})
}

// Adding gives at most what was asked for, and never beyond MaxLeft.
func TestAdd(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c, times, side := some(t)
		more := millis(t, "more", clock.MaxLeft)
		after := c.AddTime(times, side, more)
		gained := after.Left[side] - times.Left[side]
		if gained < 0 || gained > more || gained > 0 && (after.Left[side] > clock.MaxLeft || !c.RealTime()) || after.Periods != times.Periods {
			t.Fatalf("%s: %v and %v make %v", c, times, more, after)
		}
	})
}

func TestTimesJSON(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		_, times, _ := some(t)
		data, err := json.Marshal(times)
		if err != nil {
			t.Fatal(err)
		}
		var back clock.Times
		if err := json.Unmarshal(data, &back); err != nil || back != times {
			t.Fatalf("%s is read as %v, %v", data, back, err)
		}
	})
	c, err := clock.Parse("0+5x30")
	if err != nil {
		t.Fatal(err)
	}
	times := c.InitialTimes()
	times.Left[1] = 1500 * time.Millisecond
	times.Period[1] = 0
	const want = `{"left_ms":[0,1500],"periods":[5,5],"period_ms":[30000,0]}`
	if data, err := json.Marshal(times); err != nil || string(data) != want {
		t.Errorf("written as %s, %v", data, err)
	}
	for _, wrong := range []string{`[]`, `{"left_ms":[-1,0]}`, `{"left_ms":[0,9223372036854775807]}`, `{"left":[0,0]}`, `{"periods":["a",0]}`} {
		var back clock.Times
		if err := json.Unmarshal([]byte(wrong), &back); err == nil {
			t.Errorf("%s is read as %v", wrong, back)
		}
	}
}
