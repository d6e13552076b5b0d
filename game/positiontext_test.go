package game

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
)

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
		{"a=1 b=2 a=3", []string{"the field a occurs twice: leave one out"}},
		{"a=1 b=2 x", []string{`"x" is not of the form name=value`}},
		{strings.Repeat(" ", MaxPositionText+1), []string{"8193 bytes"}},
	}
	for _, test := range tests {
		_, reasons := ParseFields(test.text, "a", "b")
		if reasons.Len() != len(test.reasons) {
			t.Errorf("Fields(%q): %q, want %q", wording.QuoteShort(test.text), reasons.list, test.reasons)
			continue
		}
		for i := range reasons.list {
			if !strings.Contains(reasons.list[i].String(), test.reasons[i]) {
				t.Errorf("Fields(%q): %q, want %q", wording.QuoteShort(test.text), reasons.list, test.reasons)
			}
		}
	}
	if values, _ := ParseFields("b=x=y a=", "a", "b"); values["a"] != "" || values["b"] != "x=y" {
		t.Errorf("the values are %q", values)
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
	verdict := []Reason{{Message: message.Plain("Guest wins")}, {Message: message.Plain("the ring is small"), Places: []string{"0,1"}}, {Message: message.Plain("it is red")}}
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
		reasons.Add(message.Plain(fmt.Sprintf("reason %d", i)))
	}
	var setup *SetupError
	if err := reasons.Err("toy"); !errors.As(err, &setup) || len(setup.Reasons) != MaxReasons || setup.More != 480 || reasons.Len() != MaxReasons+480 {
		t.Fatalf("%d reasons become %+v", reasons.Len(), setup)
	}
	if text := setup.Text(); !strings.HasPrefix(text, "reason 0; reason 1; ") || !strings.HasSuffix(text, "; reason 19; and 480 more") {
		t.Errorf("the text is %s", text)
	}
}
