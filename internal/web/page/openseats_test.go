package page_test

import (
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/account"
)

// personOf returns the person with an account of this name.
func (h *harness) personOf(name string) string {
	h.t.Helper()
	found, err := h.store.AccountByKey(h.t.Context(), account.NameKey(name))
	if err != nil {
		h.t.Fatal(err)
	}
	return found.Person
}

// Neither of two people of whom one has blocked the other is offered the seat of the other; everybody else is.
func TestOpenSeatsOfBlocked(t *testing.T) {
	h := newHarness(t)
	people := map[string]*browser{}
	for _, name := range []string{"Ann", "Bob", "Eve"} {
		people[name] = h.browser()
		people[name].logIn(name, h.account(name)[0])
	}
	seats := map[string]string{}
	for _, name := range []string{"Ann", "Bob"} {
		people[name].get("/new?game=quaterno&against=open")
		seats[name] = people[name].press("Begin the game").url.Path
	}
	ann, bob := h.personOf("Ann"), h.personOf("Bob")
	if err := h.store.Block(t.Context(), store.Block{Person: ann, Other: bob}); err != nil {
		t.Fatal(err)
	}
	for reader, offered := range map[string]map[string]bool{"Ann": {}, "Bob": {}, "Eve": {"Ann": true, "Bob": true}} {
		for _, address := range []string{"/", "/lobby"} {
			text := people[reader].get(address).text
			for _, name := range []string{"Ann", "Bob"} {
				if got := strings.Contains(text, `action="`+seats[name]+`/sit"`); got != offered[name] {
					t.Errorf("%s is offered the seat of %s at %s: %v", reader, name, address, got)
				}
			}
		}
	}
}
