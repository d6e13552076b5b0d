package tui

import "testing"

// Of a turn in a list the number stays whole, and the turn as long as it can.
func TestListedTurns(t *testing.T) {
	d := newDriver(t, 80, 24, "", begun(t, "skud-pai-sho-german", 0, 30))
	for _, test := range []struct {
		width int
		want  string
	}{
		{40, "  30. Host   -4,6--7,5+B@-7,1--6,1"},
		{33, "  30. Host -4,6--7,5+B@-7,1--6,1"},
		{30, "  30. -4,6--7,5+B@-7,1--6,1"},
		{20, "  30. -4,6--7,5+B@-…"},
	} {
		if got := d.m.screen().turnLine(30, "-4,6--7,5+B@-7,1--6,1", test.width); got != test.want {
			t.Errorf("in %d columns: %q, want %q", test.width, got, test.want)
		}
	}
}
