package page_test

import (
	"strings"
	"testing"
)

// A match that is begun without a change of the form is against level 3; the form offers eight
// levels, and a match says which one it is.
func TestLevels(t *testing.T) {
	h := newHarness(t)
	for lang, sentence := range map[string][]string{
		"en": {"Level 1: for first games", "Level 2<", "Level 3: for newcomers", "Level 8: the strongest", "Computer (level 3)", "Computer (level 7)"},
		"de": {"Stufe 1: für die ersten Partien", "Stufe 2<", "Stufe 3: für den Anfang", "Stufe 8: die stärkste", "Computer (Stufe 3)", "Computer (Stufe 7)"},
	} {
		b := h.browser()
		page := b.in(lang, "/new?game=ki-shogi")
		for _, text := range sentence[:4] {
			if !strings.Contains(page.text, text) {
				t.Errorf("%s: the form does not say %q", lang, text)
			}
		}
		if strings.Contains(page.text, `value="random"`) || strings.Contains(page.text, `value="greedy"`) {
			t.Errorf("%s: the form offers what nobody can compare", lang)
		}
		for i, fields := range [][]string{nil, {"level", "7"}} {
			b.in(lang, "/new?game=ki-shogi")
			match := b.press(buttonOf(t, b), fields...)
			if text := b.in(lang, match.url.Path).text; !strings.Contains(text, sentence[4+i]) {
				t.Errorf("%s: the match with %v does not say %q", lang, fields, sentence[4+i])
			}
		}
	}
}

// What old addresses and programs call a computer is still one.
func TestSimpleOpponents(t *testing.T) {
	b := newHarness(t).browser()
	b.get("/new?game=quaterno")
	match := b.press(buttonOf(t, b), "level", "greedy")
	if text := b.get(match.url.Path).text; !strings.Contains(text, "Computer (medium)") {
		t.Errorf("there is no such match:\n%s", text)
	}
}

// buttonOf is what the button of the form for a match says.
func buttonOf(t *testing.T, b *browser) string {
	t.Helper()
	for _, f := range b.page.forms {
		if f.action == "/new" {
			lines := strings.Split(strings.TrimSpace(f.text), "\n")
			return strings.TrimSpace(lines[len(lines)-1])
		}
	}
	t.Fatalf("%s has no form for a match", b.page.url)
	return ""
}
