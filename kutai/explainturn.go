package kutai

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kutai/messages"
	"github.com/teahouse-games/teahouse/message"
)

// ParseTurn reads a legal turn. Its error is a *[game.RuleError].
func (g *Game) ParseTurn(text string) ([]game.Move, error) {
	k, name, err := g.Pos.cutTurn(text)
	if err != nil {
		return nil, err
	}
	p, err := g.check(k, name)
	if err != nil {
		return nil, err
	}
	return []game.Move{moveOf(k, p)}, nil
}

// check returns the place with this name, or the first rule that placing k there breaks.
func (g *Game) check(k Kind, name string) (placeIndex, error) {
	if o := g.Outcome(); o.Over() {
		return 0, game.OverError(g.ExplainOutcome())
	}
	return g.Pos.check(k, name)
}

// check is Game.check of a game that is not over.
func (pos *Position) check(k Kind, name string) (placeIndex, error) {
	if pos.turns == 0 {
		return pos.checkCenterpiece(k, name)
	}
	if err := pos.checkSet(k); err != nil {
		return 0, err
	}
	p, err := pos.checkPlace(name)
	if err != nil {
		return 0, err
	}
	if pos.cell[p] != 0 {
		return 0, game.NewRuleError(RuleEmpty, []string{name}, messages.Occupied(pos.tileOn(p).kind().mention(), message.Place(name)))
	}
	if have, want := pos.layout().colours[p], groundColours[groundOf[k]]; have&want == 0 {
		return 0, game.NewRuleError(RuleColours, []string{name}, messages.WrongColour(k.mention(), want.list(), message.Place(name), have.list()))
	}
	return p, nil
}

func (pos *Position) checkCenterpiece(k Kind, name string) (placeIndex, error) {
	l := pos.layout()
	switch centre := l.named(l.centre); {
	case !k.IsFlower():
		return 0, game.NewRuleError(RuleCenterpiece, l.namesOf(l.centre), messages.NotCenterpiece(k.mention(), centre))
	case name != string(centre):
		return 0, game.NewRuleError(RuleCenterpiece, l.namesOf(l.centre), messages.FirstInCentre(k.mention(), centre, message.Place(name)))
	}
	return l.centre, nil
}

// checkSet checks that the player to move has the tile left.
func (pos *Position) checkSet(k Kind) error {
	mover := pos.ToMove()
	if pos.hand[mover].has(k) {
		return nil
	}
	places := pos.placesOf(k)
	names := pos.layout().namesOf(places...)
	if pos.hand[mover.Opponent()].has(k) {
		own := message.Piece{Kind: k.String(), Owner: message.Seat(mover.String())}
		return game.NewRuleError(RuleSet, names, messages.OtherHasIt(own, pos.layout().named(places[0]), mover.Opponent()))
	}
	both := message.Places{pos.layout().named(places[0]), pos.layout().named(places[1])}
	return game.NewRuleError(RuleSet, names, messages.BothPlaced(mover, k.mention(), both))
}

// placesOf lists where tiles of this kind stand.
func (pos *Position) placesOf(k Kind) (places []placeIndex) {
	for _, t := range [2]tile{tile(2 * k), tile(2*k + 1)} {
		if pos.open[0].has(t) {
			places = append(places, pos.at[t])
		}
	}
	return places
}

// checkPlace finds the place with a name of the right form.
func (pos *Position) checkPlace(name string) (placeIndex, error) {
	l := pos.layout()
	if p, ok := l.at[name]; ok {
		return p, nil
	}
	x, y, _ := pos.readPlace(name)
	near := l.nearest(x, y)
	why := messages.NoPoint
	switch {
	case pos.places == squares:
		why = messages.NoSquare
	case board.PointAt(x, y) != board.NoPoint:
		why = messages.NoValidPoint
	}
	return 0, game.NewRuleError(RulePlaces, l.namesOf(near), why(message.Place(name), l.named(near)))
}

// nearest returns the place that is nearest to x,y.
func (l *placeTable) nearest(x, y int) placeIndex {
	best, least := l.centre, -1
	for p := range l.places {
		dx, dy := int(l.x[p])-x, int(l.y[p])-y
		if d := dx*dx + dy*dy; least < 0 || d < least {
			best, least = placeIndex(p), d
		}
	}
	return best
}
