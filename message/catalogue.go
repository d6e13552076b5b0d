package message

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/teahouse-games/teahouse/message/fluent"
)

// Catalogue is the English messages of one package. It is safe for concurrent use.
type Catalogue struct {
	Prefix string // of all identifiers, without the hyphen
	text   string
	base   *Catalogue
	read   func() *Language
}

// NewCatalogue returns the catalogue with an English text. Its messages may use those of base,
// which may be nil. The text is read when it is first needed; it panics then if it is broken.
func NewCatalogue(prefix, text string, base *Catalogue) *Catalogue {
	c := &Catalogue{Prefix: prefix, text: text, base: base}
	c.read = sync.OnceValue(func() *Language {
		l, err := newLanguage("en")
		if err != nil {
			panic(err)
		}
		for c := c; c != nil; c = c.base {
			if err := l.add(c.text); err != nil {
				panic(fmt.Sprintf("catalogue %s: %v", c.Prefix, err))
			}
		}
		return l
	})
	return c
}

// English returns the text of the catalogue, in the format of Project Fluent.
func (c *Catalogue) English() string { return c.text }

func (c *Catalogue) english() *Language { return c.read() }

// New returns a message of the catalogue. Constructors call it.
func (c *Catalogue) New(id string, args ...Arg) Message { return Message{id, args, c} }

// Make returns a message with values and their names, which are separated by spaces. Constructors
// call it: they are shorter than with [Catalogue.New].
//
//go:noinline
func (c *Catalogue) Make(id, names string, values ...Value) Message {
	args := make([]Arg, len(values))
	for i, v := range values {
		name, rest, _ := strings.Cut(names, " ")
		args[i], names = Arg{name, v}, rest
	}
	return c.New(id, args...)
}

// Message returns the message with an identifier without its prefix, e.g. "rule-orbit".
func (c *Catalogue) Message(id string, args ...Arg) Message {
	return Message{c.Prefix + "-" + id, args, c}
}

// Has reports whether the catalogue has a message, by its identifier without the prefix.
func (c *Catalogue) Has(id string) bool { return c.english().Has(c.Prefix + "-" + id) }

// IDs returns the identifiers that begin with a prefix, sorted. Neither has the prefix of the catalogue.
func (c *Catalogue) IDs(prefix string) []string {
	ids := c.english().IDs(c.Prefix + "-" + prefix)
	for i := range ids {
		ids[i] = strings.TrimPrefix(ids[i], c.Prefix+"-")
	}
	return ids
}

// Language writes messages in one language. It is safe for concurrent use.
type Language struct {
	Tag    string // e.g. "de"
	bundle *fluent.Bundle
}

// NewLanguage returns a language with the messages of catalogues in the format of Project
// Fluent. The error lists the mistakes in them.
func NewLanguage(tag string, catalogues ...string) (*Language, error) {
	l, err := newLanguage(tag)
	if err != nil {
		return nil, err
	}
	var errs []error
	for _, text := range catalogues {
		errs = append(errs, l.add(text))
	}
	return l, errors.Join(errs...)
}

func newLanguage(tag string) (*Language, error) {
	bundle, err := fluent.NewBundle(tag)
	if err != nil {
		return nil, err
	}
	l := &Language{Tag: tag, bundle: bundle}
	for name, f := range functions {
		l.bundle.AddFunction(name, f)
	}
	return l, nil
}

func (l *Language) add(text string) error {
	resource, errs := fluent.Parse(text)
	return errors.Join(append(errs, l.bundle.Add(resource)...)...)
}

// Has reports whether the language has a message.
func (l *Language) Has(id string) bool {
	_, ok := l.bundle.Message(id)
	return ok
}

// IDs returns the identifiers of the messages that begin with a prefix, sorted.
func (l *Language) IDs(prefix string) (ids []string) {
	l.bundle.Messages(func(m *fluent.Message) {
		if strings.HasPrefix(m.ID, prefix) {
			ids = append(ids, m.ID)
		}
	})
	slices.Sort(ids)
	return ids
}

// Clause returns a message as a clause, which begins with a small letter and has no full stop.
// The nil Language is English.
// A message that the language has not is written in English. A part that cannot be written
// stands there as its name in braces.
func (l *Language) Clause(m Message) string {
	text, _ := l.Format(m)
	return text
}

// Sentence returns a message as a sentence.
func (l *Language) Sentence(m Message) string { return AsSentence(l.Clause(m)) }

// Title returns a message as a heading, which begins with a capital and has no full stop.
func (l *Language) Title(m Message) string { return strings.TrimSuffix(l.Sentence(m), ".") }

// Format returns a message as a clause, and an error if a part of it cannot be written.
func (l *Language) Format(m Message) (string, error) {
	if m.IsZero() {
		return "", nil
	}
	switch {
	case l != nil && l.Has(m.ID):
		return l.bundle.Format(m.ID, m)
	case m.catalogue == nil: // it was read from JSON
		return m.ID, fmt.Errorf("there is no message %s", m.ID)
	}
	return m.catalogue.english().bundle.Format(m.ID, m)
}

// Text returns a message that has no catalogue in the program, by its identifier. The values are
// strings, numbers and [Value]s by name.
func (l *Language) Text(id string, values map[string]any) string {
	text, _ := l.bundle.Format(id, argumentsOf(values))
	return text
}
