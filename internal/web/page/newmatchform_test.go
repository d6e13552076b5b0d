package page_test

import (
	"html"
	"net/http"
	"strings"
	"testing"
)

// A match for anyone is in the list, unless its maker asks for none.
func TestMatchForAnyoneIsListed(t *testing.T) {
	h := newHarness(t)
	ann, eve := h.browser(), h.browser()
	ann.get("/new?game=ki-shogi")
	listed := ann.press("Begin the game", "against", "open").url.Path
	ann.get("/new?game=ki-shogi")
	private := ann.press("Begin the game", "against", "open", "private", "yes").url.Path
	ann.get("/new?game=ki-shogi")
	friend := ann.press("Begin the game", "against", "link").url.Path
	page := eve.get("/")
	for at, want := range map[string]bool{listed: true, private: false, friend: false} {
		if strings.Contains(page.text, at) != want {
			t.Errorf("%s is listed: %t, want %t", at, !want, want)
		}
	}
}

// A clock that is written counts, whichever is chosen above it; of spaces nothing counts.
func TestWrittenClockCounts(t *testing.T) {
	b := newHarness(t).browser()
	for other, want := range map[string]string{"1+1": "1 min + 1 s a turn", "  ": "No clock"} {
		b.get("/new?game=ki-shogi&against=link")
		if page := b.press("Begin the game", "clock", "none", "other", other); !strings.Contains(html.UnescapeString(page.text), want) {
			t.Errorf("the match with the clock %q does not say %q:\n%s", other, want, page.text)
		}
	}
}

// The form offers no game against the computer for both seats, and one that is sent is refused.
func TestComputerAgainstBoth(t *testing.T) {
	b := newHarness(t).browser()
	page := b.get("/new?game=ki-shogi")
	if strings.Contains(page.text, `name="me" value="both"`) {
		t.Error("both seats can be chosen next to an opponent")
	}
	page = b.press("Begin the game", "against", "computer", "me", "both")
	if page.status != http.StatusUnprocessableEntity || !strings.Contains(page.text, "You cannot play both sides against the computer.") {
		t.Errorf("the form is answered %d:\n%s", page.status, page.text)
	}
	if page = b.press("Begin the game", "against", "self"); page.fields["mine"] != "true" || page.fields["status"] != "playing" {
		t.Errorf("there is no match of one person:\n%s", page.text)
	}
}

// Without script the page of a game against the computer says first that it needs one.
func TestNoticeWithoutScript(t *testing.T) {
	page := newHarness(t).browser().get("/play/skud-pai-sho")
	notice, board := strings.Index(page.text, `/new?game=skud-pai-sho&amp;against=computer`), strings.Index(page.text, `class="board"`)
	if notice < 0 || board < notice {
		t.Errorf("the notice is at %d, the board at %d", notice, board)
	}
}

// A match that is called off before anybody came shows no clocks.
func TestNoClocksWithoutAGame(t *testing.T) {
	b := newHarness(t).browser()
	b.get("/new?game=ki-shogi&against=open")
	if page := b.press("Begin the game", "clock", "5+5"); !strings.Contains(page.text, `role="timer"`) {
		t.Fatalf("there is no clock:\n%s", page.text)
	}
	if page := b.press("Yes, cancel the game"); page.fields["status"] != "over" || strings.Contains(page.text, `role="timer"`) {
		t.Errorf("there is a clock, or the match goes on:\n%s", page.text)
	}
}

// The page that an installed site shows does not blame the device, and offers to try again.
func TestNoAnswerOfTheServer(t *testing.T) {
	page := newHarness(t).browser().get("/offline")
	if !strings.Contains(page.text, ">The server does not answer.") || !strings.Contains(page.text, `data-offline="This device is offline.`) ||
		!strings.Contains(page.text, "Retry now") {
		t.Errorf("the page says:\n%s", page.text)
	}
}

// A player reads that the chat is not between the two alone.
func TestChatIsPublic(t *testing.T) {
	m := newHarness(t).table("ki-shogi")
	if page := m.ann.get(m.at); !strings.Contains(page.text, "Everybody who watches the game can read this.") {
		t.Errorf("the page says nothing:\n%s", page.text)
	}
}

// “Find an opponent” seats the reader with somebody who waits for the same, and nobody with
// themselves or at another clock.
func TestFindOpponent(t *testing.T) {
	h := newHarness(t)
	ann, bob, eve := h.browser(), h.browser(), h.browser()
	find := func(b *browser, game, clock string) string {
		b.get("/")
		return b.press("Find an opponent", "game", game, "clock", clock).url.Path
	}
	first := find(ann, "ki-shogi", "5+5")
	if again := find(ann, "ki-shogi", "5+5"); again == first {
		t.Error("Ann plays herself")
	}
	if other := find(eve, "ki-shogi", "15+10"); other == first {
		t.Error("Eve plays at another clock")
	}
	at := find(bob, "ki-shogi", "5+5")
	if bob.page.fields["status"] != "playing" {
		t.Errorf("%s does not begin:\n%s", at, bob.page.text)
	}
}

// German says one thing by one name, and nothing of it in English.
func TestOneNameForSpeeds(t *testing.T) {
	h := newHarness(t)
	b := h.browser()
	for path, want := range map[string]string{"/lobby": `<option value="days">Fernpartie</option>`, "/new?game=ki-shogi": "Ohne Uhr wird sie als Fernpartie gewertet, und wer 30 Tage lang wegbleibt"} {
		if p := b.in("de", path); !p.has(want) || strings.Contains(p.text, "Über Tage") {
			t.Errorf("%s:\n%s", path, p.text)
		}
	}
}
