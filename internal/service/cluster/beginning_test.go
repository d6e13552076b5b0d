package cluster_test

import (
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// A node that has not noticed yet that another one has claimed a new match, and goes on with it, reads what that one has stored.
func TestBeginningOfMatchClaimedElsewhere(t *testing.T) {
	s := newSite(t)
	nodes := s.cluster(1)
	read := func(id string, wantSeq int64, wantLines int) {
		t.Helper()
		events, err := nodes[0].Events(t.Context(), id, 0, 10)
		if err != nil || int64(len(events)) != wantSeq {
			t.Errorf("the events are %v, %v; want %d", events, err, wantSeq)
		}
		lines, err := nodes[0].Chat(t.Context(), id, 0, 10)
		if err != nil || len(lines) != wantLines {
			t.Errorf("the chat is %v, %v; want %d lines", lines, err, wantLines)
		}
		if seq, err := nodes[0].LastSeq(t.Context(), id); err != nil || seq != wantSeq {
			t.Errorf("the last event is %d, %v; want %d", seq, err, wantSeq)
		}
	}
	for _, first := range []string{"events", "chat", "seq"} {
		id := nodes[0].create("none")
		read(id, 2, 0)
		elsewhere := s.store.Node("elsewhere " + first)
		epoch, _, err := elsewhere.Claim(t.Context(), id, store.FromAnybody)
		if err != nil {
			t.Fatal(err)
		}
		now := time.Now().UTC().Truncate(time.Millisecond)
		entry := store.LogEntry{
			Match: id, Epoch: epoch,
			Events: []match.Event{{Seq: 3, At: now, Data: match.Played{Seat: game.First, Turn: "Gyoku*0,0"}}},
			Chat:   []match.ChatMessage{{Number: 1, At: now, Seat: game.First, Text: "Hello."}},
		}
		var m *match.Match
		if events, err := elsewhere.Events(t.Context(), id, 0, 10); err != nil {
			t.Fatal(err)
		} else if m, err = match.Replay(id, nodes[0].registry.Games, append(events, entry.Events...)); err != nil {
			t.Fatal(err)
		}
		entry.Summary = store.Summarize(m)
		if err := elsewhere.Append(t.Context(), entry); err != nil {
			t.Fatal(err)
		}
		switch first { // each of them is asked first once, while the node takes itself for the owner
		case "chat":
			if lines, err := nodes[0].Chat(t.Context(), id, 0, 10); err != nil || len(lines) != 1 {
				t.Errorf("the chat is %v, %v", lines, err)
			}
		case "seq":
			if seq, err := nodes[0].LastSeq(t.Context(), id); err != nil || seq != 3 {
				t.Errorf("the last event is %d, %v", seq, err)
			}
		}
		read(id, 3, 1)
	}
}
