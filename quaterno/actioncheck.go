package quaterno

import (
	"iter"
	"math/bits"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/quaterno/messages"
)

// checkReach checks all of a move or action but seizing.
func (p *Position) checkReach(own tile, t parsedTurn) (game.Move, error) {
	if t.form == formMove {
		return p.checkMove(own, t.to)
	}
	target, err := p.checkTarget(own, t)
	if err != nil {
		return 0, err
	}
	actionKind := actionOfKind[own.kind()]
	if actionKind == actionSwap {
		return newMove(actionKind, own, target, 0), nil
	}
	if err := p.checkEffect(own, target, t.to); err != nil {
		return 0, err
	}
	return newMove(actionKind, own, target, t.to), nil
}

func (p *Position) checkMove(own tile, to board.Point) (game.Move, error) {
	if own.kind() == Sun {
		return 0, game.NewRuleError(ruleSun, wording.NamesOf(p.at[own]), messages.SunStays(p.describeTile(own)))
	}
	if err := p.checkLine(own, to); err != nil {
		return 0, err
	}
	if err := p.checkEmpty(to); err != nil {
		return 0, err
	}
	return newMove(actionMove, own, 0, to), nil
}

// checkTarget checks an action as far as its target.
func (p *Position) checkTarget(own tile, t parsedTurn) (tile, error) {
	actionKind := actionOfKind[own.kind()]
	switch {
	case actionKind == 0:
		return noTile, p.noActionError(own)
	case t.form == formSwap && actionKind != actionSwap:
		return noTile, game.NewRuleError(ruleAction, wording.NamesOf(t.from), messages.CannotSwap(p.describeTile(own), actionKind.describe(), place(t.from), place(t.target)))
	case t.form == formAction && actionKind == actionSwap:
		return noTile, game.NewRuleError(ruleAction, wording.NamesOf(t.from), messages.OnlySwaps(p.describeTile(own), place(t.from), place(t.target)))
	case t.target == t.from:
		return noTile, game.NewRuleError(ruleTarget, wording.NamesOf(t.from), messages.OwnTarget(p.describeTile(own)))
	}
	target := p.tileOn(t.target)
	if target == noTile {
		return noTile, game.NewRuleError(ruleTarget, wording.NamesOf(t.target), messages.NoTarget(place(t.target), p.describeTile(own)))
	}
	return target, p.checkLine(own, t.target)
}

// noActionError returns the refusal of an action of the Moon or the Soldier.
func (p *Position) noActionError(own tile) *game.RuleError {
	why := messages.MoonActs
	if own.kind() == Soldier {
		why = messages.SoldierActs
	}
	return game.NewRuleError(ruleAction, wording.NamesOf(p.at[own]), why(p.describeTile(own)))
}

// checkLine checks that own reaches q, whatever stands there.
func (p *Position) checkLine(own tile, q board.Point) error {
	from := p.at[own]
	switch {
	case from == q:
		return game.NewRuleError(ruleLine, wording.NamesOf(q), messages.AlreadyThere(own.describe(), place(q)))
	case lines.toward[from][q] == noWay:
		return game.NewRuleError(ruleLine, wording.NamesOf(from, q), messages.OffLines(place(q), p.describeTile(own)))
	case own.kind() == Moon:
		return nil
	}
	if blocker := p.firstBlocker(from, q); blocker != noTile {
		return game.NewRuleError(ruleLine, wording.NamesOf(from, p.at[blocker], q), messages.Blocked(p.describeTile(blocker), p.describeTile(own), place(q)))
	}
	return nil
}

// between goes from p towards q, which is on a line with it, both excepted.
func between(p, q board.Point) iter.Seq[board.Point] {
	return func(yield func(board.Point) bool) {
		d := lines.toward[p][q]
		for at := p.Step(d); at != q && yield(at); at = at.Step(d) {
		}
	}
}

// firstBlocker returns the first tile between two points of a line, or noTile.
func (p *Position) firstBlocker(from, to board.Point) tile {
	for at := range between(from, to) {
		if u := p.tileOn(at); u != noTile {
			return u
		}
	}
	return noTile
}

