package tui

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/terminal/localgame"
	"github.com/teahouse-games/teahouse/internal/terminal/savegame"
	"github.com/teahouse-games/teahouse/record"
)

// menu is the first screen: the unfinished games, and the games to begin.
type menu struct {
	m          *Model
	choices    []menuItem
	at         int
	unfinished int // the number of unfinished games
	errors     []error
}

// menuItem is a line of the menu.
type menuItem struct {
	text, quiet string
	note        string               // like quiet, for a line without a number
	about       string               // shown below the menu while the line is selected
	savegame    *savegame.Unfinished // the unfinished game of the line, or nil
	do          func() tea.Cmd
}

func newMenu(m *Model) *menu {
	menu := &menu{m: m}
	menu.fill()
	return menu
}

// fill reads the saved games.
func (menu *menu) fill() {
	m := menu.m
	menu.choices, menu.errors = nil, nil
	if m.Savegames != nil {
		var games []savegame.Unfinished
		games, menu.errors = m.Savegames.List()
		menu.unfinished = len(games)
		for _, kept := range games {
			rules, err := m.gameOf(kept.Record)
			if err != nil {
				menu.errors = append(menu.errors, fmt.Errorf("the game in %s cannot go on: %w", kept.Name, err))
				continue
			}
			if len(menu.choices) < fewUnfinished {
				menu.choices = append(menu.choices, menu.unfinishedItem(rules, kept))
			}
		}
	}
	for _, rules := range m.Games {
		menu.choices = append(menu.choices, menuItem{
			text:  rules.Title,
			quiet: blurbOf(rules),
			about: effortOf(rules),
			do: func() tea.Cmd {
				m.push(newForm(m, rules))
				return nil
			},
		})
	}
	counts := ""
	if m.Savegames != nil {
		counts = countsText(menu.unfinished, m.Savegames.CountFinished())
	}
	menu.choices = append(menu.choices,
		menuItem{text: "Saved games", note: counts, do: func() tea.Cmd { m.push(newSavedGames(m)); return nil }},
		menuItem{text: "Quit", do: m.quit})
	menu.at = min(menu.at, len(menu.choices)-1)
}

// fewUnfinished is the largest number of unfinished games in the menu. All are among the saved games.
const fewUnfinished = 3

// blurbOf returns what a game is about, or its players if it does not say that.
func blurbOf(rules *game.Rules) string {
	if rules.Messages != nil && rules.Messages.Has("blurb") {
		return english.Sentence(rules.Messages.Message("blurb"))
	}
	return fmt.Sprintf("%s and %s; by %s", rules.RoleNames[game.First], rules.RoleNames[game.Second], rules.Author)
}

// effortOf returns how long a game takes, how hard it is to learn and to whom it is advised.
func effortOf(rules *game.Rules) string {
	text := func(id string) string {
		if rules.Messages == nil || !rules.Messages.Has(id) {
			return ""
		}
		return english.Clause(rules.Messages.Message(id))
	}
	about := strings.Join(slices.DeleteFunc([]string{text("duration"), text("difficulty")}, func(s string) bool { return s == "" }), "; ")
	if about != "" {
		about = wording.AsSentence(about)
	}
	if advice := text("newcomer"); advice != "" {
		about += " " + wording.AsSentence(strings.TrimSuffix(advice, "."))
	}
	return strings.TrimSpace(about)
}

// unfinishedItem returns the line that continues a saved game.
func (menu *menu) unfinishedItem(rules *game.Rules, kept savegame.Unfinished) menuItem {
	m, r := menu.m, kept.Record
	return menuItem{
		text:     fmt.Sprintf("Go on with %s, turn %d", rules.Title, len(r.Turns)+1),
		quiet:    fmt.Sprintf("%s against %s, saved %s", cmp.Or(r.First, string(localgame.Human)), cmp.Or(r.Second, string(localgame.Human)), agoText(m.Now().Sub(kept.Saved))),
		savegame: &kept,
		do:       func() tea.Cmd { return m.resumeSaved(kept.Name) },
	}
}

// resumeSaved opens a saved game and continues it.
func (m *Model) resumeSaved(name string) tea.Cmd {
	match, file, err := m.openSaved(name)
	if err != nil {
		m.notice = wording.AsSentence("the game cannot go on: " + err.Error())
		return nil
	}
	return m.startGame(match, file)
}

// openSaved opens a saved game and reads it. Another program may have played it until now.
func (m *Model) openSaved(name string) (*localgame.Game, *savegame.File, error) {
	file, err := m.Savegames.OpenFile(name)
	if err != nil {
		return nil, nil, err
	}
	r, err := record.ReadFile(file.Path())
	if err != nil {
		file.Close()
		return nil, nil, err
	}
	match, err := m.resume(r)
	if err != nil {
		file.Close()
		return nil, nil, err
	}
	return match, file, nil
}

// finishUnfinished asks for confirmation and moves an unfinished game to the finished ones. It calls
// done afterwards.
func (m *Model) finishUnfinished(name string, done func()) {
	m.confirm("Put this game away for good? It is kept among the finished ones.", func() tea.Cmd {
		if err := m.finishSaved(name); err != nil {
			m.notice = wording.AsSentence(err.Error())
		}
		done()
		return nil
	})
}

