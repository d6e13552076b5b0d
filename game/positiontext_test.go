package game

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"
)

func TestCutInt(t *testing.T) {
	tests := []struct {
		text string
		n    int
		rest string
		ok   bool
	}{
		{"0", 0, "", true}, {"7x", 7, "x", true}, {"-12-3", -12, "-3", true}, {"999999999", 999999999, "", true},
		{"0,0", 0, ",0", true}, {"", 0, "", false}, {"-", 0, "-", false}, {"--1", 0, "--1", false}, {"-0", 0, "-0", false},
		{"00", 0, "00", false}, {"01", 0, "01", false}, {"-01", 0, "-01", false}, {"+1", 0, "+1", false}, {" 1", 0, " 1", false},
		{"1000000000", 0, "1000000000", false}, {"x", 0, "x", false},
	}
	for _, test := range tests {
		if n, rest, ok := CutInt(test.text); n != test.n || rest != test.rest || ok != test.ok {
			t.Errorf("CutInt(%q) = %d, %q, %v; want %d, %q, %v", test.text, n, rest, ok, test.n, test.rest, test.ok)
		}
	}
}

// Of a number that is too long, no more is read than shows that: a text of digits in which
// each is tried as the beginning of a number is read in linear time.
func TestCutIntLong(t *testing.T) {
	text := strings.Repeat("9", 1<<20)
	for at := range text {
		if _, rest, ok := CutInt(text[at:]); ok != (len(text)-at <= 9) || !ok && len(rest) != len(text)-at {
			t.Fatalf("at %d: %v", at, ok)
		}
	}
}

func TestXY(t *testing.T) {
	for _, text := range []string{"0,0", "-3,4", "12,-100"} {
		x, y, rest, ok := CutXY(text + "-1,1")
		if got := string(AppendXY(nil, x, y)); !ok || rest != "-1,1" || got != text {
			t.Errorf("%s is read as %s, then %q, %v", text, got, rest, ok)
		}
	}
	for _, text := range []string{"", "1", "1,", ",1", "1,-", "1 ,2", "1, 2", "-0,1", "1,02"} {
		if x, y, rest, ok := CutXY(text); ok || rest != text {
			t.Errorf("CutXY(%q) = %d, %d, %q, %v; want none", text, x, y, rest, ok)
		}
	}
}

func TestFields(t *testing.T) {
	tests := []struct {
		text    string
		reasons []string // a part of each
	}{
		{"a=1 b=2", nil},
		{"b=2 a=1", nil},
		{"a= b==", nil},
		{"a=1", []string{"the field b is missing"}},
		{"", []string{"the field a is missing", "the field b is missing"}},
		{"a=1 b=2 c=3", []string{`there is no field "c"`}},
		{"a=1 b=2 a=3", []string{"the field a stands there twice"}},
		{"a=1 b=2 x", []string{`"x" is not of the form name=value`}},
		{strings.Repeat(" ", MaxPositionText+1), []string{"8193 bytes"}},
	}
	for _, test := range tests {
		_, reasons := ParseFields(test.text, "a", "b")
		if reasons.Len() != len(test.reasons) {
			t.Errorf("Fields(%q): %q, want %q", QuoteShort(test.text), reasons.list, test.reasons)
			continue
		}
		for i := range reasons.list {
			if !strings.Contains(reasons.list[i], test.reasons[i]) {
				t.Errorf("Fields(%q): %q, want %q", QuoteShort(test.text), reasons.list, test.reasons)
			}
		}
	}
	if values, _ := ParseFields("b=x=y a=", "a", "b"); values["a"] != "" || values["b"] != "x=y" {
		t.Errorf("the values are %q", values)
	}
}

func TestQuote(t *testing.T) {
	for text, want := range map[string]string{
		"a b":                   `"a b"`,
		"\x00":                  `"\x00"`,
		strings.Repeat("ä", 40): `"` + strings.Repeat("ä", 40) + `"`,
		strings.Repeat("ä", 41): `"` + strings.Repeat("ä", 40) + `"…`,
	} {
		if got := QuoteShort(text); got != want {
			t.Errorf("Quote(%q) = %s, want %s", text, got, want)
		}
	}
}

