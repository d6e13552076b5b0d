package kishogi

import (
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
)

// The ids of the rules that a turn can break, besides those of every game.
const (
	rulePlacement = "placement"
	ruleHand      = "hand"
	ruleOwnCube   = "own-cube"
	ruleField     = "field"
	ruleFace      = "face-moves"
	rulePath      = "path"
	ruleOrbit     = "orbit"
	ruleOccupied  = "occupied"
	ruleCapture   = "capture"
	rulePromotion = "promotion"
	ruleDropZone  = "drop-zone"
	ruleShared    = "shared-cell"
	ruleDropCheck = "drop-check"
	ruleSupport   = "support"
	ruleCheck     = "check"
)

// find returns the legal move that w describes, or the first rule that it breaks.
func (p *Position) find(w words) (game.Move, *game.RuleError) {
	switch {
	case p.placing():
		return p.findPlacement(w)
	case w.kind == formDrop:
		return p.findDrop(w)
	}
	return p.findMove(w)
}

func (p *Position) findPlacement(w words) (game.Move, *game.RuleError) {
	us := p.toMove
	if w.kind != formDrop || w.face != Gyoku {
		return 0, game.Broken(rulePlacement, nil, "the game begins with the two Gyoku: %s places one first, as in Gyoku*0,0", playerNames[us])
	}
	at := []string{w.to.String()}
	if us == game.First && p.width == 0 {
		if w.to != (xy{}) {
			return 0, game.Broken(rulePlacement, at, "on an open field Black's Gyoku is the origin: the first turn is Gyoku*0,0")
		}
		return newPlacement(0, 0), nil
	}
	if !p.onField(w.to.x, w.to.y) {
		return 0, p.offField(w.to)
	}
	if us == game.First {
		return newPlacement(w.to.x, w.to.y), nil
	}
	dx, dy := w.to.x-p.x[0], w.to.y-p.y[0]
	if d := max(dx, -dx, dy, -dy); d != 2 {
		return 0, game.Broken(ruleOrbit, append(at, p.cell(0).String()),
			"the second Gyoku goes to distance 2 of the first one on %s; %s is at distance %d", p.cell(0), w.to, d)
	}
	return newPlacement(dx+offset, dy+offset), nil
}

func (p *Position) findDrop(w words) (game.Move, *game.RuleError) {
	us, c, at := p.toMove, w.face.Cube(), []string{w.to.String()}
	if c == GyokuCube {
		return 0, game.Broken(rulePlacement, nil, "both Gyoku stand on the field already")
	}
	if p.handSlot(us, c) == noSlot {
		return 0, game.Broken(ruleHand, nil, "%s has no %s cube in hand, and %s is a face of that cube", playerNames[us], c, w.face)
	}
	if !p.onField(w.to.x, w.to.y) {
		return 0, p.offField(w.to)
	}
	zone := p.dropZone(us, c)
	anchor := p.anchorOf(zone, w.to.x, w.to.y)
	if anchor == noSlot {
		where := "beside the own Gyoku on " + p.cell(uint8(us)).String()
		if p.ki {
			where += " or an own Ki cube"
		}
		if zone.radius == 2 {
			where += ", a Ki cube also at distance 2 of the Gyoku"
		}
		return 0, game.Broken(ruleDropZone, append(at, p.cell(uint8(us)).String()), "a cube is dropped %s; %s is not", where, w.to)
	}
	if there := p.at(w.to.x, w.to.y); there != noSlot {
		return 0, game.Broken(ruleOccupied, at, "a cube is dropped on an empty cell; %s stands on %s", p.face[there], w.to)
	}
	them := uint8(us.Opponent())
	if p.within(1, them, w.to.x, w.to.y) {
		return 0, game.Broken(ruleShared, append(at, p.cell(them).String()),
			"no cube is dropped beside the enemy Gyoku; %s is beside it on %s", w.to, p.cell(them))
	}
	v := p.look()
	if p.facesFor(&v, c, w.to.x, w.to.y)>>(w.face-firstFace(c))&1 == 0 {
		return 0, game.Broken(ruleDropCheck, append(at, p.cell(them).String()),
			"a dropped cube must not attack the enemy Gyoku; %s on %s attacks it on %s", w.face, w.to, p.cell(them))
	}
	m := withFace(newDrop(anchor, w.to.x-p.x[anchor], w.to.y-p.y[anchor]), w.face)
	return m, p.exposes(m)
}

func (p *Position) findMove(w words) (game.Move, *game.RuleError) {
	us := p.toMove
	for _, c := range [2]xy{w.from, w.to} {
		if !p.onField(c.x, c.y) {
			return 0, p.offField(c)
		}
	}
	slot := p.at(w.from.x, w.from.y)
	if slot == noSlot {
		return 0, game.Broken(ruleOwnCube, []string{w.from.String()}, "no cube stands on %s", w.from)
	}
	if p.ownedBy(us)>>slot&1 == 0 {
		return 0, game.Broken(ruleOwnCube, []string{w.from.String()}, "the %s on %s is not %s's", p.face[slot], w.from, playerNames[us])
	}
	m, broken := p.way(slot, w)
	if broken != nil {
		return 0, broken
	}
	if m, broken = p.landing(m, slot, w); broken != nil {
		return 0, broken
	}
	return m, p.exposes(m)
}

