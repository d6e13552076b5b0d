package messagetest

import (
	"fmt"
	"io/fs"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"

	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/message/fluent"
)

// Check tests the catalogues of a package, one file for each language: en.ftl, de.ftl … The
// messages of the packages in others may be used in them.
func Check(t *testing.T, c *message.Catalogue, files fs.FS, others ...fs.FS) {
	t.Helper()
	names, err := fs.Glob(files, "*.ftl")
	if err != nil {
		t.Fatal(err)
	}
	var tags []string
	for _, name := range names {
		tags = append(tags, strings.TrimSuffix(path.Base(name), ".ftl"))
	}
	if !slices.Contains(tags, "en") {
		t.Fatal("there is no en.ftl")
	}
	for _, tag := range tags {
		texts := []string{read(t, files, tag)}
		for _, other := range others {
			texts = append(texts, read(t, other, tag))
		}
		for _, fault := range Faults(c.Prefix, tag, c.English(), texts...) {
			t.Errorf("%s.ftl: %s", tag, fault)
		}
	}
}

// Language returns a language for tests, from the files of several packages.
func Language(t testing.TB, tag string, packages ...fs.FS) *message.Language {
	t.Helper()
	var texts []string
	for _, files := range packages {
		texts = append(texts, read(t, files, tag))
	}
	l, err := message.NewLanguage(tag, texts...)
	if err != nil {
		t.Fatalf("%s.ftl: %v", tag, err)
	}
	return l
}

