package fluent

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// maxNesting is how deep placeables may stand in each other.
const maxNesting = 20

// Parse reads a catalogue. Entries with a mistake are left out and reported, each as a
// *[SyntaxError].
func Parse(text string) (*Resource, []error) {
	p := &parser{text: strings.ReplaceAll(text, "\r\n", "\n")}
	var resource Resource
	var errs []error
	var comment []string
	group := ""
	for p.at < len(p.text) {
		line := p.restOfLine()
		switch c := p.text[p.at]; {
		case strings.TrimLeft(line, " ") == "":
			p.nextLine()
			comment = nil
		case c == '#':
			body := strings.TrimPrefix(strings.TrimLeft(line, "#"), " ")
			switch {
			case strings.HasPrefix(line, "###"):
			case strings.HasPrefix(line, "##"):
				group = body
			default:
				comment = append(comment, body)
			}
			p.nextLine()
		default:
			start := p.at
			message, term, err := p.entry()
			if err != nil {
				errs = append(errs, err)
				p.skipEntry(start)
			} else {
				message.Comment, message.Group = strings.Join(comment, "\n"), group
				if term {
					resource.Terms = append(resource.Terms, message)
				} else {
					resource.Messages = append(resource.Messages, message)
				}
			}
			comment = nil
		}
	}
	return &resource, errs
}

// parser reads text from the position at. Its methods panic with a *SyntaxError, which entry
// recovers.
type parser struct {
	text    string
	at      int
	nesting int
}

func (p *parser) fail(format string, args ...any) {
	panic(&SyntaxError{Line: 1 + strings.Count(strings.TrimRight(p.text[:min(p.at, len(p.text))], " \n"), "\n"), Text: fmt.Sprintf(format, args...)})
}

func (p *parser) restOfLine() string {
	line, _, _ := strings.Cut(p.text[p.at:], "\n")
	return line
}

func (p *parser) nextLine() {
	if i := strings.IndexByte(p.text[p.at:], '\n'); i >= 0 {
		p.at += i + 1
	} else {
		p.at = len(p.text)
	}
}

// skipEntry goes to the next line that can begin an entry.
func (p *parser) skipEntry(start int) {
	p.at = start
	for p.nextLine(); p.at < len(p.text); p.nextLine() {
		if c := p.text[p.at]; isLetter(c) || c == '-' || c == '#' {
			return
		}
	}
}

func (p *parser) peek() byte {
	if p.at < len(p.text) {
		return p.text[p.at]
	}
	return 0
}

func (p *parser) expect(c byte) {
	if p.peek() != c {
		p.fail("%q is missing", c)
	}
	p.at++
}

// skipSpaces skips spaces; skipBlank skips line ends too.
func (p *parser) skipSpaces() {
	for p.peek() == ' ' {
		p.at++
	}
}

func (p *parser) skipBlank() {
	for p.peek() == ' ' || p.peek() == '\n' {
		p.at++
	}
}

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }
func isDigit(c byte) bool  { return c >= '0' && c <= '9' }

func (p *parser) identifier() string {
	start := p.at
	for p.at < len(p.text) && (isLetter(p.text[p.at]) || p.at > start && (isDigit(p.text[p.at]) || p.text[p.at] == '-' || p.text[p.at] == '_')) {
		p.at++
	}
	if p.at == start {
		p.fail("an identifier is missing")
	}
	return p.text[start:p.at]
}

func (p *parser) entry() (message *Message, term bool, err error) {
	defer func() {
		if r := recover(); r != nil {
			syntax, ok := r.(*SyntaxError)
			if !ok {
				panic(r)
			}
			err = syntax
		}
	}()
	p.nesting = 0
	message = &Message{Line: 1 + strings.Count(p.text[:p.at], "\n")}
	if p.peek() == '-' {
		term = true
		p.at++
	}
	message.ID = p.identifier()
	p.skipSpaces()
	p.expect('=')
	message.Value = p.pattern()
	for p.nextIs('.') {
		p.skipBlank()
		p.at++
		name := p.identifier()
		p.skipSpaces()
		p.expect('=')
		value := p.pattern()
		if value == nil {
			p.fail("the attribute %s has no text", name)
		}
		if message.Attributes == nil {
			message.Attributes = map[string]Pattern{}
		}
		message.Attributes[name] = value
	}
	if message.Value == nil && (term || message.Attributes == nil) {
		p.fail("%s has no text", message.ID)
	}
	if p.at < len(p.text) && p.peek() != '\n' {
		p.fail("%q does not belong here", p.restOfLine())
	}
	return message, term, nil
}

