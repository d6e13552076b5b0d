package cli

import (
	"fmt"
	"slices"
	"strings"
)

// bashScript returns the script for bash. Where it knows no word, bash completes files.
func bashScript(commands []completedCommand) string {
	var b, values, words strings.Builder
	var names, groups []string
	var write func(path string, c *completedCommand)
	write = func(path string, c *completedCommand) {
		var all []string
		for _, flag := range c.flags {
			all = append(all, "--"+flag.name)
			if len(flag.values) > 0 {
				fmt.Fprintf(&values, "    %q) COMPREPLY=($(compgen -W %q -- \"$word\")); return ;;\n", path+" --"+flag.name, strings.Join(flag.values, " "))
			} else if !flag.bare {
				fmt.Fprintf(&values, "    %q) return ;;\n", path+" --"+flag.name)
			}
		}
		fmt.Fprintf(&words, "    %q) COMPREPLY=($(compgen -W %q -- \"$word\")) ;;\n", path, strings.Join(append(c.words, all...), " "))
		for i := range c.commands {
			write(path+" "+c.commands[i].name, &c.commands[i])
		}
	}
	for i := range commands {
		names = append(names, commands[i].name)
		if len(commands[i].commands) > 0 {
			groups = append(groups, commands[i].name)
		}
		write(commands[i].name, &commands[i])
	}
	fmt.Fprintf(&b, `# bash completion of teahouse; teahouse completion bash prints it.
_teahouse() {
    local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" command="${COMP_WORDS[1]}"
    COMPREPLY=()
    if [ "$COMP_CWORD" -le 1 ]; then
        COMPREPLY=($(compgen -W %q -- "$word"))
        return
    fi
    if [ "$COMP_CWORD" -gt 2 ]; then # some commands have commands of their own
        case "$command" in
        %s) command="$command ${COMP_WORDS[2]}" ;;
        esac
    fi
    if [ "$word" = "=" ]; then # as in --color=
        word=""
    elif [ "$before" = "=" ]; then
        before="${COMP_WORDS[COMP_CWORD-2]}"
    fi
    case "$command $before" in
%s    esac
    case "$command" in
%s    esac
}
complete -o default -F _teahouse teahouse
`, strings.Join(append(names, "help"), " "), strings.Join(groups, "|"), values.String(), words.String())
	return b.String()
}

// zshScript returns the script for zsh.
func zshScript(commands []completedCommand) string {
	return `#compdef teahouse
# zsh completion of teahouse; teahouse completion zsh prints it.
_teahouse() {
    local -a commands
` + zshCommands(commands, "    ") + `}
if [ "$funcstack[1]" = "_teahouse" ]; then
    _teahouse "$@"
else
    compdef _teahouse teahouse
fi
`
}

// zshCommands returns what completes the next word as one of some commands, or what stands behind it.
func zshCommands(commands []completedCommand, indent string) string {
	var list, cases strings.Builder
	for _, c := range commands {
		fmt.Fprintf(&list, "%s    %s\n", indent, quoted(c.name+":"+strings.ReplaceAll(firstSentence(c.help), ":", `\:`)))
		fmt.Fprintf(&cases, "%s%s)\n", indent, c.name)
		if len(c.commands) > 0 {
			cases.WriteString(zshCommands(c.commands, indent+"    "))
		} else {
			cases.WriteString(zshArguments(&c, indent+"    "))
		}
		fmt.Fprintf(&cases, "%s    ;;\n", indent)
	}
	return indent + "commands=(\n" + list.String() + indent + ")\n" +
		indent + "if (( CURRENT == 2 )); then\n" + indent + "    _describe command commands\n" + indent + "    return\n" + indent + "fi\n" +
		indent + "shift words\n" + indent + "(( CURRENT-- ))\n" +
		indent + "case \"$words[1]\" in\n" + cases.String() + indent + "esac\n"
}

