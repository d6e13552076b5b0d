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
		return s.printJSON(s.Games.List())
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

// printJSON prints v as indented JSON.
func (s *invocation) printJSON(v any) error {
	encoder := json.NewEncoder(s.out)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	return encoder.Encode(v)
}