func read(t testing.TB, files fs.FS, tag string) string {
	t.Helper()
	text, err := fs.ReadFile(files, tag+".ftl")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// Faults lists what is wrong with a catalogue, the first of texts, compared with its English one.
// Without a prefix identifiers may begin with anything.
func Faults(prefix, tag, english string, texts ...string) (faults []string) {
	fault := func(format string, args ...any) { faults = append(faults, fmt.Sprintf(format, args...)) }
	source, errs := fluent.Parse(english)
	for _, err := range errs {
		fault("English: %v", err)
	}
	translation, errs := fluent.Parse(texts[0])
	for _, err := range errs {
		fault("%v", err)
	}
	l, err := message.NewLanguage(tag, texts...)
	if err != nil {
		fault("%v", err)
		return faults
	}
	translated := map[string]*fluent.Message{}
	for _, m := range translation.Messages {
		translated[m.ID] = m
	}
	for _, m := range source.Messages {
		if prefix != "" && !strings.HasPrefix(m.ID, prefix+"-") {
			fault("%s does not begin with %s-", m.ID, prefix)
		}
		other, ok := translated[m.ID]
		if !ok {
			fault("%s is missing", m.ID)
			continue
		}
		delete(translated, m.ID)
		want, got := variables(m.Value), variables(other.Value)
		for name := range want {
			if !got[name] && declared(m, name) {
				fault("%s does not use $%s", m.ID, name)
			}
		}
		for name := range got {
			if !want[name] && declaredAnywhere(source, name) && !option(m, name) {
				fault("%s uses $%s, which the English text does not", m.ID, name)
			}
		}
		for _, bad := range incompletePlurals(other.Value, tag) {
			fault("%s: %s", m.ID, bad)
		}
		if tag != "en" && sameWords(m.Value, other.Value) {
			fault("%s is English: %s", m.ID, text(other.Value))
		}
		for _, example := range Examples(m, l, prefix) {
			text, err := l.Format(example)
			switch {
			case err != nil:
				fault("%s becomes %q: %v", m.ID, text, err)
			case strings.ContainsAny(text, "{}") && !writesBraces(other.Value):
				fault("%s becomes %q", m.ID, text)
			case strings.Contains(text, "  "), strings.TrimSpace(text) != text:
				fault("%s becomes %q, with spaces too many", m.ID, text)
			}
		}
	}
	for _, id := range slices.Sorted(maps.Keys(translated)) {
		if used := referenced(translation, id); !used {
			fault("%s is in no English catalogue and not used by another message", id)
		}
	}
	return faults
}

// writesBraces reports whether a pattern has a brace as text.
func writesBraces(p fluent.Pattern) (found bool) {
	p.Walk(func(e fluent.Expression) {
		if s, ok := e.(fluent.StringLiteral); ok {
			found = found || strings.ContainsAny(string(s), "{}")
		}
	})
	return found
}

func variables(p fluent.Pattern) map[string]bool {
	names := map[string]bool{}
	p.Walk(func(e fluent.Expression) {
		if v, ok := e.(fluent.VariableReference); ok {
			names[string(v)] = true
		}
	})
	return names
}

var parameter = regexp.MustCompile(`\$([a-z][A-Za-z0-9]*) \(([a-z]+)\)`)

// declared reports whether the comment of a message declares a variable.
func declared(m *fluent.Message, name string) bool {
	for _, found := range parameter.FindAllStringSubmatch(m.Comment, -1) {
		if found[1] == name {
			return true
		}
	}
	return false
}

func declaredAnywhere(r *fluent.Resource, name string) bool {
	return slices.ContainsFunc(r.Messages, func(m *fluent.Message) bool { return declared(m, name) })
}

// option reports whether a message may use any variable: those of pieces and lists are set by
// package message.
func option(m *fluent.Message, name string) bool { return strings.HasPrefix(m.Group, "By key") }

// pluralForms are the names of the categories besides "other".
var pluralForms = map[plural.Form]string{plural.Zero: "zero", plural.One: "one", plural.Two: "two", plural.Few: "few", plural.Many: "many"}

// pluralCategories returns those that a language needs besides "other": of whole numbers that games have.
func pluralCategories(tag string) (list []string) {
	parsed := language.Make(tag)
	for n := range 200 {
		if name := pluralForms[plural.Cardinal.MatchPlural(parsed, n, 0, 0, 0, 0)]; name != "" && !slices.Contains(list, name) {
			list = append(list, name)
		}
	}
	return list
}

// incompletePlurals lists the select expressions that have a plural category of the language, or
// another one, but not all of them.
func incompletePlurals(p fluent.Pattern, tag string) (faults []string) {
	all := []string{"zero", "one", "two", "few", "many"}
	p.Walk(func(e fluent.Expression) {
		s, ok := e.(fluent.SelectExpression)
		if !ok {
			return
		}
		keys := map[string]bool{}
		plural := false
		for _, v := range s.Variants {
			keys[v.Key] = true
			plural = plural || slices.Contains(all, v.Key)
		}
		if !plural {
			return
		}
		for _, category := range append(pluralCategories(tag), "other") {
			if !keys[category] {
				faults = append(faults, "the plural category "+category+" is missing")
			}
		}
	})
	return faults
}

// text returns the words of a pattern, without placeables.
func text(p fluent.Pattern) string {
	var b strings.Builder
	for _, element := range p {
		b.WriteString(element.Text)
	}
	p.Walk(func(e fluent.Expression) {
		if s, ok := e.(fluent.SelectExpression); ok {
			for _, v := range s.Variants {
				for _, element := range v.Value {
					b.WriteString(" " + element.Text)
				}
			}
		}
	})
	return b.String()
}

// smallWord is a word of a sentence: names and program words have capitals, digits or signs.
var smallWord = regexp.MustCompile(`(^|\s)[a-z]{4,}([\s,.;:?]|$)`)

// loanwords are English words that other languages use too.
var loanwords = []string{"online"}

func sameWords(english, other fluent.Pattern) bool {
	words := text(english)
	return words == text(other) && smallWord.MatchString(words) && !slices.Contains(loanwords, words)
}

// referenced reports whether another message of the catalogue uses one.
func referenced(r *fluent.Resource, id string) (found bool) {
	visit := func(e fluent.Expression) {
		if m, ok := e.(fluent.MessageReference); ok && m.ID == id {
			found = true
		}
	}
	for _, m := range append(slices.Clone(r.Messages), r.Terms...) {
		m.Value.Walk(visit)
		for _, p := range m.Attributes {
			p.Walk(visit)
		}
	}
	return found
}