// zshArguments returns what completes the flags and arguments of a command.
func zshArguments(c *completedCommand, indent string) string {
	var b strings.Builder
	b.WriteString(indent + "_arguments")
	for _, flag := range c.flags {
		text := "--" + flag.name
		if !flag.bare {
			text += "="
		}
		text += "[" + strings.NewReplacer("[", `\[`, "]", `\]`, ":", `\:`).Replace(firstSentence(flag.help)) + "]"
		switch {
		case len(flag.values) > 0:
			text += ":" + flag.name + ":(" + strings.Join(flag.values, " ") + ")"
		case !flag.bare:
			text += ":" + flag.name + ":_files"
		}
		b.WriteString(" \\\n" + indent + "    " + quoted(text))
	}
	rest := "*:file:_files"
	if len(c.words) > 0 {
		rest = "*:word:(" + strings.Join(c.words, " ") + ")"
	}
	b.WriteString(" \\\n" + indent + "    " + quoted(rest) + "\n")
	return b.String()
}

// fishScript returns the script for fish.
func fishScript(commands []completedCommand) string {
	var b strings.Builder
	b.WriteString("# fish completion of teahouse; teahouse completion fish prints it.\n")
	var groups []string
	for _, c := range commands {
		if len(c.commands) > 0 {
			groups = append(groups, c.name)
		}
	}
	for _, c := range commands {
		fmt.Fprintf(&b, "complete -c teahouse -f -n __fish_use_subcommand -a %s -d %s\n", c.name, quoted(firstSentence(c.help)))
		seen := "__fish_seen_subcommand_from " + c.name
		if len(c.commands) > 0 {
			writeFishCommands(&b, &c, seen)
			continue
		}
		for _, g := range groups { // admin show is not show
			if slices.ContainsFunc(commands, func(of completedCommand) bool { return of.name == g && slices.Contains(of.words, c.name) }) {
				seen += "; and not __fish_seen_subcommand_from " + g
			}
		}
		writeFishArguments(&b, &c, seen)
	}
	return b.String()
}

// writeFishCommands writes the completions of a command that has commands of its own.
func writeFishCommands(b *strings.Builder, c *completedCommand, seen string) {
	for _, child := range c.commands {
		fmt.Fprintf(b, "complete -c teahouse -f -n %s -a %s -d %s\n",
			quoted(seen+"; and not __fish_seen_subcommand_from "+strings.Join(c.words, " ")), child.name, quoted(firstSentence(child.help)))
		writeFishArguments(b, &child, seen+"; and __fish_seen_subcommand_from "+child.name)
	}
}

// writeFishArguments writes the completions of the flags and arguments of a command.
func writeFishArguments(b *strings.Builder, c *completedCommand, seen string) {
	seen = quoted(seen)
	if len(c.words) > 0 {
		fmt.Fprintf(b, "complete -c teahouse -n %s -a %s\n", seen, quoted(strings.Join(c.words, " ")))
	}
	for _, flag := range c.flags {
		fmt.Fprintf(b, "complete -c teahouse -n %s -l %s", seen, flag.name)
		if flag.short != 0 {
			fmt.Fprintf(b, " -s %c", flag.short)
		}
		switch {
		case len(flag.values) > 0:
			fmt.Fprintf(b, " -x -a %s", quoted(strings.Join(flag.values, " ")))
		case !flag.bare:
			b.WriteString(" -r")
		}
		fmt.Fprintf(b, " -d %s\n", quoted(firstSentence(flag.help)))
	}
}

// firstSentence returns the beginning of a help text, up to its first full stop or colon.
func firstSentence(help string) string {
	for _, end := range []string{". ", ": "} {
		help, _, _ = strings.Cut(help, end)
	}
	return strings.TrimSuffix(help, ".")
}

// quoted quotes a word for a shell. An apostrophe becomes a typographic one, which no shell reads.
func quoted(word string) string { return "'" + strings.ReplaceAll(word, "'", "’") + "'" }
