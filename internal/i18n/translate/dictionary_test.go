package translate

import (
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
)

// TestFiles: no entry is wrong.
func TestFiles(t *testing.T) {
	_, problems := readPatterns(germanFiles())
	for _, p := range problems {
		t.Error(p)
	}
}

func TestTranslate(t *testing.T) {
	de := For("de")
	for _, test := range []struct{ english, german string }{
		{"", ""},
		{"Black's Cho steps from 1,0 to 1,-1 and turns to Hi.", "Der schwarze Cho geht von 1,0 nach 1,-1 und wird zu Hi."},
		{"White's Cho on 2,0 captures Black's Kaku on 1,0 and becomes Ou.", "Der weiße Cho auf 2,0 schlägt den schwarzen Kaku auf 1,0 und wird zu Ou."},
		{"the game is over", "die Partie ist zu Ende"},
		{"The game is over. White wins: Black has no legal turn, although Black's Gyoku on 1,-1 is not attacked",
			"Die Partie ist zu Ende. Weiß gewinnt: Schwarz hat keinen erlaubten Zug, obwohl der schwarze Gyoku auf 1,-1 nicht angegriffen ist"},
		{"The Gyoku cannot step to 2,2: Black's Cho on 2,1 and Black's Hon on 1,1 would attack it there.",
			"Der Gyoku kann nicht nach 2,2 gehen: Dort würde er vom schwarzen Cho auf 2,1 und dem schwarzen Hon auf 1,1 angegriffen."},
		{"Guest plants a Rose in the south gate 0,-8, where it grows.", "Der Gast pflanzt eine Rose ins Südgatter 0,-8, als wachsende Blume."},
		{"Guest now has 2 Harmonies instead of 1.", "Der Gast hat jetzt 2 Harmonien statt 1."},
		{"White Jade from the hand", "Weiße Jade aus der Hand"},
		{"This is nothing the rules say.", "This is nothing the rules say."},
		{"Black places the Gyoku on the mantelpiece.", "Black places the Gyoku on the mantelpiece."},
	} {
		if got := de.Translate(test.english); got != test.german {
			t.Errorf("%q becomes\n%q, want\n%q", test.english, got, test.german)
		}
	}
	var none *Dictionary
	if got := none.Translate("Black places the Gyoku on 0,0."); got != "Black places the Gyoku on 0,0." || !none.Covers("anything") {
		t.Errorf("without a tongue the text becomes %q", got)
	}
	if For("en") != nil || For("") != nil {
		t.Error("English is translated")
	}
	if de.Covers("Black places the Gyoku on the mantelpiece.") {
		t.Error("nonsense is understood")
	}
}

// TestEntries: mistakes in a file are reported with their line.
func TestEntries(t *testing.T) {
	for _, test := range []struct{ text, wrong string }{
		{"a\nb", ""},
		{"%s on %s\n%[1]s auf %[2:dem]s", ""},
		{"Rose\nRose\ndie", ""},
		{"# nothing", ""},
		{"%s%s x\n%[1]s %[2]s", "two slots touch each other"},
		{"%s\n%[1]s", "nothing but slots"},
		{"%s on\nauf", "lacks the value 1"},
		{"%s on\n%[1:dat]s auf", "no form is called dat"},
		{"%s on\n%[2]s auf", "has no value 2"},
		{"%s on\n%s auf", "begins no slot"},
		{"Rose\nRose\ndei", "no form begins like"},
		{"x\na\n\nx\nb", "has another translation"},
		{"x\na\n\nx\na", ""},
	} {
		_, problems := readPatterns([]patternFile{{"x.txt", test.text}})
		switch {
		case test.wrong == "" && len(problems) > 0:
			t.Errorf("%q: %v", test.text, problems)
		case test.wrong != "" && (len(problems) != 1 || !strings.Contains(problems[0].Error(), test.wrong)):
			t.Errorf("%q: %v, want %s", test.text, problems, test.wrong)
		}
	}
}

