package balance

import (
	"fmt"
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

// parse reads a turn text and returns its move, or the first rule that it breaks.
func (g *Game) parse(text string) (game.Move, error) {
	t, broken := readTurn(text)
	switch {
	case broken != nil:
		return 0, g.explainText(broken)
	case g.Outcome().Over():
		return 0, game.OverError(g.ExplainOutcome())
	}
	p := &g.Pos
	if broken = p.whyNotNow(&t); broken != nil {
		return 0, broken
	}
	var m game.Move
	switch t.form {
	case dealing:
		m, broken = p.readDealt(&t.hand)
	case placing:
		m, broken = placeMove(t.kind, t.at), p.whyNotPlace(t.kind, t.at)
	case sliding:
		m, broken = slideMove(t.from, t.to), p.whyNotSlide(t.from, t.to)
	case passing:
		m, broken = passMove, p.whyNotPass()
	}
	if broken != nil {
		return 0, broken
	}
	return m, nil
}

// example returns the text of a legal turn.
func (p *Position) example() string { return string(p.appendMoveText(nil, p.AppendMoves(nil)[0])) }

// explainText adds to the refusal of a text what may be written now, if anything.
func (g *Game) explainText(broken *game.RuleError) *game.RuleError {
	if !g.Outcome().Over() {
		return g.Pos.withExample(broken)
	}
	over := game.OverError(g.ExplainOutcome())
	return game.RuleErrorf(broken.Rule, over.Places, "%s; %s", broken.Error(), over.Error())
}

// withExample adds to a refusal what would be legal.
func (p *Position) withExample(broken *game.RuleError) *game.RuleError {
	return game.RuleErrorf(broken.Rule, broken.Places, "%s; now %s", broken.Error(), p.possibleTexts())
}

// whyNotNow returns why a turn does not belong to the stage.
func (p *Position) whyNotNow(t *parsedTurn) *game.RuleError {
	var at []string
	switch t.form {
	case placing:
		at = []string{t.at.String()}
	case sliding:
		at = []string{t.from.String(), t.to.String()}
	}
	return p.whyNotStage(t.form, at)
}

// whyNotStage returns the same for a form of turns that names these places.
func (p *Position) whyNotStage(form uint32, at []string) *game.RuleError {
	switch {
	case p.toMove == game.Chance && form != dealing:
		return game.RuleErrorf(ruleStage, at, "all tiles are still in the bag: the deal comes first, e.g. %s", p.example())
	case p.toMove != game.Chance && form == dealing:
		return game.RuleErrorf(ruleStage, at, "the tiles are dealt already; now %s", p.possibleTexts())
	case p.Moving() && form == placing:
		return game.RuleErrorf(ruleStage, at, "all eleven tiles are on the board and none is left to place; now %s", p.possibleTexts())
	case !p.Moving() && form == sliding:
		return game.RuleErrorf(ruleStage, at, "nothing moves before all eleven tiles are on the board; now %s", p.possibleTexts())
	case !p.Moving() && form == passing:
		return game.RuleErrorf(ruleStage, at, "nobody passes in the Blossoming; now %s", p.possibleTexts())
	}
	return nil
}

// possibleActions returns what the player to move may do in this stage.
func (p *Position) possibleActions() string {
	switch {
	case !p.Moving():
		return fmt.Sprintf("%s places a tile from the hand: %s", p.moverName(), p.hands[p.toMove].describe())
	case p.mustPass():
		return fmt.Sprintf("%s, who may move neither %s nor any other tile, passes", p.moverName(), p.describeTile(roseTile))
	}
	return fmt.Sprintf("%s moves a tile on the board, e.g. %s", p.moverName(), p.example())
}

// possibleTexts returns the same, before the deal as well, with the text of a turn for it.
func (p *Position) possibleTexts() string {
	switch {
	case p.toMove == game.Chance:
		return fmt.Sprintf("the tiles are dealt, e.g. %s", p.example())
	case !p.Moving():
		return fmt.Sprintf("%s, e.g. %s", p.possibleActions(), p.example())
	case p.mustPass():
		return fmt.Sprintf("%s: %s", p.possibleActions(), p.example())
	}
	return p.possibleActions()
}

// readDealt returns the deal of six tiles; any six of the set are one.
func (p *Position) readDealt(h *hand) (game.Move, *game.RuleError) {
	for k, n := range h {
		if has := p.inventory().number[k]; n > has {
			return 0, game.RuleErrorf(ruleDeal, nil, "%s deals %s, and the set has only %d",
				h, kind(k).countText(int(n)), has)
		}
	}
	return dealMove(slices.IndexFunc(deals[p.matching], func(d deal) bool { return d.first == *h })), nil
}

func (p *Position) whyNotPlace(k kind, at placeIndex) *game.RuleError {
	switch {
	case p.hands[p.toMove][k] == 0:
		return p.whyNotHeld(k)
	case k == wheel && at.isPoint():
		return p.whyNotOnPoint(at)
	case !p.isFree(k, at):
		return p.whyTaken(k, at)
	}
	var may legalPlacements
	p.placements(&may)
	if !p.isAllowed(&may, k, at) {
		return game.RuleErrorf(ruleMust, []string{at.String()}, "the %s on %s would make no balance, but %s", k, at, p.mustRaise())
	}
	return nil
}

// whyNotHeld returns where the tiles of a kind are that the player to move does not hold.
func (p *Position) whyNotHeld(k kind) *game.RuleError {
	opponent := p.toMove.Opponent()
	own := p.hands[p.toMove].describe()
	if n := p.hands[opponent][k]; n > 0 {
		return game.RuleErrorf(ruleHand, nil, "%s has no %s to place, but %s holds %s; %s still has %s",
			p.moverName(), k, players[opponent], k.countText(int(n)), p.moverName(), own)
	}
	var there []int
	for tile := range tiles {
		if p.inventory().kind[tile] == k {
			there = append(there, tile)
		}
	}
	text, at := p.describeTiles(there)
	all := "are all there are"
	if len(there) == 1 {
		all = "is the only one"
	}
	return game.RuleErrorf(ruleHand, at, "no %s is left to place, for %s %s; %s still has %s", k, text, all, p.moverName(), own)
}

// whyNotOnPoint refuses the Wheel on a point.
func (p *Position) whyNotOnPoint(at placeIndex) *game.RuleError {
	for s := range firstPoint {
		if isCorner(s, at) && p.isFree(wheel, s) {
			return game.RuleErrorf(ruleWheelSquare, []string{at.String(), s.String()},
				"the Wheel is placed on a square, and %s is a point; beside it the square %s is free", at, s)
		}
	}
	return game.RuleErrorf(ruleWheelSquare, []string{at.String()}, "the Wheel is placed on a square, and %s is a point", at)
}

// isCorner reports whether a point is a corner of a square.
func isCorner(square, point placeIndex) bool {
	s, q := square.centre(), point.centre()
	return (s.X-q.X)*(s.X-q.X)+(s.Y-q.Y)*(s.Y-q.Y) < 1
}

// whyTaken returns why a place is not free for a tile of kind k.
func (p *Position) whyTaken(k kind, at placeIndex) *game.RuleError {
	there := p.describeTile(p.topTile(at))
	switch {
	case k == wheel:
		return game.RuleErrorf(ruleFree, []string{at.String()}, "%s is there already, and the Wheel never goes under a flower", there)
	case at == p.at[wheelTile]:
		return game.RuleErrorf(ruleFree, []string{at.String()}, "%s is there already, and the Wheel carries one flower only", there)
	}
	return game.RuleErrorf(ruleFree, []string{at.String()}, "%s is there already; a tile goes where none stands", there)
}

// mustRaise names a turn that raises the number of balances; there is one.
func (p *Position) mustRaise() string {
	next := *p
	m := p.AppendMoves(nil)[0]
	next.Do(m)
	return fmt.Sprintf("%s must make one while that is possible: %s raises their number from %d to %d",
		p.moverName(), p.appendMoveText(nil, m), p.total, next.total)
}
