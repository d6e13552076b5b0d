package translate

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// hostile are texts that take long to read, of about a length.
func hostile(length int) map[string]string {
	repeat := func(separator string, piece func(i int) string) string {
		var b strings.Builder
		for i := 0; b.Len() < length; i++ {
			if i > 0 {
				b.WriteString(separator)
			}
			b.WriteString(piece(i))
		}
		return b.String()
	}
	return map[string]string{
		"fields":    repeat("; ", func(i int) string { return fmt.Sprintf("there is no field x%d: the fields are a, b and c", i) }),
		"sentences": repeat(". ", func(i int) string { return fmt.Sprintf("The game is over x%d", i) }),
		"lists":     repeat(" and ", func(i int) string { return fmt.Sprintf("Black's Cho on 1,%d, the Rose, where the Cho stands", i) }),
		"commas":    repeat(", ", func(i int) string { return "Rose" }),
		"known":     repeat("; ", func(i int) string { return "the game is over" }),
		"quotes":    repeat(" ", func(i int) string { return fmt.Sprintf(`"x%d" is no turn`, i) }),
		"parens":    strings.Repeat("(", length),
		"words":     repeat(" ", func(i int) string { return []string{"the", "of", "on", "to", "and", "is"}[i%6] }),
		"spaces":    strings.Repeat(" ", length),
		"numbers":   repeat(" ", func(i int) string { return fmt.Sprint(i) }),
	}
}

// The work for one text and for one answer is bounded, whatever the text is, and the
// rest stays in English.
func TestBudget(t *testing.T) {
	for _, length := range []int{100, 1000, 8000, 20000} {
		for name, text := range hostile(length) {
			de := newDictionary(german().entries).NewTranslator()
			if translation := de.Translate(text); translation == "" {
				t.Errorf("%s becomes nothing", name)
			}
			// A text is parsed with its values left open and, if that fails, as it is.
			if de.Steps() > 2*maxSteps {
				t.Errorf("%s of %d bytes: %d steps", name, length, de.Steps())
			}
			for i := range 50 {
				de.Translate(text + fmt.Sprint(" and some more ", i, "x"))
			}
			if de.Steps() > maxAnswer {
				t.Errorf("%s: %d steps for an answer", name, de.Steps())
			}
			used := de.Steps()
			if used < maxAnswer {
				continue
			}
			if unread := "Black's Cho steps from 1,0 to 1,-1."; de.Translate(unread) != unread || de.Steps() != used {
				t.Errorf("%s: the budget is used up, and work goes on", name)
			}
		}
	}
}

// The number of texts of an answer is bounded.
func TestTexts(t *testing.T) {
	de := german().NewTranslator()
	for range maxTexts {
		if de.Translate("the game is over") != "die Partie ist zu Ende" {
			t.Fatal("too few texts are translated")
		}
	}
	if de.Translate("the game is over") != "the game is over" {
		t.Error("too many texts are translated")
	}
}

// The largest answers are translated completely when nothing is cached: the whole view of a
// position, and the next picks.
func TestAnswersFitTheBudget(t *testing.T) {
	for _, rules := range germanGames(t) {
		r := rand.New(rand.NewPCG(15, 1))
		table, err := rules.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		for turn := range 40 {
			if turn%8 == 0 {
				checkAnswer(t, table)
			}
			if !randomTurn(table, r) {
				break
			}
		}
		checkAnswer(t, table)
	}
}

// checkAnswer translates the texts of a position with a translator that has an empty cache.
func checkAnswer(t *testing.T, table game.Game) {
	t.Helper()
	de := newDictionary(german().entries).NewTranslator()
	translate := func(text string) {
		if _, ok := de.translate(text); !ok {
			t.Errorf("%s: %q is not translated after %d steps", table.Rules().Name, text, de.Steps())
		}
	}
	view := table.Situation()
	for _, text := range append(view.Caption.Notes, view.Caption.Phase) {
		translate(text)
	}
	for _, piece := range view.Pieces {
		translate(piece.Name)
	}
	for _, reason := range table.ExplainOutcome() {
		translate(reason.Text)
	}
	picks, err := table.Picks(nil)
	if err != nil || len(picks.Next) == 0 {
		return // the game is over, or chance is to move
	}
	for _, pick := range picks.Next {
		translate(pick.Label)
		translate(pick.SpokenLabel)
	}
	second, err := table.Picks([]string{picks.Next[0].ID})
	if err != nil {
		t.Fatal(err)
	}
	for _, pick := range second.Next {
		translate(pick.Label)
		translate(pick.SpokenLabel)
	}
}

func randomTurn(table game.Game, r *rand.Rand) bool {
	for {
		m, ok := game.SampleMove(table, r)
		if !ok {
			return false
		}
		if table.Do(m); !table.MidTurn() {
			return !table.Outcome().Over()
		}
	}
}

// Quotations take no work once a sentence with some is cached.
func TestQuotations(t *testing.T) {
	de := newDictionary(german().entries)
	de.Translate(`there is no field "a": the fields are b, c`)
	for _, quoted := range []string{`"x1"`, `"; . and (("`, `"the game is over"`, `"\"\\"`} {
		r := de.NewTranslator()
		if got, want := r.Translate("there is no field "+quoted+": the fields are b, c"), "ein Feld "+quoted+" gibt es nicht: Die Felder sind b, c"; got != want {
			t.Errorf("it becomes %s, want %s", got, want)
		}
		if r.Steps() > 0 {
			t.Errorf("%s: %d steps", quoted, r.Steps())
		}
	}
}

// Clauses are translated one by one, and those that are not understood stay.
func TestJoin(t *testing.T) {
	clauses := []string{"the field a is missing", "no rule says this", "and 3 more"}
	if got, want := german().NewTranslator().Join(clauses), "Das Feld a fehlt; no rule says this; und noch 3."; got != want {
		t.Errorf("it becomes %s, want %s", got, want)
	}
	if got, want := (*Dictionary)(nil).NewTranslator().Join(clauses), "The field a is missing; no rule says this; and 3 more."; got != want {
		t.Errorf("in English it becomes %s, want %s", got, want)
	}
}

// A cache keeps the entries that are used, and no more than its bytes.
func TestCache(t *testing.T) {
	c := newCache[int](20 * (entryBytes + 8))
	c.put("kept", 1)
	for i := range 1000 {
		c.put(fmt.Sprintf("%08d", i), i)
		if v, ok := c.get("kept"); !ok || v != 1 {
			t.Fatalf("after %d others it is %d, %v", i+1, v, ok)
		}
	}
	if n := len(c.first) + len(c.old); n > 20 {
		t.Errorf("there are %d", n)
	}
	if _, ok := c.get("00000000"); ok {
		t.Error("nothing is dropped")
	}
}
