package tui

import (
	"fmt"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// setChooser chooses a set of pieces, such as the four Accents of Skud Pai Sho, piece by piece. It
// stands where the board is, and begins with the suggested set.
type setChooser struct {
	s         *gameScreen
	kinds     []setKind
	at        int
	size      int  // how many pieces a set has
	suggested bool // it begins with a set
	hidden    bool // the board is shown
}

// setKind is a kind of pieces of which a set has some.
type setKind struct {
	kind, name  string
	count, most int
}

// newSetChooser returns the chooser for picks of sets; nil if the picks are others.
func newSetChooser(s *gameScreen, picks []game.Pick) *setChooser {
	if len(picks) < 2 || slices.ContainsFunc(picks, func(p game.Pick) bool { return len(p.Pieces) == 0 }) {
		return nil
	}
	c := &setChooser{s: s, size: len(picks[0].Pieces)}
	for _, pick := range picks {
		for kind, n := range countsOf(pick.Pieces) {
			i := slices.IndexFunc(c.kinds, func(k setKind) bool { return k.kind == kind })
			if i < 0 {
				i = len(c.kinds)
				c.kinds = append(c.kinds, setKind{kind: kind, name: s.match.Rules.PieceNameIn(english, kind, kind)})
			}
			c.kinds[i].most = max(c.kinds[i].most, n)
		}
	}
	order := s.match.Rules.PieceSet.Kinds
	slices.SortFunc(c.kinds, func(a, b setKind) int { return slices.Index(order, a.kind) - slices.Index(order, b.kind) })
	if i := slices.IndexFunc(picks, func(p game.Pick) bool { return p.Suggested }); i >= 0 {
		c.suggested = true
		counts := countsOf(picks[i].Pieces)
		for j := range c.kinds {
			c.kinds[j].count = counts[c.kinds[j].kind]
		}
	}
	return c
}

// countsOf returns how often each kind is in a set.
func countsOf(pieces []string) map[string]int {
	counts := make(map[string]int)
	for _, kind := range pieces {
		counts[kind]++
	}
	return counts
}

// setShown returns the chooser if it is on the screen; otherwise nil.
func (s *gameScreen) setShown() *setChooser {
	if s.sets == nil || s.sets.hidden || s.back > 0 || s.thinking != nil || s.explanation.hasSentences() {
		return nil
	}
	return s.sets
}

// total returns how many pieces are chosen.
func (c *setChooser) total() (n int) {
	for i := range c.kinds {
		n += c.kinds[i].count
	}
	return n
}

// chosen returns the index of the pick that chooses the set; -1 if there is none.
func (c *setChooser) chosen() int {
	return slices.IndexFunc(c.s.items, func(it item) bool {
		counts := countsOf(it.pick.Pieces)
		return !slices.ContainsFunc(c.kinds, func(k setKind) bool { return counts[k.kind] != k.count })
	})
}

// press handles a key, and reports whether it is one of the chooser's.
func (c *setChooser) press(name string) (cmd tea.Cmd, own bool) {
	switch name {
	case "up":
		c.at = max(0, c.at-1)
	case "down":
		c.at = min(len(c.kinds)-1, c.at+1)
	case "left", "-":
		c.set(c.at, c.kinds[c.at].count-1)
	case "right", "+":
		c.set(c.at, c.kinds[c.at].count+1)
	case "enter", "space":
		return c.pickSet(), true
	case "tab", "esc":
		c.hidden = true
	default:
		if len(name) != 1 || name[0] < '0' || name[0] > '9' {
			return nil, false
		}
		c.set(c.at, int(name[0]-'0'))
	}
	return nil, true
}

// set changes how many pieces of a kind are chosen.
func (c *setChooser) set(at, count int) {
	c.at = at
	c.kinds[at].count = min(max(0, count), c.kinds[at].most)
	if i := c.chosen(); i >= 0 {
		c.s.item = i
	}
}

// pickSet picks the set, if it is complete.
func (c *setChooser) pickSet() tea.Cmd {
	if i := c.chosen(); i >= 0 {
		return c.s.pick(c.s.items[i].pick)
	}
	c.s.m.notice = fmt.Sprintf("Choose %d in all: %s.", c.size, c.missing())
	return nil
}

// missing returns how many pieces are too few or too many.
func (c *setChooser) missing() string {
	switch n := c.size - c.total(); {
	case n > 0:
		return fmt.Sprintf("%d more", n)
	case n < 0:
		return fmt.Sprintf("%d fewer", -n)
	}
	return "another set"
}

// draw draws the kinds with their numbers and what they do, and the set.
func (c *setChooser) draw(width, rows int) *screenArea {
	s, ink := c.s, c.s.m.ink
	f := &screenArea{width: width}
	f.row()
	text := fmt.Sprintf("  %s chooses %d pieces.", s.match.RoleName(s.match.ToMove()), c.size)
	if c.suggested {
		text += " A set is suggested: Enter takes it."
	}
	f.text(text, ink.strong, 2)
	f.row()
	longest := 0
	for i := range c.kinds {
		longest = max(longest, len(c.kinds[i].name))
	}
	for i := range c.kinds {
		c.line(f, i, longest)
	}
	f.row()
	set, style := fmt.Sprintf("%d of %d: %s", c.total(), c.size, c.missing()), ink.warn
	if i := c.chosen(); i >= 0 {
		set, style = wording.AsSentence(s.items[i].pick.SpokenLabel.String()), ink.good
	}
	f.row(styledText{text: "  " + set, style: style, click: c.pickSet})
	f.row()
	last := s.lastTurnWords()
	if last != "" {
		last = lastTurnLabel + last
	}
	for _, text := range []string{s.goalText(), last} {
		if text != "" && len(f.rows) < rows-1 {
			f.text("  "+text, ink.quiet, min(2, rows-len(f.rows)))
		}
	}
	f.fill(rows)
	return f
}

// line draws a kind: its name, the numbers to choose from, and what it does.
func (c *setChooser) line(f *screenArea, i, longest int) {
	ink := c.s.m.ink
	kind := &c.kinds[i]
	mark, style := "  ", ink.plain
	if i == c.at {
		mark, style = "> ", ink.chosen
	}
	parts := []styledText{{text: fmt.Sprintf("  %s%-*s ", mark, longest, kind.name), style: style, click: func() tea.Cmd { c.at = i; return nil }}}
	for n := 0; n <= kind.most; n++ {
		text, style := fmt.Sprintf(" %d ", n), ink.quiet
		if n == kind.count {
			text, style = fmt.Sprintf("[%d]", n), ink.strong
		}
		parts = append(parts, styledText{text: text, style: style, click: func() tea.Cmd { c.set(i, n); return nil }})
	}
	column := widthOf(parts) + 2
	text := wrap(c.s.kindText(kind.kind), max(20, f.width-column-1))
	if len(text) == 0 {
		text = []string{""}
	}
	f.row(append(parts, styledText{text: "  " + text[0]})...)
	for _, rest := range text[1:] {
		f.row(styledText{text: strings.Repeat(" ", column) + rest})
	}
}
