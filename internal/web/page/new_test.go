package page_test

import "testing"

// A form for a match that is sent twice makes one match, a form that is opened again another.
func TestNewMatchSentTwice(t *testing.T) {
	b := newHarness(t).browser()
	b.get("/me")
	form := func() shownForm {
		t.Helper()
		b.get("/new?game=ki-shogi")
		for _, f := range b.page.forms {
			if f.action == "/new" {
				if len(f.values.Get("id")) < 20 {
					t.Fatalf("the id of the form is %q", f.values.Get("id"))
				}
				return f
			}
		}
		t.Fatal("there is no form")
		return shownForm{}
	}
	f := form()
	first := b.send(f, "against", "link", "name", "Ann").url.Path
	if again := b.send(f, "against", "link", "name", "Ann").url.Path; again != first {
		t.Errorf("sent twice, the form made %s and %s", first, again)
	}
	if other := b.send(form(), "against", "link").url.Path; other == first {
		t.Errorf("another form made the same match %s", other)
	}
}
