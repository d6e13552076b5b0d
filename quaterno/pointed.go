package quaterno

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// notOffered says why the last pick of path is not offered, the others having
// been: the rule that a turn with it would break.
func (p *Position) notOffered(path []string) *game.RuleError {
	n := len(path) - 1
	q := pointNamed(path[n])
	kind, isKind := kindNamed(path[n])
	switch {
	case path[n] == passText && n == 0:
		_, err := p.check(turn{form: formPass})
		return game.Refusal(err)
	case q == board.NoPoint && !isKind:
		if x, y, rest, ok := game.CutXY(path[n]); ok && rest == "" {
			return brokenPoint(x, y)
		}
		return game.Broken(ruleText, nil, "%s is neither a tile nor a point; a turn is, for instance, %s", game.Quote(path[n]), p.example())
	case n > 0 && p.picksBehind(path[:n]).Turn != "":
		return game.Broken(ruleText, nil, "the turn %s is complete; nothing is picked behind it", p.picksBehind(path[:n]).Turn)
	case p.Placing() && isKind:
		return p.kindNotOffered(path, kind)
	case p.Placing():
		return p.siteNotOffered(path, q)
	case isKind:
		return game.Refusal(p.checkPhase(turn{form: formPlace, kind: kind}))
	}
	return p.pointNotOffered(path, q)
}

func (p *Position) kindNotOffered(path []string, k Kind) *game.RuleError {
	if err := p.checkHand(k); err != nil {
		return game.Refusal(err)
	}
	return game.Broken(ruleHand, nil, "the %s is picked already; next comes the point on which it is placed", path[0])
}

func (p *Position) siteNotOffered(path []string, q board.Point) *game.RuleError {
	if len(path) == 1 {
		if p.occupied(q) {
			return game.Refusal(p.checkPhase(turn{form: formMove, from: q}))
		}
		if _, err := p.checkPlacement(p.anyInHand(), q); err != nil {
			return game.Refusal(err)
		}
		return game.Broken(ruleHand, game.Names(q), "first comes a tile of %s's hand, the %s, and then the point on which it is placed, such as %v", players[p.toMove], p.placeable(), q)
	}
	kind, _ := kindNamed(path[0])
	_, err := p.checkPlacement(kind, q)
	return game.Refusal(err)
}

// pointNotOffered speaks of the play phase.
func (p *Position) pointNotOffered(path []string, q board.Point) *game.RuleError {
	if len(path) == 1 {
		own, err := p.checkOwn(q)
		if err == nil {
			err = p.checkSeized(own)
		}
		if err == nil {
			return p.brokenIdle(own)
		}
		return game.Refusal(err)
	}
	own := p.on(pointNamed(path[0]))
	if len(path) == 3 {
		return game.Refusal(p.checkEffect(own, p.on(pointNamed(path[1])), q))
	}
	target := p.on(q)
	if target == noTile {
		_, err := p.checkMove(own, q)
		return game.Refusal(err)
	}
	if actions[own.kind()] == 0 && target != own {
		return game.Broken(ruleAction, game.Names(p.at[own], q), "%s has no action to use on %s, and it goes to empty points only", p.described(own), p.described(target))
	}
	if err := p.checkLine(own, q); err != nil {
		return game.Refusal(err)
	}
	return p.brokenEffect(own, target)
}

// brokenIdle is the refusal of a tile that has no turn, though it is not seized.
func (p *Position) brokenIdle(own tile) *game.RuleError {
	var buf [maxChoices]choice
	list := p.choices(own, &buf)
	switch {
	case own.kind() == Sun && len(list) == 0:
		return game.Broken(ruleSun, game.Names(p.at[own]), "%s cannot move, and it reaches no tile to send into orbit", p.described(own))
	case own.kind() == Sun:
		return p.brokenEffect(own, list[0].target)
	case actions[own.kind()] == 0:
		return game.Broken(ruleLine, game.Names(p.at[own]), "%s has no empty point to go to", p.described(own))
	}
	return game.Broken(ruleLine, game.Names(p.at[own]), "%s has no empty point to go to and no target for its action %v", p.described(own), actions[own.kind()])
}

// brokenEffect is the refusal of an action that reaches its target and can send
// it nowhere.
func (p *Position) brokenEffect(own, target tile) *game.RuleError {
	from, at := p.at[own], p.at[target]
	away := lines.toward[from][at]
	switch actions[own.kind()] {
	case deedOrbit:
		return game.Broken(ruleOrbit, game.Names(from, at), "every point %s from %s has a tile, so that %s cannot go into orbit",
			inSteps(lines.apart[from][at]), p.described(own), p.described(target))
	case deedDrawNear:
		return game.Broken(ruleDrawNear, game.Names(from, at), "%s stands next to %s already and cannot be drawn nearer", p.described(target), p.described(own))
	case deedPush:
		next, what := p.whatStands(at.Step(away))
		return game.Broken(rulePush, game.Names(append([]board.Point{from, at}, next...)...), "%s cannot push %s: directly behind that is %s", p.described(own), p.described(target), what)
	}
	next, what := p.whatStands(from.Step(away.Opposite()))
	return game.Broken(rulePlaceBehind, game.Names(append([]board.Point{from, at}, next...)...), "%s cannot put %s behind itself: directly behind it is %s", p.described(own), p.described(target), what)
}

// whatStands names what makes q no goal: the tile there, or the rim when there is no such point.
func (p *Position) whatStands(q board.Point) (at []board.Point, what string) {
	if q == board.NoPoint {
		return nil, "the rim of the board"
	}
	return []board.Point{q}, p.described(p.on(q))
}
