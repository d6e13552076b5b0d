package page_test

import (
	"errors"
	"net/http"
	"regexp"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// Without script a guest challenges the other player of a match, who declines it, and accepts the next one.
func TestChallengePages(t *testing.T) {
	h := newHarness(t)
	ann, bob, eve := h.browser(), h.browser(), h.browser()
	at := h.begin(ann, bob, "ki-shogi")
	ann.get(at + "/player/second")
	form := regexp.MustCompile(`/new\?to=[^"]+`).FindString(ann.page.text)
	if form == "" {
		t.Fatalf("the page about Bob has no link to challenge him:\n%s", ann.page.text)
	}
	if page := ann.get(form); !strings.Contains(page.text, "Which game do you want to play against") || !strings.Contains(page.text, "/new?game=quaterno&amp;to=") {
		t.Fatalf("the games to choose from:\n%s", page.text)
	}
	challenge := func() string {
		t.Helper()
		ann.get(form + "&game=quaterno")
		page := ann.press("Send the challenge", "clock", "2d")
		if !strings.Contains(page.text, "You have challenged") || !strings.Contains(page.text, "open for another 7 days") {
			t.Fatalf("Ann sees:\n%s", page.text)
		}
		return page.url.Path
	}
	declined := challenge()
	if page := eve.get(declined); strings.Contains(page.text, "/challenge/end") || strings.Contains(page.text, "/sit") || strings.Contains(eve.get("/lobby").text, declined) {
		t.Errorf("others can answer it:\n%s", page.text)
	}
	if page := bob.get("/games"); !strings.Contains(page.text, "challenges you") {
		t.Fatalf("the games of Bob:\n%s", page.text)
	}
	if page := bob.press("Decline"); strings.Contains(page.text, "challenges you") {
		t.Errorf("it was not declined:\n%s", page.text)
	}
	if page := ann.get(declined); !strings.Contains(page.text, "The challenge was declined.") {
		t.Errorf("Ann sees:\n%s", page.text)
	}
	if page := bob.get("/games"); strings.Contains(page.text, declined) {
		t.Errorf("a challenge that was declined is listed as a game:\n%s", page.text)
	}
	withdrawn := challenge()
	if page := bob.get("/"); !strings.Contains(page.text, withdrawn) {
		t.Errorf("the home page does not show the challenge:\n%s", page.text)
	}
	ann.get(withdrawn)
	ann.press("Withdraw")
	for name, reader := range map[string]*browser{"Ann": ann, "Bob": bob} {
		if page := reader.get(withdrawn); !strings.Contains(page.text, `<p class="said">The challenge was withdrawn or has expired.</p>`) {
			t.Errorf("%s reads about the challenge that was withdrawn:\n%s", name, page.text)
		}
		if page := reader.get("/games"); strings.Contains(page.text, withdrawn) || !strings.Contains(page.text, at) {
			t.Errorf("%s has the games:\n%s", name, page.text)
		}
	}
	accepted := challenge()
	bob.get(accepted)
	if page := bob.press("Accept"); page.url.Path != accepted || page.fields["mine"] != "true" || page.fields["status"] != "playing" {
		t.Errorf("Bob has no seat:\n%s", page.text)
	}
	if page := ann.get("/new?to=nobody&game=quaterno"); !strings.Contains(page.text, "There is no such person") || strings.Contains(page.text, "Send the challenge") {
		t.Errorf("nobody is challenged:\n%s", page.text)
	}
	ann.get(form + "&game=quaterno")
	bob.get("/me")
	bob.press("Save", "from", "nobody")
	bob.get("/me")
	if chosen := `<option value="nobody" selected>`; !strings.Contains(bob.page.text, chosen) || !strings.Contains(bob.page.text, `<option value="everybody">`) {
		t.Errorf("Bob takes challenges from:\n%s", bob.page.text)
	}
	for _, from := range []string{"", "friends"} { // which would have been everybody, or is unknown
		if page := bob.press("Save", "from", from); page.status != http.StatusUnprocessableEntity {
			t.Errorf("from %q is answered %d:\n%s", from, page.status, page.text)
		}
		bob.get("/me")
	}
	if page := ann.press("Send the challenge"); page.status != http.StatusForbidden || !strings.Contains(page.text, "takes no challenges now") {
		t.Errorf("the refusal is answered %d:\n%s", page.status, page.text)
	}
}

// Nobody is offered to challenge a person who would refuse them, whatever the reason is: the sentence is the same.
func TestNoChallengeOffered(t *testing.T) {
	h := newHarness(t)
	ann, eve := h.browser(), h.browser()
	ann.logIn("Ann", h.account("Ann")[0])
	h.account("Bob")
	id, me := h.personOf("Bob"), h.personOf("Ann")
	set := func(p store.ChallengePolicy) error {
		_, err := h.store.ChangePerson(t.Context(), id, func(stored *store.PersonRecord) { stored.Challenges = p })
		return err
	}
	const refusal = "Bob takes no challenges now"
	offered := func(b *browser, want bool) {
		t.Helper()
		if page := b.get("/@/Bob"); page.has(`href="/new?to=`+id) != want || page.has(refusal) == want {
			t.Errorf("the profile, want %v:\n%s", want, page.text)
		}
		for _, address := range []string{"/new?to=" + id, "/new?game=quaterno&to=" + id} {
			if page := b.get(address); page.has(`href="/@/Bob"`, refusal) == want || page.has("/new?game=skud&amp;to=") && !want || page.has("Send the challenge") && !want {
				t.Errorf("%s, want %v:\n%s", address, want, page.text)
			}
		}
	}
	offered(ann, true)
	offered(eve, true)
	for _, p := range []store.ChallengePolicy{store.ChallengedByNobody, store.ChallengedByFollowed} {
		if err := set(p); err != nil {
			t.Fatal(err)
		}
		offered(ann, false)
		offered(eve, false)
	}
	if err := errors.Join(set(store.ChallengedByAll), h.store.Block(t.Context(), store.Block{Person: id, Other: me})); err != nil {
		t.Fatal(err)
	}
	offered(ann, false)
	offered(eve, true)
	// A guest is not offered it on the page about a player either.
	zoe, joe := h.browser(), h.browser()
	at := h.begin(zoe, joe, "ki-shogi")
	joe.get("/me")
	joe.press("Save", "from", "nobody")
	if page := zoe.get(at + "/player/second"); page.has("/new?to=") || !page.has(refusal) {
		t.Errorf("the page about a player:\n%s", page.text)
	}
}
