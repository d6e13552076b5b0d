package quaterno

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/quaterno/messages"
)

// Picks returns what may be picked. In the placement phase: a tile of the hand,
// then a point. Then: an own tile; an empty point to which it moves, or its
// target, which completes a Swap; and where the target goes. With no other
// turn: the button "pass". A pick that is not offered is refused with the rule
// that the turn would break (see pointed.go).
func (g *Game) Picks(path []string) (game.Picks, error) {
	if g.Outcome().Over() {
		return game.PicksAfterEnd(g, path)
	}
	p := &g.Pos
	if p.Placing() && len(path) == 2 {
		if turn := placementText(path); g.isLegal(turn) {
			return game.Picks{Turn: turn}, nil // without listing all picks before it
		}
	}
	picks := p.firstPicks()
	for i, id := range path {
		if _, ok := picks.PickByID(id); !ok {
			return game.Picks{}, p.explainRefusal(path[:i+1])
		}
		picks = p.picksBehind(path[:i+1])
	}
	return picks, nil
}

func placementText(path []string) string { return path[0] + "@" + path[1] }

func (g *Game) isLegal(turn string) bool {
	_, err := g.ParseTurn(turn)
	return err == nil
}

func (p *Position) firstPicks() game.Picks {
	switch {
	case p.Placing():
		return p.handPicks()
	case p.countAll(p.toMove) == 0:
		return game.Picks{Next: []game.Pick{{Kind: game.PickButton, ID: passText, Label: messages.PickPass(), SpokenLabel: messages.PickPassSpoken()}}}
	}
	var picks game.Picks
	for k := range Kind(Kinds) {
		if t := tileOf(p.toMove, k); p.countTurnsOf(t) > 0 {
			picks.Next = append(picks.Next, pickPoint(p.at[t], messages.PickTile(k.describe()), messages.PickTileSpoken(k.describeOn(p.at[t]))))
		}
	}
	return picks
}

// picksBehind returns the picks behind a path of picks that were offered.
func (p *Position) picksBehind(path []string) game.Picks {
	switch {
	case path[0] == passText:
		return game.Picks{Turn: passText}
	case p.Placing() && len(path) == 1:
		return p.sitePicks(p.toMove)
	case p.Placing():
		return game.Picks{Turn: placementText(path)}
	}
	own := p.tileOn(pointNamed(path[0]))
	if len(path) == 1 {
		return p.secondPicks(own)
	}
	second := pointNamed(path[1])
	target := p.tileOn(second)
	switch {
	case target == noTile:
		return game.Picks{Turn: p.text(newMove(actionMove, own, 0, second))}
	case own.kind() == Fan:
		return game.Picks{Turn: p.text(newMove(actionSwap, own, target, 0))}
	}
	c, _ := p.action(own, target)
	if len(path) == 2 {
		return p.goalPicks(&c)
	}
	return game.Picks{Turn: p.text(c.move(own, pointNamed(path[2])))}
}

func (p *Position) handPicks() game.Picks {
	var picks game.Picks
	for k := Fan; k <= Soldier; k++ {
		if p.hand[p.toMove].has(k) {
			picks.Next = append(picks.Next, game.Pick{Kind: game.PickHand, ID: k.String(), Label: messages.PickTile(k.describe()), SpokenLabel: messages.PickHandSpoken(k.describe())})
		}
	}
	return picks
}

func (p *Position) sitePicks(seat game.Seat) game.Picks {
	var picks game.Picks
	enemy := p.control()[seat.Opponent()]
	for q := range quarters {
		if enemy[q] > 0 {
			continue
		}
		for _, site := range &sites[q] {
			if !p.isOccupied(site) {
				picks.Next = append(picks.Next, pickPoint(site, messages.PickPoint(place(site)), messages.PickSiteSpoken(place(site), quarter(q).describe())))
			}
		}
	}
	return picks
}

// secondPicks returns what is picked behind own: the points to which it moves, and
// the targets of an action that has an effect.
func (p *Position) secondPicks(own tile) (picks game.Picks) {
	var buf [maxChoices]actionTarget
	for i, list := 0, p.actionTargets(own, &buf); i < len(list); i++ {
		picks.Next = p.appendSecondPicks(picks.Next, own, &list[i])
	}
	return picks
}

// goalPicks returns the points to which an action sends its target.
func (p *Position) goalPicks(c *actionTarget) (picks game.Picks) {
	for _, q := range c.points {
		if p.isOpen(c, q) {
			picks.Next = append(picks.Next, pickPoint(q, messages.PickPoint(place(q)), messages.PickGoalSpoken(c.target.kind().describe(), place(q))))
		}
	}
	return picks
}

// appendSecondPicks appends the second picks of one choice.
func (p *Position) appendSecondPicks(picks []game.Pick, own tile, c *actionTarget) []game.Pick {
	for _, q := range c.points {
		switch {
		case !p.isOpen(c, q):
			continue
		case c.action == actionMove:
			picks = append(picks, pickPoint(q, messages.PickPoint(place(q)), messages.PickMoveSpoken(place(q))))
			continue
		}
		spoken := messages.PickOtherTargetSpoken
		if c.target.seat() == own.seat() {
			spoken = messages.PickOwnTargetSpoken
		}
		at, k, name := p.at[c.target], c.target.kind(), c.action.describe()
		return append(picks, pickPoint(at, messages.PickTarget(name, k.describe()), spoken(name, k.describeOn(at))))
	}
	return picks
}

func pickPoint(p board.Point, label, spoken message.Message) game.Pick {
	name := p.String()
	return game.Pick{Kind: game.PickPlace, ID: name, Place: name, Label: label, SpokenLabel: spoken}
}

// pointNamed returns the point with this name, or board.NoPoint.
func pointNamed(name string) board.Point {
	q, rest, ok := board.CutPoint(name)
	if !ok || rest != "" {
		return board.NoPoint
	}
	return q
}

func (p *Position) text(m game.Move) string { return string(p.appendMoveText(nil, m)) }
