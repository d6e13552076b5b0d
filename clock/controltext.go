package clock

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/clock/messages"
	"github.com/teahouse-games/teahouse/message"
)

// maxText is longer than any valid text; a longer text is refused without parsing.
const maxText = 40

// Parse reads a control in the one way in which String writes it:
//
//	none     as long as it takes
//	5+3      5 minutes, and 3 seconds for each turn
//	1:30+2   1 minute and 30 seconds, and 2 seconds for each turn
//	10+5x30  10 minutes, then 5 periods of 30 seconds
//	3d       3 days for each turn
//
// Fractions of minutes are written with seconds, not with a decimal point. The error is
// a *[ControlError].
func Parse(text string) (Control, error) {
	c, ok := parseControl(text)
	if !ok {
		if len(text) > maxText {
			text = text[:maxText] + "…"
		}
		return Control{}, &ControlError{messages.Form(message.Text(strconv.Quote(text)))}
	}
	if err := c.Validate(); err != nil {
		return Control{}, err
	}
	if written := c.String(); written != text {
		return Control{}, &ControlError{messages.Written(message.Text(strconv.Quote(text)), message.Text(strconv.Quote(written)))}
	}
	return c, nil
}

// parseControl reads a control that may be none that can be agreed on.
func parseControl(text string) (c Control, ok bool) {
	if len(text) > maxText {
		return Control{}, false
	}
	if text == string(Untimed) {
		return Control{Kind: Untimed}, true
	}
	if days, ok := strings.CutSuffix(text, "d"); ok {
		n, ok := parseDigits(days)
		return Control{Kind: DaysPerTurn, Days: n}, ok
	}
	main, rest, ok := strings.Cut(text, "+")
	if !ok {
		return Control{}, false
	}
	minutes, seconds, split := strings.Cut(main, ":")
	m, ok := parseDigits(minutes)
	s := 0
	if ok && split {
		s, ok = parseDigits(seconds)
	}
	if !ok {
		return Control{}, false
	}
	c.Main = time.Duration(m)*time.Minute + time.Duration(s)*time.Second
	periods, period, byoyomi := strings.Cut(rest, "x")
	if byoyomi {
		c.Kind = Byoyomi
		if c.Periods, ok = parseDigits(periods); !ok {
			return Control{}, false
		}
		n, ok := parseDigits(period)
		c.Period = time.Duration(n) * time.Second
		return c, ok
	}
	c.Kind = Fischer
	n, ok := parseDigits(rest)
	c.Increment = time.Duration(n) * time.Second
	return c, ok
}

// parseDigits reads decimal digits, few enough that no product of them overflows.
func parseDigits(text string) (int, bool) {
	if text == "" || len(text) > 6 || strings.Trim(text, "0123456789") != "" {
		return 0, false
	}
	n, err := strconv.Atoi(text)
	return n, err == nil
}

// String writes the control as Parse reads it; that of no valid control is not defined.
func (c Control) String() string {
	switch c.Kind {
	case Fischer:
		return fmt.Sprintf("%s+%d", minutes(c.Main), c.Increment/time.Second)
	case Byoyomi:
		return fmt.Sprintf("%s+%dx%d", minutes(c.Main), c.Periods, c.Period/time.Second)
	case DaysPerTurn:
		return fmt.Sprintf("%dd", c.Days)
	}
	return string(c.Kind)
}

func minutes(d time.Duration) string {
	if s := d % time.Minute / time.Second; s != 0 {
		return fmt.Sprintf("%d:%02d", d/time.Minute, s)
	}
	return strconv.Itoa(int(d / time.Minute))
}

// MarshalText writes the control as String does. The error is that of Validate.
func (c Control) MarshalText() ([]byte, error) {
	if err := c.Validate(); err != nil {
		return nil, err
	}
	return []byte(c.String()), nil
}

// UnmarshalText reads the control as Parse does.
func (c *Control) UnmarshalText(text []byte) (err error) {
	*c, err = Parse(string(text))
	return err
}
