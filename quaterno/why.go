package quaterno

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// ParseTurn reads the text of one legal turn; its error names the first rule
// that the turn breaks.
func (g *Game) ParseTurn(text string) ([]game.Move, error) {
	t, err := readTurn(text)
	if err != nil {
		return nil, err
	}
	if o := g.Outcome(); o.Over() {
		return nil, game.BrokenOver(o)
	}
	m, err := g.Pos.check(t)
	if err != nil {
		return nil, err
	}
	return []game.Move{m}, nil
}

// check returns the move of a turn in a position that is not over, or the first
// rule that it breaks.
func (p *Position) check(t turn) (game.Move, error) {
	placing := p.Placing()
	switch {
	case placing && t.form != formPlace:
		return 0, game.Broken(rulePhase, nil, "the placement phase lasts until all tiles are placed; %s places one, e.g. Fan@x,y", players[p.toMove])
	case !placing && t.form == formPlace:
		return 0, game.Broken(rulePhase, nil, "the placement phase is over: all tiles are on the board")
	}
	switch t.form {
	case formPlace:
		return p.checkPlacement(t)
	case formPass:
		return p.checkPass()
	}
	own := p.on(t.from)
	if own == noTile {
		return 0, game.Broken(ruleOwnTile, named(t.from), "there is no tile on %v", t.from)
	}
	if own.seat() != p.toMove {
		return 0, game.Broken(ruleOwnTile, named(t.from), "the %v on %v is %s's, and %s is to move",
			own.kind(), t.from, players[own.seat()], players[p.toMove])
	}
	m, err := p.checkReach(own, t)
	if err != nil {
		return 0, err
	}
	if p.seized(own) {
		soldier := p.At(p.toMove.Opponent(), Soldier)
		return 0, game.Broken(ruleSeize, named(t.from, soldier), "the %v on %v stands orthogonally next to %s's Soldier on %v and can neither move nor act",
			own.kind(), t.from, players[p.toMove.Opponent()], soldier)
	}
	return m, nil
}

func (p *Position) checkPlacement(t turn) (game.Move, error) {
	own, other := tileOf(p.toMove, t.kind), p.toMove.Opponent()
	if at := p.at[own]; at != board.NoPoint {
		return 0, game.Broken(ruleHand, named(at), "%v stands on %v already", own, at)
	}
	if d := lines.apart[board.Centre][t.to]; d < nearest {
		return 0, game.Broken(ruleDistance, named(t.to), "%v is at distance %d from 0,0; tiles are placed at distance %d or more", t.to, d, nearest)
	}
	q := quarterOf[t.to]
	if q == noQuarter {
		return 0, game.Broken(ruleDiagonal, named(t.to), "%v lies on a main diagonal, where no tile is placed", t.to)
	}
	for k := Fan; k <= Soldier; k++ {
		if at := p.At(other, k); quarterOf[at] == q {
			return 0, game.Broken(ruleQuarter, named(t.to, at), "%v lies in the %v quarter, which %s controls with the %v on %v", t.to, q, players[other], k, at)
		}
	}
	if err := p.checkEmpty(t.to); err != nil {
		return 0, err
	}
	return newMove(deedPlace, own, 0, t.to), nil
}

func (p *Position) checkPass() (game.Move, error) {
	if n := p.countAll(p.toMove); n > 0 {
		return 0, game.Broken(rulePass, nil, "%s has %d legal turns and passes only when there is none", players[p.toMove], n)
	}
	return pass, nil
}

// checkReach checks all of a move or action but seizing.
func (p *Position) checkReach(own tile, t turn) (game.Move, error) {
	if t.form == formMove {
		return p.checkMove(own, t)
	}
	deed := actions[own.kind()]
	switch {
	case deed == 0:
		return 0, game.Broken(ruleAction, named(t.from), "the %v on %v has no action", own.kind(), t.from)
	case t.form == formSwap && deed != deedSwap:
		return 0, game.Broken(ruleAction, named(t.from), "the %v on %v cannot swap; its action is %v, written tile>target-x,y", own.kind(), t.from, deed)
	case t.form == formAction && deed == deedSwap:
		return 0, game.Broken(ruleAction, named(t.from), "the Fan on %v swaps, which is written tile<>target", t.from)
	}
	if t.target == t.from {
		return 0, game.Broken(ruleTarget, named(t.from), "the %v on %v cannot be its own target", own.kind(), t.from)
	}
	target := p.on(t.target)
	if target == noTile {
		return 0, game.Broken(ruleTarget, named(t.target), "there is no tile on %v to be the target", t.target)
	}
	if err := p.checkLine(own, t.target); err != nil {
		return 0, err
	}
	if deed == deedSwap {
		return newMove(deed, own, target, 0), nil
	}
	if err := p.checkEffect(deed, t); err != nil {
		return 0, err
	}
	return newMove(deed, own, target, t.to), nil
}

