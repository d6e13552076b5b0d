package linetext_test

import (
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"pgregory.net/rapid"

	"github.com/teahouse-games/teahouse/internal/service/linetext"
)

func TestCheck(t *testing.T) {
	for _, fine := range []string{
		"Ann", "Zoë (2) ♟", "お茶 を どうぞ", "e\u0301", "a  b", "a\u00a0b\u3000c", "Tiếng Việt", "שָׁלוֹם", "مرحبا", strings.Repeat("茶", 500),
		"👍", "👍🏽", "❤\ufe0f", "☕\ufe0e", "1\ufe0f\u20e3", "#\ufe0f\u20e3", "🇩🇪",
		"👨\u200d👩\u200d👧\u200d👦",                       // a family
		"👩🏽\u200d⚕\ufe0f",                              // a health worker
		"🏳\ufe0f\u200d🌈",                               // a flag
		"❤\ufe0f\u200d🔥",                               // a heart on fire
		"🐈\u200d⬛", "🙂\u200d↔\ufe0f", "⛓\ufe0f\u200d💥", // later ones
		"می\u200cخواهم",      // Persian
		"ශ\u0dca\u200dරී",    // Sinhala
		"क\u094d\u200cष",     // Hindi
		"葛\U000e0100",        // a variant of a Han character
		"\u1820\u180b\u1821", // of a Mongolian letter
	} {
		if fault, c := linetext.Check(fine); fault != linetext.None {
			t.Errorf("%q has the fault %d (%U)", fine, fault, c)
		}
	}
	for what, c := range map[string]struct {
		text  string
		fault linetext.Fault
		at    rune
	}{
		"nothing":                  {"", linetext.Empty, 0},
		"spaces":                   {" \u00a0\u3000", linetext.Empty, 0},
		"accents":                  {"\u0301\u0301", linetext.Empty, 0},
		"bytes":                    {"\xff\xfe", linetext.NotText, 0},
		"half a surrogate pair":    {"a\xed\xa0\x80", linetext.NotText, 0},
		"control":                  {"a\x00b", linetext.Hidden, 0},
		"a line break":             {"a\nb", linetext.Hidden, '\n'},
		"a line separator":         {"a\u2028b", linetext.Hidden, '\u2028'},
		"an escape":                {"\x1b[31mred", linetext.Hidden, '\x1b'},
		"override":                 {"\u202egnat", linetext.Hidden, '\u202e'},
		"embedding":                {"a\u202ab", linetext.Hidden, '\u202a'},
		"isolate":                  {"a\u2066b", linetext.Hidden, '\u2066'},
		"mark of direction":        {"a\u200fb", linetext.Hidden, '\u200f'},
		"mark of Arabic letters":   {"a\u061cb", linetext.Hidden, '\u061c'},
		"no width":                 {"\u200b", linetext.Hidden, '\u200b'},
		"no width, not a space":    {"a\ufeffb", linetext.Hidden, '\ufeff'},
		"soft hyphen":              {"a\u00adb", linetext.Hidden, '\u00ad'},
		"word joiner":              {"a\u2060b", linetext.Hidden, '\u2060'},
		"grapheme joiner":          {"a\u034fb", linetext.Hidden, '\u034f'},
		"a tag":                    {"a\U000e0041", linetext.Hidden, '\U000e0041'},
		"what was not read":        {"a\ufffd", linetext.Hidden, '\ufffd'},
		"filler":                   {"\u3164", linetext.Hidden, '\u3164'},
		"braille of nothing":       {"a\u2800", linetext.Hidden, '\u2800'},
		"private":                  {"\ue000", linetext.Hidden, '\ue000'},
		"joined to nothing":        {"a\u200d", linetext.Hidden, '\u200d'},
		"letters joined":           {"a\u200db", linetext.Hidden, '\u200d'},
		"an emoji and nothing":     {"👨\u200d", linetext.Hidden, '\u200d'},
		"nothing and an emoji":     {"\u200d👨", linetext.Hidden, '\u200d'},
		"an emoji and a letter":    {"👨\u200da", linetext.Hidden, '\u200d'},
		"joined twice":             {"👨\u200d\u200d👩", linetext.Hidden, '\u200d'},
		"a skin alone":             {"🏽\u200d👩", linetext.Hidden, '\u200d'},
		"parted letters":           {"a\u200cb", linetext.Hidden, '\u200c'},
		"parted at the end":        {"می\u200c", linetext.Hidden, '\u200c'},
		"a variant of a letter":    {"A\ufe0f", linetext.Hidden, '\ufe0f'},
		"a variant of nothing":     {"\ufe0f", linetext.Hidden, '\ufe0f'},
		"two variants":             {"❤\ufe0f\ufe0f", linetext.Hidden, '\ufe0f'},
		"hidden bytes in variants": {"a\U000e0150\U000e0151", linetext.Hidden, '\U000e0150'},
		"a tower":                  {"a" + strings.Repeat("\u0307\u0323", 4), linetext.Marks, '\u0323'},
	} {
		if fault, at := linetext.Check(c.text); fault != c.fault || at != c.at {
			t.Errorf("%s: %q has the fault %d (%U), want %d (%U)", what, c.text, fault, at, c.fault, c.at)
		}
	}
}

// TestNothingHidden: an accepted text has no character without a shape, except joiners
// between two others.
func TestNothingHidden(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.String().Draw(t, "text")
		if fault, _ := linetext.Check(text); fault != linetext.None {
			return
		}
		if !utf8.ValidString(text) || strings.TrimSpace(text) == "" {
			t.Fatalf("%q is taken", text)
		}
		for _, c := range text {
			if unicode.In(c, unicode.Cc, unicode.Cs, unicode.Co, unicode.Zl, unicode.Zp, unicode.Bidi_Control) ||
				unicode.Is(unicode.Cf, c) && c != '\u200c' && c != '\u200d' {
				t.Fatalf("%q is taken, with %U", text, c)
			}
		}
	})
}
