package match_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/internal/service/match"
)

type unknown struct{}

func (unknown) Kind() string { return "unknown" }

// Events that do not follow are refused without a look at the rules, and change nothing.
func TestDoesNotFollow(t *testing.T) {
	first := match.Played{Seat: game.First, Turn: "Gyoku*0,0", NextToMove: game.Second}
	second := match.Played{Seat: game.Second, Turn: "Gyoku*1,2", NextToMove: game.First}
	begun := match.Began{NextToMove: game.First}
	timed := order()
	timed.Terms.Clock = clock.Control{Kind: clock.Fischer, Main: time.Minute}
	waiting := order()
	waiting.Seats[1] = seatState("open")
	tests := []struct {
		log  []match.EventData
		next match.EventData
		want string
	}{
		{nil, begun, "event 1: a match begins with created, and only once"},
		{[]match.EventData{order()}, order(), "event 2: a match begins with created"},
		{[]match.EventData{order()}, first, "event 2: played does not follow"},
		{[]match.EventData{waiting}, begun, "event 2: began does not follow"},
		{[]match.EventData{order(), begun}, begun, "event 3: began does not follow"},
		{[]match.EventData{order(), begun, first}, first, "event 4: played does not follow"},
		{[]match.EventData{order(), begun}, match.Seated{Seat: game.Chance}, "seated does not follow"},
		{[]match.EventData{order(), begun}, match.Offered{Seat: game.First, Offer: match.OfferRematch}, "offered does not follow"},
		{[]match.EventData{order(), begun}, match.Declined{Seat: game.First, Offer: match.OfferDraw}, "declined does not follow"},
		{[]match.EventData{order(), begun, first}, match.TakenBack{TurnsKept: 1}, "taken-back does not follow"},
		{[]match.EventData{order(), begun, first}, match.TakenBack{TurnsKept: -1}, "taken-back does not follow"},
		{[]match.EventData{order(), begun, first}, match.TakenBack{TurnsKept: 0, NextToMove: game.Second}, "taken-back does not follow"},
		{[]match.EventData{order(), begun}, match.TimeAdded{Seat: game.None}, "time-added does not follow"},
		{[]match.EventData{order(), begun}, match.Paused{Seat: game.First}, "paused does not follow"},
		{[]match.EventData{order(), begun, first, second}, match.Paused{Seat: game.First}, "paused does not follow"},
		{[]match.EventData{timed, begun, first, second}, match.Paused{Seat: game.Second}, "paused does not follow"},
		{[]match.EventData{timed, begun, first, second}, match.Resumed{Seat: game.First}, "resumed does not follow"},
		{[]match.EventData{timed, begun, first, second, match.Paused{Seat: game.First}}, match.Resumed{Seat: game.Second}, "resumed does not follow"},
		{[]match.EventData{order(), begun}, match.Ended{}, "ended does not follow"},
		{[]match.EventData{order(), begun, match.Ended{Reason: match.ReasonResign}}, match.Ended{Reason: match.ReasonResign}, "ended does not follow"},
		{[]match.EventData{order(), begun}, match.Rematched{Match: "m2"}, "rematched does not follow"},
		{[]match.EventData{order(), begun}, unknown{}, "there is no fact match_test.unknown"},
	}
	for _, test := range tests {
		m := match.New("m1", games.All())
		for _, e := range m.NumberEvents(test.log, match.Context{}) {
			if err := m.Apply(e); err != nil {
				t.Fatal(err)
			}
		}
		err := m.Apply(m.NumberEvents([]match.EventData{test.next}, match.Context{})[0])
		if err == nil || !strings.Contains(err.Error(), test.want) || m.Seq != int64(len(test.log)) {
			t.Errorf("%v is followed by %v: %v, want an error with %q", test.log, test.next, err, test.want)
		}
	}
	if m, err := match.Replay("m1", games.All(), nil); err == nil {
		t.Errorf("a log without events makes %v", m)
	}
	if m, err := match.Replay("m1", games.All(), []match.Event{{Seq: 2, Data: order()}}); err == nil || !strings.Contains(err.Error(), "event 2 does not follow") {
		t.Errorf("a log without its beginning makes %v, %v", m, err)
	}
}