func TestOutcome(t *testing.T) {
	tests := []struct {
		o          Outcome
		text, json string
		over, draw bool
	}{
		{Outcome{}, "", `null`, false, false},
		{Win(First, "ring"), "first: ring", `{"winner":"first","reason":"ring"}`, true, false},
		{Win(Second, "harmony"), "second: harmony", `{"winner":"second","reason":"harmony"}`, true, false},
		{Draw("repetition"), "draw: repetition", `{"winner":"draw","reason":"repetition"}`, true, true},
	}
	for _, test := range tests {
		got, err := json.Marshal(test.o)
		if err != nil || string(got) != test.json || test.o.String() != test.text || test.o.Over() != test.over || test.o.IsDraw() != test.draw {
			t.Errorf("%+v: %s, %v, %q, %v, %v", test.o, got, err, test.o, test.o.Over(), test.o.IsDraw())
		}
	}
	verdict := []Reason{{Text: "Guest wins."}, {Text: "The ring is small.", Places: []string{"0,1"}}, {Text: "It is red."}}
	if err := OverError(verdict); err.Rule != RuleOver || err.Error() != "the game is over. Guest wins. The ring is small" || len(err.Places) != 1 {
		t.Errorf("%s: %v, %v", err.Rule, err, err.Places)
	}
}

func TestSeat(t *testing.T) {
	if First.Opponent() != Second || Second.Opponent() != First {
		t.Error("the players are not each other's opponents")
	}
	for seat, name := range map[Seat]string{First: "first", Second: "second", Chance: "chance", None: "none"} {
		var read Seat
		if text, err := seat.MarshalText(); err != nil || string(text) != name {
			t.Errorf("%d is written %q, %v", seat, text, err)
		}
		if err := read.UnmarshalText([]byte(name)); err != nil || read != seat {
			t.Errorf("%s is read as %v, %v", name, read, err)
		}
		if seat.IsPlayer() != (name == "first" || name == "second") {
			t.Errorf("%v is a player: %v", seat, seat.IsPlayer())
		}
	}
	var seat Seat
	if err := seat.UnmarshalText([]byte("third")); err == nil || seat != First {
		t.Errorf("third is read as %v, %v", seat, err)
	}
	if got := Seat(9).String(); got != "Seat(9)" {
		t.Errorf("no seat is called %s", got)
	}
}

func TestMixIsOneToOneInPractice(t *testing.T) {
	seen := make(map[uint64]bool)
	ones := 0
	for n := range uint64(100_000) {
		m := MixBits(n)
		if seen[m] {
			t.Fatalf("Mix(%d) was met before", n)
		}
		seen[m] = true
		for ; m > 0; m &= m - 1 {
			ones++
		}
	}
	if ones < 3_190_000 || ones > 3_210_000 {
		t.Errorf("%d of 6,400,000 bits are set, want about half", ones)
	}
}

func TestPicksOffers(t *testing.T) {
	picks := Picks{Next: []Pick{{ID: "0,-8"}, {ID: "end"}}}
	if pick, ok := picks.PickByID("end"); !ok || pick.ID != "end" {
		t.Errorf("%+v, %v", pick, ok)
	}
	if _, ok := picks.PickByID("pass"); ok {
		t.Error("pass is offered")
	}
}

func TestReasons(t *testing.T) {
	var reasons Reasons
	if err := reasons.Err("toy"); err != nil || reasons.Len() != 0 {
		t.Errorf("without a reason there is %v", err)
	}
	for i := range MaxReasons + 480 {
		reasons.Add("reason %d", i)
	}
	var setup *SetupError
	if err := reasons.Err("toy"); !errors.As(err, &setup) || len(setup.Reasons) != MaxReasons || setup.More != 480 || reasons.Len() != MaxReasons+480 {
		t.Fatalf("%d reasons become %+v", reasons.Len(), setup)
	}
	if text := setup.Text(); !strings.HasPrefix(text, "reason 0; reason 1; ") || !strings.HasSuffix(text, "; reason 19; and 480 more") {
		t.Errorf("the text is %s", text)
	}
}

func TestShorten(t *testing.T) {
	for _, test := range []struct {
		text string
		most int
		want string
	}{
		{"abc", 3, "abc"}, {"abcd", 3, "…"}, {"abcdef", 5, "ab…"}, {"äöü", 5, "ä…"}, {"äöüß", 6, "ä…"}, {"abc", 0, "…"},
	} {
		if got := Shorten(test.text, test.most); got != test.want {
			t.Errorf("Shorten(%q, %d) = %q, want %q", test.text, test.most, got, test.want)
		}
	}
}
