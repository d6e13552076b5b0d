package quaterno

import (
	"fmt"
	"iter"
	"math/bits"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
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
		return 0, game.RuleErrorf(ruleSun, wording.NamesOf(p.at[own]), "%s cannot move; it sends another tile into orbit, and only an action takes it elsewhere", p.describeTile(own))
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
		return noTile, game.RuleErrorf(ruleAction, wording.NamesOf(t.from), "%s cannot swap; its action is %v, written %v>%v-x,y", p.describeTile(own), actionKind, t.from, t.target)
	case t.form == formAction && actionKind == actionSwap:
		return noTile, game.RuleErrorf(ruleAction, wording.NamesOf(t.from), "%s sends nothing anywhere; it swaps, which is written %v<>%v", p.describeTile(own), t.from, t.target)
	case t.target == t.from:
		return noTile, game.RuleErrorf(ruleTarget, wording.NamesOf(t.from), "%s cannot be its own target", p.describeTile(own))
	}
	target := p.tileOn(t.target)
	if target == noTile {
		return noTile, game.RuleErrorf(ruleTarget, wording.NamesOf(t.target), "no tile stands on %v to be the target of %s", t.target, p.describeTile(own))
	}
	return target, p.checkLine(own, t.target)
}

// noActionError returns the refusal of an action of the Moon or the Soldier.
func (p *Position) noActionError(own tile) *game.RuleError {
	if own.kind() == Soldier {
		return game.RuleErrorf(ruleAction, wording.NamesOf(p.at[own]), "%s has no action: it moves, and it seizes the opponent's tiles next to it", p.describeTile(own))
	}
	return game.RuleErrorf(ruleAction, wording.NamesOf(p.at[own]), "%s has no action: it only moves", p.describeTile(own))
}

// checkLine checks that own reaches q, whatever stands there.
func (p *Position) checkLine(own tile, q board.Point) error {
	from := p.at[own]
	switch {
	case from == q:
		return game.RuleErrorf(ruleLine, wording.NamesOf(q), "%s stands there already", p.describeTile(own))
	case lines.toward[from][q] == noWay:
		return game.RuleErrorf(ruleLine, wording.NamesOf(from, q), "%v does not lie on one of the eight lines of %s", q, p.describeTile(own))
	case own.kind() == Moon:
		return nil
	}
	if blocker := p.firstBlocker(from, q); blocker != noTile {
		return game.RuleErrorf(ruleLine, wording.NamesOf(from, p.at[blocker], q), "%s stands between %s and %v", p.describeTile(blocker), p.describeTile(own), q)
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
			return game.RuleErrorf(ruleOrbit, points, "%s is %s from %s and keeps that distance; %v is %s from it",
				p.describeTile(target), inSteps(was), p.describeTile(own), to, inSteps(would))
		}
	case actionDrawNear:
		if lines.toward[from][to] != away || lines.apart[from][to] > lines.apart[from][at] {
			return game.RuleErrorf(ruleDrawNear, points, "%v is not between %s and %s; it can be drawn to %s",
				to, p.describeTile(own), p.describeTile(target), p.goals(own, target))
		}
	case actionPush:
		if lines.toward[at][to] != away {
			return game.RuleErrorf(rulePush, points, "%v is not straight behind %s, away from %s; it can be pushed to %s",
				to, p.describeTile(target), p.describeTile(own), p.goals(own, target))
		}
		if u := p.firstBlocker(at, to); u != noTile {
			return game.RuleErrorf(rulePush, wording.NamesOf(at, p.at[u], to), "%s is in the way of %s to %v; it can be pushed to %s",
				p.describeTile(u), p.describeTile(target), to, p.goals(own, target))
		}
	case actionPlaceBehind:
		if lines.toward[from][to] != away.Opposite() {
			return game.RuleErrorf(rulePlaceBehind, points, "%v is not straight behind %s, seen from %s; it can be put on %s",
				to, p.describeTile(own), p.describeTile(target), p.goals(own, target))
		}
		if u := p.firstBlocker(from, to); u != noTile {
			return game.RuleErrorf(rulePlaceBehind, wording.NamesOf(from, p.at[u], to), "%s is in the way from %s to %v; %s can be put on %s",
				p.describeTile(u), p.describeTile(own), to, p.describeTile(target), p.goals(own, target))
		}
	}
	return p.checkEmpty(to)
}

// goals lists where own's action, which is not Orbit, can send its target: "1,0 or
// 2,0", "any point from 1,0 to 5,0", or "no point".
func (p *Position) goals(own, target tile) string {
	if c, ok := p.action(own, target); ok {
		var list []string
		for _, q := range c.points {
			if p.isOpen(&c, q) {
				list = append(list, q.String())
			}
		}
		switch n := len(list); {
		case n > 3: // they lie on a line, one beside the other
			return fmt.Sprintf("any point from %s to %s", list[0], list[n-1])
		case n > 0:
			return wording.JoinWords("or", list)
		}
	}
	return "no point"
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
		return newMove(actionPlace, tileOf(p.toMove, p.anyInHand()), 0, pointNamed(p.sitePicks().Next[0].Place))
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
func (p *Position) example() string { return p.text(p.exampleMove()) }

// anyInHand returns a kind that the player to move may place.
func (p *Position) anyInHand() Kind { return Kind(bits.TrailingZeros8(uint8(p.hand[p.toMove]))) }