// What can be asked for has its limits.
func TestLimits(t *testing.T) {
	created := order()
	created.Terms.Clock = clock.Control{Kind: clock.Fischer, Main: clock.MaxMain}
	m := replayed(t, nil, nil, &created)
	ann := match.Sender{Person: "ann", Seat: game.None, ExpectedSeq: -1}
	expect := func(err error, code match.RefusalCode, text string) {
		t.Helper()
		var refusal *match.Refusal
		if !errors.As(err, &refusal) || refusal.Code != code || refusal.Message.Sentence() != text {
			t.Errorf("the error is %v, want %s: %s", err, code, text)
		}
	}
	_, err := m.Chat(match.Chat{Text: strings.Repeat("é", match.MaxChatLength+1)}, ann, match.Context{}, 0)
	expect(err, match.RefusedText, "A line of chat has at most 500 characters.")
	_, err = m.Chat(match.Chat{Text: "a\nb"}, ann, match.Context{}, 0)
	expect(err, match.RefusedText, "A line of chat is text on one line: this line has a line break or another control character.")
	for text, want := range map[string]string{
		"\u202egnat":                      "This line has an invisible character (U+202E). Please leave it out.",
		"\u200b":                          "This line has an invisible character (U+200B). Please leave it out.",
		"a\U000e0041":                     "This line has an invisible character (U+E0041). Please leave it out.",
		"\ufffd":                          "This line has an invisible character (U+FFFD). Please leave it out.",
		"a" + strings.Repeat("\u0307", 4): "This line has more than 3 accents on one character.",
		"\u0301":                          "A line of chat cannot be empty.",
	} {
		_, err = m.Chat(match.Chat{Text: text}, ann, match.Context{}, 0)
		expect(err, match.RefusedText, want)
	}
	if line, err := m.Chat(match.Chat{Text: "👨\u200d👩\u200d👧"}, ann, match.Context{}, 0); err != nil || line.Text != "👨\u200d👩\u200d👧" {
		t.Errorf("a family is refused: %v", err)
	}
	_, err = m.Chat(match.Chat{Text: "\xff"}, ann, match.Context{}, 0)
	expect(err, match.RefusedText, "A line of chat is text on one line: this line is not text.")
	_, err = m.Chat(match.Chat{Text: "a"}, ann, match.Context{}, match.MaxChatMessages)
	expect(err, match.RefusedText, "There are 2000 lines of chat, the most that a match can have.")
	line, err := m.Chat(match.Chat{Text: " " + strings.Repeat("é", match.MaxChatLength) + " "}, ann, match.Context{At: began}, match.MaxChatMessages-1)
	if err != nil || line.Number != match.MaxChatMessages || line.Text != strings.Repeat("é", match.MaxChatLength) || !line.At.Equal(began) {
		t.Errorf("the line is %v, %v", line, err)
	}

	for _, test := range []struct{ left, added time.Duration }{{clock.MaxLeft, 0}, {clock.MaxLeft - 4*time.Second, 4 * time.Second}, {time.Hour, match.GiveTimeAmount}} {
		m := replayed(t, nil, nil, &created)
		times := clock.Times{Left: [2]time.Duration{clock.MaxMain, test.left}}
		if err := m.Apply(m.NumberEvents([]match.EventData{match.TimeAdded{Seat: game.First, Times: times}}, match.Context{})[0]); err != nil {
			t.Fatal(err)
		}
		facts, err := m.Decide(match.GiveTime{}, ann, match.Context{})
		if test.added == 0 {
			expect(err, match.RefusedLate, "Your opponent has the most time there can be.")
			continue
		}
		if err != nil || facts[0].(match.TimeAdded).Added != test.added {
			t.Errorf("to %v is given: %v, %v", test.left, facts, err)
		}
	}
}

// There is no rematch on terms that the rules do not have any more.
func TestNoRematch(t *testing.T) {
	rules, _ := games.ByName("ki-shogi")
	simpler := *rules
	simpler.Version++
	simpler.Options = simpler.Options[:1]
	facts, err := match.Begin(games.All(), order(), match.Context{})
	if err != nil {
		t.Fatal(err)
	}
	facts = append(facts, match.Ended{Winner: game.First, Reason: match.ReasonResign}, match.Offered{Seat: game.First, Offer: match.OfferRematch})
	m := match.New("m1", gamelist.Games{&simpler})
	for _, e := range m.NumberEvents(facts, match.Context{}) {
		if err := m.Apply(e); err != nil {
			t.Fatal(err)
		}
	}
	_, err = m.Decide(match.Accept{Offer: match.OfferRematch}, match.Sender{Person: "bob", Seat: game.None, ExpectedSeq: -1}, match.Context{})
	var refusal *match.Refusal
	if !errors.As(err, &refusal) || refusal.Code != match.RefusedVersion || !strings.HasPrefix(refusal.Message.Sentence(), "The rules have changed since") {
		t.Errorf("the rematch: %v", err)
	}
}
