package quaterno

import (
	"fmt"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// Picks says what may be picked. In the placement phase: a tile of the hand,
// then a point. Then: an own tile; an empty point to which it moves, or its
// target, which completes a Swap; and where the target goes. With no other
// turn: the button "pass".
func (g *Game) Picks(path []string) (game.Picks, error) {
	if g.Outcome().Over() {
		return refuse(game.Picks{}, path)
	}
	if g.Pos.Placing() {
		return g.Pos.placementPicks(path)
	}
	if g.Pos.countAll(g.Pos.toMove) == 0 {
		next := game.Picks{Next: []game.Pick{{Kind: game.PickButton, ID: passText, Label: "Pass", Spoken: "pass, because there is no other turn"}}}
		if len(path) == 0 || path[0] != passText {
			return refuse(next, path)
		}
		return refuse(game.Picks{Turn: passText}, path[1:])
	}
	return g.Pos.playPicks(path)
}

// refuse returns picks where the path has ended and otherwise the error of its
// next pick, which is not offered.
func refuse(picks game.Picks, path []string) (game.Picks, error) {
	if len(path) > 0 {
		return game.Picks{}, game.Broken(ruleText, nil, "%s cannot be picked here", game.Quote(path[0]))
	}
	return picks, nil
}

func (p *Position) placementPicks(path []string) (game.Picks, error) {
	var hand, points game.Picks
	for k := Fan; k <= Soldier; k++ {
		if p.hand[p.toMove].has(k) {
			hand.Next = append(hand.Next, game.Pick{Kind: game.PickHand, ID: k.String(), Label: k.String(), Spoken: "place the " + k.String()})
		}
	}
	if len(path) == 0 {
		return hand, nil
	}
	kind, ok := hand.Offers(path[0])
	if !ok {
		return refuse(hand, path)
	}
	enemy := p.control()[p.toMove.Opponent()]
	for q := range quarters {
		if enemy[q] > 0 {
			continue
		}
		for _, site := range &sites[q] {
			if !p.occupied(site) {
				points.Next = append(points.Next, pickPoint(site, site.String(), fmt.Sprintf("%v, in the %v quarter", site, quarter(q))))
			}
		}
	}
	if len(path) == 1 {
		return points, nil
	}
	at, ok := points.Offers(path[1])
	if !ok {
		return refuse(points, path[1:])
	}
	return refuse(game.Picks{Turn: kind.ID + "@" + at.ID}, path[2:])
}

func (p *Position) playPicks(path []string) (game.Picks, error) {
	var picks game.Picks
	if len(path) == 0 {
		for k := range Kind(Kinds) {
			if t := tileOf(p.toMove, k); p.count(t) > 0 {
				picks.Next = append(picks.Next, pickPoint(p.at[t], k.String(), fmt.Sprintf("your %v on %v", k, p.at[t])))
			}
		}
		return picks, nil
	}
	own, ok := p.named(path[0])
	if !ok || own.seat() != p.toMove || p.count(own) == 0 {
		return refuse(picks, path)
	}
	var buf [maxChoices]choice
	list := p.choices(own, &buf)
	if len(path) == 1 {
		for i := range list {
			picks.Next = p.appendSecondPicks(picks.Next, own, &list[i])
		}
		return picks, nil
	}
	for i := range list {
		c := &list[i]
		if c.deed == deedMove {
			if q, ok := p.offered(c, path[1]); ok {
				return refuse(game.Picks{Turn: p.text(c.move(own, q))}, path[2:])
			}
			continue
		}
		if p.at[c.target].String() == path[1] && len(p.appendSecondPicks(nil, own, c)) > 0 {
			return p.targetPicks(own, c, path[2:])
		}
	}
	return refuse(picks, path[1:])
}

// targetPicks are the picks behind own's target.
func (p *Position) targetPicks(own tile, c *choice, path []string) (game.Picks, error) {
	if c.deed == deedSwap {
		return refuse(game.Picks{Turn: p.text(c.move(own, 0))}, path)
	}
	if len(path) == 0 {
		var picks game.Picks
		for _, q := range c.points {
			if p.open(c, q) {
				picks.Next = append(picks.Next, pickPoint(q, q.String(), fmt.Sprintf("the %v goes to %v", c.target.kind(), q)))
			}
		}
		return picks, nil
	}
	if q, ok := p.offered(c, path[0]); ok {
		return refuse(game.Picks{Turn: p.text(c.move(own, q))}, path[1:])
	}
	return refuse(game.Picks{}, path)
}

// appendSecondPicks appends what is picked behind own for c: the points of a
// move, the target of an action that has an effect.
func (p *Position) appendSecondPicks(picks []game.Pick, own tile, c *choice) []game.Pick {
	for _, q := range c.points {
		switch {
		case !p.open(c, q):
			continue
		case c.deed == deedMove:
			picks = append(picks, pickPoint(q, q.String(), fmt.Sprintf("move to %v", q)))
			continue
		}
		whose := "the opponent's"
		if c.target.seat() == own.seat() {
			whose = "your"
		}
		at, k := p.at[c.target], c.target.kind()
		return append(picks, pickPoint(at, fmt.Sprintf("%v %v", c.deed, k), fmt.Sprintf("%v with %s %v on %v", c.deed, whose, k, at)))
	}
	return picks
}

func pickPoint(p board.Point, label, spoken string) game.Pick {
	name := p.String()
	return game.Pick{Kind: game.PickPlace, ID: name, Place: name, Label: label, Spoken: spoken}
}

// named returns the tile that stands on the point with this name.
func (p *Position) named(name string) (tile, bool) {
	q, rest, ok := board.CutPoint(name)
	if !ok || rest != "" {
		return noTile, false
	}
	t := p.on(q)
	return t, t != noTile
}

// offered returns the point with this name where c may lead to it.
func (p *Position) offered(c *choice, name string) (board.Point, bool) {
	for _, q := range c.points {
		if p.open(c, q) && q.String() == name {
			return q, true
		}
	}
	return board.NoPoint, false
}

func (p *Position) text(m game.Move) string { return string(p.appendMoveText(nil, m)) }