// checkEffect checks where an action of own, other than Swap, sends its target.
func (p *Position) checkEffect(own, target tile, to board.Point) error {
	from, at := p.at[own], p.at[target]
	actionKind, away := actionOfKind[own.kind()], lines.toward[from][at]
	points := wording.NamesOf(from, at, to)
	switch actionKind {
	case actionOrbit:
		was, would := lines.apart[from][at], lines.apart[from][to]
		if was != would {
			return game.NewRuleError(ruleOrbit, points, messages.OrbitDistance(p.describeTile(target), inSteps(was), p.describeTile(own), place(to), inSteps(would)))
		}
	case actionDrawNear:
		if lines.toward[from][to] != away || lines.apart[from][to] > lines.apart[from][at] {
			return game.NewRuleError(ruleDrawNear, points, messages.NotBetween(place(to), p.describeTile(own), p.describeTile(target), p.goals(own, target)))
		}
	case actionPush:
		if lines.toward[at][to] != away {
			return game.NewRuleError(rulePush, points, messages.NotBehind(place(to), p.describeTile(target), p.describeTile(own), p.goals(own, target)))
		}
		if u := p.firstBlocker(at, to); u != noTile {
			return game.NewRuleError(rulePush, wording.NamesOf(at, p.at[u], to), messages.BlockedWithGoals(p.describeTile(u), p.describeTile(target), place(to), p.goals(own, target)))
		}
	case actionPlaceBehind:
		if lines.toward[from][to] != away.Opposite() {
			return game.NewRuleError(rulePlaceBehind, points, messages.NotBehind(place(to), p.describeTile(own), p.describeTile(target), p.goals(own, target)))
		}
		if u := p.firstBlocker(from, to); u != noTile {
			return game.NewRuleError(rulePlaceBehind, wording.NamesOf(from, p.at[u], to), messages.BlockedWithGoals(p.describeTile(u), p.describeTile(own), place(to), p.goals(own, target)))
		}
	}
	return p.checkEmpty(to)
}

// goals says where own's action, which is not Orbit, can send its target.
func (p *Position) goals(own, target tile) message.Message {
	var list message.Places
	if c, ok := p.action(own, target); ok {
		for _, q := range c.points {
			if p.isOpen(&c, q) {
				list = append(list, place(q))
			}
		}
	}
	switch n := len(list); {
	case n > 3: // they lie on a line, one beside the other
		return messages.GoalsInLine(p.describeTile(target), list[0], list[n-1])
	case n > 0:
		return messages.Goals(p.describeTile(target), list)
	}
	return messages.NoGoals(p.describeTile(target))
}

// action returns own's action on target, if it has any effect there.
func (p *Position) action(own, target tile) (actionTarget, bool) {
	var buf [maxChoices]actionTarget
	for _, c := range p.targetsUnlessSeized(own, &buf) {
		if c.action != actionMove && c.target == target {
			return c, true
		}
	}
	return actionTarget{}, false
}

// exampleMove returns a turn such as the player to move might make, for messages: if
// all tiles are placed the Moon's, if it has one.
func (p *Position) exampleMove() game.Move {
	if p.Placing() {
		return newMove(actionPlace, tileOf(p.toMove, p.anyInHand()), 0, pointNamed(p.sitePicks(p.toMove).Next[0].Place))
	}
	var buf [maxChoices]actionTarget
	for _, k := range [...]Kind{Moon, Fan, Anchor, Stick, Compass, Soldier, Sun} {
		own := tileOf(p.toMove, k)
		for i, list := 0, p.actionTargets(own, &buf); i < len(list); i++ {
			for _, q := range list[i].points {
				if p.isOpen(&list[i], q) {
					return list[i].move(own, q)
				}
			}
		}
	}
	return pass
}

// example returns the text of exampleMove.
func (p *Position) example() message.Turn { return message.Turn(p.text(p.exampleMove())) }

// anyInHand returns a kind that the player to move may place.
func (p *Position) anyInHand() Kind { return Kind(bits.TrailingZeros8(uint8(p.hand[p.toMove]))) }
