package message_test

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/teahouse-games/teahouse/message"
)

// TestReadJSON checks that a message comes back from JSON with all kinds of values.
func TestReadJSON(t *testing.T) {
	c := message.NewCatalogue("test", "test-a = a { $n }\ntest-b = b { $m }\n", nil)
	sent := c.New("test-b",
		message.Arg{Name: "list", Value: message.ListOf(message.Text("x"), message.Text("y"))},
		message.Arg{Name: "m", Value: c.New("test-a", message.Arg{Name: "n", Value: message.Number(3)})},
		message.Arg{Name: "none", Value: message.Message{}},
		message.Arg{Name: "piece", Value: message.Piece{Kind: "R3", Owner: "first", Place: "0,8"}},
		message.Arg{Name: "place", Value: message.Place("0,8")},
		message.Arg{Name: "places", Value: message.Places{"0,8", "1,7"}},
		message.Arg{Name: "rule", Value: message.Rule("orbit")},
		message.Arg{Name: "seat", Value: message.Seat("second")},
		message.Arg{Name: "text", Value: message.Text(`"x"`)},
		message.Arg{Name: "turn", Value: message.Turn("0,8-0,9")},
	)
	written, err := json.Marshal(sent)
	if err != nil {
		t.Fatal(err)
	}
	var back message.Message
	if err := json.Unmarshal(written, &back); err != nil {
		t.Fatalf("%s: %v", written, err)
	}
	again, err := json.Marshal(back)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(written), string(again)); diff != "" {
		t.Errorf("it comes back otherwise: %s", diff)
	}
	english, err := message.NewLanguage("en", c.English())
	if err != nil {
		t.Fatal(err)
	}
	if got := english.Clause(back); got != "b a 3" {
		t.Errorf("what came back says %q", got)
	}
	if got := back.String(); got != "test-b" {
		t.Errorf("without a language it says %q", got)
	}
	for _, wrong := range []string{`1`, `{"id":1}`, `{"id":"x","args":{"a":{}}}`, `{"id":"x","args":{"a":true}}`, `{"id":"x","args":{"a":{"list":1}}}`} {
		if err := json.Unmarshal([]byte(wrong), &back); err == nil {
			t.Errorf("%s is read", wrong)
		}
	}
	if err := json.Unmarshal([]byte("null"), &back); err != nil || !back.IsZero() {
		t.Errorf("null is read as %+v, %v", back, err)
	}
}
