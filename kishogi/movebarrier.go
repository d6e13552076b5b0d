package kishogi

import (
	"fmt"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
)

// closedCells is cells that a cube cannot go to or fall on, for one reason.
type closedCells struct {
	rule  string
	by    uint8    // the cubes that keep it away
	cells []cellXY // none: all others that it could slide to
	text  string   // the reason in a clause without the cells, if the cubes do not show it
	also  []string // places of which the text speaks
}

// moveBarrier collects what keeps a cube away from cells, by reason.
type moveBarrier struct{ closed []closedCells }

func (b *moveBarrier) add(rule string, by uint8, text string, cell ...cellXY) *closedCells {
	i := slices.IndexFunc(b.closed, func(c closedCells) bool {
		return c.rule == rule && (c.by == by || rule == ruleOccupied) && c.text == text && (len(c.cells) == 0) == (len(cell) == 0)
	})
	if i < 0 {
		i = len(b.closed)
		b.closed = append(b.closed, closedCells{rule: rule, text: text})
	}
	b.closed[i].by |= by
	b.closed[i].cells = append(b.closed[i].cells, cell...)
	return &b.closed[i]
}

// describe tells all reasons, that of the rule which is tested last first, and at the
// end that of the cells without a name.
func (b *moveBarrier) describe(p *Position) string {
	slices.SortStableFunc(b.closed, func(c, d closedCells) int {
		switch {
		case c.isUnnamed() == d.isUnnamed():
			return ruleOrder(d.rule) - ruleOrder(c.rule)
		case c.isUnnamed():
			return 1
		}
		return -1
	})
	clauses := make([]string, len(b.closed))
	for i := range b.closed {
		clauses[i] = b.closed[i].describe(p)
	}
	return strings.Join(clauses, "; ")
}

// nearest returns the rule of those that keep the cube away which is tested last.
func (b *moveBarrier) nearest() string {
	return slices.MaxFunc(b.closed, func(c, d closedCells) int { return ruleOrder(c.rule) - ruleOrder(d.rule) }).rule
}

// isUnnamed reports whether the cells are those of slides that have no name: on
// them nothing supports a cube.
func (c *closedCells) isUnnamed() bool { return c.rule == ruleSupport && len(c.cells) == 0 }

// describe returns why the cells are closed.
func (c *closedCells) describe(p *Position) string {
	cells := wording.JoinWords("and", wording.NamesOf(c.cells...))
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
		return fmt.Sprintf("%s %s in the way", p.describeCubes(c.by), stands)
	case ruleShared:
		return fmt.Sprintf("%s %s beside %s", cells, is, p.describeCubes(c.by))
	case ruleOrbit:
		return fmt.Sprintf("%s %s not at distance 2 from %s", cells, is, p.describeCubes(c.by))
	case ruleCheck:
		return fmt.Sprintf("on %s it would leave %s attacked by %s%s", cells, p.gyokuOf(p.toMove), p.describeCubes(c.by), c.text)
	}
	if c.isUnnamed() {
		return "wherever else it could slide, it would " + c.text
	}
	return fmt.Sprintf("on %s it would %s", cells, c.text)
}

// barrierReason points at the cubes that a sentence speaks of, and at what attacks.
func (p *Position) barrierReason(clause string, cubes uint8, b *moveBarrier) game.Reason {
	r := game.Reason{Message: message.Plain(clause), Places: p.cellsOf(cubes)}
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
	r.Places = uniqueNames(r.Places)
	return r
}

// uniqueNames leaves the first of equal names.
func uniqueNames(names []string) []string {
	var list []string
	for _, name := range names {
		if !slices.Contains(list, name) {
			list = append(list, name)
		}
	}
	return list
}