// nextIs reports whether the next character after blanks, on a line of its own, is c.
func (p *parser) nextIs(c byte) bool {
	rest := strings.TrimLeft(p.text[p.at:], " \n")
	blank := p.text[p.at : len(p.text)-len(rest)]
	return rest != "" && rest[0] == c && strings.Contains(blank, "\n") && strings.HasSuffix(blank, " ")
}

// pattern reads the text of an entry or a variant. It returns nil if there is none.
func (p *parser) pattern() Pattern {
	p.skipSpaces()
	var elements []Element
	var breaks []int // the elements that begin with a line end, with the indentation after it
	indent := -1     // the smallest indentation of the lines after the first
	for p.at < len(p.text) {
		switch c := p.peek(); c {
		case '{':
			elements = append(elements, Element{Expression: p.placeable()})
		case '}':
			p.fail("a } has no {")
		case '\n':
			blank, width, ok := p.continuation()
			if !ok {
				return finishPattern(elements, breaks, indent)
			}
			if len(elements) > 0 || width >= 0 {
				breaks = append(breaks, len(elements))
				elements = append(elements, Element{Text: blank})
				if indent < 0 || width < indent {
					indent = width
				}
			}
		default:
			end := strings.IndexAny(p.text[p.at:], "{}\n")
			if end < 0 {
				end = len(p.text) - p.at
			}
			elements = append(elements, Element{Text: p.text[p.at : p.at+end]})
			p.at += end
		}
	}
	return finishPattern(elements, breaks, indent)
}

// continuation reads the line end before another line of the same pattern, with the
// indentation of that line.
func (p *parser) continuation() (blank string, width int, ok bool) {
	end, lines := p.at, 0
	for end < len(p.text) && p.text[end] == '\n' {
		lines++
		end++
		width = 0
		for end < len(p.text) && p.text[end] == ' ' {
			end++
			width++
		}
	}
	if end == len(p.text) || width == 0 || strings.IndexByte("}.[*", p.text[end]) >= 0 {
		return "", 0, false
	}
	p.at = end
	return strings.Repeat("\n", lines) + strings.Repeat(" ", width), width, true
}

// finishPattern removes the common indentation and the blanks at both ends.
func finishPattern(elements []Element, breaks []int, indent int) Pattern {
	for i, at := range breaks {
		text := elements[at].Text
		cut := strings.TrimRight(text, " ")
		elements[at].Text = cut + strings.Repeat(" ", len(text)-len(cut)-indent)
		if i == 0 && at == 0 { // the text begins on a line of its own
			elements[at].Text = strings.TrimLeft(elements[at].Text, "\n")
		}
	}
	var pattern Pattern
	for _, element := range elements {
		if n := len(pattern); element.Expression == nil && n > 0 && pattern[n-1].Expression == nil {
			pattern[n-1].Text += element.Text
		} else if element.Expression != nil || element.Text != "" {
			pattern = append(pattern, element)
		}
	}
	for i := range pattern { // no line ends with blanks
		if text := pattern[i].Text; strings.Contains(text, " \n") {
			for strings.Contains(text, " \n") {
				text = strings.ReplaceAll(text, " \n", "\n")
			}
			pattern[i].Text = text
		}
	}
	if n := len(pattern); n > 0 && pattern[n-1].Expression == nil {
		pattern[n-1].Text = strings.TrimRight(pattern[n-1].Text, " \n")
		if pattern[n-1].Text == "" {
			pattern = pattern[:n-1]
		}
	}
	return pattern
}

func (p *parser) placeable() Expression {
	if p.nesting++; p.nesting > maxNesting {
		p.fail("more than %d placeables stand in each other", maxNesting)
	}
	defer func() { p.nesting-- }()
	p.expect('{')
	p.skipBlank()
	e := p.inlineExpression()
	p.skipBlank()
	if strings.HasPrefix(p.text[p.at:], "->") {
		p.at += 2
		e = p.selectExpression(e)
		p.skipBlank()
	} else if term, ok := e.(TermReference); ok && term.Attribute != "" {
		p.fail("an attribute of a term can only be a selector")
	}
	p.expect('}')
	return e
}

