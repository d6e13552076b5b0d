package tui

import (
	"fmt"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/players"
)

// form is where the options of a new game are chosen, and who plays it.
type form struct {
	m      *Model
	rules  *game.Rules
	fields []field
	at     int // len(fields) is the line that begins the game
}

// field is something to choose.
type field struct {
	name, meaning string
	values        []string     // to walk through
	option        *game.Option // nil for a seat
	value         string
}

func newForm(m *Model, rules *game.Rules) *form {
	f := &form{m: m, rules: rules}
	for seat, who := range [2]string{string(Human), players.Usual} {
		f.fields = append(f.fields, field{name: rules.Players[seat], meaning: whoPlays, values: offered(rules), value: who})
	}
	for i := range rules.Options {
		o := &rules.Options[i]
		f.fields = append(f.fields, field{name: o.Name, meaning: o.Meaning, values: o.Values, option: o, value: o.Default})
	}
	f.at = len(f.fields)
	return f
}

// whoPlays is what the fields of the seats mean.
const whoPlays = "who plays: human is a person here, 1 to 8 are the computer, from the weakest to the strongest; " +
	players.Usual + " is for newcomers"

// typed reports whether values may be typed that are not in the list.
func (f *field) typed() bool {
	return f.option != nil && (f.option.Range != nil || f.option.Pattern != nil)
}

func (f *form) press(key tea.Key) tea.Cmd {
	on := f.at < len(f.fields)
	switch name := key.String(); name {
	case "up", "shift+tab":
		f.at = max(0, f.at-1)
	case "down", "tab":
		f.at = min(len(f.fields), f.at+1)
	case "left", "right":
		if on {
			f.fields[f.at].change(map[string]int{"left": -1, "right": 1}[name])
		}
	case "enter", "space":
		switch {
		case !on:
			return f.begin()
		case f.fields[f.at].typed():
			f.typeValue("")
		default:
			f.fields[f.at].change(1)
		}
	case "esc", "q":
		f.m.pop()
	default:
		if on && f.fields[f.at].typed() && key.Text != "" {
			f.typeValue(key.Text)
		}
	}
	return nil
}

// change goes to the next value or the one before: of a list, or of a range by one.
func (f *field) change(by int) {
	if n := len(f.values); n > 0 {
		i := slices.Index(f.values, f.value)
		f.value = f.values[(max(i, 0)+by+n)%n]
		return
	}
	if f.option != nil && f.option.Range != nil {
		r := f.option.Range
		n := game.Options{f.name: f.value}.Int(f.name)
		f.value = fmt.Sprint(min(max(r.Min, n+by), r.Max))
	}
}

// typeValue opens the line for a value.
func (f *form) typeValue(text string) {
	at := &f.fields[f.at]
	f.m.typing(at.name+" ("+at.option.Valid()+"):", text, func(value string) tea.Cmd {
		if !at.option.Accepts(value) {
			f.m.notice = fmt.Sprintf("%s cannot be %s: it can be %s.", at.name, game.Quote(value), at.option.Valid())
			return nil
		}
		at.value = value
		return nil
	})
}

// begin begins the game.
func (f *form) begin() tea.Cmd {
	options := map[string]string{}
	for _, field := range f.fields[2:] {
		options[field.name] = field.value
	}
	match, err := NewMatch(f.rules, options, [2]Who{Who(f.fields[0].value), Who(f.fields[1].value)}, f.m.Seed())
	if err != nil {
		f.m.notice = game.Sentence(err.Error())
		return nil
	}
	f.m.pop()
	return f.m.sit(match, nil)
}

func (f *form) draw(width, height int) *frame {
	ink := f.m.ink
	out := &frame{width: width}
	out.row(part{text: "  " + f.rules.Title, style: ink.title}, part{text: "  by " + f.rules.Author, style: ink.quiet})
	out.row()
	for i := range f.fields {
		f.line(out, i)
	}
	out.row()
	style, mark := ink.strong, "   "
	if f.at == len(f.fields) {
		style, mark = ink.chosen, " > "
	}
	out.row(part{text: mark + "Begin the game ", style: style, click: f.begin})
	out.row()
	if f.at == len(f.fields) {
		out.text("   "+game.Sentence(whoPlays)+" Other fields tell what they mean when you go to them.", ink.quiet, 3)
	} else {
		out.text("   "+strings.ToUpper(f.fields[f.at].meaning[:1])+f.fields[f.at].meaning[1:]+".", ink.quiet, 4)
		if o := f.fields[f.at].option; o != nil {
			out.text("   It can be: "+o.Valid()+".", ink.quiet, 2)
		}
	}
	out.fill(height - 1)
	do := "Enter change"
	switch {
	case f.at == len(f.fields):
		do = "Enter begin"
	case f.fields[f.at].typed():
		do = "Enter type"
	}
	out.hints(ink.quiet, part{text: "up, down choose"}, part{text: do}, part{text: "left, right change"}, part{text: "Esc back"})
	return out
}

// line draws a field with all its values, the chosen one in brackets.
func (f *form) line(out *frame, i int) {
	ink := f.m.ink
	at := &f.fields[i]
	mark, style := "   ", ink.plain
	if i == f.at {
		mark, style = " > ", ink.chosen
	}
	focus := func() tea.Cmd { f.at = i; return nil }
	parts := []part{{text: fmt.Sprintf("%s%-14s ", mark, at.name), style: style, click: focus}}
	values := at.values
	if !slices.Contains(values, at.value) {
		values = append(slices.Clone(values), at.value)
	}
	for _, value := range values {
		text, style := " "+value+" ", ink.quiet
		if value == at.value {
			text, style = "["+value+"]", ink.strong
		}
		parts = append(parts, part{text: text, style: style, click: func() tea.Cmd {
			f.at, at.value = i, value
			return nil
		}})
	}
	if at.typed() {
		parts = append(parts, part{text: "  or type another", style: ink.quiet, click: func() tea.Cmd {
			f.at = i
			f.typeValue("")
			return nil
		}})
	}
	out.row(parts...)
}