func (p *Position) checkMove(own tile, t turn) (game.Move, error) {
	if own.kind() == Sun {
		return 0, game.Broken(ruleSun, named(t.from), "the Sun on %v cannot move; only an action moves a Sun", t.from)
	}
	if err := p.checkLine(own, t.to); err != nil {
		return 0, err
	}
	if err := p.checkEmpty(t.to); err != nil {
		return 0, err
	}
	return newMove(deedMove, own, 0, t.to), nil
}

// checkLine checks that own reaches q, whatever stands there.
func (p *Position) checkLine(own tile, q board.Point) error {
	from := p.at[own]
	if from == q {
		return game.Broken(ruleLine, named(q), "the %v stands on %v already", own.kind(), q)
	}
	d := lines.toward[from][q]
	if d == noWay {
		return game.Broken(ruleLine, named(from, q), "%v does not lie on one of the eight lines of the %v on %v", q, own.kind(), from)
	}
	if own.kind() == Moon {
		return nil
	}
	if blocker := p.between(from, d, q); blocker != board.NoPoint {
		return game.Broken(ruleLine, named(from, blocker, q), "%v stands on %v, between the %v on %v and %v", p.on(blocker), blocker, own.kind(), from, q)
	}
	return nil
}

// between returns the first point with a tile on the way from p in direction d
// to q, or board.NoPoint.
func (p *Position) between(from board.Point, d board.Direction, q board.Point) board.Point {
	for at := from.Step(d); at != q; at = at.Step(d) {
		if p.occupied(at) {
			return at
		}
	}
	return board.NoPoint
}

// checkEffect checks where an action other than Swap sends its target.
func (p *Position) checkEffect(d deed, t turn) error {
	away := lines.toward[t.from][t.target]
	switch d {
	case deedOrbit:
		was, would := lines.apart[t.from][t.target], lines.apart[t.from][t.to]
		if was != would {
			return game.Broken(ruleOrbit, named(t.from, t.target, t.to), "%v is at distance %d from the Sun on %v, the target at distance %d", t.to, would, t.from, was)
		}
	case deedDrawNear:
		if lines.toward[t.from][t.to] != away || lines.apart[t.from][t.to] > lines.apart[t.from][t.target] {
			return game.Broken(ruleDrawNear, named(t.from, t.target, t.to), "%v is not between the Anchor on %v and its target on %v", t.to, t.from, t.target)
		}
	case deedPush:
		if lines.toward[t.target][t.to] != away {
			return game.Broken(rulePush, named(t.from, t.target, t.to), "%v is not straight behind %v, away from the Stick on %v", t.to, t.target, t.from)
		}
		if blocker := p.between(t.target, away, t.to); blocker != board.NoPoint {
			return game.Broken(rulePush, named(t.target, blocker, t.to), "%v on %v is in the way from %v to %v", p.on(blocker), blocker, t.target, t.to)
		}
	case deedPlaceBehind:
		back := away.Opposite()
		if lines.toward[t.from][t.to] != back {
			return game.Broken(rulePlaceBehind, named(t.from, t.target, t.to), "%v is not straight behind the Compass on %v, seen from its target on %v", t.to, t.from, t.target)
		}
		if blocker := p.between(t.from, back, t.to); blocker != board.NoPoint {
			return game.Broken(rulePlaceBehind, named(t.from, blocker, t.to), "%v on %v is in the way from the Compass on %v to %v", p.on(blocker), blocker, t.from, t.to)
		}
	}
	return p.checkEmpty(t.to)
}

func (p *Position) checkEmpty(q board.Point) error {
	if t := p.on(q); t != noTile {
		return game.Broken(ruleEmpty, named(q), "%v stands on %v", t, q)
	}
	return nil
}

func named(points ...board.Point) []string {
	names := make([]string, len(points))
	for i, p := range points {
		names[i] = p.String()
	}
	return names
}
