package cli

import (
	"encoding/json"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

type gamesCommand struct {
	JSON bool `name:"json" help:"Print JSON for a program to read."`
}

// Help returns examples.
func (*gamesCommand) Help() string {
	return `Each game with its name, its players, and its options with the default first.

Examples:

    teahouse games
    teahouse games --json`
}

// Run lists the games.
func (c *gamesCommand) Run(s *invocation) error {
	if c.JSON {
		return s.gamesJSON()
	}
	for i, rules := range s.Games {
		if i > 0 {
			s.out.printf("\n")
		}
		s.out.printf("%s: %s, by %s\n", rules.Name, rules.Title, rules.Author)
		s.out.printf("    %s moves first, then %s\n", rules.RoleNames[game.First], rules.RoleNames[game.Second])
		if len(rules.Options) == 0 {
			s.out.printf("    no options\n")
		}
		for j := range rules.Options {
			o := &rules.Options[j]
			s.out.printf("    -o %s=%s\n", o.Name, o.Default)
			s.out.printf("%s\n", wrapText(wording.AsSentence(o.Description), "        "))
			s.out.printf("%s\n", wrapText("It can be: "+o.ValidValues()+".", "        "))
		}
	}
	return nil
}

type gameJSON struct {
	Name    string       `json:"name"`
	Title   string       `json:"title"`
	Author  string       `json:"author"`
	Players [2]string    `json:"players"`
	Options []optionJSON `json:"options"`
}

type optionJSON struct {
	Name    string   `json:"name"`
	Default string   `json:"default"`
	Values  []string `json:"values,omitempty"`
	Min     *int     `json:"min,omitempty"`
	Max     *int     `json:"max,omitempty"`
	Form    string   `json:"form,omitempty"`
	Meaning string   `json:"meaning"`
}

func (s *invocation) gamesJSON() error {
	list := []gameJSON{}
	for _, rules := range s.Games {
		g := gameJSON{rules.Name, rules.Title, rules.Author, rules.RoleNames, []optionJSON{}}
		for i := range rules.Options {
			o := &rules.Options[i]
			option := optionJSON{Name: o.Name, Default: o.Default, Values: o.Values, Meaning: o.Description}
			if o.Range != nil {
				option.Min, option.Max = &o.Range.Min, &o.Range.Max
			}
			if o.Pattern != nil {
				option.Form = o.Pattern.Form
			}
			g.Options = append(g.Options, option)
		}
		list = append(list, g)
	}
	return s.printJSON(list)
}

// printJSON prints v as indented JSON.
func (s *invocation) printJSON(v any) error {
	encoder := json.NewEncoder(s.out)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	return encoder.Encode(v)
}
