package kishogi

import (
	"github.com/teahouse-games/teahouse/game"
)

// nearest says of an entry that fits no legal turn which rule the turn breaks that
// comes nearest to it: the turn for which it is the last rule that is tested.
func (p *Position) nearest(e *smithEntry) *game.RuleError {
	switch {
	case p.placing() && (!e.drop || e.face != Gyoku):
		return p.notPlacing()
	case p.placing():
		if wrong := e.placed(p); wrong != nil {
			return wrong
		}
		return p.means(words{kind: formDrop, face: Gyoku, to: e.goal(p)})
	case e.drop && e.face == Gyoku:
		_, broken := p.find(words{kind: formDrop, face: Gyoku})
		return broken
	case e.drop && !e.place.near():
		return game.Broken(game.RuleText, p.cellsOf(1<<p.toMove),
			"*%s needs the place where it falls, seen from %s: one of 8 compass words as in *%s E, or a displacement as in *%s (0,2)", e.face, p.gyokuOf(p.toMove), e.face, e.face)
	case e.drop:
		return p.means(words{kind: formDrop, face: e.face, to: p.from(p.toMove, e.place)})
	case e.place.said && !e.place.near():
		return game.Broken(game.RuleText, p.cellsOf(1<<p.toMove),
			"behind @ stands the place of the cube, seen from %s: one of 8 compass words as in @E, or a displacement as in @(2,1)", p.gyokuOf(p.toMove))
	case e.way.said && !e.way.straight():
		return game.Broken(game.RuleText, nil, "%s is a leap of Ba and takes no number", ring[e.way.word].word)
	}
	return p.nearestMove(e)
}

// means returns why the turn that is said is not legal.
func (p *Position) means(w words) *game.RuleError {
	_, broken := p.find(w)
	return game.Broken(broken.Rule, broken.Places, "the turn would be %s, but %s", w, broken.Text)
}

func (p *Position) nearestMove(e *smithEntry) *game.RuleError {
	us := p.toMove
	own := p.on & p.ownedBy(us)
	var showing, meant uint8
	for i := range members(own) {
		if p.face[i] == e.face {
			showing |= 1 << i
			if !e.place.said || p.from(us, e.place) == p.cell(i) {
				meant |= 1 << i
			}
		}
	}
	switch {
	case showing == 0:
		return game.Broken(ruleOwnCube, p.cellsOf(own), "%s has no %s on the field: there %[1]s has %[3]s", playerNames[us], e.face, p.theAll(own))
	case meant == 0:
		at := p.from(us, e.place)
		return game.Broken(ruleOwnCube, p.cellsOf(showing), "%s of %s is %s, where no %s of %s's stands, but on %s",
			e.place, p.gyokuOf(us), at, e.face, playerNames[us], game.Series("and", p.cellsOf(showing)))
	}
	var near *game.RuleError
	for i := range members(meant) {
		for _, broken := range p.readings(e, i) {
			if near == nil || rank(broken.Rule) > rank(near.Rule) {
				near = broken
			}
		}
	}
	return near
}

// readings says of each turn of the cube in slot that the entry may mean why it
// is not legal or not what is said.
func (p *Position) readings(e *smithEntry, slot uint8) (list []*game.RuleError) {
	from := p.cell(slot)
	to := xy{from.x + e.way.dx, from.y + e.way.dy}
	if !e.capture {
		w := words{kind: formMove, from: from, to: to}
		if _, broken := p.find(w); broken == nil {
			return append(list, p.turns(e, slot, w))
		}
		return append(list, p.means(w))
	}
	var victims uint8
	for i := range members(p.on &^ p.ownedBy(p.toMove)) {
		if p.face[i] == e.taken && (!e.way.said || p.cell(i) == to) {
			victims |= 1 << i
		}
	}
	for i := range members(victims) {
		w := words{kind: formCapture, from: from, to: p.cell(i), face: e.becomes, becomes: e.turned}
		list = append(list, p.means(w))
	}
	if victims == 0 {
		list = append(list, p.missed(e, slot, to))
	}
	return list
}

// turns is the error of a legal move without capture that is said with another new face.
func (p *Position) turns(e *smithEntry, slot uint8, w words) *game.RuleError {
	places := []string{w.from.String(), w.to.String()}
	if slot < 2 {
		return game.Broken(rulePromotion, places, "the turn would be %s, but a Gyoku has one face: nothing stands in brackets behind it", w)
	}
	next := p.face[slot].Opposite()
	said := "which is said in brackets"
	if e.turned {
		said = "not to " + e.becomes.String()
	}
	return game.Broken(rulePromotion, places, "the turn would be %s, but a %s that moves without capture turns to %s, %s: write %s(%s)", w, p.face[slot], next, said, p.face[slot], next)
}

// missed is the error of a capture when no such cube stands where it is said to.
func (p *Position) missed(e *smithEntry, slot uint8, to xy) *game.RuleError {
	them := p.toMove.Opponent()
	if !e.way.said {
		enemy := p.on & p.ownedBy(them)
		return game.Broken(ruleCapture, p.cellsOf(enemy), "%s has no %s on the field that %s could capture: there %[1]s has %[4]s", playerNames[them], e.taken, p.named(slot), p.theAll(enemy))
	}
	if there := p.at(to.x, to.y); there != noSlot {
		return game.Broken(ruleCapture, []string{p.cell(slot).String(), to.String()}, "%s of %s is %s, where %s stands and no %s of %s's", e.way, p.named(slot), to, p.whose(there), e.taken, playerNames[them])
	}
	if !p.onField(to.x, to.y) {
		return p.offField(to)
	}
	return game.Broken(ruleCapture, []string{p.cell(slot).String(), to.String()}, "%s of %s is %s, where nothing stands to be captured", e.way, p.named(slot), to)
}
