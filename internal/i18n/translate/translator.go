package translate

import "strings"

// Limits of the work for one answer.
const (
	// maxText is the longest text that is translated, in bytes without quotations. The
	// longest sentence of the rules has a quarter of it.
	maxText = 8_192
	// maxTexts is how many texts of one answer are translated. The answer with the most
	// has the picks of a turn, two texts each.
	maxTexts = 4_096
	// maxSteps bounds the work for one text. The longest sentence of the rules needs two
	// thirds of it when nothing is cached; it takes about 4 ms.
	maxSteps = 120_000
	// maxAnswer bounds the work for one answer. Any answer of the rules needs less when
	// nothing is cached.
	maxAnswer = 400_000
)

// Translator translates the texts of one answer. It has a budget of work for all of them:
// when that is used up, it returns the texts that are not in the cache in English. It is
// not safe for concurrent use.
type Translator struct {
	dictionary *Dictionary // nil for English
	texts      int         // how many more texts are translated
	steps      int         // how many more steps are done
}

// NewTranslator returns a translator for one answer.
func (t *Dictionary) NewTranslator() *Translator {
	return &Translator{dictionary: t, texts: maxTexts, steps: maxAnswer}
}

// Translate translates a text as [Dictionary.Translate] does.
func (r *Translator) Translate(text string) string {
	translation, _ := r.translate(text)
	return translation
}

// Join translates each clause and joins them to one sentence, separated by semicolons.
func (r *Translator) Join(clauses []string) string {
	parts := make([]string, len(clauses))
	for i, clause := range clauses {
		if i == 0 { // it has the capital of the sentence
			parts[i] = strings.TrimSuffix(r.Translate(wholeSentence(clause)), ".")
		} else {
			parts[i] = r.Translate(clause)
		}
	}
	return wholeSentence(strings.Join(parts, "; "))
}

// wholeSentence gives a clause its capital and its full stop.
func wholeSentence(clause string) string {
	if strings.HasSuffix(clause, ".") || strings.HasSuffix(clause, "?") {
		return capitalize(clause)
	}
	return capitalize(clause) + "."
}

// Steps returns how many steps have been done so far: the measure of the work.
func (r *Translator) Steps() int { return maxAnswer - r.steps }

func (r *Translator) translate(text string) (string, bool) {
	t := r.dictionary
	if t == nil || text == "" {
		return text, true
	}
	if r.texts--; r.texts < 0 {
		return text, false
	}
	m, values := t.entries.withoutPlaces(text)
	if len(m) > maxText {
		return text, false
	}
	translation, known := t.cache.get(m)
	if !known {
		var done bool
		if translation, done = r.read(m); !done {
			return text, false
		}
		t.cache.put(m, translation)
	}
	if translation != "" {
		return fillPlaces(translation, values), true
	}
	if len(values) > 0 { // an entry may take one apart: "0,0 to %d,%d"
		translation, known := t.cache.get(text)
		if !known {
			var done bool
			if translation, done = r.read(text); done {
				t.cache.put(text, translation)
			}
		}
		if translation != "" {
			return translation, true
		}
	}
	return text, false
}

// read translates a text that is not cached. It returns "" for a text that is not
// understood, or only with more than maxSteps; done is false if the rest of the budget has
// not sufficed to find out.
func (r *Translator) read(text string) (translation string, done bool) {
	given := min(r.steps, maxSteps)
	if given <= 0 {
		return "", false
	}
	reading := parse{translator: r.dictionary, steps: given}
	translation, ok := reading.sentences(text)
	r.steps -= given - max(reading.steps, 0)
	return translation, ok || reading.steps > 0 || given == maxSteps
}