// TestAtOnce: a dictionary is safe for concurrent use, and the order of the texts makes
// no difference.
func TestAtOnce(t *testing.T) {
	texts := everything(t, games.All()[0], 1)
	texts = texts[:min(len(texts), 2000)]
	want := make([]string, len(texts))
	alone := newDictionary(german().entries)
	for i := range slices.Backward(texts) {
		want[i] = alone.Translate(texts[i])
	}
	de := newDictionary(german().entries)
	var group sync.WaitGroup
	for range 4 {
		group.Go(func() {
			for i, text := range texts {
				if got := de.Translate(text); got != want[i] {
					t.Errorf("%q becomes %q and %q", text, got, want[i])
				}
			}
		})
	}
	group.Wait()
}

// TestPatterns: a text that is parsed with its places left open has the same translation as the
// text itself.
func TestPatterns(t *testing.T) {
	for _, test := range []struct{ text, pattern string }{
		{"from -1,0 to 0,-12, beside j11.", "from \x010\x02 to \x011\x02, beside \x012\x02."},
		{"18, 3 of 1,2,3 and e4x, j10-j14", "18, 3 of 1,2,3 and e4x, j10-j14"},
	} {
		if got, places := german().entries.withoutPlaces(test.text); got != test.pattern || fillPlaces(got, places) != test.text {
			t.Errorf("%q has the mould %q and becomes %q", test.text, got, fillPlaces(got, places))
		}
	}
	for _, rules := range germanGames(t) {
		de, plain := newDictionary(german().entries), newDictionary(german().entries)
		for _, text := range sample(t, rules, 3000) {
			got, understood := de.NewTranslator().translate(text)
			want, ok := (&parse{translator: plain, steps: maxSteps}).sentences(text)
			if !ok {
				want = text
			}
			if got != want || understood != ok {
				t.Errorf("%q becomes\n%q, want\n%q", text, got, want)
			}
		}
	}
}

// TestForeign: a long text that is no sentence of the rules costs little.
func TestForeign(t *testing.T) {
	de := newDictionary(german().entries)
	text := strings.Repeat("Black's Gyoku on 0,0 and the Rose on 1,1, where the Cho stands; ", 200)
	if de.Covers(text) {
		t.Error("nonsense is understood")
	}
}

// BenchmarkTranslate is 1,000 sentences of a game, met for the first time.
func BenchmarkTranslate(b *testing.B) {
	for _, rules := range germanGames(b) {
		b.Run(rules.Name, func(b *testing.B) {
			texts := sample(b, rules, 1000)
			for b.Loop() {
				de := newDictionary(german().entries)
				for _, text := range texts {
					de.Translate(text)
				}
			}
		})
	}
}

func sample(t testing.TB, rules *game.Rules, n int) (texts []string) {
	all := everything(t, rules, 1)
	for i := 0; i < len(all); i += max(1, len(all)/n) {
		texts = append(texts, all[i])
	}
	return texts[:min(n, len(texts))]
}

// TestNotationStays: notation that a player types is not translated, whatever words it
// has.
func TestNotationStays(t *testing.T) {
	for english, want := range map[string]string{
		`"x" names no tile; a turn is, for instance, "pass"`:                                         `"x" nennt keinen Spielstein; ein Zug ist zum Beispiel "pass"`,
		`"x" is neither a tile nor a point; a turn is, for instance, pass`:                           `"x" ist weder ein Spielstein noch ein Punkt; ein Zug ist zum Beispiel pass`,
		"more than one Lily can go to k4: Lily from e4 to k4; Lily from n4 to k4":                    "nach k4 kann mehr als eine Lilie ziehen: Lily from e4 to k4; Lily from n4 to k4",
		`"Soldier" fits 8 turns: Soldier to -3,4; Soldier to -2,4; and 6 more`:                       `"Soldier" passt zu 8 Zügen: Soldier to -3,4; Soldier to -2,4; und noch 6`,
		`line 2, column 1: there is no mark "#": the marks are !, ?`:                                 `Zeile 2, Spalte 1: Ein Zeichen "#" gibt es nicht: Die Zeichen sind !, ?`,
		"option target=x of kutai-pai-sho: valid values are 3 to 60":                                 "Option target=x von kutai-pai-sho: Gültige Werte sind 3 bis 60",
		"option field=x of ki-shogi: valid values are open, WxH with W and H from 5 to 64, e.g. 7x7": "Option field=x von ki-shogi: Gültige Werte sind open oder BxH mit B und H von 5 bis 64, z. B. 7x7",
	} {
		if got := For("de").Translate(english); got != want {
			t.Errorf("%s\nis %s,\nwant %s", english, got, want)
		}
	}
}
