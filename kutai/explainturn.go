package kutai

import (
	"strings"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
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
		return 0, game.RuleErrorf(RuleEmpty, []string{name}, "the %s stands on %s already; a tile is placed where there is none", pos.tileOn(p).kind().Name(), name)
	}
	if have, want := pos.layout().colours[p], groundColours[groundOf[k]]; have&want == 0 {
		return 0, game.RuleErrorf(RuleColours, []string{name}, "the %s is placed on %s, and %s is %s", k.Name(), want.either(), name, have)
	}
	return p, nil
}

func (pos *Position) checkCenterpiece(k Kind, name string) (placeIndex, error) {
	l := pos.layout()
	switch centre := l.names[l.centre]; {
	case !k.IsFlower():
		return 0, game.RuleErrorf(RuleCenterpiece, []string{centre}, "the %s cannot be the Centerpiece on %s: that is a flower or the White Lotus", k.Name(), centre)
	case name != centre:
		return 0, game.RuleErrorf(RuleCenterpiece, []string{centre}, "the first tile, here the %s, is the Centerpiece and goes to %s, not to %s", k.Name(), centre, name)
	}
	return l.centre, nil
}

// checkSet checks that the player to move has the tile left.
func (pos *Position) checkSet(k Kind) error {
	mover := pos.ToMove()
	if pos.hand[mover].has(k) {
		return nil
	}
	standing := pos.placesOf(k)
	if pos.hand[mover.Opponent()].has(k) {
		return game.RuleErrorf(RuleSet, standing, "%s's %s stands on %s; the one that is left is %s's", players[mover], k.Name(), standing[0], players[mover.Opponent()])
	}
	return game.RuleErrorf(RuleSet, standing, "%s has placed the %s already; both stand on the board, on %s", players[mover], k.Name(), wording.JoinWords("and", standing))
}

// placesOf lists where tiles of this kind stand.
func (pos *Position) placesOf(k Kind) []string {
	var names []string
	for _, t := range [2]tile{tile(2 * k), tile(2*k + 1)} {
		if pos.open[0].has(t) {
			names = append(names, pos.layout().names[pos.at[t]])
		}
	}
	return names
}

// checkPlace finds the place with a name of the right form.
func (pos *Position) checkPlace(name string) (placeIndex, error) {
	l := pos.layout()
	if p, ok := l.at[name]; ok {
		return p, nil
	}
	x, y, _ := pos.readPlace(name)
	near := l.names[l.nearest(x, y)]
	switch {
	case pos.places == squares:
		return 0, game.RuleErrorf(RulePlaces, []string{near}, "the board has no square %s; the nearest is %s", name, near)
	case board.PointAt(x, y) != board.NoPoint:
		return 0, game.RuleErrorf(RulePlaces, []string{near}, "no tile stands on %s, because not all of the four squares around it are on the board; the nearest point for one is %s", name, near)
	}
	return 0, game.RuleErrorf(RulePlaces, []string{near}, "the board has no point %s; the nearest for a tile is %s", name, near)
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

// either returns e.g. "red or yellow".
func (c colours) either() string { return strings.ReplaceAll(c.String(), " and ", " or ") }
