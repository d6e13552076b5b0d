package page

import (
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
)

// optionKeySet are the keys of what an option is called, what it means, and what its
// values are called.
type optionKeySet struct {
	name, meaning string
	values        map[string]string
}

// onOff are the values of an option that is a switch.
var onOff = map[string]string{"on": "site.option.on", "off": "site.option.off"}

// optionKeys are those of all options, by game and option.
var optionKeys = map[string]map[string]optionKeySet{
	"skud-pai-sho": {
		"edition": {"site.option.edition", "site.option.edition.means", map[string]string{
			"german": "site.option.edition.german", "garden-gate": "site.option.edition.site",
		}},
		"accents": {"site.option.accents", "site.option.accents.means", map[string]string{
			"each": "site.option.accents.each", "host": "site.option.accents.host",
		}},
		"opening": {"site.option.opening", "site.option.opening.means", map[string]string{
			"same": "site.option.opening.same", "clash": "site.option.opening.clash",
		}},
	},
	"kutai-pai-sho": {
		"target": {"site.option.target", "site.option.target.means", nil},
		"lines": {"site.option.lines", "site.option.lines.means", map[string]string{
			"orthogonal": "site.option.lines.orthogonal", "queen": "site.option.lines.queen", "sight": "site.option.lines.sight",
		}},
		"places": {"site.option.places", "site.option.places.means", map[string]string{
			"points": "site.option.places.points", "squares": "site.option.places.squares",
		}},
	},
	"balance-pai-sho": {
		"no-undo":      {"site.option.noundo", "site.option.noundo.means", onOff},
		"must-balance": {"site.option.must", "site.option.must.means", onOff},
		"matching": {"site.option.matching", "site.option.matching.means", map[string]string{
			"classic": "site.option.matching.classic", "opposites": "site.option.matching.opposites",
		}},
	},
	"ki-shogi": {
		"ki":    {"site.option.ki", "site.option.ki.means", onOff},
		"field": {"site.option.field", "site.option.field.means", map[string]string{"open": "site.option.field.open"}},
	},
}

// optionField is an option of a game in a form.
type optionField struct {
	*game.Option
	Said, Means string
	Value       string
	Values      []value
}

// value is a value that may be chosen, and what it is called.
type value struct{ Value, Said string }

// Listed reports whether there are no values but those listed.
func (c optionField) Listed() bool { return c.Range == nil && c.Pattern == nil }

// choiceOf is an option with a value.
func choiceOf(w *messages.Messages, rules *game.Rules, option *game.Option, chosen string) optionField {
	c := optionField{Option: option, Said: capitalize(optionTitle(w, rules, option.Name)), Means: wording.AsSentence(option.Description), Value: chosen}
	if said, ok := optionKeys[rules.Name][option.Name]; ok {
		c.Means = w.Text(said.meaning)
	}
	for _, v := range option.Values {
		c.Values = append(c.Values, value{v, valueTitle(w, rules, option.Name, v)})
	}
	return c
}

func optionTitle(w *messages.Messages, rules *game.Rules, name string) string {
	if said, ok := optionKeys[rules.Name][name]; ok {
		return w.Text(said.name)
	}
	return name
}

func valueTitle(w *messages.Messages, rules *game.Rules, name, value string) string {
	if key, ok := optionKeys[rules.Name][name].values[value]; ok {
		return w.Text(key)
	}
	return value
}

// optionsText says the options that are not the usual ones, e.g. "Field: 7x7".
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
