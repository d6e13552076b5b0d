package match_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
)

// An event is one flat object: durations in milliseconds, times in UTC.
func TestEventJSON(t *testing.T) {
	times := clock.Times{Left: [2]time.Duration{61 * time.Second, 0}, Periods: [2]int{3, 2}, Period: [2]time.Duration{0, 30 * time.Second}}
	const shown = `{"left_ms":[61000,0],"periods":[3,2],"period_ms":[0,30000]}`
	tests := []struct {
		fact match.EventData
		want string // the fields of the fact
	}{
		{match.Created{
			Terms: match.Terms{Game: "ki-shogi", Version: 1, Options: game.Options{"ki": "on"}, Clock: clock.Control{Kind: clock.DaysPerTurn, Days: 3}, Public: true},
			Seats: [2]match.SeatState{seatState("Ann"), seatState("computer")}, CreatedBy: "ann", RematchOf: "m0",
		}, `"kind":"created","terms":{"game":"ki-shogi","rules":1,"options":{"ki":"on"},"clock":"3d","public":true},` +
			`"seats":[{"holder":"person","person":"ann","name":"Ann"},{"holder":"computer","level":"greedy"}],"by":"ann","after":"m0"`},
		{match.Seated{Seat: game.Second, Person: "bob", Name: "Bob"}, `"kind":"seated","seat":"second","person":"bob","name":"Bob"`},
		{match.Began{NextToMove: game.Chance, Times: times}, `"kind":"began","next":"chance","times":` + shown},
		{match.Played{Seat: game.First, Turn: "Gyoku*0,0", Used: 1500 * time.Millisecond, Lag: 80 * time.Millisecond, Times: times, NextToMove: game.Second},
			`"kind":"played","seat":"first","turn":"Gyoku*0,0","used_ms":1500,"lag_ms":80,"times":` + shown + `,"next":"second"`},
		{match.Played{Seat: game.Second, Turn: "pass", NextToMove: game.None}, `"kind":"played","seat":"second","turn":"pass","used_ms":0,"times":{"left_ms":[0,0]},"next":"none"`},
		{match.Offered{Seat: game.First, Offer: match.OfferTakeback, TurnsKept: 4}, `"kind":"offered","seat":"first","offer":"takeback","keep":4`},
		{match.Offered{Seat: game.First, Offer: match.OfferDraw}, `"kind":"offered","seat":"first","offer":"draw"`},
		{match.Declined{Seat: game.First, Offer: match.OfferDraw, By: game.Second}, `"kind":"declined","seat":"first","offer":"draw","by":"second"`},
		{match.TakenBack{TurnsKept: 4, Times: times, NextToMove: game.First}, `"kind":"taken-back","keep":4,"times":` + shown + `,"next":"first"`},
		{match.TimeAdded{Seat: game.First, Added: match.GiveTimeAmount, Times: times}, `"kind":"time-added","seat":"first","added_ms":15000,"times":` + shown},
		{match.Paused{Seat: game.Second, Used: 1500 * time.Millisecond, Times: times, Until: 7*time.Second + time.Millisecond},
			`"kind":"paused","seat":"second","used_ms":1500,"times":` + shown + `,"until":7001`},
		{match.Resumed{Seat: game.Second, Used: 1500 * time.Millisecond, Times: times}, `"kind":"resumed","seat":"second","used_ms":1500,"times":` + shown},
		{match.Ended{Winner: game.None, Reason: match.ReasonAborted, Times: times}, `"kind":"ended","winner":"none","reason":"aborted","times":` + shown},
		{match.Rematched{Match: "m2"}, `"kind":"rematched","match":"m2"`},
	}
	for _, test := range tests {
		e := match.Event{Seq: 7, At: began.Add(1500 * time.Microsecond).Truncate(time.Millisecond), Uptime: 2 * time.Hour, Data: test.fact}
		want := `{"seq":7,"at":"2026-05-01T18:00:00.001Z","uptime":7200000,` + test.want + `}`
		data, err := json.Marshal(e)
		if err != nil || string(data) != want {
			t.Errorf("written as\n%s, %v\nwant\n%s", data, err, want)
		}
		var back match.Event
		if err := json.Unmarshal([]byte(want), &back); err != nil || cmp.Diff(e, back) != "" {
			t.Errorf("%s is read as %+v, %v", want, back, err)
		}
	}
	if data, err := json.Marshal(match.Event{Seq: 1}); err == nil {
		t.Errorf("an event without a fact is written %s", data)
	}
}

