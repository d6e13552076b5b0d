package quaterno

import (
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/quaterno/messages"
)

// words is a notation that can be read aloud. Each player has one tile of each
// kind, so a tile needs no place; the opponent's is named with its owner:
//
//	Fan to 3,8
//	Sun orbits Host's Fan to 2,2
//	Fan swaps with Moon
//	Anchor draws Host's Stick to 1,1
//	Stick pushes Moon to 0,5
//	Compass puts Guest's Fan to -3,-3
//	pass
var words = game.WordNotation(
	func(g *Game, m game.Move) string { return g.Pos.inWords(m) },
	(*Game).parseEntry,
)

// verbs say the actions.
var verbs = [...]string{actionSwap: "swaps with", actionOrbit: "orbits", actionDrawNear: "draws", actionPush: "pushes", actionPlaceBehind: "puts"}

// inWords returns a legal move in words.
func (p *Position) inWords(m game.Move) string {
	own, target, to := moveTile(m).kind(), moveTarget(m), moveTo(m)
	switch d := moveAction(m); d {
	case actionPass:
		return passText
	case actionPlace, actionMove:
		return fmt.Sprintf("%v to %v", own, to)
	case actionSwap:
		return fmt.Sprintf("%v %s %s", own, verbs[d], p.displayName(target))
	default:
		return fmt.Sprintf("%v %s %s to %v", own, verbs[d], p.displayName(target), to)
	}
}

// exampleInWords says in words what a turn is, by exampleMove.
func (p *Position) exampleInWords() message.Message {
	return messages.Example(message.Text(p.inWords(p.exampleMove())))
}

// displayName names a tile for the player to move: "Fan", or "Host's Fan".
func (p *Position) displayName(t tile) string {
	if t.seat() == p.toMove {
		return t.kind().String()
	}
	return t.String()
}

// parseEntry returns the legal move that an entry means: in words, or else as a turn text.
func (g *Game) parseEntry(entry string) (game.Move, error) {
	p := &g.Pos
	if t, err := p.readTurn(entry); err == nil {
		return g.check(t)
	}
	h, err := p.parseWords(entry)
	if err != nil {
		return 0, err
	}
	if o := g.Outcome(); o.Over() {
		return 0, game.OverError(g.ExplainOutcome())
	}
	t, whole, err := p.turnOfEntry(&h)
	switch {
	case err != nil:
		return 0, err
	case whole:
		return p.check(t)
	}
	return p.matchingMove(entry, &h)
}

// turnOfEntry makes a turn of what was heard; whole says that nothing is missing.
func (p *Position) turnOfEntry(h *parsedEntry) (t parsedTurn, whole bool, err error) {
	if h.pass {
		return parsedTurn{form: formPass}, true, nil
	}
	own := tileOf(p.toMove, h.own)
	if h.owner == p.toMove.Opponent() {
		return t, false, game.NewRuleError(ruleOwnTile, wording.NamesOf(p.onBoard(tileOf(h.owner, h.own))...), messages.NotInTurn(p.toMove, tileOf(h.owner, h.own).describe()))
	}
	t = parsedTurn{kind: h.own, from: p.at[own]}
	action := h.actionKind != 0 || h.target != noTile
	goals := 1
	switch actionKind := actionOfKind[h.own]; {
	case !action && p.Placing():
		t.form = formPlace
	case !action:
		t.form = formMove
	case p.Placing():
		return t, false, p.checkPhase(parsedTurn{form: formAction, from: t.from})
	case actionKind == 0:
		return t, false, p.noActionError(own)
	case h.actionKind != 0 && h.actionKind != actionKind:
		return t, false, game.NewRuleError(ruleAction, wording.NamesOf(t.from), messages.OtherAction(p.describeTile(own), actionKind.describe(), h.actionKind.describe()))
	case actionKind == actionSwap:
		t.form, goals = formSwap, 0
	default:
		t.form = formAction
	}
	h.dropRedundantPoints(p, own, goals)
	if len(h.points) > goals {
		return t, false, game.NewRuleError(ruleText, wording.NamesOf(h.points...), messages.EntryTooMuch(p.exampleInWords()))
	}
	if h.target != noTile {
		t.target = p.at[h.target]
	}
	if len(h.points) > 0 {
		t.to = h.points[0]
	}
	return t, len(h.points) == goals && (!action || h.target != noTile), nil
}

// matchingMove returns the one legal move that fits what was heard, where that lacks a
// target or a goal.
func (p *Position) matchingMove(entry string, h *parsedEntry) (game.Move, error) {
	const most = 6
	var fits []game.Move
	for _, m := range p.AppendMoves(nil) {
		if h.matches(m) {
			fits = append(fits, m)
		}
	}
	own := tileOf(p.toMove, h.own)
	switch len(fits) {
	case 0:
		if err := p.checkSeized(own); err != nil && !p.Placing() {
			return 0, err
		}
		return 0, game.NewRuleError(ruleText, wording.NamesOf(p.onBoard(own)...), messages.EntryFitsNone(quote(entry), own.describe(), p.exampleInWords()))
	case 1:
		return fits[0], nil
	}
	var list []string
	for _, m := range fits[:min(most, len(fits))] {
		list = append(list, p.inWords(m))
	}
	turns := message.Text(strings.Join(list, "; "))
	why := messages.EntryFitsSeveral(quote(entry), len(fits), turns)
	if more := len(fits) - most; more > 0 {
		why = messages.EntryFitsMany(quote(entry), len(fits), turns, more)
	}
	return 0, game.NewRuleError(ruleText, wording.NamesOf(p.onBoard(own)...), why)
}
