package storetest

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

func testNames(t *testing.T, s store.Store) {
	for id, name := range map[string]string{"p1": "Ann", "p2": "二\x00", "p3": ""} {
		if err := s.PutPerson(t.Context(), store.PersonRecord{ID: id, Name: name}); err != nil {
			t.Fatal(err)
		}
	}
	names, err := s.Names(t.Context(), []string{"p2", "p1", "p4", "p1", "p3"})
	if err != nil {
		t.Fatal(err)
	}
	requireEqual(t, "names", names, map[string]string{"p1": "Ann", "p2": "二\x00", "p3": ""})
	if names, err := s.Names(t.Context(), nil); err != nil || len(names) != 0 {
		t.Errorf("the names of nobody: %v, %v", names, err)
	}
}

// testWithoutNames checks store.WithoutNames: the store below has no name in a match, and what is read has those of now.
func testWithoutNames(t *testing.T, below store.Store) {
	s, ctx := store.WithoutNames(below), t.Context()
	for id, name := range map[string]string{"p1": "Ann", "p2": "Bob"} {
		if err := s.PutPerson(ctx, store.PersonRecord{ID: id, Name: name}); err != nil {
			t.Fatal(err)
		}
	}
	seated := next("m1", 2, 1)
	seated.Events[0].Data = match.Seated{Seat: game.Second, Person: "p2", Name: "Bob"}
	seated.Summary.Seats[1] = match.SeatState{Holder: match.HolderPerson, Person: "p2", Name: "Bob"}
	seated.Chat = []match.ChatMessage{{Number: 1, At: at(1), Seat: game.Second, Name: "Bob", Text: "hello"}}
	mustAppend(t, s, first("m1"), seated)
	if seated.Events[0].Data.(match.Seated).Name != "Bob" || seated.Chat[0].Name != "Bob" {
		t.Error("the entry of the caller was changed")
	}

	read := func(s store.Store) string {
		t.Helper()
		events, err := s.Events(ctx, "m1", 0, 10)
		if err != nil {
			t.Fatal(err)
		}
		var each []match.Event
		if err := s.EachEvent(ctx, "m1", 0, func(e match.Event) error { each = append(each, e); return nil }); err != nil {
			t.Fatal(err)
		}
		chat, err := s.Chat(ctx, "m1", 0, 10)
		if err != nil {
			t.Fatal(err)
		}
		one, err := s.Summary(ctx, "m1")
		if err != nil {
			t.Fatal(err)
		}
		list, err := s.List(ctx, store.Filter{Limit: 10})
		if err != nil {
			t.Fatal(err)
		}
		if err := s.ForEachSummary(ctx, func(s store.Summary) error { list = append(list, s); return nil }); err != nil {
			t.Fatal(err)
		}
		text, err := json.Marshal([]any{events, each, chat, one, list})
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	counts := func(text string, names map[string]int) {
		t.Helper()
		for name, want := range names {
			if n := strings.Count(text, `"`+name+`"`); n != want {
				t.Errorf("%s is there %d times, want %d: %s", name, n, want, text)
			}
		}
	}
	counts(read(below), map[string]int{"Ann": 0, "Bob": 0})
	// Twice in events, three times in summaries, and the author of the line.
	counts(read(s), map[string]int{"Ann": 5, "Bob": 6})
	if _, err := s.ChangePerson(ctx, "p2", func(p *store.PersonRecord) { p.Name = "Bea" }); err != nil {
		t.Fatal(err)
	}
	if _, err := s.ChangePerson(ctx, "p1", func(p *store.PersonRecord) { p.Name = "" }); err != nil {
		t.Fatal(err)
	}
	counts(read(s), map[string]int{"Bob": 0, "Bea": 6, "Ann": 0, store.FormerPlayer: 5})
}
