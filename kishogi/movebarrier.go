package kishogi

import (
	"slices"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi/messages"
	"github.com/teahouse-games/teahouse/message"
)

// closedCells is cells that a cube cannot go to or fall on, for one reason.
type closedCells struct {
	rule  string
	by    uint8        // the cubes that keep it away
	cells []cellXY     // none: all others that it could slide to
	gone  message.List // cubes that would be taken and no longer hold off an attack
	also  []string     // their places
}

// moveBarrier collects what keeps a cube away from cells, by reason.
type moveBarrier struct{ closed []closedCells }

// add adds cells that the cubes in by close under a rule. Without cells it stands for those of slides.
func (b *moveBarrier) add(rule string, by uint8, cell ...cellXY) {
	b.addReason(closedCells{rule: rule, by: by, cells: cell})
}

func (b *moveBarrier) addReason(reason closedCells) {
	i := slices.IndexFunc(b.closed, func(c closedCells) bool {
		return c.rule == reason.rule && (c.by == reason.by || c.rule == ruleOccupied) && slices.Equal(c.gone, reason.gone) && (len(c.cells) == 0) == (len(reason.cells) == 0)
	})
	if i < 0 {
		b.closed = append(b.closed, reason)
		return
	}
	b.closed[i].by |= reason.by
	for _, cell := range reason.cells {
		if !slices.Contains(b.closed[i].cells, cell) {
			b.closed[i].cells = append(b.closed[i].cells, cell)
		}
	}
}

// sort puts the rule which is tested last first, and at the end the cells without a name.
func (b *moveBarrier) sort() {
	slices.SortStableFunc(b.closed, func(c, d closedCells) int {
		switch {
		case c.isUnnamed() == d.isUnnamed():
			return ruleOrder(d.rule) - ruleOrder(c.rule)
		case c.isUnnamed():
			return 1
		}
		return -1
	})
}

// equal reports whether two sorted barriers have the same reasons.
func (b *moveBarrier) equal(other *moveBarrier) bool {
	return slices.EqualFunc(b.closed, other.closed, func(c, d closedCells) bool {
		return c.rule == d.rule && c.by == d.by && slices.Equal(c.cells, d.cells) && slices.Equal(c.gone, d.gone)
	})
}

// describe tells all reasons, in the order of sort.
func (b *moveBarrier) describe(p *Position) (reasons message.Message) {
	b.sort()
	for i := range b.closed {
		reason := b.closed[i].describe(p)
		if i > 0 {
			reason = messages.AndAlso(reasons, reason)
		}
		reasons = reason
	}
	return reasons
}

// nearest returns the rule of those that keep the cube away which is tested last.
func (b *moveBarrier) nearest() string {
	return slices.MaxFunc(b.closed, func(c, d closedCells) int { return ruleOrder(c.rule) - ruleOrder(d.rule) }).rule
}

// isUnnamed reports whether the cells are those of slides that have no name: on
// them nothing supports a cube.
func (c *closedCells) isUnnamed() bool { return c.rule == ruleSupport && len(c.cells) == 0 }

// describe returns why the cells are closed.
func (c *closedCells) describe(p *Position) message.Message {
	cells := message.PlacesOf(c.cells...)
	own, enemy := p.pieceAt(uint8(p.toMove)), p.pieceAt(uint8(p.toMove.Opponent()))
	switch {
	case c.rule == ruleField:
		return messages.Outside(cells)
	case c.rule == ruleOccupied:
		return messages.InTheWay(p.piecesAt(c.by))
	case c.rule == ruleShared:
		return messages.BesideGyoku(cells, enemy)
	case c.rule == ruleDropCheck:
		return messages.WouldAttack(cells, enemy)
	case c.rule == ruleCheck && len(c.gone) > 0:
		return messages.LeavesUncovered(cells, own, p.piecesAt(c.by), messages.WouldHaveNoSupport(c.gone))
	case c.rule == ruleCheck:
		return messages.LeavesAttacked(cells, own, p.piecesAt(c.by))
	case c.isUnnamed():
		return messages.WithoutSupportElsewhere()
	}
	return messages.WithoutSupport(cells)
}

// barrierReason points at the cubes that a sentence speaks of, and at what attacks.
func (p *Position) barrierReason(m message.Message, cubes uint8, b *moveBarrier) game.Reason {
	r := game.Reason{Message: m, Places: p.cellsOf(cubes)}
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
