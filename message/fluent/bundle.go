package fluent

import (
	"fmt"
)

// Bundle is the messages and terms of one language. It is safe for concurrent use once all
// resources are added.
type Bundle struct {
	plural    func(n int) string
	messages  map[string]*Message
	terms     map[string]*Message
	functions map[string]Function
}

// Function is called by placeables such as { FORM($tile, case: "dative") }. It returns an error
// if it cannot be called with these arguments.
type Function func(s *Scope, positional []Value, named Args) (Value, error)

// NewBundle returns an empty bundle of a language, by its BCP 47 tag. The error is that of a tag
// that is none.
func NewBundle(tag string) (*Bundle, error) {
	rule, err := pluralRule(tag)
	if err != nil {
		return nil, err
	}
	return &Bundle{plural: rule, messages: map[string]*Message{}, terms: map[string]*Message{}, functions: map[string]Function{
		"NUMBER": number,
	}}, nil
}

// number is the function NUMBER of the standard, without its options of formatting.
func number(_ *Scope, positional []Value, _ Args) (Value, error) {
	if len(positional) != 1 {
		return nil, fmt.Errorf("NUMBER has %d arguments, want 1", len(positional))
	}
	return positional[0], nil
}

// AddFunction adds a function.
func (b *Bundle) AddFunction(name string, f Function) { b.functions[name] = f }

// Add adds the messages and terms of a resource. It returns an error for each identifier that
// the bundle has already; the first one stays.
func (b *Bundle) Add(r *Resource) (errs []error) {
	add := func(to map[string]*Message, message *Message, sign string) {
		if _, ok := to[message.ID]; ok {
			errs = append(errs, &SyntaxError{message.Line, sign + message.ID + " is defined twice"})
			return
		}
		to[message.ID] = message
	}
	for _, message := range r.Messages {
		add(b.messages, message, "")
	}
	for _, term := range r.Terms {
		add(b.terms, term, "-")
	}
	return errs
}

// Term returns a term by its identifier.
func (b *Bundle) Term(id string) (*Message, bool) {
	term, ok := b.terms[id]
	return term, ok
}

// Message returns a message by its identifier.
func (b *Bundle) Message(id string) (*Message, bool) {
	message, ok := b.messages[id]
	return message, ok
}

// Messages calls visit for each message, in no order.
func (b *Bundle) Messages(visit func(*Message)) {
	for _, message := range b.messages {
		visit(message)
	}
}

// Format formats a message. The text is complete even if there is an error: what cannot be
// resolved stands there as its name in braces.
func (b *Bundle) Format(id string, args Arguments) (string, error) {
	s := &Scope{bundle: b, args: args, left: new(int)}
	*s.left = maxPlaceables
	text, err := s.AppendMessage(nil, id)
	return string(text), err
}

// pluralCategory returns the CLDR category of a whole number.
func (b *Bundle) pluralCategory(n Number) string { return b.plural(int(max(n, -n))) }
