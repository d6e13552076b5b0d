package cli

import (
	"cmp"
	"strings"

	"github.com/alecthomas/kong"
)

type manCommand struct {
	Command string `arg:"" optional:"" help:"A command, e.g. play. Without it: all commands."`
}

// Help returns examples.
func (*manCommand) Help() string {
	return `Prints a manual page, as the program man reads it: of the whole program, or of one command.

Examples:

    teahouse man > ~/.local/share/man/man1/teahouse.1
    teahouse man play > ~/.local/share/man/man1/teahouse-play.1

Then man teahouse and man teahouse-play show the pages.`
}

// Run prints the page.
func (c *manCommand) Run(s *invocation, parser *kong.Kong) error {
	page := manualPage{}
	if c.Command == "" {
		page.program(parser.Model)
	} else {
		node := commandNamed(parser, c.Command)
		if node == nil {
			return callErrorf("unknown command %s: want one of %s", c.Command, strings.Join(commandNames(parser), ", "))
		}
		page.command(node)
	}
	s.out.printf("%s", page.String())
	return nil
}

// commandNamed returns a command of the program; nil if there is none with this name.
func commandNamed(parser *kong.Kong, name string) *kong.Node {
	for _, node := range parser.Model.Children {
		if node.Name == name {
			return node
		}
	}
	return nil
}

// manualPage is a page in the macros of man(7).
type manualPage struct{ strings.Builder }

// program writes the page of the program.
func (p *manualPage) program(app *kong.Application) {
	p.title("teahouse", "play, study and serve five board games")
	p.synopsis("<command> [flags]")
	p.section("DESCRIPTION")
	p.text(description)
	p.section("COMMANDS")
	for _, group := range commandGroups {
		p.macro("SS", strings.TrimSuffix(group.Title, ":"))
		for _, node := range app.Children {
			if node.Group != nil && node.Group.Key == group.Key {
				p.item("teahouse " + node.Summary())
				p.paragraph(node.Help)
			}
		}
	}
	p.section("FILES")
	p.item("~/.local/share/teahouse")
	p.paragraph("Saved games. $XDG_DATA_HOME/teahouse or $TEAHOUSE_DATA come before it, and --data before all.")
	p.section("SEE ALSO")
	p.paragraph("teahouse man COMMAND prints the page of a command, teahouse rules GAME how a game is played.")
}

// command writes the page of a command.
func (p *manualPage) command(node *kong.Node) {
	p.title("teahouse-"+node.Name, strings.TrimSuffix(node.Help, "."))
	p.synopsis(node.Summary())
	p.section("DESCRIPTION")
	p.text(cmp.Or(node.Detail, node.Help))
	if len(node.Positional) > 0 {
		p.section("ARGUMENTS")
		for _, value := range node.Positional {
			p.item(value.Summary())
			p.paragraph(value.Help)
		}
	}
	if len(node.Children) > 0 {
		p.section("COMMANDS")
	}
	for _, child := range node.Children {
		p.macro("SS", "teahouse "+child.Summary())
		p.paragraph(child.Help)
		if child.Detail != "" {
			p.WriteString(".PP\n")
			p.text(child.Detail)
		}
		for _, value := range child.Positional {
			p.item(value.Summary())
			p.paragraph(value.Help)
		}
		p.flags(child)
	}
	p.section("OPTIONS")
	p.item("-h, --help")
	p.paragraph("Show help.")
	p.flags(node)
	p.section("EXIT STATUS")
	p.paragraph("0 fine; 1 what was read is wrong (a turn, a position, a file); 2 the call is wrong; 130 it was interrupted before its end.")
	p.section("SEE ALSO")
	p.paragraph("teahouse(1)")
}

// flags writes the flags of a command.
func (p *manualPage) flags(node *kong.Node) {
	for _, flag := range node.Flags {
		if !flag.Hidden {
			p.item(flagSummary(flag))
			p.paragraph(flag.Help)
		}
	}
}

// flagSummary returns a flag as help shows it, e.g. "-o, --option=NAME=VALUE".
func flagSummary(flag *kong.Flag) string {
	text := "--" + flag.Name
	if !flag.IsBool() {
		text += "=" + flag.FormatPlaceHolder()
	}
	if flag.Short != 0 {
		text = "-" + string(flag.Short) + ", " + text
	}
	return text
}

func (p *manualPage) title(name, what string) {
	p.WriteString(".TH " + strings.ToUpper(manualText(name)) + " 1 \"\" \"\" \"Teahouse\"\n")
	p.section("NAME")
	p.WriteString(manualText(name) + " \\- " + manualText(strings.ToLower(what[:1])+what[1:]) + "\n")
}

func (p *manualPage) synopsis(rest string) {
	p.section("SYNOPSIS")
	p.WriteString(".B teahouse\n" + manualText(rest) + "\n")
}

func (p *manualPage) section(title string) { p.macro("SH", title) }

// item begins a paragraph with a tag.
func (p *manualPage) item(tag string) { p.WriteString(".TP\n.B " + manualText(tag) + "\n") }

func (p *manualPage) macro(name, text string) {
	p.WriteString("." + name + " " + manualText(text) + "\n")
}

func (p *manualPage) paragraph(text string) { p.WriteString(manualLine(text) + "\n") }

// text writes paragraphs. Those of indented lines are examples, which keep their line breaks.
func (p *manualPage) text(text string) {
	for i, block := range strings.Split(strings.TrimSpace(text), "\n\n") {
		if i > 0 {
			p.WriteString(".PP\n")
		}
		example := strings.HasPrefix(block, "  ")
		if example {
			p.WriteString(".RS 4\n.nf\n")
		}
		for line := range strings.SplitSeq(block, "\n") {
			p.paragraph(strings.TrimSpace(line))
		}
		if example {
			p.WriteString(".fi\n.RE\n")
		}
	}
}

// manualLine writes a line of text. It does not begin as a macro.
func manualLine(text string) string {
	text = manualText(text)
	if strings.HasPrefix(text, ".") {
		return `\&` + text
	}
	return text
}

// manualText writes characters that have a meaning in a manual page or are made pretty there. Hyphens
// and quotes stay as they are typed, so that calls can be copied.
func manualText(text string) string { return manualEscapes.Replace(text) }

var manualEscapes = strings.NewReplacer(`\`, `\e`, "-", `\-`, "'", `\(aq`, `"`, `\(dq`, "`", `\(ga`, "^", `\(ha`, "~", `\(ti`, "…", "...")
