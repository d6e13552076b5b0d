package page_test

import (
	"io"
	"net/http"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/internal/service/store/memory"
)

// oldMatch is the address of a match that was begun before the rules of its game changed,
// in a house where they have.
func oldMatch(t *testing.T) (h *harness, at string) {
	t.Helper()
	var changed gamelist.Games
	for _, rules := range games.All() {
		now := *rules
		now.Version++
		changed = append(changed, &now)
	}
	return begunBefore(t, changed)
}

// begunBefore is a house with other games now, and the address of a match from before.
func begunBefore(t *testing.T, now gamelist.Games) (h *harness, at string) {
	t.Helper()
	kept := memory.New()
	before := harnessOf(t, kept, games.All())
	at = before.begin(before.browser(), before.browser(), "ki-shogi")
	return harnessOf(t, kept, now), at
}

// A match of a game that is not here any more is no fault of the service, and still a record.
func TestGameThatIsGone(t *testing.T) {
	h, at := begunBefore(t, games.All()[:1])
	b := h.browser()
	if page := b.get(at); page.status != http.StatusConflict || !strings.Contains(page.text, "ki-shogi is not played here any more") {
		t.Errorf("the match is answered %d:\n%s", page.status, page.text)
	}
	for _, path := range []string{"/", "/me"} {
		if page := b.get(path); page.status != http.StatusOK {
			t.Errorf("%s is answered %d", path, page.status)
		}
	}
	answer, err := b.Get(b.at(at + "/record"))
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close() //nolint:errcheck // it is in memory
	if text, _ := io.ReadAll(answer.Body); answer.StatusCode != http.StatusOK || !strings.Contains(string(text), "Game: ki-shogi") {
		t.Errorf("the record is answered %d %s", answer.StatusCode, text)
	}
}

// A match whose rules have changed since can be read; no script of a board takes it over.
func TestOldMatch(t *testing.T) {
	h, at := oldMatch(t)
	b := h.browser()
	for _, path := range []string{at, at + "/0"} {
		page := b.get(path)
		if page.status != http.StatusOK && path == at {
			t.Errorf("%s: %d", path, page.status)
		}
		for _, kind := range []string{"match", "review", "embed"} {
			if strings.Contains(page.text, `"page":"`+kind+`"`) {
				t.Errorf("%s is taken over as a %s", path, kind)
			}
		}
		if path == at && (!strings.Contains(page.text, "The rules have changed since") || len(page.turns) > 0) {
			t.Errorf("the page is\n%s", page.text)
		}
	}
}
