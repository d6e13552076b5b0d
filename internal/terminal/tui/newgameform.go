package tui

import (
	"fmt"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/rules/computer"
	"github.com/teahouse-games/teahouse/internal/terminal/localgame"
)

// newGameForm is the form for the options and players of a new game.
type newGameForm struct {
	m      *Model
	rules  *game.Rules
	fields []formField
	at     int // len(fields) selects the line that begins the game
}

// formField is a field of the form.
type formField struct {
	name, meaning string
	values        []string     // the values to choose from
	option        *game.Option // nil for a seat
	value         string
}

func newForm(m *Model, rules *game.Rules) *newGameForm {
	f := &newGameForm{m: m, rules: rules}
	for seat, player := range [2]string{string(localgame.Human), computer.DefaultLevel} {
		f.fields = append(f.fields, formField{name: rules.RoleNames[seat], meaning: playerFieldHelp, values: localgame.AvailablePlayers(rules), value: player})
	}
	for i := range rules.Options {
		o := &rules.Options[i]
		f.fields = append(f.fields, formField{name: o.Name, meaning: o.Description, values: o.Values, option: o, value: o.Default})
	}
	f.at = len(f.fields)
	return f
}

// playerFieldHelp is the help for the fields of the seats.
const playerFieldHelp = "who plays: human is a person here, 1 to 8 are the computer, from the weakest to the strongest; " +
	computer.DefaultLevel + " is for newcomers"

// isTyped reports whether the field accepts typed values that are not in the list.
func (f *formField) isTyped() bool {
	return f.option != nil && (f.option.Range != nil || f.option.Pattern != nil)
}

func (f *newGameForm) press(key tea.Key) tea.Cmd {
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
		case f.fields[f.at].isTyped():
			f.typeValue("")
		default:
			f.fields[f.at].change(1)
		}
	case "esc", "q":
		f.m.pop()
	default:
		if on && f.fields[f.at].isTyped() && key.Text != "" {
			f.typeValue(key.Text)
		}
	}
	return nil
}

// change selects the next or the previous value: of a list, or of a range by one.
func (f *formField) change(by int) {
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

// typeValue shows the input for a value.
func (f *newGameForm) typeValue(text string) {
	at := &f.fields[f.at]
	f.m.openInput(at.name+" ("+at.option.ValidValues()+"):", text, func(value string) tea.Cmd {
		if !at.option.Accepts(value) {
			f.m.notice = fmt.Sprintf("%s cannot be %s: it can be %s.", at.name, wording.QuoteShort(value), at.option.ValidValues())
			return nil
		}
		at.value = value
		return nil
	})
}

// begin begins the game.
func (f *newGameForm) begin() tea.Cmd {
	options := map[string]string{}
	for _, field := range f.fields[2:] {
		options[field.name] = field.value
	}
	match, err := localgame.New(f.rules, options, [2]localgame.SeatPlayer{localgame.SeatPlayer(f.fields[0].value), localgame.SeatPlayer(f.fields[1].value)}, f.m.Seed())
	if err != nil {
		f.m.notice = wording.AsSentence(err.Error())
		return nil
	}
	f.m.pop()
	return f.m.startGame(match, nil)
}

func (f *newGameForm) draw(width, height int) *screenArea {
	ink := f.m.ink
	out := &screenArea{width: width}
	out.row(styledText{text: "  " + f.rules.Title, style: ink.title}, styledText{text: "  by " + f.rules.Author, style: ink.quiet})
	out.row()
	for i := range f.fields {
		f.line(out, i)
	}
	out.row()
	style, mark := ink.strong, "   "
	if f.at == len(f.fields) {
		style, mark = ink.chosen, " > "
	}
	out.row(styledText{text: mark + "Begin the game ", style: style, click: f.begin})
	out.row()
	if f.at == len(f.fields) {
		out.text("   "+wording.AsSentence(playerFieldHelp)+" Other fields are explained when you go to them.", ink.quiet, 3)
	} else {
		out.text("   "+strings.ToUpper(f.fields[f.at].meaning[:1])+f.fields[f.at].meaning[1:]+".", ink.quiet, 4)
		if o := f.fields[f.at].option; o != nil {
			out.text("   It can be: "+o.ValidValues()+".", ink.quiet, 2)
		}
	}
	out.fill(height - 1)
	do := "Enter change"
	switch {
	case f.at == len(f.fields):
		do = "Enter begin"
	case f.fields[f.at].isTyped():
		do = "Enter type"
	}
	out.hints(ink.quiet, styledText{text: "up, down choose"}, styledText{text: do}, styledText{text: "left, right change"}, styledText{text: "Esc back"})
	return out
}

// line draws a field with all its values, the selected one in brackets.
func (f *newGameForm) line(out *screenArea, i int) {
	ink := f.m.ink
	at := &f.fields[i]
	mark, style := "   ", ink.plain
	if i == f.at {
		mark, style = " > ", ink.chosen
	}
	focus := func() tea.Cmd { f.at = i; return nil }
	parts := []styledText{{text: fmt.Sprintf("%s%-14s ", mark, at.name), style: style, click: focus}}
	values := at.values
	if !slices.Contains(values, at.value) {
		values = append(slices.Clone(values), at.value)
	}
	for _, value := range values {
		text, style := " "+value+" ", ink.quiet
		if value == at.value {
			text, style = "["+value+"]", ink.strong
		}
		parts = append(parts, styledText{text: text, style: style, click: func() tea.Cmd {
			f.at, at.value = i, value
			return nil
		}})
	}
	if at.isTyped() {
		parts = append(parts, styledText{text: "  or type another", style: ink.quiet, click: func() tea.Cmd {
			f.at = i
			f.typeValue("")
			return nil
		}})
	}
	out.row(parts...)
}
