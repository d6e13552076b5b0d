package protocol

import (
	"os"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/internal/service/match"
)

// page is docs/protocol.md.
func page(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../../../docs/protocol.md")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// Every message in docs/protocol.md can be read, and there is one of every type.
func TestDocumentedMessages(t *testing.T) {
	shown := map[string]bool{}
	for line := range strings.Lines(page(t)) {
		var m Message
		var err error
		line = strings.TrimSpace(line)
		if text, ok := strings.CutPrefix(line, "→ "); ok {
			m, err = ReadRequest([]byte(text))
		} else if text, ok := strings.CutPrefix(line, "← "); ok {
			m, err = ReadMessage([]byte(text))
			if err == nil && string(Append(nil, m)) != text {
				t.Errorf("%s\nis written as\n%s", text, Append(nil, m))
			}
		} else {
			continue
		}
		if err != nil {
			t.Errorf("%s: %v", line, err)
			continue
		}
		shown[m.Type()] = true
	}
	for _, kind := range []string{"hello", "do", "ping"} {
		if !shown[kind] {
			t.Errorf("there is no example of %s", kind)
		}
	}
	for kind := range messageTypes {
		if !shown[kind] {
			t.Errorf("there is no example of %s", kind)
		}
	}
}

// Every command, kind of event and code has its row, and every limit is said.
func TestDocumentedWords(t *testing.T) {
	text := page(t)
	for _, c := range match.CommandTypes {
		if !strings.Contains(text, "\n| `{\"kind\":\""+c.Kind()+`"`) {
			t.Errorf("the command %s has no row", c.Kind())
		}
	}
	for _, f := range match.EventTypes {
		if !strings.Contains(text, "\n| `"+f.Kind()+"` |") {
			t.Errorf("the event %s has no row", f.Kind())
		}
	}
	for _, code := range []match.RefusalCode{
		match.RefusedRule, match.RefusedTurn, match.RefusedSeat, match.RefusedTaken, match.RefusedInvite,
		match.RefusedStale, match.RefusedOver, match.RefusedWaiting, match.RefusedOffer, match.RefusedEarly,
		match.RefusedLate, match.RefusedText, match.RefusedVersion, match.RefusedRated, match.RefusedMuted, match.RefusedBlocked, "malformed", "storage", "busy", "closing", "incident",
	} {
		if !strings.Contains(text, "\n| `"+string(code)+"` |") {
			t.Errorf("the code %s has no row", code)
		}
	}
	limits := []struct {
		is       any
		want     any
		sentence string
	}{
		{MaxRequest, 8192, "8,192 bytes"}, {maxFields, 64, "| 64 | fields and list entries"}, {HelloTimeout.Seconds(), 10., "10 seconds | from the connection"},
		{PingInterval.Seconds(), 25., "25 seconds | between"}, {PongTimeout.Seconds(), 20., "within 20 seconds"},
		{MaxQueued, 256, "| 256 |"}, {MaxInFlight, 8, "| 8 |"}, {MaxClient, 64, "1 to 64 printable"}, {MaxID, 64, "1 to 64 printable"},
		{match.MaxTurnText, 2000, "2,000 bytes"}, {match.MaxChatLength, 500, "1 to 500 characters"}, {match.MaxChatMessages, 2000, "at most 2,000"},
		{match.MaxTurns, 10_000, "10,000 turns"}, {match.MaxLagPerTurn.Milliseconds(), int64(500), "500 ms each"},
		{match.MaxLagBudget.Seconds(), 2., "budget of 2 seconds"}, {match.LagRefill.Milliseconds(), int64(100), "regains 100 ms"},
		{match.FirstTurnTimeout.Minutes(), 2., "after 2 minutes"}, {match.GiveTimeAmount.Seconds(), 15., "15 seconds on a live clock"},
		{match.Grace.Seconds(), 20., "at most 20 seconds after the start"},
		{match.AbsenceRealTime.Minutes(), 1., "gone for a minute"}, {match.AbsenceDays.Hours(), 720., "30 days"},
		{match.SeatTimeout.Hours(), 720., "within 30 days of being created"},
		{clock.MaxMain.Hours(), 24., "main time is at most 24 hours"}, {clock.MaxIncrement.Minutes(), 10., "at most 10 minutes"},
		{clock.MaxPeriod.Minutes(), 10., "at most 10 minutes"}, {clock.MaxPeriods, 20, "1 to 20 periods"}, {clock.MaxDays, 30, "1 to 30 days"},
		{int64(MaxWhole), int64(9_007_199_254_740_991), "9,007,199,254,740,991 (2^53-1)"},
	}
	for _, l := range limits {
		if l.is != l.want || !strings.Contains(text, l.sentence) {
			t.Errorf("a limit is %v; it was %v when %q was written", l.is, l.want, l.sentence)
		}
	}
}
