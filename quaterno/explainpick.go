package quaterno

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/coord"
	"github.com/teahouse-games/teahouse/game/wording"
)

// explainRefusal returns why the last pick of path is not offered, the others having
// been: the rule that a turn with it would break.
func (p *Position) explainRefusal(path []string) *game.RuleError {
	n := len(path) - 1
	q := pointNamed(path[n])
	kind, isKind := kindNamed(path[n])
	switch {
	case path[n] == passText && n == 0:
		_, err := p.check(parsedTurn{form: formPass})
		return game.AsRuleError(err)
	case q == board.NoPoint && !isKind:
		if x, y, rest, ok := coord.CutXY(path[n]); ok && rest == "" {
			return pointError(x, y)
		}
		return game.RuleErrorf(ruleText, nil, "%s is neither a tile nor a point; a turn is, for instance, %s", wording.QuoteShort(path[n]), p.example())
	case n > 0 && p.picksBehind(path[:n]).Turn != "":
		return game.RuleErrorf(ruleText, nil, "the turn %s is complete; nothing is picked behind it", p.picksBehind(path[:n]).Turn)
	case p.Placing() && isKind:
		return p.kindNotOffered(path, kind)
	case p.Placing():
		return p.siteNotOffered(path, q)
	case isKind:
		return game.AsRuleError(p.checkPhase(parsedTurn{form: formPlace, kind: kind}))
	}
	return p.pointNotOffered(path, q)
}

func (p *Position) kindNotOffered(path []string, k Kind) *game.RuleError {
	if err := p.checkHand(k); err != nil {
		return game.AsRuleError(err)
	}
	return game.RuleErrorf(ruleHand, nil, "the %s is picked already; next comes the point on which it is placed", path[0])
}

func (p *Position) siteNotOffered(path []string, q board.Point) *game.RuleError {
	if len(path) == 1 {
		if p.isOccupied(q) {
			return game.AsRuleError(p.checkPhase(parsedTurn{form: formMove, from: q}))
		}
		if _, err := p.checkPlacement(p.anyInHand(), q); err != nil {
			return game.AsRuleError(err)
		}
		return game.RuleErrorf(ruleHand, wording.NamesOf(q), "first comes a tile of %s's hand, the %s, and then the point on which it is placed, such as %v", players[p.toMove], p.placeableKinds(), q)
	}
	kind, _ := kindNamed(path[0])
	_, err := p.checkPlacement(kind, q)
	return game.AsRuleError(err)
}

// pointNotOffered speaks of the play phase.
func (p *Position) pointNotOffered(path []string, q board.Point) *game.RuleError {
	if len(path) == 1 {
		own, err := p.checkOwn(q)
		if err == nil {
			err = p.checkSeized(own)
		}
		if err == nil {
			return p.noTurnError(own)
		}
		return game.AsRuleError(err)
	}
	own := p.tileOn(pointNamed(path[0]))
	if len(path) == 3 {
		return game.AsRuleError(p.checkEffect(own, p.tileOn(pointNamed(path[1])), q))
	}
	target := p.tileOn(q)
	if target == noTile {
		_, err := p.checkMove(own, q)
		return game.AsRuleError(err)
	}
	if actionOfKind[own.kind()] == 0 && target != own {
		return game.RuleErrorf(ruleAction, wording.NamesOf(p.at[own], q), "%s has no action to use on %s, and it goes to empty points only", p.describeTile(own), p.describeTile(target))
	}
	if err := p.checkLine(own, q); err != nil {
		return game.AsRuleError(err)
	}
	return p.noEffectError(own, target)
}

// noTurnError returns the refusal of a tile that has no turn, though it is not seized.
func (p *Position) noTurnError(own tile) *game.RuleError {
	var buf [maxChoices]actionTarget
	list := p.actionTargets(own, &buf)
	switch {
	case own.kind() == Sun && len(list) == 0:
		return game.RuleErrorf(ruleSun, wording.NamesOf(p.at[own]), "%s cannot move, and it reaches no tile to send into orbit", p.describeTile(own))
	case own.kind() == Sun:
		return p.noEffectError(own, list[0].target)
	case actionOfKind[own.kind()] == 0:
		return game.RuleErrorf(ruleLine, wording.NamesOf(p.at[own]), "%s has no empty point to go to", p.describeTile(own))
	}
	return game.RuleErrorf(ruleLine, wording.NamesOf(p.at[own]), "%s has no empty point to go to and no target for its action %v", p.describeTile(own), actionOfKind[own.kind()])
}

// noEffectError returns the refusal of an action that reaches its target and can send
// it nowhere.
func (p *Position) noEffectError(own, target tile) *game.RuleError {
	from, at := p.at[own], p.at[target]
	away := lines.toward[from][at]
	switch actionOfKind[own.kind()] {
	case actionOrbit:
		return game.RuleErrorf(ruleOrbit, wording.NamesOf(from, at), "every point %s from %s has a tile, so that %s cannot go into orbit",
			inSteps(lines.apart[from][at]), p.describeTile(own), p.describeTile(target))
	case actionDrawNear:
		return game.RuleErrorf(ruleDrawNear, wording.NamesOf(from, at), "%s stands next to %s already and cannot be drawn nearer", p.describeTile(target), p.describeTile(own))
	case actionPush:
		next, what := p.whatStands(at.Step(away))
		return game.RuleErrorf(rulePush, wording.NamesOf(append([]board.Point{from, at}, next...)...), "%s cannot push %s: directly behind that is %s", p.describeTile(own), p.describeTile(target), what)
	}
	next, what := p.whatStands(from.Step(away.Opposite()))
	return game.RuleErrorf(rulePlaceBehind, wording.NamesOf(append([]board.Point{from, at}, next...)...), "%s cannot put %s behind itself: directly behind it is %s", p.describeTile(own), p.describeTile(target), what)
}

// whatStands names what makes q no goal: the tile there, or the rim when there is no such point.
func (p *Position) whatStands(q board.Point) (at []board.Point, what string) {
	if q == board.NoPoint {
		return nil, "the rim of the board"
	}
	return []board.Point{q}, p.describeTile(p.tileOn(q))
}
