package fluent

import "fmt"

// Resource is the contents of one file.
type Resource struct {
	Messages []*Message
	Terms    []*Message
}

// Message is a message or a term: an identifier with a text, attributes and comments.
type Message struct {
	ID         string
	Value      Pattern // nil for a message that has only attributes
	Attributes map[string]Pattern
	Comment    string // the lines that begin with "# " directly above
	Group      string // the last comment that begins with "## " before
	Line       int    // in the file, from 1
}

// Pattern is a text with placeables.
type Pattern []Element

// Element is either text or, if Expression is not nil, a placeable.
type Element struct {
	Text       string
	Expression Expression
}

// Expression is what stands in a placeable.
type Expression interface{ expression() }

// The kinds of expressions.
type (
	// StringLiteral is a text in quotation marks, unescaped.
	StringLiteral string
	// NumberLiteral is a number as it is written.
	NumberLiteral string
	// VariableReference is the name of a variable, without "$".
	VariableReference string
	// MessageReference is another message, or an attribute of it.
	MessageReference struct{ ID, Attribute string }
	// TermReference is a term, or an attribute of it, with its arguments.
	TermReference struct {
		ID, Attribute string
		Named         []NamedArgument
	}
	// FunctionReference is a call of a function.
	FunctionReference struct {
		Name       string
		Positional []Expression
		Named      []NamedArgument
	}
	// SelectExpression selects one of the variants by the value of its selector.
	SelectExpression struct {
		Selector Expression
		Variants []Variant
		Default  int // the index of the variant that is marked with "*"
	}
)

// NamedArgument is a named argument of a function or a term; its value is a literal.
type NamedArgument struct {
	Name  string
	Value Expression
}

// Variant is one variant of a [SelectExpression].
type Variant struct {
	Key   string
	Value Pattern
}

func (StringLiteral) expression()     {}
func (NumberLiteral) expression()     {}
func (VariableReference) expression() {}
func (MessageReference) expression()  {}
func (TermReference) expression()     {}
func (FunctionReference) expression() {}
func (SelectExpression) expression()  {}

// SyntaxError is a mistake in a catalogue.
type SyntaxError struct {
	Line int // from 1
	Text string
}

func (e *SyntaxError) Error() string { return fmt.Sprintf("line %d: %s", e.Line, e.Text) }

// Walk calls visit for each expression of a pattern, outer ones first.
func (p Pattern) Walk(visit func(Expression)) {
	for _, element := range p {
		if element.Expression != nil {
			walkExpression(element.Expression, visit)
		}
	}
}

func walkExpression(e Expression, visit func(Expression)) {
	visit(e)
	switch e := e.(type) {
	case FunctionReference:
		for _, argument := range e.Positional {
			walkExpression(argument, visit)
		}
	case SelectExpression:
		walkExpression(e.Selector, visit)
		for _, variant := range e.Variants {
			variant.Value.Walk(visit)
		}
	}
}