func (p *parser) inlineExpression() Expression {
	switch c := p.peek(); {
	case c == '{':
		return p.placeable()
	case c == '"':
		return StringLiteral(p.stringLiteral())
	case isDigit(c), c == '-' && p.at+1 < len(p.text) && isDigit(p.text[p.at+1]):
		return NumberLiteral(p.numberLiteral())
	case c == '$':
		p.at++
		return VariableReference(p.identifier())
	case c == '-':
		p.at++
		term := TermReference{ID: p.identifier(), Attribute: p.attribute()}
		if p.peek() == '(' {
			_, term.Named = p.arguments()
		}
		return term
	case isLetter(c):
		name := p.identifier()
		if p.peek() == '(' {
			if strings.ToUpper(name) != name {
				p.fail("the function %s is not written in capitals", name)
			}
			positional, named := p.arguments()
			return FunctionReference{name, positional, named}
		}
		return MessageReference{name, p.attribute()}
	}
	p.fail("an expression is missing")
	return nil
}

func (p *parser) attribute() string {
	if p.peek() != '.' {
		return ""
	}
	p.at++
	return p.identifier()
}

func (p *parser) arguments() (positional []Expression, named []NamedArgument) {
	p.expect('(')
	for p.skipBlank(); p.peek() != ')'; p.skipBlank() {
		e := p.inlineExpression()
		p.skipBlank()
		switch {
		case p.peek() == ':':
			named = append(named, p.namedArgument(e))
		case len(named) > 0:
			p.fail("an argument without a name follows one with a name")
		default:
			positional = append(positional, e)
		}
		if p.peek() != ')' {
			p.expect(',')
		}
	}
	p.at++
	return positional, named
}

// namedArgument reads the value after a name.
func (p *parser) namedArgument(e Expression) NamedArgument {
	name, ok := e.(MessageReference)
	if !ok || name.Attribute != "" {
		p.fail("the name of an argument is missing")
	}
	p.at++
	p.skipBlank()
	argument := NamedArgument{Name: name.ID}
	switch c := p.peek(); {
	case c == '"':
		argument.Value = StringLiteral(p.stringLiteral())
	case isDigit(c) || c == '-':
		argument.Value = NumberLiteral(p.numberLiteral())
	default:
		p.fail("the argument %s is no literal", name.ID)
	}
	p.skipBlank()
	return argument
}

func (p *parser) selectExpression(selector Expression) Expression {
	switch s := selector.(type) {
	case MessageReference:
		p.fail("a message cannot be a selector")
	case TermReference:
		if s.Attribute == "" {
			p.fail("a term cannot be a selector")
		}
	case SelectExpression:
		p.fail("a placeable cannot be a selector")
	}
	e := SelectExpression{Selector: selector, Default: -1}
	for p.skipBlank(); p.peek() == '[' || p.peek() == '*'; p.skipBlank() {
		if p.peek() == '*' {
			if e.Default >= 0 {
				p.fail("two variants are the default")
			}
			e.Default = len(e.Variants)
			p.at++
		}
		p.expect('[')
		p.skipBlank()
		var key string
		if c := p.peek(); isDigit(c) || c == '-' {
			key = p.numberLiteral()
		} else {
			key = p.identifier()
		}
		p.skipBlank()
		p.expect(']')
		value := p.pattern()
		if value == nil {
			p.fail("the variant %s has no text", key)
		}
		e.Variants = append(e.Variants, Variant{key, value})
	}
	if e.Default < 0 {
		p.fail("no variant is the default: mark one with *")
	}
	return e
}

func (p *parser) numberLiteral() string {
	start := p.at
	if p.peek() == '-' {
		p.at++
	}
	digits := func() {
		if !isDigit(p.peek()) {
			p.fail("a digit is missing")
		}
		for isDigit(p.peek()) {
			p.at++
		}
	}
	digits()
	if p.peek() == '.' {
		p.at++
		digits()
	}
	return p.text[start:p.at]
}

func (p *parser) stringLiteral() string {
	var b strings.Builder
	for p.at++; ; p.at++ {
		switch c := p.peek(); c {
		case '"':
			p.at++
			return b.String()
		case 0, '\n':
			p.fail("a quotation does not end")
		case '\\':
			p.at++
			p.escape(&b)
		default:
			b.WriteByte(c)
		}
	}
}

// escape reads what follows a backslash, up to its last character.
func (p *parser) escape(b *strings.Builder) {
	digits := 0
	switch c := p.peek(); c {
	case '\\', '"':
		b.WriteByte(c)
		return
	case 'u':
		digits = 4
	case 'U':
		digits = 6
	default:
		p.fail("there is no escape \\%c", c)
	}
	if p.at+digits >= len(p.text) {
		p.fail("an escape is not complete")
	}
	n, err := strconv.ParseUint(p.text[p.at+1:p.at+1+digits], 16, 32)
	if err != nil || !utf8.ValidRune(rune(n)) {
		p.fail("%s is no character", p.text[p.at-1:p.at+1+digits])
	}
	b.WriteRune(rune(n))
	p.at += digits
}
