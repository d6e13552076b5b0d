package page_test

import (
	"net/http"
	"strings"
	"testing"
)

// Without script, settings are sent and kept, and the language can be changed below every
// page, to come back to it.
func TestSettings(t *testing.T) {
	b := newHarness(t).browser()
	b.get("/rules/ki-shogi")
	if page := b.press("Deutsch", "lang", "de"); page.url.Path != "/rules/ki-shogi" || !strings.Contains(page.text, `<html lang="de"`) {
		t.Fatalf("the page does not speak German: %s\n%s", page.url, page.text[:200])
	}
	b.get("/settings")
	page := b.press("Einstellungen speichern", "theme", "dark", "motion", "none", "sounds", "")
	if page.status != http.StatusOK || !strings.Contains(page.text, `lang="de" data-theme="dark" data-motion="none"`) || !strings.Contains(page.text, `role="status"`) {
		t.Errorf("the settings are not kept:\n%s", page.text[:400])
	}
	form := shownForm{action: "/settings", values: map[string][]string{"lang": {"en"}, "back": {"//elsewhere.example/"}}}
	if page := b.send(form); page.url.Host != "tea.example" || page.url.Path != "/" {
		t.Errorf("the way back leads to %s", page.url)
	}
	form.values["theme"] = []string{"tea"}
	if page := b.send(form); page.status != http.StatusUnprocessableEntity {
		t.Errorf("a theme that there is not is answered %d", page.status)
	}
}

// An address can name the language: the page is in it, the cookie keeps it, and the switch below
// the page, which offers all others, leads back without it.
func TestLanguageInAddress(t *testing.T) {
	b := newHarness(t).browser()
	page := b.get("/rules?x=1&lang=es")
	for _, text := range []string{`<html lang="es"`, `value="/rules?x=1"`, `lang="en">English<`, `lang="de">Deutsch<`} {
		if !strings.Contains(page.text, text) {
			t.Errorf("the page has no %s", text)
		}
	}
	if strings.Contains(page.text, `lang="es">Español<`) {
		t.Error("the switch offers the language of the page")
	}
	if page := b.get("/settings"); !strings.Contains(page.text, `<html lang="es"`) || !strings.Contains(page.text, `value="es" checked>`) {
		t.Error("the language is not kept")
	}
	if page := b.get("/about?lang=fr"); !strings.Contains(page.text, `<html lang="es"`) {
		t.Error("a language that there is not is taken")
	}
	if page := b.get("/about?lang=en-XA"); !strings.Contains(page.text, `<html lang="es"`) {
		t.Error("the language for tests is offered to everybody")
	}
}