func TestEventJSONWrong(t *testing.T) {
	tests := []struct{ text, want string }{
		{`{}`, `there is no event of the kind ""`},
		{`[]`, "an event is an object with its kind"},
		{`{"kind":"danced"}`, `there is no event of the kind "danced"`},
		{`{"seq":1,"kind":"began","tempo":3}`, `unknown field "tempo"`},
		{`{"seq":1,"kind":"rematched","match":"m","seat":"first"}`, `unknown field "seat"`},
		{`{"seq":1,"kind":"played","seat":"third"}`, `seat "third": want first, second, chance or none`},
		{`{"seq":1,"kind":"played","used_ms":-1}`, "-1 milliseconds are not a time"},
		{`{"seq":1,"kind":"paused","until":-1}`, "-1 milliseconds are not a time"},
		{`{"seq":1,"kind":"resumed","until":1}`, `unknown field "until"`},
		{`{"seq":1,"kind":"played","used_ms":1.5}`, "cannot unmarshal number 1.5"},
		{`{"seq":1,"kind":"began","uptime":9223372036854775807}`, "milliseconds are not a time"},
		{`{"seq":1,"kind":"began","times":{"left":[1,2]}}`, `unknown field "left"`},
		{`{"seq":1,"kind":"created","terms":{"clock":"5"}}`, `"5" is not a clock`},
		{`{"seq":1,"at":"0000-01-01T00:00:00+23:59","kind":"began"}`, "a time has a year of four digits"},
		{`{"seq":1,"at":"yesterday","kind":"began"}`, "cannot parse"},
	}
	for _, test := range tests {
		var e match.Event
		err := json.Unmarshal([]byte(test.text), &e)
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v, want an error with %q", test.text, err, test.want)
		}
	}
}

