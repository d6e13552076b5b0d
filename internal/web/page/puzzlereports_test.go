package page_test

import (
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/rules/puzzles"
	"github.com/teahouse-games/teahouse/internal/service/learning"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/account"
)

// Moderators read reports about puzzles and settle them. Nobody else can.
func TestPuzzleReportsAreSettled(t *testing.T) {
	h := newHarness(t)
	ann, mia := h.browser(), h.browser()
	ann.logIn("Ann", h.account("Ann")[0])
	mia.logIn("Mia", h.account("Mia")[0])
	idOf := func(name string) string {
		a, err := h.store.AccountByKey(t.Context(), account.NameKey(name))
		if err != nil {
			t.Fatal(err)
		}
		return a.Person
	}
	if err := h.store.SetAccountRoles(t.Context(), idOf("Mia"), []string{"moderator"}); err != nil {
		t.Fatal(err)
	}
	set, err := puzzles.Of("ki-shogi")
	if err != nil {
		t.Fatal(err)
	}
	l, id := learning.New(h.store, nil), set[3].ID
	if _, err := l.Record(t.Context(), idOf("Ann"), "ki-shogi", learning.Results{Tries: []learning.Try{{Puzzle: id, At: time.Now(), Day: 1}}}); err != nil {
		t.Fatal(err)
	}
	if p := mia.get("/moderation"); !p.has("Nothing was reported.") {
		t.Errorf("before the report:\n%s", p.text)
	}
	if err := l.Report(t.Context(), idOf("Ann"), "ki-shogi", id, store.FaultOtherSolution, "The Cho wins too."); err != nil {
		t.Fatal(err)
	}
	if p := ann.get("/moderation"); p.status != 403 {
		t.Errorf("without the role: %d", p.status)
	}
	if p := mia.get("/moderation"); !p.has("The Cho wins too.", "another turn is right too", "/puzzles/ki-shogi/"+id, "Ann") || p.has("Nothing was reported.") {
		t.Errorf("the report:\n%s", p.text)
	}
	if p := mia.press("Settle"); !p.has("Nothing was reported.") {
		t.Errorf("after it was settled:\n%s", p.text)
	}
	if p := mia.get("/me"); !p.has("ki-shogi/" + id) {
		t.Errorf("the audit does not name the puzzle:\n%s", p.text)
	}
}
