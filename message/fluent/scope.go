package fluent

import (
	"errors"
	"fmt"
	"strconv"
)

// Limits of one format: a broken catalogue cannot make it endless.
const (
	maxPlaceables = 10_000
	maxDepth      = 50
)

// Value is the value of a variable.
type Value interface {
	// Append appends the value as text.
	Append(b []byte, s *Scope) ([]byte, error)
	// Key returns what a select expression compares with its keys.
	Key() string
}

// Arguments has the values of variables.
type Arguments interface {
	// Value returns the value of a variable.
	Value(name string) (Value, bool)
}

// Args are arguments in a map.
type Args map[string]Value

// Value returns the value of a variable.
func (a Args) Value(name string) (Value, bool) {
	v, ok := a[name]
	return v, ok
}

// String is a text.
type String string

// Append appends the text.
func (v String) Append(b []byte, _ *Scope) ([]byte, error) { return append(b, v...), nil }

// Key returns the text.
func (v String) Key() string { return string(v) }

// Number is a whole number. A select expression compares it with exact numbers first and then
// with its plural category.
type Number int

// Append appends the digits.
func (v Number) Append(b []byte, _ *Scope) ([]byte, error) {
	return strconv.AppendInt(b, int64(v), 10), nil
}

// Key returns the digits.
func (v Number) Key() string { return strconv.Itoa(int(v)) }

// Scope is where a pattern is formatted: its variables and the options that are set around it.
type Scope struct {
	bundle  *Bundle
	args    Arguments
	options *options
	depth   int
	left    *int // placeables that may still be formatted
}

// options are the options that functions have set, the innermost first.
type options struct {
	named Args
	outer *options
}

// With returns the scope inside of a function with these options.
func (s *Scope) With(named Args) *Scope {
	inner := *s
	inner.options = &options{named, s.options}
	return &inner
}

// Option returns an option that is set around.
func (s *Scope) Option(name string) (Value, bool) {
	for o := s.options; o != nil; o = o.outer {
		if v, ok := o.named[name]; ok {
			return v, true
		}
	}
	return nil, false
}

// Inside returns the scope of a message with variables of its own.
func (s *Scope) Inside(args Arguments) *Scope {
	inner := *s
	inner.args = args
	return &inner
}

// HasMessage reports whether the bundle has a message.
func (s *Scope) HasMessage(id string) bool {
	_, ok := s.bundle.messages[id]
	return ok
}

// Attribute returns an attribute of a message of the bundle, formatted.
func (s *Scope) Attribute(id, name string) (string, error) {
	text, err := s.appendExpression(nil, MessageReference{id, name})
	return string(text), err
}

// UnknownError is a name that stands for nothing.
type UnknownError struct{ Name string }

func (e *UnknownError) Error() string { return "there is no " + e.Name }

// AppendMessage appends a message of the bundle.
func (s *Scope) AppendMessage(b []byte, id string) ([]byte, error) {
	message, ok := s.bundle.messages[id]
	if !ok || message.Value == nil {
		return append(append(append(b, '{'), id...), '}'), &UnknownError{id}
	}
	return s.appendPattern(b, message.Value)
}

func (s *Scope) appendPattern(b []byte, p Pattern) ([]byte, error) {
	if s.depth >= maxDepth {
		return append(b, "{…}"...), errors.New("messages refer to each other without an end")
	}
	s.depth++
	defer func() { s.depth-- }()
	var failed error
	for _, element := range p {
		if element.Expression == nil {
			b = append(b, element.Text...)
			continue
		}
		if *s.left--; *s.left < 0 {
			return append(b, "{…}"...), errors.New("the text has too many placeables")
		}
		var err error
		if b, err = s.appendExpression(b, element.Expression); err != nil && failed == nil {
			failed = err
		}
	}
	return b, failed
}

