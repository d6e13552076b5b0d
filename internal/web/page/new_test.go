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

// A form for a match that was opened before its sender logged in does not rename the account, and one opened afterwards asks for no name.
func TestNewMatchRenamesNoAccount(t *testing.T) {
	h := newHarness(t)
	codes := h.account("Ann")
	b := h.browser()
	form := func() shownForm {
		t.Helper()
		for _, f := range b.get("/new?game=ki-shogi").forms {
			if f.action == "/new" {
				return f
			}
		}
		t.Fatal("there is no form")
		return shownForm{}
	}
	before := form()
	if _, ok := before.values["name"]; !ok {
		t.Error("a guest is not asked for a name")
	}
	b.logIn("Ann", codes[0])
	if p := b.send(before, "against", "link", "name", "Amber Assam"); !p.has("Ann") || p.has("Amber Assam") {
		t.Errorf("the match at %s:\n%s", p.url, p.text)
	}
	if _, ok := form().values["name"]; ok {
		t.Error("the owner of an account is asked for a name")
	}
}
