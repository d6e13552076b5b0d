package cli

import (
	"slices"
	"strings"

	"github.com/alecthomas/kong"

	"github.com/teahouse-games/teahouse/internal/rules/computer"
)

type completionCommand struct {
	Shell string `arg:"" enum:"bash,zsh,fish" help:"The shell: bash, zsh or fish."`
}

// Help returns examples.
func (*completionCommand) Help() string {
	return `Prints a script that lets a shell complete commands, flags, games and levels.

Examples:

    teahouse completion bash > ~/.local/share/bash-completion/completions/teahouse
    teahouse completion zsh > ~/.zfunc/_teahouse
    teahouse completion fish > ~/.config/fish/completions/teahouse.fish

For zsh the folder must be in fpath before compinit runs.`
}

// Run prints the script.
func (c *completionCommand) Run(s *invocation, parser *kong.Kong) error {
	commands := s.completedCommands(parser.Model.Children)
	for i := range commands {
		if commands[i].name == "man" {
			commands[i].words = commandNames(parser)
		}
	}
	s.out.printf("%s", map[string]func([]completedCommand) string{"bash": bashScript, "zsh": zshScript, "fish": fishScript}[c.Shell](commands))
	return nil
}

// completedCommand is a command as a shell completes it.
type completedCommand struct {
	name, help string
	flags      []completedFlag
	words      []string // what can stand behind it
	commands   []completedCommand
}

// completedFlag is a flag as a shell completes it.
type completedFlag struct {
	name, help string
	short      rune
	bare       bool     // it has no value
	values     []string // nil: any, or a file
}

// completedCommands returns commands as a shell completes them.
func (s *invocation) completedCommands(nodes []*kong.Node) (list []completedCommand) {
	for _, node := range nodes {
		command := completedCommand{name: node.Name, help: node.Help}
		for _, flag := range node.Flags {
			if flag.Hidden {
				continue
			}
			command.flags = append(command.flags, completedFlag{
				name: flag.Name, help: flag.Help, short: flag.Short, bare: flag.IsBool(), values: s.valuesOf(flag.Value, flag.PlaceHolder),
			})
		}
		command.flags = append(command.flags, completedFlag{name: "help", help: "Show help.", short: 'h', bare: true})
		for _, value := range node.Positional {
			command.words = append(command.words, s.valuesOf(value, value.Name)...)
		}
		command.commands = s.completedCommands(node.Children)
		for i := range command.commands {
			command.words = append(command.words, command.commands[i].name)
		}
		list = append(list, command)
	}
	return list
}

// valuesOf returns the values of a flag or an argument with a placeholder.
func (s *invocation) valuesOf(value *kong.Value, placeholder string) (values []string) {
	switch strings.ToLower(placeholder) {
	case "game":
		for _, rules := range s.Games {
			values = append(values, rules.Name)
		}
	case "who":
		return append([]string{human}, computer.AllNames(s.Games[0].Name)...)
	default:
		values = slices.DeleteFunc(value.EnumSlice(), func(v string) bool { return v == "" })
	}
	return values
}
