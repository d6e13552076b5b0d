package clock_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/teahouse-games/teahouse/clock"
)

// parseTests are texts with their meaning or a part of the error.
var parseTests = []struct {
	text  string
	want  clock.Control
	wrong string
}{
	{text: "none", want: clock.Control{Kind: clock.Untimed}},
	{text: "5+3", want: clock.Control{Kind: clock.Fischer, Main: 5 * time.Minute, Increment: 3 * time.Second}},
	{text: "5+0", want: clock.Control{Kind: clock.Fischer, Main: 5 * time.Minute}},
	{text: "0+3", want: clock.Control{Kind: clock.Fischer, Increment: 3 * time.Second}},
	{text: "0:30+2", want: clock.Control{Kind: clock.Fischer, Main: 30 * time.Second, Increment: 2 * time.Second}},
	{text: "1:05+2", want: clock.Control{Kind: clock.Fischer, Main: 65 * time.Second, Increment: 2 * time.Second}},
	{text: "1440+600", want: clock.Control{Kind: clock.Fischer, Main: clock.MaxMain, Increment: clock.MaxIncrement}},
	{text: "10+5x30", want: clock.Control{Kind: clock.Byoyomi, Main: 10 * time.Minute, Periods: 5, Period: 30 * time.Second}},
	{text: "0+1x10", want: clock.Control{Kind: clock.Byoyomi, Periods: 1, Period: 10 * time.Second}},
	{text: "3d", want: clock.Control{Kind: clock.DaysPerTurn, Days: 3}},
	{text: "", wrong: `"" is not a clock: write "none", "5+3"`},
	{text: "5", wrong: `"5" is not a clock`},
	{text: "0.5+0", wrong: `"0.5+0" is not a clock`},
	{text: "5 + 3", wrong: "is not a clock"},
	{text: "-5+3", wrong: "is not a clock"},
	{text: "1:+3", wrong: "is not a clock"},
	{text: "5+3x", wrong: "is not a clock"},
	{text: "5+x3", wrong: "is not a clock"},
	{text: "d", wrong: "is not a clock"},
	{text: "٣d", wrong: "is not a clock"},
	{text: strings.Repeat("9", 1000), wrong: `9…" is not a clock`},
	{text: "9999999+1", wrong: "is not a clock"},
	{text: "05+3", wrong: `the clock "05+3" is written "5+3"`},
	{text: "1:60+3", wrong: `the clock "1:60+3" is written "2+3"`},
	{text: "1:00+3", wrong: `the clock "1:00+3" is written "1+3"`},
	{text: "0+0", wrong: "a clock without any time"},
	{text: "1441+0", wrong: "the main time is at most 24h0m0s"},
	{text: "5+601", wrong: "the time for each turn is at most 10m0s"},
	{text: "5+0x30", wrong: "a clock has 1 to 20 periods, not 0"},
	{text: "5+21x30", wrong: "a clock has 1 to 20 periods, not 21"},
	{text: "5+5x0", wrong: "a period lasts a second or more"},
	{text: "5+5x601", wrong: "a period is at most 10m0s"},
	{text: "0d", wrong: "a turn may take 1 to 30 days, not 0"},
	{text: "31d", wrong: "a turn may take 1 to 30 days, not 31"},
}

func TestParse(t *testing.T) {
	for _, test := range parseTests {
		got, err := clock.Parse(test.text)
		var wrong *clock.ControlError
		switch {
		case test.wrong == "" && (err != nil || got != test.want):
			t.Errorf("Parse(%q) = %+v, %v, want %+v", test.text, got, err, test.want)
		case test.wrong == "" && got.String() != test.text:
			t.Errorf("%q is written %q", test.text, got)
		case test.wrong != "" && (!errors.As(err, &wrong) || !strings.Contains(err.Error(), test.wrong)):
			t.Errorf("Parse(%q): error %v, want one with %q", test.text, err, test.wrong)
		}
	}
}

// TestValidate checks that invalid time controls are refused with a reason.
func TestValidate(t *testing.T) {
	tests := []struct {
		control clock.Control
		wrong   string
	}{
		{clock.Control{}, `there is no kind of clock ""`},
		{clock.Control{Kind: "sand"}, `there is no kind of clock "sand": the kinds are none, fischer, byoyomi and days`},
		{clock.Control{Kind: clock.Untimed, Days: 3}, "a clock of the kind none has something that belongs to another kind"},
		{clock.Control{Kind: clock.DaysPerTurn, Days: 3, Main: time.Second}, "a clock of the kind days has something"},
		{clock.Control{Kind: clock.Fischer, Main: time.Minute, Periods: 1}, "a clock of the kind fischer has something"},
		{clock.Control{Kind: clock.Fischer, Main: 1500 * time.Millisecond}, "the main time is a whole number of seconds"},
		{clock.Control{Kind: clock.Fischer, Main: -time.Second}, "the main time is at most"},
	}
	for _, test := range tests {
		if err := test.control.Validate(); err == nil || !strings.Contains(err.Error(), test.wrong) {
			t.Errorf("%+v: error %v, want one with %q", test.control, err, test.wrong)
		}
		if text, err := json.Marshal(test.control); err == nil {
			t.Errorf("%+v is written %s", test.control, text)
		}
	}
}

// controls draws any control that can be agreed on.
func controls() *rapid.Generator[clock.Control] {
	return rapid.Custom(func(t *rapid.T) clock.Control {
		seconds := func(name string, least int, most time.Duration) time.Duration {
			return time.Duration(rapid.IntRange(least, int(most/time.Second)).Draw(t, name)) * time.Second
		}
		c := clock.Control{Kind: rapid.SampledFrom([]clock.ControlKind{clock.Untimed, clock.Fischer, clock.Byoyomi, clock.DaysPerTurn}).Draw(t, "kind")}
		switch c.Kind {
		case clock.Fischer:
			c.Main, c.Increment = seconds("main", 0, clock.MaxMain), seconds("increment", 1, clock.MaxIncrement)
		case clock.Byoyomi:
			c.Main, c.Period = seconds("main", 0, clock.MaxMain), seconds("period", 1, clock.MaxPeriod)
			c.Periods = rapid.IntRange(1, clock.MaxPeriods).Draw(t, "periods")
		case clock.DaysPerTurn:
			c.Days = rapid.IntRange(1, clock.MaxDays).Draw(t, "days")
		}
		return c
	})
}

// What is written is read back, as a text and in JSON.
func TestParseString(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := controls().Draw(t, "control")
		if back, err := clock.Parse(c.String()); err != nil || back != c {
			t.Fatalf("%q is read as %+v, %v", c, back, err)
		}
		data, err := json.Marshal(c)
		if err != nil || string(data) != `"`+c.String()+`"` {
			t.Fatalf("the JSON is %s, %v", data, err)
		}
		var back clock.Control
		if err := json.Unmarshal(data, &back); err != nil || back != c {
			t.Fatalf("%s is read as %+v, %v", data, back, err)
		}
	})
}

// What is read is one control, valid and written the same way.
func FuzzParse(f *testing.F) {
	for _, test := range parseTests {
		f.Add(test.text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		c, err := clock.Parse(text)
		if err != nil {
			if c != (clock.Control{}) || len(err.Error()) > 400 {
				t.Fatalf("%q: %+v, %v", text, c, err)
			}
			return
		}
		if err := c.Validate(); err != nil || c.String() != text {
			t.Fatalf("%q is written %q, %v", text, c, err)
		}
		if limit, timed := c.TurnLimit(c.InitialTimes(), 0); timed && limit <= 0 {
			t.Fatalf("%q has a first turn of %v", text, limit)
		}
	})
}
