package kishogi

import (
	"fmt"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
)

// closed is cells that a cube cannot go to or fall on, for one reason.
type closed struct {
	rule  string
	by    uint8    // the cubes that keep it away
	cells []xy     // none: all others that it could slide to
	text  string   // the reason in a clause without the cells, where cubes do not tell it
	also  []string // places of which the text speaks
}

// barrier collects what keeps a cube away from cells, by reason.
type barrier struct{ closed []closed }

func (b *barrier) add(rule string, by uint8, text string, cell ...xy) *closed {
	i := slices.IndexFunc(b.closed, func(c closed) bool {
		return c.rule == rule && (c.by == by || rule == ruleOccupied) && c.text == text && (len(c.cells) == 0) == (len(cell) == 0)
	})
	if i < 0 {
		i = len(b.closed)
		b.closed = append(b.closed, closed{rule: rule, text: text})
	}
	b.closed[i].by |= by
	b.closed[i].cells = append(b.closed[i].cells, cell...)
	return &b.closed[i]
}

// text tells all reasons, that of the rule which is tested last first, and at the
// end that of the cells without a name.
func (b *barrier) text(p *Position) string {
	slices.SortStableFunc(b.closed, func(c, d closed) int {
		switch {
		case c.elsewhere() == d.elsewhere():
			return rank(d.rule) - rank(c.rule)
		case c.elsewhere():
			return 1
		}
		return -1
	})
	clauses := make([]string, len(b.closed))
	for i := range b.closed {
		clauses[i] = b.closed[i].clause(p)
	}
	return strings.Join(clauses, "; ")
}

// nearest returns the rule of those that keep the cube away which is tested last.
func (b *barrier) nearest() string {
	return slices.MaxFunc(b.closed, func(c, d closed) int { return rank(c.rule) - rank(d.rule) }).rule
}

// elsewhere reports whether the cells are those of slides that have no name: on
// them nothing supports a cube.
func (c *closed) elsewhere() bool { return c.rule == ruleSupport && len(c.cells) == 0 }

// clause says why the cells are closed.
func (c *closed) clause(p *Position) string {
	cells := game.Series("and", game.Names(c.cells...))
	is, stands := "is", "stands"
	if len(c.cells) > 1 {
		is = "are"
	}
	if c.by&(c.by-1) != 0 {
		stands = "stand"
	}
	switch c.rule {
	case ruleField:
		return fmt.Sprintf("%s would be outside the field", cells)
	case ruleOccupied:
		return fmt.Sprintf("%s %s in the way", p.namedAll(c.by), stands)
	case ruleShared:
		return fmt.Sprintf("%s %s beside %s", cells, is, p.namedAll(c.by))
	case ruleOrbit:
		return fmt.Sprintf("%s %s not at distance 2 from %s", cells, is, p.namedAll(c.by))
	case ruleCheck:
		return fmt.Sprintf("on %s it would leave %s attacked by %s%s", cells, p.gyokuOf(p.toMove), p.namedAll(c.by), c.text)
	}
	if c.elsewhere() {
		return "wherever else it could slide, it would " + c.text
	}
	return fmt.Sprintf("on %s it would %s", cells, c.text)
}

// reason points at the cubes that a sentence speaks of, and at what attacks.
func (p *Position) reason(clause string, cubes uint8, b *barrier) game.Reason {
	r := game.Reason{Text: game.Sentence(clause), Places: p.cellsOf(cubes)}
	for i := range b.closed {
		c := &b.closed[i]
		for _, cell := range c.cells {
			if p.onField(cell.x, cell.y) {
				r.Places = append(r.Places, cell.String())
			}
		}
		if c.rule == ruleCheck {
			r.Places = append(r.Places, p.cell(uint8(p.toMove)).String())
		}
		r.Places = slices.Concat(r.Places, p.cellsOf(c.by), c.also)
		if c.rule == ruleCheck {
			r.Links = append(r.Links, p.attackLinks(c.by, p.cell(uint8(p.toMove)))...)
		}
	}
	r.Places = distinct(r.Places)
	return r
}

// distinct leaves the first of equal names.
func distinct(names []string) []string {
	var list []string
	for _, name := range names {
		if !slices.Contains(list, name) {
			list = append(list, name)
		}
	}
	return list
}
