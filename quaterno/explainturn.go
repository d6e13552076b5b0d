package quaterno

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// ParseTurn reads the text of one legal turn; its error names the first rule
// that the turn breaks.
func (g *Game) ParseTurn(text string) ([]game.Move, error) {
	t, err := g.Pos.readTurn(text)
	if err != nil {
		return nil, err
	}
	m, err := g.check(t)
	if err != nil {
		return nil, err
	}
	return []game.Move{m}, nil
}

// check returns the move of a turn, or the first rule that it breaks.
func (g *Game) check(t parsedTurn) (game.Move, error) {
	if o := g.Outcome(); o.Over() {
		return 0, game.OverError(g.ExplainOutcome())
	}
	return g.Pos.check(t)
}

// check returns the move of a turn in a position that is not over, or the first
// rule that it breaks.
func (p *Position) check(t parsedTurn) (game.Move, error) {
	if err := p.checkPhase(t); err != nil {
		return 0, err
	}
	switch t.form {
	case formPlace:
		return p.checkPlacement(t.kind, t.to)
	case formPass:
		return p.checkPass()
	}
	own, err := p.checkOwn(t.from)
	if err != nil {
		return 0, err
	}
	m, err := p.checkReach(own, t)
	if err != nil {
		return 0, err
	}
	return m, p.checkSeized(own)
}

// checkPhase returns a plain nil error where the form suits the phase.
func (p *Position) checkPhase(t parsedTurn) error {
	me := players[p.toMove]
	switch {
	case p.Placing() && t.form == formPass:
		return game.RuleErrorf(rulePhase, nil, "nobody passes before all tiles are on the board; %s places the %s", me, p.placeableKinds())
	case p.Placing() && t.form != formPlace:
		if u := p.tileOn(t.from); u != noTile {
			return game.RuleErrorf(rulePhase, wording.NamesOf(t.from), "%s neither moves nor acts before all tiles are on the board; %s places the %s", p.describeTile(u), me, p.placeableKinds())
		}
		return game.RuleErrorf(rulePhase, nil, "nothing moves or acts before all tiles are on the board; %s places the %s", me, p.placeableKinds())
	case !p.Placing() && t.form == formPlace:
		own := tileOf(p.toMove, t.kind)
		return game.RuleErrorf(rulePhase, wording.NamesOf(p.at[own]), "all tiles are on the board and nothing more is placed: %s stands on %v", own, p.at[own])
	}
	return nil
}

// placeableKinds names what the player to move may place, e.g. "Fan, Stick or Compass".
func (p *Position) placeableKinds() string {
	var list []string
	for k := Fan; k <= Soldier; k++ {
		if p.hand[p.toMove].has(k) {
			list = append(list, k.String())
		}
	}
	return wording.JoinWords("or", list)
}

func (p *Position) checkOwn(from board.Point) (tile, error) {
	own, me := p.tileOn(from), players[p.toMove]
	switch {
	case own == noTile:
		moon := tileOf(p.toMove, Moon)
		return noTile, game.RuleErrorf(ruleOwnTile, wording.NamesOf(from), "no tile stands on %v; a turn begins with a tile of %s's, such as the Moon on %v", from, me, p.at[moon])
	case own.seat() != p.toMove:
		return noTile, game.RuleErrorf(ruleOwnTile, wording.NamesOf(from), "%s does not move or act in %s's turn; it can only be the target of one of %s's tiles", p.describeTile(own), me, me)
	}
	return own, nil
}

func (p *Position) checkSeized(own tile) error {
	if !p.isSeized(own) {
		return nil
	}
	soldier := tileOf(p.toMove.Opponent(), Soldier)
	return game.RuleErrorf(ruleSeize, wording.NamesOf(p.at[own], p.at[soldier]), "%s stands orthogonally next to %s: it is seized and can neither move nor act",
		p.describeTile(own), p.describeTile(soldier))
}

func (p *Position) checkPlacement(k Kind, to board.Point) (game.Move, error) {
	own, other := tileOf(p.toMove, k), p.toMove.Opponent()
	if err := p.checkHand(k); err != nil {
		return 0, err
	}
	if d := lines.apart[board.Centre][to]; d < nearest {
		return 0, game.RuleErrorf(ruleDistance, wording.NamesOf(to), "%v is %s from 0,0; tiles are placed %s or more away", to, inSteps(d), inSteps(nearest))
	}
	q := quarterOf[to]
	if q == noQuarter {
		return 0, game.RuleErrorf(ruleDiagonal, wording.NamesOf(to), "%v lies on the main diagonal %v, and no tile is placed on one", to, diagonalOf(to))
	}
	for k := Fan; k <= Soldier; k++ {
		if at := p.At(other, k); quarterOf[at] == q {
			return 0, game.RuleErrorf(ruleQuarter, wording.NamesOf(to, at), "%v lies in the %v quarter, which is %s's since the %v stands on %v; %s places in the %s",
				to, q, players[other], k, at, players[p.toMove], p.openQuarters())
		}
	}
	if err := p.checkEmpty(to); err != nil {
		return 0, err
	}
	return newMove(actionPlace, own, 0, to), nil
}

// checkHand checks that the player to move has the kind in hand.
func (p *Position) checkHand(k Kind) error {
	own := tileOf(p.toMove, k)
	at := p.at[own]
	switch {
	case at == board.NoPoint:
		return nil
	case !placed.has(k):
		return game.RuleErrorf(ruleHand, wording.NamesOf(at), "%s stands on %v from the beginning and is not placed; %s places the %s", own, at, players[p.toMove], p.placeableKinds())
	case p.hand[p.toMove.Opponent()].has(k):
		return game.RuleErrorf(ruleHand, wording.NamesOf(at), "%s stands on %v already, and the %v that is left is %s's", own, at, k, players[p.toMove.Opponent()])
	}
	return game.RuleErrorf(ruleHand, wording.NamesOf(at), "%s stands on %v already; %s places the %s", own, at, players[p.toMove], p.placeableKinds())
}

// diagonalOf returns the main diagonal on which q lies.
func diagonalOf(q board.Point) diagonal {
	if mirrors[rising][q] == q {
		return rising
	}
	return falling
}

// openQuarters names the quarters in which the player to move may place, e.g. "south or east quarter".
func (p *Position) openQuarters() string {
	var list []string
	enemy := p.control()[p.toMove.Opponent()]
	for q := range quarter(quarters) {
		if enemy[q] == 0 {
			list = append(list, q.String())
		}
	}
	return wording.JoinWords("or", list) + " quarter"
}

func (p *Position) checkPass() (game.Move, error) {
	n := p.countAll(p.toMove)
	if n == 0 {
		return pass, nil
	}
	m := p.exampleMove()
	return 0, game.RuleErrorf(rulePass, wording.NamesOf(p.at[moveTile(m)]), "%s passes only when no tile can move or act; now %s can, as in %s, and %s has %s",
		players[p.toMove], p.describeTile(moveTile(m)), p.text(m), players[p.toMove], wording.CountNoun(n, "turn", "turns"))
}

func (p *Position) checkEmpty(q board.Point) error {
	if t := p.tileOn(q); t != noTile {
		return game.RuleErrorf(ruleEmpty, wording.NamesOf(q), "%s stands on %v; a tile goes to an empty point, since nothing is captured", t, q)
	}
	return nil
}
