package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"regexp"
	"strings"

	"github.com/alecthomas/kong"

	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
)

// computerFlagHint and listens are the right forms for some flags that people expect.
const (
	computerFlagHint = "the computer plays second with --second N, first with --first N, at a level N from 1 (weak) to 8 (strong)"
	listenFlagHint   = "where to listen is said with --listen, e.g. --listen 127.0.0.1:8080"
)

// flagHints are the right flags for some that people expect, by command.
var flagHints = map[string]map[string]string{
	"play": {
		"--level": computerFlagHint, "--computer": computerFlagHint, "--opponent": computerFlagHint, "--against": computerFlagHint,
		"--difficulty": computerFlagHint, "--strength": computerFlagHint, "--ai": computerFlagHint, "--bot": computerFlagHint,
	},
	"serve": {"--port": listenFlagHint, "--host": listenFlagHint, "--address": listenFlagHint, "--bind": listenFlagHint},
}

// enumError matches the parser's error about a value that is not among those of a flag or an argument.
var enumError = regexp.MustCompile(`^(\S+) must be one of (\S+) but got (.*)$`)

// enumValues returns the values of the parser's list, without the empty one of a flag that can be
// left out.
func enumValues(list string) (values []string) {
	for value := range strings.SplitSeq(list, ",") {
		if value = strings.Trim(value, `"`); value != "" {
			values = append(values, value)
		}
	}
	return values
}

// negative matches a negative number, which looks like a flag.
var negative = regexp.MustCompile(` -[0-9]+( |$)`)

// usageError adds the right form to an error of the parser that does not have it.
func (s *invocation) usageError(parser *kong.Kong, args []string, err error) error {
	if n := negative.FindString(strings.Join(args, " ")); n != "" && args[0] == "perft" {
		return badDepth(strings.TrimSpace(n))
	}
	text := strings.TrimSpace(err.Error())
	var command *kong.Node
	if refused := (*kong.ParseError)(nil); errors.As(err, &refused) {
		command = refused.Context.Selected()
	}
	flag, isFlag := strings.CutPrefix(text, "unknown flag ")
	word, isWord := strings.CutPrefix(text, "unexpected argument ")
	missing, isMissing := strings.CutPrefix(text, "expected ")
	near := strings.Contains(text, "did you mean")
	if choice := enumError.FindStringSubmatch(text); choice != nil {
		text = fmt.Sprintf("%s: want %s, not %s", choice[1], wording.JoinWords("or", enumValues(choice[2])), choice[3])
	}
	switch {
	case isFlag && command != nil && flagHints[command.Name][flag] != "":
		text += ": " + flagHints[command.Name][flag]
	case isFlag && command != nil && len(command.Flags) == 0:
		text += ": " + command.Name + " has none"
	case isFlag && command != nil && !near:
		text += ": the flags of " + command.Name + " are " + strings.Join(flagNames(command), ", ")
	case isFlag && !near:
		text += ": first comes the command, one of " + strings.Join(commandNames(parser), ", ")
	case isWord && command == nil:
		text = "unknown command " + word + s.suggestCommand(parser, word, near)
	case isWord:
		text += ": want teahouse " + command.Summary()
	case command != nil && isMissing:
		text = "missing " + strings.Trim(missing, `"`) + ": want teahouse " + command.Summary()
	}
	return callErrorf("%s\nTry teahouse%s --help.", text, commandOf(parser, args))
}

// suggestCommand returns a hint for an unknown command, unless the parser suggests one.
func (s *invocation) suggestCommand(parser *kong.Kong, word string, near bool) string {
	if near {
		return ""
	}
	var names []string
	for _, rules := range s.Games {
		names = append(names, rules.Name)
	}
	if name, ok := gamelist.Closest(word, names); ok {
		return ", did you mean teahouse play " + name + "?"
	}
	return ": want one of " + strings.Join(commandNames(parser), ", ")
}

// flagNames returns the names of the flags of a command.
func flagNames(command *kong.Node) (names []string) {
	for _, flag := range command.Flags {
		if !flag.Hidden {
			names = append(names, "--"+flag.Name)
		}
	}
	return names
}

// commandNames returns the names of all commands.
func commandNames(parser *kong.Kong) (names []string) {
	for _, command := range parser.Model.Children {
		names = append(names, command.Name)
	}
	return names
}

// commandOf returns the command that args begin with, after a space; empty without one.
func commandOf(parser *kong.Kong, args []string) (path string) {
	node := parser.Model.Node
	for _, arg := range args {
		if node = childNamed(node, arg); node == nil {
			break
		}
		path += " " + arg
	}
	return path
}

// wantsValue reports whether args end with a flag whose value is missing. A value can begin
// with a hyphen, so the parser reads an empty one at the end.
func wantsValue(parser *kong.Kong, args []string) bool {
	last := args[len(args)-1]
	node := parser.Model.Node
	for _, arg := range args {
		if child := childNamed(node, arg); child != nil {
			node = child
		}
		for _, flag := range node.Flags {
			if !flag.IsBool() && (last == "--"+flag.Name || flag.Short != 0 && last == "-"+string(flag.Short)) {
				return true
			}
		}
	}
	return false
}

// childNamed returns the command of this name in another one, nil if there is none.
func childNamed(node *kong.Node, name string) *kong.Node {
	for _, child := range node.Children {
		if child.Name == name {
			return child
		}
	}
	return nil
}

// callError is an error in the call, not in its input.
type callError struct{ error }

func (e callError) Unwrap() error { return e.error }

func callErrorf(format string, args ...any) error {
	return callError{fmt.Errorf(format, args...)}
}

var (
	errInterrupted  = errors.New("interrupted")
	errRefusedLines = errors.New("some lines were wrong")
)

// errorText returns the text of an error for people, also for errors of the system.
func errorText(err error) string {
	text := err.Error()
	if p := (*fs.PathError)(nil); errors.As(err, &p) {
		do := map[string]string{"mkdir": "make the folder"}[p.Op]
		if do == "" {
			do = p.Op
		}
		text = strings.Replace(text, p.Error(), fmt.Sprintf("cannot %s %s: %v", do, p.Path, p.Err), 1)
	}
	return text
}
