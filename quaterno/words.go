package quaterno

import (
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/game"
)

// words is a notation that can be read aloud. Each player has one tile of each
// kind, so a tile needs no place; the opponent's is told by its owner:
//
//	Fan to 3,8
//	Sun orbits Host's Fan to 2,2
//	Fan swaps with Moon
//	Anchor draws Host's Stick to 1,1
//	Stick pushes Moon to 0,5
//	Compass puts Guest's Fan to -3,-3
//	pass
var words = game.InWords(
	func(g *Game, m game.Move) string { return g.Pos.inWords(m) },
	(*Game).understand,
)

// verbs say the actions.
var verbs = [...]string{deedSwap: "swaps with", deedOrbit: "orbits", deedDrawNear: "draws", deedPush: "pushes", deedPlaceBehind: "puts"}

// inWords is a legal move in words.
func (p *Position) inWords(m game.Move) string {
	own, target, to := moveTile(m).kind(), moveTarget(m), moveTo(m)
	switch d := moveDeed(m); d {
	case deedPass:
		return passText
	case deedPlace, deedMove:
		return fmt.Sprintf("%v to %v", own, to)
	case deedSwap:
		return fmt.Sprintf("%v %s %s", own, verbs[d], p.called(target))
	default:
		return fmt.Sprintf("%v %s %s to %v", own, verbs[d], p.called(target), to)
	}
}

// called names a tile for the player to move: "Fan", or "Host's Fan".
func (p *Position) called(t tile) string {
	if t.seat() == p.toMove {
		return t.kind().String()
	}
	return t.String()
}

// understand returns the legal move that an entry means: in words, or else as a turn text.
func (g *Game) understand(entry string) (game.Move, error) {
	p := &g.Pos
	if t, err := p.readTurn(entry); err == nil {
		return g.check(t)
	}
	h, err := p.listen(entry)
	if err != nil {
		return 0, err
	}
	if o := g.Outcome(); o.Over() {
		return 0, game.BrokenOver(g.Verdict())
	}
	t, whole, err := p.meant(&h)
	switch {
	case err != nil:
		return 0, err
	case whole:
		return p.check(t)
	}
	return p.fitting(entry, &h)
}

// meant makes a turn of what was heard; whole says that nothing is missing.
func (p *Position) meant(h *heard) (t turn, whole bool, err error) {
	if h.pass {
		return turn{form: formPass}, true, nil
	}
	own := tileOf(p.toMove, h.own)
	if h.owner == p.toMove.Opponent() {
		return t, false, game.Broken(ruleOwnTile, game.Names(p.onBoard(tileOf(h.owner, h.own))...), "it is %s's turn, in which %v neither moves nor acts", players[p.toMove], tileOf(h.owner, h.own))
	}
	t = turn{kind: h.own, from: p.at[own]}
	action := h.deed != 0 || h.target != noTile
	goals := 1
	switch deed := actions[h.own]; {
	case !action && p.Placing():
		t.form = formPlace
	case !action:
		t.form = formMove
	case p.Placing():
		return t, false, p.checkPhase(turn{form: formAction, from: t.from})
	case deed == 0:
		return t, false, p.brokenNoAction(own)
	case h.deed != 0 && h.deed != deed:
		return t, false, game.Broken(ruleAction, game.Names(t.from), "the action of %s is %v, not %v", p.described(own), deed, h.deed)
	case deed == deedSwap:
		t.form, goals = formSwap, 0
	default:
		t.form = formAction
	}
	h.forget(p, own, goals)
	if len(h.points) > goals {
		return t, false, game.Broken(ruleText, game.Names(h.points...), "more points are named than the turn needs; a turn is, for instance, %q", p.inWords(p.exampleMove()))
	}
	if h.target != noTile {
		t.target = p.at[h.target]
	}
	if len(h.points) > 0 {
		t.to = h.points[0]
	}
	return t, len(h.points) == goals && (!action || h.target != noTile), nil
}

// fitting returns the one legal move that fits what was heard, where that lacks a
// target or a goal.
func (p *Position) fitting(entry string, h *heard) (game.Move, error) {
	const most = 6
	var fits []game.Move
	for _, m := range p.AppendMoves(nil) {
		if h.fits(m) {
			fits = append(fits, m)
		}
	}
	own := tileOf(p.toMove, h.own)
	switch len(fits) {
	case 0:
		if err := p.checkSeized(own); err != nil && !p.Placing() {
			return 0, err
		}
		return 0, game.Broken(ruleText, game.Names(p.onBoard(own)...), "%s fits no turn of %v; a turn is, for instance, %q", game.Quote(entry), own, p.inWords(p.exampleMove()))
	case 1:
		return fits[0], nil
	}
	var list []string
	for _, m := range fits[:min(most, len(fits))] {
		list = append(list, p.inWords(m))
	}
	if more := len(fits) - most; more > 0 {
		list = append(list, fmt.Sprintf("and %d more", more))
	}
	return 0, game.Broken(ruleText, game.Names(p.onBoard(own)...), "%s fits %d turns: %s", game.Quote(entry), len(fits), strings.Join(list, "; "))
}
