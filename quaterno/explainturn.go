package quaterno

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/quaterno/messages"
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
	switch {
	case p.Placing() && t.form == formPass:
		return game.NewRuleError(rulePhase, nil, messages.PassEarly(p.mustPlace()))
	case p.Placing() && t.form != formPlace:
		if u := p.tileOn(t.from); u != noTile {
			return game.NewRuleError(rulePhase, wording.NamesOf(t.from), messages.TileEarly(p.describeTile(u), p.mustPlace()))
		}
		return game.NewRuleError(rulePhase, nil, messages.ActEarly(p.mustPlace()))
	case !p.Placing() && t.form == formPlace:
		own := tileOf(p.toMove, t.kind)
		return game.NewRuleError(rulePhase, wording.NamesOf(p.at[own]), messages.PlaceLate(own.describe(), place(p.at[own])))
	}
	return nil
}

// mustPlace says what the player to move may place.
func (p *Position) mustPlace() message.Message {
	return messages.MustPlace(p.toMove, p.hand[p.toMove].describe())
}

func (p *Position) checkOwn(from board.Point) (tile, error) {
	own := p.tileOn(from)
	switch {
	case own == noTile:
		moon := tileOf(p.toMove, Moon)
		return noTile, game.NewRuleError(ruleOwnTile, wording.NamesOf(from), messages.NoTile(place(from), p.toMove, place(p.at[moon])))
	case own.seat() != p.toMove:
		return noTile, game.NewRuleError(ruleOwnTile, wording.NamesOf(from), messages.NotOwn(p.describeTile(own), p.toMove))
	}
	return own, nil
}

func (p *Position) checkSeized(own tile) error {
	if !p.isSeized(own) {
		return nil
	}
	soldier := tileOf(p.toMove.Opponent(), Soldier)
	return game.NewRuleError(ruleSeize, wording.NamesOf(p.at[own], p.at[soldier]), messages.Seized(p.describeTile(own), p.describeTile(soldier)))
}

func (p *Position) checkPlacement(k Kind, to board.Point) (game.Move, error) {
	own, other := tileOf(p.toMove, k), p.toMove.Opponent()
	if err := p.checkHand(k); err != nil {
		return 0, err
	}
	if d := lines.apart[board.Centre][to]; d < nearest {
		return 0, game.NewRuleError(ruleDistance, wording.NamesOf(to), messages.NearCentre(place(to), inSteps(d), inSteps(nearest)))
	}
	q := quarterOf[to]
	if q == noQuarter {
		return 0, game.NewRuleError(ruleDiagonal, wording.NamesOf(to), messages.OnDiagonal(place(to), diagonalOf(to).describe()))
	}
	for k := Fan; k <= Soldier; k++ {
		if at := p.At(other, k); quarterOf[at] == q {
			return 0, game.NewRuleError(ruleQuarter, wording.NamesOf(to, at), messages.InQuarter(place(to), q.describe(), k.describeOn(at), other, p.toMove, p.openQuarters()))
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
		return game.NewRuleError(ruleHand, wording.NamesOf(at), messages.NeverPlaced(own.describe(), place(at), p.mustPlace()))
	case p.hand[p.toMove.Opponent()].has(k):
		return game.NewRuleError(ruleHand, wording.NamesOf(at), messages.OtherLeft(own.describe(), place(at), own.counterpart().describe()))
	}
	return game.NewRuleError(ruleHand, wording.NamesOf(at), messages.PlacedAlready(own.describe(), place(at), p.mustPlace()))
}

// diagonalOf returns the main diagonal on which q lies.
func diagonalOf(q board.Point) diagonal {
	if mirrors[rising][q] == q {
		return rising
	}
	return falling
}

// openQuarters lists the quarters in which the player to move may place.
func (p *Position) openQuarters() (list message.List) {
	enemy := p.control()[p.toMove.Opponent()]
	for q := range quarter(quarters) {
		if enemy[q] == 0 {
			list = append(list, q.describe())
		}
	}
	return list
}

func (p *Position) checkPass() (game.Move, error) {
	n := p.countAll(p.toMove)
	if n == 0 {
		return pass, nil
	}
	m := p.exampleMove()
	return 0, game.NewRuleError(rulePass, wording.NamesOf(p.at[moveTile(m)]),
		messages.PassRefused(p.toMove, n, message.Turn(p.text(m)), p.describeTile(moveTile(m))))
}

func (p *Position) checkEmpty(q board.Point) error {
	if t := p.tileOn(q); t != noTile {
		return game.NewRuleError(ruleEmpty, wording.NamesOf(q), messages.Occupied(t.describe(), place(q)))
	}
	return nil
}
