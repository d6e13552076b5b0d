package cli

import (
	"fmt"
	"strings"
)

// bashScript returns the script for bash. Where it knows no word, bash completes files.
func bashScript(commands []completedCommand) string {
	var b, values, words strings.Builder
	var names []string
	for _, c := range commands {
		names = append(names, c.name)
		var all []string
		for _, flag := range c.flags {
			all = append(all, "--"+flag.name)
			if len(flag.values) > 0 {
				fmt.Fprintf(&values, "    %q) COMPREPLY=($(compgen -W %q -- \"$word\")); return ;;\n", c.name+" --"+flag.name, strings.Join(flag.values, " "))
			} else if !flag.bare {
				fmt.Fprintf(&values, "    %q) return ;;\n", c.name+" --"+flag.name)
			}
		}
		fmt.Fprintf(&words, "    %s) COMPREPLY=($(compgen -W %q -- \"$word\")) ;;\n", c.name, strings.Join(append(c.words, all...), " "))
	}
	fmt.Fprintf(&b, `# bash completion of teahouse; teahouse completion bash prints it.
_teahouse() {
    local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" command="${COMP_WORDS[1]}"
    COMPREPLY=()
    if [ "$COMP_CWORD" -le 1 ]; then
        COMPREPLY=($(compgen -W %q -- "$word"))
        return
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
`, strings.Join(append(names, "help"), " "), values.String(), words.String())
	return b.String()
}

// zshScript returns the script for zsh.
func zshScript(commands []completedCommand) string {
	var list, cases strings.Builder
	for _, c := range commands {
		fmt.Fprintf(&list, "        %s\n", quoted(c.name+":"+strings.ReplaceAll(firstSentence(c.help), ":", `\:`)))
		fmt.Fprintf(&cases, "    %s)\n        _arguments", c.name)
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
			cases.WriteString(" \\\n            " + quoted(text))
		}
		rest := "*:file:_files"
		if len(c.words) > 0 {
			rest = "*:word:(" + strings.Join(c.words, " ") + ")"
		}
		cases.WriteString(" \\\n            " + quoted(rest) + "\n        ;;\n")
	}
	return `#compdef teahouse
# zsh completion of teahouse; teahouse completion zsh prints it.
_teahouse() {
    local -a commands
    commands=(
` + list.String() + `    )
    if (( CURRENT == 2 )); then
        _describe command commands
        return
    fi
    shift words
    (( CURRENT-- ))
    case "$words[1]" in
` + cases.String() + `    esac
}
if [ "$funcstack[1]" = "_teahouse" ]; then
    _teahouse "$@"
else
    compdef _teahouse teahouse
fi
`
}

// fishScript returns the script for fish.
func fishScript(commands []completedCommand) string {
	var b strings.Builder
	b.WriteString("# fish completion of teahouse; teahouse completion fish prints it.\n")
	for _, c := range commands {
		fmt.Fprintf(&b, "complete -c teahouse -f -n __fish_use_subcommand -a %s -d %s\n", c.name, quoted(firstSentence(c.help)))
		seen := quoted("__fish_seen_subcommand_from " + c.name)
		if len(c.words) > 0 {
			fmt.Fprintf(&b, "complete -c teahouse -n %s -a %s\n", seen, quoted(strings.Join(c.words, " ")))
		}
		for _, flag := range c.flags {
			fmt.Fprintf(&b, "complete -c teahouse -n %s -l %s", seen, flag.name)
			if flag.short != 0 {
				fmt.Fprintf(&b, " -s %c", flag.short)
			}
			switch {
			case len(flag.values) > 0:
				fmt.Fprintf(&b, " -x -a %s", quoted(strings.Join(flag.values, " ")))
			case !flag.bare:
				b.WriteString(" -r")
			}
			fmt.Fprintf(&b, " -d %s\n", quoted(firstSentence(flag.help)))
		}
	}
	return b.String()
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
