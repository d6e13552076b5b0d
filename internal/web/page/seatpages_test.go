package page_test

import (
	"net/http"
	"strings"
	"testing"
)

// The key of an invitation is on the page of the inviting person alone, and serves once.
func TestInvitation(t *testing.T) {
	h := newHarness(t)
	ann, bob, eve := h.browser(), h.browser(), h.browser()
	ann.get("/new?game=skud-pai-sho&against=link")
	at := ann.press("Begin the game", "name", "Ann", "public", "yes").url.Path
	link := invitation(t, ann.page.text)
	key := strings.TrimPrefix(link, "/join/")
	for _, b := range []*browser{bob, eve} {
		for _, address := range []string{at, "/"} {
			if strings.Contains(b.get(address).text, key) {
				t.Fatalf("%s tells the key to others", address)
			}
		}
	}
	for range 3 { // looking at it changes nothing
		if page := eve.get(link); !strings.Contains(page.text, "Ann invites you") || page.status != http.StatusOK {
			t.Fatalf("the invitation says:\n%s", page.text)
		}
	}
	bob.get(link)
	if page := bob.press("Join the game", "name", "Bob"); page.url.Path != at || page.fields["mine"] != "true" {
		t.Fatalf("Bob has no seat:\n%s", page.text)
	}
	if page := eve.get(link); page.status != http.StatusGone {
		t.Errorf("a link that was used is answered %d:\n%s", page.status, page.text)
	}
	if strings.Contains(ann.get(at).text, key) {
		t.Error("the link is still shown")
	}
}

// A name that cannot be taken does not cost the invitation: the form comes back with it.
func TestInvitationToAnotherName(t *testing.T) {
	h := newHarness(t)
	ann, bob := h.browser(), h.browser()
	ann.get("/new?game=ki-shogi&against=link")
	at := ann.press("Begin the game").url.Path
	bob.get(invitation(t, ann.page.text))
	page := bob.press("Join the game", "name", "Bo\u200db")
	if page.status != http.StatusUnprocessableEntity || !strings.Contains(page.text, "invisible character") || !strings.Contains(page.text, "Bo\u200db") {
		t.Fatalf("the name is answered %d:\n%s", page.status, page.text)
	}
	if page = bob.press("Join the game", "name", "Bob"); page.url.Path != at || page.fields["mine"] != "true" {
		t.Errorf("Bob has no seat:\n%s", page.text)
	}
}

// A person who has lost the link can make another one; nobody else can.
func TestAnotherInvitation(t *testing.T) {
	h := newHarness(t)
	ann, eve := h.browser(), h.browser()
	ann.get("/new?game=quaterno&against=link")
	at := ann.press("Begin the game", "me", "second").url.Path
	first := invitation(t, ann.page.text)
	form := shownForm{action: at + "/invite", values: map[string][]string{"seat": {"first"}}}
	eve.get(at)
	if page := eve.send(form); page.status != http.StatusForbidden {
		t.Errorf("a stranger is answered %d:\n%s", page.status, page.text)
	}
	ann.send(form)
	if second := invitation(t, ann.page.text); second == first || ann.page.url.Path != at {
		t.Errorf("the link is %s, as before", second)
	}
	form.values["seat"] = []string{"third"}
	if page := ann.send(form); page.status != http.StatusUnprocessableEntity {
		t.Errorf("a third seat is answered %d:\n%s", page.status, page.text)
	}
}

// An open seat is listed, taken by the first person who comes, and then no more.
func TestOpenSeat(t *testing.T) {
	h := newHarness(t)
	ann, bob, eve := h.browser(), h.browser(), h.browser()
	ann.get("/new?game=kutai-pai-sho&against=open")
	at := ann.press("Begin the game", "name", "Ann").url.Path
	if page := bob.get("/"); !strings.Contains(page.text, at) || !strings.Contains(page.text, "Ann and an open seat") {
		t.Fatalf("the open seat is not listed:\n%s", page.text)
	}
	eve.get(at)
	bob.get(at)
	if page := bob.press("Join the game", "name", "Bob"); page.fields["status"] != "playing" {
		t.Fatalf("the match has not begun:\n%s", page.text)
	}
	if page := eve.press("Join the game"); page.status != http.StatusConflict || !strings.Contains(page.text, "Somebody sits there") {
		t.Errorf("who comes late is answered %d:\n%s", page.status, page.text)
	}
	if page := eve.get("/"); !strings.Contains(page.text, "Games to watch") || !strings.Contains(page.text, "Ann and Bob") {
		t.Errorf("the game is not to be watched:\n%s", page.text)
	}
	if page := ann.get("/"); !strings.Contains(page.text, "Your turn") {
		t.Errorf("Ann is not told that it is her turn:\n%s", page.text)
	}
}

// A seat moves to another browser with its key, by a form and not by the link alone.
func TestMoveSeat(t *testing.T) {
	m := newHarness(t).table("ki-shogi")
	other := m.browser()
	page := m.ann.press("Make the link")
	_, rest, ok := strings.Cut(page.text, `value="http://tea.example/seat/`)
	if !ok {
		t.Fatalf("there is no link:\n%s", page.text)
	}
	key, _, _ := strings.Cut(rest, `"`)
	other.get("/seat/" + key)
	if page := m.ann.get(m.at); page.fields["mine"] != "true" {
		t.Fatalf("looking at the link has moved the seat:\n%s", page.text)
	}
	if strings.Contains(m.ann.page.text, key) {
		t.Error("the key is on the page of the match")
	}
	if page := other.get("/join/" + key); page.status != http.StatusGone {
		t.Errorf("the key serves for something else too: %d", page.status)
	}
	other.get("/seat/" + key)
	if page := other.press("Continue here"); page.fields["mine"] != "true" {
		t.Fatalf("the seat has not moved:\n%s", page.text)
	}
	if page := m.ann.get(m.at); page.fields["mine"] != "false" {
		t.Errorf("it has not left:\n%s", page.text)
	}
}

// What is wrong with a form is shown above it, and what was filled in is still there.
func TestWrongForms(t *testing.T) {
	b := newHarness(t).browser()
	for _, tt := range []struct{ field, value, message string }{
		{"other", "ten minutes", "is not a clock"},
		{"option.field", "2x2", "valid values are"},
		{"name", strings.Repeat("n", 41), "at most 40 characters"},
	} {
		b.get("/new?game=ki-shogi&against=link")
		page := b.press("Begin the game", "clock", "other", "other", "5+3", tt.field, tt.value)
		if page.status != http.StatusUnprocessableEntity || !strings.Contains(page.text, tt.message) || !strings.Contains(page.text, `value="`+tt.value+`"`) {
			t.Errorf("%s=%s is answered %d:\n%s", tt.field, tt.value, page.status, page.text)
		}
	}
	b.get("/me")
	if page := b.press("name", "name", " "); page.status != http.StatusUnprocessableEntity || !strings.Contains(page.text, "1 to 40 characters") {
		t.Errorf("a name of nothing is answered %d:\n%s", page.status, page.text)
	}
}

// A browser can be forgotten.
func TestForget(t *testing.T) {
	b := newHarness(t).browser()
	b.get("/me")
	if page := b.press("Use this name", "name", "Ann"); !strings.Contains(page.text, `<a href="/me"><bdi>Ann</bdi>`) {
		t.Fatalf("Ann is not known:\n%s", page.text)
	}
	if page := b.press("Forget me here"); strings.Contains(page.text, "Ann") {
		t.Errorf("Ann is still known:\n%s", page.text)
	}
}
