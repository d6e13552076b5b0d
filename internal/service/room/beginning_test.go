package room_test

import (
	"context"
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// TestBeginningIsReadFromTheRoom: a match that has just begun is read without the store, a longer one from it, and both are
// read as they are stored.
func TestBeginningIsReadFromTheRoom(t *testing.T) {
	h := newHarness(t, newStore(), nil)
	defer h.close()
	ctx := context.Background()
	id := h.create("none", anna, bert)
	broken := errors.New("broken")
	for turns := range 6 {
		if turns > 0 {
			h.play(id, 1)
		}
		for after := int64(0); after < 9; after++ {
			for limit := range 9 {
				stored, err := h.disk.Events(ctx, id, after, limit)
				if err != nil {
					t.Fatal(err)
				}
				if turns < 3 {
					h.disk.failReads(broken)
				}
				events, err := h.rooms.Events(ctx, id, after, limit)
				h.disk.failReads(nil)
				if err != nil || !cmp.Equal(events, stored) && len(events)+len(stored) > 0 {
					t.Errorf("after %d turns the events after %d, at most %d, are %v, %v; stored are %v", turns, after, limit, events, err, stored)
				}
			}
		}
		h.disk.failReads(broken)
		if seq, err := h.rooms.LastSeq(ctx, id); err != nil || seq != int64(2+turns) {
			t.Errorf("after %d turns the last event is %d, %v", turns, seq, err)
		}
		if lines, err := h.rooms.Chat(ctx, id, 0, 10); err != nil || len(lines) != 0 {
			t.Errorf("after %d turns the chat is %v, %v", turns, lines, err)
		}
		if _, err := h.rooms.Events(ctx, id, 0, 10); turns > 3 && !errors.Is(err, broken) {
			t.Errorf("after %d turns the events were read without the store: %v", turns, err)
		}
		h.disk.failReads(nil)
	}
	h.do(id, as("bert", match.Chat{Text: "Hello."}))
	if lines, err := h.rooms.Chat(ctx, id, 0, 10); err != nil || len(lines) != 1 || lines[0].Text != "Hello." {
		t.Errorf("the chat is %v, %v", lines, err)
	}
	for name, read := range map[string]func() error{
		"LastSeq": func() error { _, err := h.rooms.LastSeq(ctx, "nosuchmatch"); return err },
		"Events":  func() error { _, err := h.rooms.Events(ctx, "nosuchmatch", 0, 10); return err },
		"Chat":    func() error { _, err := h.rooms.Chat(ctx, "nosuchmatch", 0, 10); return err },
	} {
		if err := read(); !errors.Is(err, store.ErrNotFound) {
			t.Errorf("%s of a match that does not exist: %v", name, err)
		}
	}
}

// TestBeginningAfterFailure: what could not be stored is not in the beginning of a match.
func TestBeginningAfterFailure(t *testing.T) {
	h := newHarness(t, newStore(), nil)
	defer h.close()
	id := h.create("none", anna, bert)
	turn, _ := h.turn(id, 0)
	h.disk.set(store.ErrFull, nil, nil)
	if _, err := h.rooms.Do(context.Background(), id, as("anna", match.Play{Turn: turn})); !errors.Is(err, store.ErrFull) {
		t.Fatalf("a turn on a full disk: %v", err)
	}
	h.disk.set(nil, nil, nil)
	if events, err := h.rooms.Events(context.Background(), id, 0, 10); err != nil || len(events) != 2 {
		t.Errorf("the events are %v, %v", events, err)
	}
}
