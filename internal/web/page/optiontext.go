package page

import (
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
)

// optionField is an option of a game in a form.
type optionField struct {
	*game.Option
	Label, Means string
	Value        string
	Values       []value
}

// value is a value that may be chosen, and what it is called.
type value struct{ Value, Label string }

// Listed reports whether there are no values but those listed.
func (c optionField) Listed() bool { return c.Range == nil && c.Pattern == nil }

// choiceOf returns an option with a value.
func choiceOf(w *messages.Messages, rules *game.Rules, option *game.Option, chosen string) optionField {
	c := optionField{Option: option, Label: capitalize(optionTitle(w, rules, option.Name)), Means: wording.AsSentence(option.Description), Value: chosen}
	if means, ok := gameMessage(rules, "option-"+option.Name+"-means"); ok {
		c.Means = w.Sentence(means)
	}
	for _, v := range option.Values {
		c.Values = append(c.Values, value{v, valueTitle(w, rules, option.Name, v)})
	}
	return c
}

func optionTitle(w *messages.Messages, rules *game.Rules, name string) string {
	if title, ok := gameMessage(rules, "option-"+name); ok {
		return w.Clause(title)
	}
	return name
}

func valueTitle(w *messages.Messages, rules *game.Rules, name, value string) string {
	if title, ok := gameMessage(rules, "option-"+name+"-value-"+value); ok {
		return w.Clause(title)
	}
	switch value {
	case "on":
		return w.Text("site-option-on")
	case "off":
		return w.Text("site-option-off")
	}
	return value
}

// optionsText returns the options that are not the usual ones, e.g. "Field: 7x7".
func optionsText(w *messages.Messages, rules *game.Rules, o game.Options) string {
	var list []string
	for i := range rules.Options {
		option := &rules.Options[i]
		if v := o[option.Name]; v != "" && v != option.Default {
			list = append(list, capitalize(optionTitle(w, rules, option.Name))+": "+valueTitle(w, rules, option.Name, v))
		}
	}
	slices.Sort(list)
	return strings.Join(list, ", ")
}
