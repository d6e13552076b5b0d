package pseudo

import (
	"fmt"
	"strings"
	"unicode"

	"github.com/teahouse-games/teahouse/message/fluent"
)

// accented are letters that look like those of plain.
const (
	plain    = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
	accented = "áƀçđéƒĝĥîĵķļɱñôƥʠŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÔƤǪŔŠŢÛṼŴẊÝŽ"
)

var accents = func() *strings.Replacer {
	var pairs []string
	to := []rune(accented)
	for i, r := range plain {
		pairs = append(pairs, string(r), string(to[i]))
	}
	return strings.NewReplacer(pairs...)
}()

// Text returns a catalogue in the pseudo-language. A text that cannot be read is left out.
func Text(catalogue string) string {
	resource, _ := fluent.Parse(catalogue)
	var b strings.Builder
	for _, m := range resource.Terms {
		b.WriteString("-")
		write(&b, m)
	}
	for _, m := range resource.Messages {
		write(&b, m)
	}
	return b.String()
}

func write(b *strings.Builder, m *fluent.Message) {
	b.WriteString(m.ID + " =")
	if m.Value != nil {
		b.WriteString(" ")
		if words := letters(m.Value); words > 0 {
			b.WriteString("[")
			writePattern(b, m.Value)
			b.WriteString(padding(words) + "]")
		} else {
			writePattern(b, m.Value)
		}
	}
	b.WriteString("\n")
	for name, p := range m.Attributes { // they are for agreement, such as a gender
		b.WriteString("    ." + name + " = ")
		for _, e := range p {
			b.WriteString(e.Text)
		}
		b.WriteString("\n")
	}
}

// letters returns how many letters a text has at most; variants count as the longest one.
func letters(p fluent.Pattern) (n int) {
	for _, e := range p {
		if s, ok := e.Expression.(fluent.SelectExpression); ok {
			longest := 0
			for _, v := range s.Variants {
				longest = max(longest, letters(v.Value))
			}
			n += longest
			continue
		}
		for _, r := range e.Text {
			if unicode.IsLetter(r) {
				n++
			}
		}
	}
	return n
}

// padding is what a text with so many letters is longer by.
func padding(n int) string {
	var b strings.Builder
	for i := range (n*4 + 9) / 10 {
		if i%6 == 0 {
			b.WriteString(" ")
		}
		b.WriteString("ô")
	}
	return b.String()
}

func writePattern(b *strings.Builder, p fluent.Pattern) {
	for _, e := range p {
		if e.Expression == nil {
			b.WriteString(strings.ReplaceAll(accents.Replace(e.Text), "\n", "\n    "))
			continue
		}
		b.WriteString("{ ")
		writeExpression(b, e.Expression)
		b.WriteString(" }")
	}
}

func writeExpression(b *strings.Builder, e fluent.Expression) {
	switch e := e.(type) {
	case fluent.StringLiteral:
		b.WriteString(`"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(string(e)) + `"`)
	case fluent.NumberLiteral:
		b.WriteString(string(e))
	case fluent.VariableReference:
		b.WriteString("$" + string(e))
	case fluent.MessageReference:
		b.WriteString(e.ID)
		writeAttribute(b, e.Attribute)
	case fluent.TermReference:
		b.WriteString("-" + e.ID)
		writeAttribute(b, e.Attribute)
		if len(e.Named) > 0 {
			writeArguments(b, nil, e.Named)
		}
	case fluent.FunctionReference:
		b.WriteString(e.Name)
		writeArguments(b, e.Positional, e.Named)
	case fluent.SelectExpression:
		writeExpression(b, e.Selector)
		b.WriteString(" ->")
		for i, v := range e.Variants {
			star := " "
			if i == e.Default {
				star = "*"
			}
			fmt.Fprintf(b, "\n   %s[%s] ", star, v.Key)
			writePattern(b, v.Value)
		}
		b.WriteString("\n   ")
	}
}

func writeAttribute(b *strings.Builder, name string) {
	if name != "" {
		b.WriteString("." + name)
	}
}

func writeArguments(b *strings.Builder, positional []fluent.Expression, named []fluent.NamedArgument) {
	b.WriteString("(")
	for i, e := range positional {
		if i > 0 {
			b.WriteString(", ")
		}
		writeExpression(b, e)
	}
	for i, n := range named {
		if i > 0 || len(positional) > 0 {
			b.WriteString(", ")
		}
		b.WriteString(n.Name + ": ")
		writeExpression(b, n.Value)
	}
	b.WriteString(")")
}
