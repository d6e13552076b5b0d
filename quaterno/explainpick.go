package quaterno

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/coord"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/quaterno/messages"
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
		return game.NewRuleError(ruleText, nil, messages.PickUnknown(quote(path[n]), p.example()))
	case n > 0 && p.picksBehind(path[:n]).Turn != "":
		return game.NewRuleError(ruleText, nil, messages.PickAfterTurn())
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
	return game.NewRuleError(ruleHand, nil, messages.PickPointNow(message.Piece{Kind: path[0]}))
}

func (p *Position) siteNotOffered(path []string, q board.Point) *game.RuleError {
	if len(path) == 1 {
		if p.isOccupied(q) {
			return game.AsRuleError(p.checkPhase(parsedTurn{form: formMove, from: q}))
		}
		if _, err := p.checkPlacement(p.anyInHand(), q); err != nil {
			return game.AsRuleError(err)
		}
		return game.NewRuleError(ruleHand, wording.NamesOf(q), messages.PickTileFirst(p.toMove, p.hand[p.toMove].describe(), place(q)))
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
		return game.NewRuleError(ruleAction, wording.NamesOf(p.at[own], q), messages.NothingToUse(p.describeTile(own), p.describeTile(target)))
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
		return game.NewRuleError(ruleSun, wording.NamesOf(p.at[own]), messages.SunAlone(p.describeTile(own)))
	case own.kind() == Sun:
		return p.noEffectError(own, list[0].target)
	case actionOfKind[own.kind()] == 0:
		return game.NewRuleError(ruleLine, wording.NamesOf(p.at[own]), messages.ShutIn(p.describeTile(own)))
	}
	return game.NewRuleError(ruleLine, wording.NamesOf(p.at[own]), messages.ShutInWithAction(p.describeTile(own), actionOfKind[own.kind()].describe()))
}

// noEffectError returns the refusal of an action that reaches its target and can send
// it nowhere.
func (p *Position) noEffectError(own, target tile) *game.RuleError {
	from, at := p.at[own], p.at[target]
	away := lines.toward[from][at]
	actor, acted := p.describeTile(own), p.describeTile(target)
	switch actionOfKind[own.kind()] {
	case actionOrbit:
		return game.NewRuleError(ruleOrbit, wording.NamesOf(from, at), messages.OrbitFull(inSteps(lines.apart[from][at]), actor, acted))
	case actionDrawNear:
		return game.NewRuleError(ruleDrawNear, wording.NamesOf(from, at), messages.NearAlready(acted, actor))
	case actionPush:
		if next := at.Step(away); next != board.NoPoint {
			return game.NewRuleError(rulePush, wording.NamesOf(from, at, next), messages.PushBlocked(actor, p.describeTile(p.tileOn(next)), acted))
		}
		return game.NewRuleError(rulePush, wording.NamesOf(from, at), messages.PushRim(actor, acted))
	}
	if next := from.Step(away.Opposite()); next != board.NoPoint {
		return game.NewRuleError(rulePlaceBehind, wording.NamesOf(from, at, next), messages.BehindBlocked(actor, p.describeTile(p.tileOn(next)), acted))
	}
	return game.NewRuleError(rulePlaceBehind, wording.NamesOf(from, at), messages.BehindRim(actor, acted))
}
