package page_test

import "testing"

// Everybody sees for which ratings a seat is: in the lists and on the page of the match, also the player who has opened it.
func TestLimitsOfSeatsAreShown(t *testing.T) {
	h := newHarness(t)
	ann, guest := h.browser(), h.browser()
	ann.logIn("Ann", h.account("Ann")[0])
	ann.get("/new?game=ki-shogi&against=open&rated=rated&clock=3d&range=100")
	owned := ann.press("Begin the game")
	if limits := "For ratings from 1400 to 1600"; !owned.has(limits) || owned.has("open to everybody") {
		t.Errorf("the player who has opened the seat reads\n%s", owned.text)
	} else {
		for _, page := range []string{"/", "/lobby", owned.url.Path} {
			if p := guest.get(page); !p.has(limits) {
				t.Errorf("%s does not say for whom the seat is:\n%s", page, p.text)
			}
		}
	}
	if p := guest.get("/"); !p.has("Find an opponent") {
		t.Errorf("the card of the game offers the rated seat:\n%s", p.text)
	}
}