// What is read as an event is written so that it is read as the same again.
func FuzzReadEvent(f *testing.F) {
	f.Add([]byte(`{"seq":2,"at":"2026-05-01T18:00:00.001Z","uptime":5,"kind":"played","seat":"first","turn":"pass","used_ms":1,"times":{"left_ms":[1,2]},"next":"none"}`))
	f.Add([]byte(`{"seq":1,"kind":"created","terms":{"game":"x","options":{"a":"b"},"clock":"5+3"},"seats":[{"holder":"open"}],"by":"p"}`))
	f.Add([]byte(`{"at":"0000-01-01T00:00:00+23:59","kind":"began"}`))
	f.Add([]byte(`{"kind":"time-added","added_ms":3}`))
	f.Add([]byte(`{"seq":9,"kind":"paused","seat":"first","used_ms":3,"times":{"left_ms":[1,2]},"until":20003}`))
	f.Add([]byte(`{"seq":10,"kind":"resumed","seat":"first","used_ms":3,"times":{"left_ms":[1,2]}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		var e, back match.Event
		if json.Unmarshal(data, &e) != nil {
			return
		}
		written, err := json.Marshal(e)
		if err != nil {
			if e.Data.Kind() == "created" {
				return // of terms without a clock
			}
			t.Fatal(err)
		}
		if err := json.Unmarshal(written, &back); err != nil || cmp.Diff(e, back) != "" {
			t.Fatalf("%s is written %s and read as %+v, %v", data, written, back, err)
		}
	})
}

func TestLineJSON(t *testing.T) {
	line := match.ChatMessage{Number: 3, At: began, Seat: game.Second, Name: "Bob", Text: "Good luck!"}
	const want = `{"n":3,"at":"2026-05-01T18:00:00.000Z","seat":"second","name":"Bob","text":"Good luck!"}`
	data, err := json.Marshal(line)
	if err != nil || string(data) != want {
		t.Errorf("written as %s, %v", data, err)
	}
	var back match.ChatMessage
	if err := json.Unmarshal(data, &back); err != nil || back != line {
		t.Errorf("read as %v, %v", back, err)
	}
}

var commandTests = []struct {
	text string
	want match.Command
}{
	{`{"kind":"sit","seat":"second"}`, match.Sit{Seat: game.Second}},
	{`{"kind":"play","turn":"Gyoku*0,0"}`, match.Play{Turn: "Gyoku*0,0"}},
	{`{"kind":"resign"}`, match.Resign{}},
	{`{"kind":"offer","offer":"draw"}`, match.Offer{Offer: match.OfferDraw}},
	{`{"kind":"accept","offer":"takeback"}`, match.Accept{Offer: match.OfferTakeback}},
	{`{"kind":"decline","offer":"rematch"}`, match.Decline{Offer: match.OfferRematch}},
	{`{"kind":"abort"}`, match.Abort{}},
	{`{"kind":"claim"}`, match.Claim{}},
	{`{"kind":"give-time"}`, match.GiveTime{}},
	{`{"kind":"say","text":"hello"}`, match.Chat{Text: "hello"}},
}

func TestReadCommand(t *testing.T) {
	for _, test := range commandTests {
		got, err := match.ReadCommand([]byte(test.text))
		if err != nil || got != test.want {
			t.Errorf("%s is read as %#v, %v", test.text, got, err)
		}
		if data, err := match.AppendCommand(nil, test.want); err != nil || string(data) != test.text {
			t.Errorf("%#v is written %s, %v", test.want, data, err)
		}
	}
	wrong := []struct{ text, want string }{
		{``, `a command is an object with its kind, e.g. {"kind":"resign"}`},
		{`null`, `a command is an object with its kind`},
		{`[]`, `a command is an object with its kind`},
		{`{"kind":"resign"} {}`, `a command is an object with its kind`},
		{`{}`, `a command has its kind, e.g. "kind":"resign"`},
		{`{"kind":7}`, `a command has its kind`},
		{`{"Kind":"resign"}`, `a command has its kind`},
		{`{"kind":"tick"}`, `there is no command "tick": the commands are abort, accept, claim, decline, give-time, offer, play, resign, say and sit`},
		{`{"kind":"move","seat":"first"}`, `there is no command "move"`},
		{`{"kind":"resign","seat":"first"}`, `the command resign has nothing but its kind, not "seat"`},
		{`{"kind":"play","turn":"a","seat":"first"}`, `the command play has its kind and turn, not "seat"`},
		{`{"kind":"sit","seat":"first","invited":true}`, `the command sit has its kind and seat, not "invited"`},
		{`{"kind":"play"}`, `the command play needs its turn`},
		{`{"kind":"play","turn":null}`, `the command play: its turn cannot be "null"`},
		{`{"kind":"play","turn":7}`, `the command play: its turn cannot be "7"`},
		{`{"kind":"sit","seat":"third"}`, `the command sit: its seat cannot be "\"third\""`},
	}
	for _, test := range wrong {
		c, err := match.ReadCommand([]byte(test.text))
		var wrong *match.CommandError
		if !errors.As(err, &wrong) || !strings.HasPrefix(err.Error(), test.want) {
			t.Errorf("%s is read as %#v, %v, want an error with %q", test.text, c, err, test.want)
		}
	}
}

// What is read as a command is written so that it is read as the same again.
func FuzzReadCommand(f *testing.F) {
	for _, test := range commandTests {
		f.Add([]byte(test.text))
	}
	f.Add([]byte(`{"kind":"sit","seat":"third"}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		c, err := match.ReadCommand(data)
		if err != nil {
			if c != nil || len(err.Error()) > 1000 {
				t.Fatalf("%s: %v, %v", data, c, err)
			}
			return
		}
		written, err := match.AppendCommand(nil, c)
		if err != nil {
			t.Fatal(err)
		}
		if back, err := match.ReadCommand(written); err != nil || back != c {
			t.Fatalf("%s is written %s and read as %#v, %v", data, written, back, err)
		}
	})
}