// way returns the move of the cube in slot to the cell of w, if its face and the
// cubes between allow it.
func (p *Position) way(slot uint8, w words) (game.Move, *game.RuleError) {
	dx, dy := w.to.x-w.from.x, w.to.y-w.from.y
	way := p.reachOf(slot)
	both := []string{w.from.String(), w.to.String()}
	for d := compass; d < compass+knights; d++ {
		if way.knight && dx == delta[d][0] && dy == delta[d][1] {
			return newMove(formMove, slot, d, 1), nil
		}
	}
	d, n, ok := heading(dx, dy)
	near := uint32(dx+2) <= 4 && uint32(dy+2) <= 4 && way.near&nearBit(dx, dy) != 0
	if !ok || !near && (way.slide>>d&1 == 0 || n > maxDistance) {
		return 0, game.Broken(ruleFace, both, "%s does not go from %s to %s: it %s", p.face[slot], w.from, w.to, p.face[slot].moves())
	}
	if !near && p.between(w.from.x, w.from.y, w.to.x, w.to.y, p.on) {
		return 0, game.Broken(rulePath, both, "%s slides over empty cells only; a cube stands between %s and %s", p.face[slot], w.from, w.to)
	}
	if them := uint8(p.toMove.Opponent()); slot < 2 && (!p.within(2, them, w.to.x, w.to.y) || p.within(1, them, w.to.x, w.to.y)) {
		return 0, game.Broken(ruleOrbit, []string{w.to.String(), p.cell(them).String()},
			"the two Gyoku stay at distance 2; %s is at another distance from %s", w.to, p.cell(them))
	}
	return newMove(formMove, slot, d, n), nil
}

// landing adds to a move what it takes and what the cube becomes.
func (p *Position) landing(m game.Move, slot uint8, w words) (game.Move, *game.RuleError) {
	at := []string{w.to.String()}
	face := p.face[slot]
	victim := p.at(w.to.x, w.to.y)
	switch {
	case victim == noSlot && w.kind == formCapture:
		return 0, game.Broken(ruleCapture, at, "nothing stands on %s that could be captured; a move is written %s-%s", w.to, w.from, w.to)
	case victim == noSlot:
		return withFace(m, face.Opposite()), nil
	case p.ownedBy(p.toMove)>>victim&1 != 0:
		return 0, game.Broken(ruleOccupied, at, "the own %s stands on %s", p.face[victim], w.to)
	case victim < 2:
		return 0, game.Broken(ruleOccupied, at, "a Gyoku is never captured; one stands on %s", w.to)
	case w.kind == formMove:
		return 0, game.Broken(ruleCapture, at, "%s stands on %s; capturing it is written %sx%s with the new face behind =", p.face[victim], w.to, w.from, w.to)
	}
	m = m&^3 | game.Move(formCapture)
	switch {
	case slot < 2 && w.becomes:
		return 0, game.Broken(rulePromotion, at, "the Gyoku has one face and never changes: write %sx%s", w.from, w.to)
	case slot < 2:
		return m, nil
	case !w.becomes || !slices.Contains(faces[face].becomes, w.face):
		return 0, game.Broken(rulePromotion, at, "%s that captures becomes %s: write it behind =", face, alternatives(faces[face].becomes))
	}
	return withFace(m, w.face), nil
}

// exposes tells what is wrong at the end of the turn of an otherwise legal move.
func (p *Position) exposes(m game.Move) *game.RuleError {
	us := p.toMove
	x, y := p.target(m)
	to := xy{x, y}
	q := *p
	slot := q.make(m)
	lost := q.stranded(us)
	if lost>>slot&1 != 0 && !p.maySacrifice(m) {
		beside := "either Gyoku"
		if p.ki {
			beside += " or a Ki cube that stands"
		}
		return game.Broken(ruleSupport, []string{to.String()}, "%s on %s would be taken at once: it is not beside %s", q.face[slot], to, beside)
	}
	attackers := q.attackers(us, q.on&^lost)
	if attackers == 0 {
		return nil
	}
	for i := uint8(2); i < slots; i++ {
		if attackers>>i&1 != 0 {
			return game.Broken(ruleCheck, []string{q.cell(uint8(us)).String(), q.cell(i).String()},
				"%s's Gyoku on %s would be attacked by %s on %s", playerNames[us], q.cell(uint8(us)), q.face[i], q.cell(i))
		}
	}
	return nil
}

func (p *Position) cell(slot uint8) xy { return xy{p.x[slot&7], p.y[slot&7]} }

func (p *Position) offField(c xy) *game.RuleError {
	return game.Broken(ruleField, nil, "%s is outside the field, whose cells are 0,0 to %d,%d", c, p.width-1, p.height-1)
}

func alternatives(list []Face) string {
	names := make([]string, len(list))
	for i, face := range list {
		names[i] = face.String()
	}
	return strings.Join(names, " or ")
}

// moves says in words how a face moves, e.g. "steps left, right, slides forward, backward".
func (face Face) moves() string {
	rule := &faces[face]
	var parts []string
	for _, way := range []struct {
		verb string
		set  directions
	}{{"steps", rule.step}, {"slides", rule.slide}, {"leaps two cells", rule.leap}} {
		if way.set != 0 {
			parts = append(parts, way.verb+" "+way.set.String())
		}
	}
	if rule.knight {
		parts = append(parts, "leaps one cell aside and two forward or backward")
	}
	return strings.Join(parts, ", ")
}

// String lists the directions in words.
func (set directions) String() string {
	switch set {
	case orthogonal | diagonal:
		return "in all directions"
	case orthogonal:
		return "forward, backward, left, right"
	case diagonal:
		return "diagonally"
	}
	words := [compass]string{"forward", "forward right", "right", "backward right", "backward", "backward left", "left", "forward left"}
	var list []string
	for d, word := range words {
		if set>>d&1 != 0 {
			list = append(list, word)
		}
	}
	return strings.Join(list, ", ")
}
