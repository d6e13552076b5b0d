package page_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/games"
)

// Each game that has messages says in every language how long it takes and how hard it is to learn.
func TestGamesHaveFacts(t *testing.T) {
	h := newHarness(t)
	for _, rules := range games.All() {
		if rules.Messages == nil {
			continue
		}
		for _, id := range []string{"blurb", "duration", "difficulty"} {
			if !rules.Messages.Has(id) {
				t.Errorf("%s has no message %s", rules.Name, id)
			}
		}
	}
	for lang, want := range map[string]string{"en": "15 to 25 minutes · Easy to learn", "de": "15 bis 25 Minuten · Leicht zu lernen", "es": "De 15 a 25 minutos · Fácil de aprender"} {
		if page := h.browser().in(lang, "/"); !strings.Contains(page.text, want) {
			t.Errorf("%s: no card says %q", lang, want)
		}
	}
}

// Newcomers are advised at the top of the page; who has a match finds the advice behind the games.
func TestAdviceForNewcomers(t *testing.T) {
	b := newHarness(t).browser()
	order := func(text string) []int {
		return []int{strings.Index(text, "Which one first?"), strings.Index(text, `class="gamecard"`)}
	}
	if at := order(b.get("/").text); at[0] < 0 || !slices.IsSorted(at) {
		t.Errorf("the advice and the first card are at %v", at)
	}
	b.get("/new?game=ki-shogi&against=link")
	b.press("Begin the game")
	if at := order(b.get("/").text); at[1] < 0 || slices.IsSorted(at) {
		t.Errorf("with a match the advice and the first card are at %v", at)
	}
	for _, rules := range games.All() {
		if !strings.Contains(b.page.text, `href="/rules/`+rules.Name+`" aria-label="Learn `+rules.Title) {
			t.Errorf("the card of %s has no link to learn it", rules.Name)
		}
	}
}

// A person's matches are on a page of their own: those to go on with, and those to go through.
func TestOwnGames(t *testing.T) {
	h := newHarness(t)
	ann := h.browser()
	ann.get("/new?game=ki-shogi&against=link")
	waiting := ann.press("Begin the game").url.Path
	ann.get("/new?game=ki-shogi&against=link")
	unbegun := ann.press("Begin the game").url.Path
	ann.press("Yes, cancel the game")
	if page := ann.get(unbegun); !strings.Contains(page.text, "The game was cancelled") || strings.Contains(page.text, "had played") {
		t.Errorf("about a game whose seat nobody took Ann reads:\n%s", page.text)
	}
	over := h.begin(ann, h.browser(), "ki-shogi")
	ann.press("Yes, cancel the game")
	if !strings.Contains(ann.get("/").text, `<a href="/games">My games</a>`) {
		t.Error("no page leads there")
	}
	page := ann.get("/games")
	for _, link := range []string{`href="` + waiting + `" aria-label="Continue: Ki Shogi`, `href="` + over + `/0" aria-label="Review: Ki Shogi`, "The game was cancelled"} {
		if !strings.Contains(page.text, link) {
			t.Errorf("the page has no %s:\n%s", link, page.text)
		}
	}
	if strings.Contains(page.text, unbegun) {
		t.Errorf("a match that never began is listed as a game:\n%s", page.text)
	}
	if page := h.browser().get("/games"); strings.Contains(page.text, waiting) || !strings.Contains(page.text, "No game has been finished yet.") {
		t.Errorf("a stranger sees:\n%s", page.text)
	}
}

// People with an account are not told that none is needed.
func TestNoAccountIsNeeded(t *testing.T) {
	h := newHarness(t)
	ann := h.browser()
	ann.logIn("Ann", h.account("Ann")[0])
	lead := `<p class="lead">Play a friend, a stranger or the computer; live or by correspondence.`
	if !h.browser().get("/").has(lead + " No account is needed.</p>") {
		t.Error("a stranger is not told that no account is needed")
	}
	if p := ann.get("/"); !p.has(lead+"</p>", `<option value="3d">`, `<option value="14d">`) {
		t.Errorf("with an account:\n%s", p.text)
	}
}
