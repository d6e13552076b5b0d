package translate

import (
	"slices"
	"strconv"
	"strings"
)

// pattern is an English text or format with its translation.
type pattern struct {
	english string
	parts   []string // the English between the slots
	weight  int      // how much of it is no slot
	rank    int      // its place in the order in which patterns are tried
	plain   template
	forms   map[string]template // by the article that names the form; an entry with forms is a noun
	nouns   []bool              // which slots ask for an article
	raw     []bool              // which slots take any text, as it is

	file string
	line int
}

// template is a translation: pieces, each but the last followed by a slot.
type template []templatePart

type templatePart struct {
	text    string
	slot    int    // the slot after the text, -1 for none
	ask     string // the form asked of it
	same    bool   // the form asked of the whole
	capital bool   // with a capital at the beginning
	raw     bool   // any text, as it is
}

// articleForms name the forms: nominative, accusative, dative and genitive, definite,
// indefinite and negative.
var articleForms = [...]string{"der", "den", "dem", "des", "ein", "einen", "einem", "kein", "keinen", "keinem"}

// declined are the articles of nouns.
var declined = map[string][len(articleForms)]string{
	"der":  {"der", "den", "dem", "des", "ein", "einen", "einem", "kein", "keinen", "keinem"},
	"die":  {"die", "die", "der", "der", "eine", "eine", "einer", "keine", "keine", "keiner"},
	"das":  {"das", "das", "dem", "des", "ein", "ein", "einem", "kein", "kein", "keinem"},
	"die+": {"die", "die", "den", "der", "", "", "", "keine", "keine", "keinen"},
}

// newEntry reads the lines of an entry; wrong describes a mistake in them.
func newEntry(lines []string) (e *pattern, wrong string) {
	e = &pattern{english: lines[0], parts: cutFormat(lines[0]), forms: map[string]template{}}
	for i, part := range e.parts {
		e.weight += len(part)
		if part == "" && i > 0 && i < len(e.parts)-1 {
			return e, "two slots touch each other"
		}
	}
	if e.weight == 0 {
		return e, "nothing but slots"
	}
	if len(lines) == 1 {
		lines = append(lines, lines[0])
	}
	if e.plain, wrong = newForm(lines[1], len(e.parts)-1); wrong != "" {
		return e, wrong
	}
	for _, line := range lines[2:] {
		if noun, ok := declined[line]; ok {
			for i, name := range articleForms {
				if _, defined := e.forms[name]; !defined {
					e.forms[name] = append(template{{text: strings.TrimLeft(noun[i]+" ", " "), slot: -1}}, e.plain...)
				}
			}
			continue
		}
		name, text, ok := strings.Cut(line, ": ")
		if !ok || !slices.Contains(articleForms[:], name) {
			return e, "no form begins like " + strconv.Quote(line)
		}
		if e.forms[name], wrong = newForm(text, len(e.parts)-1); wrong != "" {
			return e, wrong
		}
	}
	e.nouns, e.raw = make([]bool, len(e.parts)-1), make([]bool, len(e.parts)-1)
	for _, p := range e.plain {
		switch {
		case p.raw:
			e.raw[p.slot] = true
		case p.ask != "":
			e.nouns[p.slot] = true
		}
	}
	return e, ""
}

// key returns the English without the names of verbs, which do not matter.
func (e *pattern) key() string { return strings.Join(e.parts, "%s") }

func (e *pattern) sameForms(other *pattern) bool {
	if !slices.Equal(e.plain, other.plain) || len(e.forms) != len(other.forms) {
		return false
	}
	for name, f := range e.forms {
		if !slices.Equal(f, other.forms[name]) {
			return false
		}
	}
	return true
}

// requiredWords returns the words that every text of a pattern has.
func (e *pattern) requiredWords() (words []string) {
	for i, part := range e.parts {
		start := -1
		for at := 0; at <= len(part); at++ {
			if at < len(part) && isLetter(part[at]) {
				if start < 0 {
					start = at
				}
				continue
			}
			// A word that touches a slot is perhaps not all of a word of the text.
			if start >= 0 && (start > 0 || i == 0) && (at < len(part) || i == len(e.parts)-1) {
				words = append(words, strings.ToLower(part[start:at]))
			}
			start = -1
		}
	}
	return words
}

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }

// cutFormat cuts a format at its verbs.
func cutFormat(format string) (parts []string) {
	var part strings.Builder
	for i := 0; i < len(format); i++ {
		switch {
		case format[i] != '%' || i+1 == len(format):
			part.WriteByte(format[i])
		case format[i+1] == '%':
			part.WriteByte('%')
			i++
		default:
			for i++; i+1 < len(format) && !isLetter(format[i]); i++ {
			}
			parts = append(parts, part.String())
			part.Reset()
		}
	}
	return append(parts, part.String())
}

// newForm reads a translation for a pattern with n slots.
func newForm(text string, n int) (f template, wrong string) {
	used := make([]bool, n)
	for {
		before, rest, ok := strings.Cut(text, "%[")
		if strings.Contains(before, "%") {
			return nil, "a % that begins no slot such as %[1]s"
		}
		if !ok {
			for i := range used {
				if !used[i] {
					return nil, "the translation lacks the value " + strconv.Itoa(i+1)
				}
			}
			return append(f, templatePart{text: before, slot: -1}), ""
		}
		slot, after, closed := strings.Cut(rest, "]s")
		number, ask, asks := strings.Cut(slot, ":")
		i, err := strconv.Atoi(number)
		switch {
		case !closed || err != nil:
			return nil, "a slot is written like %[1]s or %[1:dem]s"
		case i < 1 || i > n:
			return nil, "the English has no value " + number
		}
		p := templatePart{text: before, slot: i - 1, ask: strings.ToLower(ask), same: !asks}
		if p.capital = ask != p.ask; ask == "^" {
			p.capital, p.ask = true, ""
		}
		if p.raw = ask == "="; p.raw {
			p.ask = ""
		}
		if p.ask != "" && ask != "-" && !slices.Contains(articleForms[:], p.ask) {
			return nil, "no form is called " + ask
		}
		used[i-1] = true
		if ask == "-" {
			f = append(f, templatePart{text: before, slot: -1})
		} else {
			f = append(f, p)
		}
		text = after
	}
}