func (s *Scope) appendExpression(b []byte, e Expression) ([]byte, error) {
	switch e := e.(type) {
	case SelectExpression:
		selected, err := s.selectVariant(e)
		b, err2 := s.appendPattern(b, selected)
		return b, errors.Join(err, err2)
	case MessageReference:
		if e.Attribute == "" {
			return s.AppendMessage(b, e.ID)
		}
		if message, ok := s.bundle.messages[e.ID]; ok && message.Attributes[e.Attribute] != nil {
			return s.appendPattern(b, message.Attributes[e.Attribute])
		}
		return append(b, "{"+e.ID+"."+e.Attribute+"}"...), &UnknownError{e.ID + "." + e.Attribute}
	case TermReference:
		term, ok := s.bundle.terms[e.ID]
		if !ok {
			return append(b, "{-"+e.ID+"}"...), &UnknownError{"-" + e.ID}
		}
		return s.term(e.Named).appendPattern(b, term.Value)
	}
	v, err := s.value(e)
	if err != nil {
		return append(b, "{"+nameOf(e)+"}"...), err
	}
	return v.Append(b, s)
}

// term returns the scope of a term: it sees its own arguments only.
func (s *Scope) term(named []NamedArgument) *Scope {
	inner := s.Inside(literals(named))
	inner.options = nil
	return inner
}

func literals(named []NamedArgument) Args {
	args := make(Args, len(named))
	for _, argument := range named {
		args[argument.Name] = literal(argument.Value)
	}
	return args
}

func literal(e Expression) Value {
	switch e := e.(type) {
	case NumberLiteral:
		if n, err := strconv.Atoi(string(e)); err == nil {
			return Number(n)
		}
		return String(e)
	case StringLiteral:
		return String(e)
	}
	return String("")
}

// value evaluates an expression that has a value of its own.
func (s *Scope) value(e Expression) (Value, error) {
	switch e := e.(type) {
	case StringLiteral, NumberLiteral:
		return literal(e), nil
	case VariableReference:
		if s.args != nil {
			if v, ok := s.args.Value(string(e)); ok {
				return v, nil
			}
		}
		if v, ok := s.Option(string(e)); ok {
			return v, nil
		}
		return nil, &UnknownError{"$" + string(e)}
	case FunctionReference:
		f, ok := s.bundle.functions[e.Name]
		if !ok {
			return nil, &UnknownError{e.Name + "()"}
		}
		positional := make([]Value, len(e.Positional))
		for i, argument := range e.Positional {
			v, err := s.value(argument)
			if err != nil {
				return nil, err
			}
			positional[i] = v
		}
		return f(s, positional, literals(e.Named))
	case TermReference:
		term, ok := s.bundle.terms[e.ID]
		if !ok || term.Attributes[e.Attribute] == nil {
			return nil, &UnknownError{"-" + e.ID + "." + e.Attribute}
		}
		text, err := s.term(e.Named).appendPattern(nil, term.Attributes[e.Attribute])
		return String(text), err
	}
	text, err := s.appendExpression(nil, e)
	return String(text), err
}

// selectVariant returns the variant for the value of the selector. A selector that is an
// option which is not set selects the default.
func (s *Scope) selectVariant(e SelectExpression) (Pattern, error) {
	standard := e.Variants[e.Default].Value
	v, err := s.value(e.Selector)
	if err != nil {
		if _, variable := e.Selector.(VariableReference); variable {
			return standard, nil // an option, such as $case, that is not set
		}
		return standard, err
	}
	key := v.Key()
	for _, variant := range e.Variants {
		if variant.Key == key {
			return variant.Value, nil
		}
	}
	if n, ok := v.(Number); ok {
		category := s.bundle.pluralCategory(n)
		for _, variant := range e.Variants {
			if variant.Key == category {
				return variant.Value, nil
			}
		}
	}
	return standard, nil
}

func nameOf(e Expression) string {
	switch e := e.(type) {
	case VariableReference:
		return "$" + string(e)
	case FunctionReference:
		return e.Name + "()"
	}
	return fmt.Sprint(e)
}
