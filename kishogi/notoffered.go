package kishogi

import (
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/game"
)

// notOffered says why the last pick of path cannot be picked: the rule that every
// turn with these picks breaks, or what is to be picked instead. The picks before
// it have led to offer.
func (g *Game) notOffered(offer game.Picks, path []string) *game.RuleError {
	p, last := &g.Pos, path[len(path)-1]
	switch {
	case offer.Turn != "":
		return unpickable("%s cannot be picked: the turn %s is complete", game.Quote(last), offer.Turn)
	case len(path) == 1:
		return p.notFirst(last)
	}
	if from, ok := pickedCell(path[0]); ok {
		return p.notBehindCell(from, path[1:])
	}
	c, _ := cubeNamed(path[0])
	return p.notBehindCube(c, path[1:])
}

func unpickable(format string, args ...any) *game.RuleError {
	return game.Broken(game.RuleText, nil, format, args...)
}

func pickedCell(id string) (xy, bool) {
	c, rest, ok := cutCell(id)
	return c, ok && rest == ""
}

func cubeNamed(id string) (Cube, bool) {
	for c, name := range cubeNames {
		if name == id {
			return Cube(c), true
		}
	}
	return 0, false
}

// notFirst says why no turn begins with a pick.
func (p *Position) notFirst(id string) *game.RuleError {
	us := playerNames[p.toMove]
	c, isCube := cubeNamed(id)
	cell, isCell := pickedCell(id)
	face, isFace := faceOf(id)
	switch {
	case p.placing() && isCell:
		_, broken := p.find(words{kind: formDrop, face: Gyoku, to: cell})
		return broken
	case p.placing() && isCube && c == GyokuCube:
		return game.Broken(rulePlacement, p.cellsOf(p.on), "%s places the Gyoku now: pick the cell for it", us)
	case p.placing() && isFace:
		return p.notPlacing()
	case isCube && c == GyokuCube:
		_, broken := p.find(words{kind: formDrop, face: Gyoku})
		return broken
	case isCube && p.handSlot(p.toMove, c) != noSlot:
		b := p.unfit(c, allFaces)
		return p.barred(p.noDrop(b, c), 1<<p.toMove, b)
	case isFace && p.handSlot(p.toMove, face.Cube()) != noSlot:
		return unpickable("%s is a face of the %s cube: pick that cube in the hand first", face, face.Cube())
	case isFace:
		return p.notInHand(face)
	case isCell:
		return p.notFrom(cell)
	}
	return unpickable("%s is neither a cell x,y nor a cube in hand: %s picks a cube to move or to drop", game.Quote(id), us)
}

// notFrom says why no turn begins on a cell.
func (p *Position) notFrom(cell xy) *game.RuleError {
	slot := p.at(cell.x, cell.y)
	if slot == noSlot || p.owner(slot) != p.toMove {
		_, broken := p.find(words{kind: formMove, from: cell, to: cell})
		return broken
	}
	if slot > 1 {
		b := p.pinned(slot)
		return p.barred(fmt.Sprintf("%s cannot move: %s", p.named(slot), b.text(p)), 1<<slot, b)
	}
	var clauses, places []string
	for _, r := range p.flights() {
		clauses = append(clauses, strings.TrimSuffix(r.Text, "."))
		places = append(places, r.Places...)
	}
	rule := ruleOrbit
	for d := range compass {
		to := xy{p.x[slot] + delta[d][0], p.y[slot] + delta[d][1]}
		if _, broken := p.find(words{kind: p.kindTo(to), from: cell, to: to}); broken != nil && rank(broken.Rule) > rank(rule) {
			rule = broken.Rule
		}
	}
	return game.Broken(rule, distinct(append([]string{cell.String()}, places...)), "%s cannot move. %s", p.named(slot), strings.Join(clauses, ". "))
}

// barred is the error of a cube that nothing can be done with.
func (p *Position) barred(text string, cubes uint8, b *barrier) *game.RuleError {
	return game.Broken(b.nearest(), p.reason(text, cubes, b).Places, "%s", text)
}

// notBehindCell says why a pick cannot follow that of a cube on the field, and of
// the cell it goes to.
func (p *Position) notBehindCell(from xy, picks []string) *game.RuleError {
	slot := p.at(from.x, from.y)
	to, isCell := pickedCell(picks[0])
	if !isCell {
		return unpickable("%s is no cell: pick the one to which %s goes", game.Quote(picks[0]), p.named(slot))
	}
	w := words{kind: p.kindTo(to), from: from, to: to, face: faces[p.face[slot]].becomes[0], becomes: slot > 1}
	if len(picks) == 1 {
		_, broken := p.find(w)
		return broken
	}
	var isFace bool
	if w.face, isFace = faceOf(picks[1]); !isFace {
		return unpickable("%s is no face: pick whether %s becomes %s", game.Quote(picks[1]), p.named(slot), game.Series("or", game.Names(faces[p.face[slot]].becomes...)))
	}
	_, broken := p.find(w)
	return broken
}

// notBehindCube says why a pick cannot follow that of a cube in hand, and of the
// face it shows.
func (p *Position) notBehindCube(c Cube, picks []string) *game.RuleError {
	face, isFace := faceOf(picks[0])
	cell, isCell := pickedCell(picks[len(picks)-1])
	switch {
	case len(picks) == 2 && isCell:
		_, broken := p.find(words{kind: formDrop, face: face, to: cell})
		return broken
	case len(picks) == 2:
		return unpickable("%s is no cell: pick the one on which %s is dropped", game.Quote(picks[1]), face)
	case isCell:
		return p.notFor(c, cell)
	case isFace && face.Cube() == c:
		b := p.unfit(c, 1<<(face-firstFace(c)))
		return p.barred(fmt.Sprintf("%s cannot drop the %s cube as %s: %s", playerNames[p.toMove], c, face, b.text(p)), 1<<p.toMove, b)
	}
	return unpickable("%s is no face of the %s cube, which shows %s", game.Quote(picks[0]), c, game.Series("or", game.Names(c.faces()...)))
}

// notFor says why a cube of this kind cannot be dropped on a cell, or that its
// face is to be picked first.
func (p *Position) notFor(c Cube, cell xy) *game.RuleError {
	var first *game.RuleError
	for _, face := range c.faces() {
		_, broken := p.find(words{kind: formDrop, face: face, to: cell})
		if broken == nil {
			return unpickable("%s comes later: pick first which face of the %s cube is dropped there", cell, c)
		}
		if first == nil || rank(broken.Rule) > rank(first.Rule) {
			first = broken
		}
	}
	return first
}

// kindTo is how a turn to a cell is written: as a capture when an enemy cube
// stands there.
func (p *Position) kindTo(to xy) form {
	if p.at(to.x, to.y) != noSlot {
		return formCapture
	}
	return formMove
}
