package account_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
)

// A guest becomes the owner of an account and stays the same person.
func TestGuestMakesAccount(t *testing.T) {
	s := newSite(t)
	s.addGuest(t, "p1", "Jade Oolong")
	a, err := s.CreateAccount(t.Context(), "p1", "  Ann   Lee ")
	if err != nil || a.Person != "p1" || a.Name != "Ann Lee" {
		t.Fatalf("%+v, %v", a, err)
	}
	if p, err := s.store.Person(t.Context(), "p1"); p.Name != "Ann Lee" || err != nil {
		t.Errorf("%+v, %v", p, err)
	}
	if _, err := s.CreateAccount(t.Context(), "p1", "Another"); !errors.Is(err, store.ErrHasAccount) {
		t.Errorf("a second account: %v", err)
	}
}

// A name is refused that is taken, looks like another one, is the computer's or the site's, or has no letter.
func TestRefusedNames(t *testing.T) {
	s := newSite(t)
	s.addPerson(t, "p1", "Paul")
	s.addGuest(t, "p2", "Jade Oolong")
	for name, why := range map[string]string{
		"Paul": "has this name", "PauI": "has this name", "p a u l": "has this name", "раul": "has this name",
		"Admin": "run the site", "Teahоuse": "run the site", "M O D": "run the site",
		"Computer (level 8)": "for computers", "♥": "letter or a digit", "": "this one has none", strings.Repeat("n", 41): "has more",
		strings.Repeat("\ufdfa", 18): "17 characters",
	} {
		_, err := s.CreateAccount(t.Context(), "p2", name)
		if refused, ok := errors.AsType[*identity.NameError](err); !ok || !strings.Contains(refused.Error(), why) {
			t.Errorf("%s: %v, want one with %q", name, err, why)
		}
	}
	if _, err := s.store.Account(t.Context(), "p2"); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("an account was made: %v", err)
	}
}