// finishSaved moves an unfinished game to the finished ones, with the turns that another program has
// saved until now.
func (m *Model) finishSaved(name string) error {
	file, err := m.Savegames.OpenFile(name)
	if err != nil {
		return err
	}
	defer file.Close()
	r, err := record.ReadFile(file.Path())
	if err != nil {
		return err
	}
	if !r.Result.Over() {
		r.Result = game.Draw("abandoned")
	}
	return file.Finish(r)
}

func (menu *menu) press(key tea.Key) tea.Cmd {
	switch name := key.String(); name {
	case "up", "shift+tab":
		menu.at = max(0, menu.at-1)
	case "down", "tab":
		menu.at = min(len(menu.choices)-1, menu.at+1)
	case "home", "pgup":
		menu.at = 0
	case "end", "pgdown":
		menu.at = len(menu.choices) - 1
	case "enter", "space":
		return menu.choices[menu.at].do()
	case "d", "delete":
		if kept := menu.choices[menu.at].savegame; kept != nil {
			menu.m.finishUnfinished(kept.Name, menu.fill)
		}
	case "o":
		menu.m.askRecord()
	case "?":
		menu.m.notice = "Choose with up and down, begin with Enter; in a game i shows how it is played and ? lists all keys."
	case "q", "esc":
		return menu.m.quit()
	default:
		if len(name) == 1 && name[0] >= '1' && name[0] <= '9' {
			menu.choose(int(name[0] - '0'))
		}
	}
	return nil
}

// choose selects the game with a number; unfinished games have none.
func (menu *menu) choose(n int) {
	for i, c := range menu.choices {
		if c.savegame == nil {
			if n--; n == 0 {
				menu.at = i
			}
		}
	}
}

func (menu *menu) draw(width, height int) *screenArea {
	ink := menu.m.ink
	f := &screenArea{width: width}
	f.row(styledText{text: "  Teahouse", style: ink.title})
	f.row(styledText{text: "  Games of tiles and cubes", style: ink.quiet})
	f.row()
	lines, number, at := make([]func(), 0, 2*len(menu.choices)), 0, 0
	for i, c := range menu.choices {
		label := "  "
		if c.savegame == nil && c.quiet != "" {
			number++
			label = fmt.Sprintf("%d ", number)
		}
		if i == menu.at {
			at = len(lines)
		}
		lines = append(lines, menu.lines(f, i, label, c)...)
	}
	trouble := menu.errors[:min(len(menu.errors), 3)]
	const aboutRows = 2
	for _, line := range visibleRows(lines, at, max(1, height-len(f.rows)-3-aboutRows-2*len(trouble))) {
		line()
	}
	f.row()
	f.text("  "+menu.choices[menu.at].about, ink.plain, aboutRows)
	for _, err := range trouble {
		f.text("  "+wording.AsSentence(err.Error()), ink.warn, 2)
	}
	if more := len(menu.errors) - len(trouble); more > 0 {
		f.text(fmt.Sprintf("  %d more of the games cannot be read.", more), ink.warn, 1)
	}
	f.fill(height - 1)
	hints := []styledText{{text: "up, down choose"}, {text: "Enter begin"}, {text: "c colour"}, {text: "q quit"}}
	if menu.choices[menu.at].savegame != nil {
		hints = []styledText{{text: "up, down choose"}, {text: "Enter go on"}, {text: "d put away"}, {text: "c colour"}, {text: "q quit"}}
	}
	f.hints(ink.quiet, hints...)
	return f
}

// lines returns the rows of a line, which draw themselves: what is said of a game may need two.
func (menu *menu) lines(f *screenArea, i int, label string, c menuItem) (rows []func()) {
	ink := menu.m.ink
	mark, style := "  ", ink.plain
	if i == menu.at {
		mark, style = "> ", ink.chosen
	}
	click := func() tea.Cmd {
		menu.at = i
		return c.do()
	}
	text := fmt.Sprintf("%s%s%-16s", mark, label, c.text)
	quiet := wrap(cmp.Or(c.quiet, c.note), max(20, f.width-ansi.StringWidth(text)-3))
	if len(quiet) == 0 {
		quiet = []string{""}
	}
	for n, line := range quiet {
		before := styledText{text: text, style: style, click: click}
		if n > 0 {
			before = styledText{text: strings.Repeat(" ", ansi.StringWidth(text)), click: click}
		}
		rows = append(rows, func() { f.row(before, styledText{text: "  " + line, style: ink.quiet, click: click}) })
	}
	return rows
}

// agoText returns roughly how long ago a time was.
func agoText(d time.Duration) string {
	for _, unit := range []struct {
		length time.Duration
		name   string
	}{{24 * time.Hour, "day"}, {time.Hour, "hour"}, {time.Minute, "minute"}} {
		if n := int(d / unit.length); n > 1 {
			return fmt.Sprintf("%d %ss ago", n, unit.name)
		} else if n == 1 {
			return "1 " + unit.name + " ago"
		}
	}
	return "just now"
}
