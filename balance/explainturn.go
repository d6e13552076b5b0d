package balance

import (
	"slices"

	"github.com/teahouse-games/teahouse/balance/messages"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
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
func (p *Position) example() message.Turn {
	return message.Turn(p.appendMoveText(nil, p.AppendMoves(nil)[0]))
}

// refusal returns a refusal and what may be done instead or is so now.
func refusal(rule string, places []string, why, now message.Message) *game.RuleError {
	return game.NewRuleError(rule, places, messages.RefusalAndNow(why, now))
}

// explainText adds to the refusal of a text what may be written now, if anything.
func (g *Game) explainText(broken *game.RuleError) *game.RuleError {
	if !g.Outcome().Over() {
		return g.Pos.withExample(broken)
	}
	over := game.OverError(g.ExplainOutcome())
	return refusal(broken.Rule, over.Places, broken.Message, over.Message)
}

// withExample adds to a refusal what would be legal.
func (p *Position) withExample(broken *game.RuleError) *game.RuleError {
	return refusal(broken.Rule, broken.Places, broken.Message, p.possibleTexts())
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
	if p.toMove == game.Chance && t.form != dealing {
		return game.NewRuleError(ruleStage, at, messages.DealComesFirstExample(p.example()))
	}
	return p.whyNotStage(t.form, at)
}

// whyNotStage returns the same for a form of turns that names these places.
func (p *Position) whyNotStage(form uint32, at []string) *game.RuleError {
	switch {
	case p.toMove == game.Chance && form != dealing:
		return game.NewRuleError(ruleStage, at, messages.DealComesFirst())
	case p.toMove != game.Chance && form == dealing:
		return refusal(ruleStage, at, messages.DealtAlready(), p.possibleTexts())
	case p.Moving() && form == placing:
		return refusal(ruleStage, at, messages.NoneLeftToPlace(), p.possibleTexts())
	case !p.Moving() && form == sliding:
		return refusal(ruleStage, at, messages.NoMovesYet(), p.possibleTexts())
	case !p.Moving() && form == passing:
		return refusal(ruleStage, at, messages.NoPassesYet(), p.possibleTexts())
	}
	return nil
}

// possibleActions returns what the player to move may do in this stage.
func (p *Position) possibleActions() message.Message {
	switch {
	case !p.Moving():
		return messages.NowPlace(p.toMove, p.hands[p.toMove].describe())
	case p.mustPass():
		return messages.NowPass(p.toMove, p.describeTile(roseTile))
	}
	return messages.NowMove(p.toMove)
}

// possibleTexts returns the same, before the deal as well, with the text of a turn for it.
func (p *Position) possibleTexts() message.Message {
	switch {
	case p.toMove == game.Chance:
		return messages.NowDeal(p.example())
	case !p.Moving():
		return messages.NowPlaceExample(p.toMove, p.hands[p.toMove].describe(), p.example())
	case p.mustPass():
		return messages.NowPassExample(p.toMove, p.describeTile(roseTile), passWord)
	}
	return messages.NowMoveExample(p.example(), p.toMove)
}

// readDealt returns the deal of six tiles; any six of the set are one.
func (p *Position) readDealt(h *hand) (game.Move, *game.RuleError) {
	for k, n := range h {
		if has := p.inventory().number[k]; n > has {
			return 0, game.NewRuleError(ruleDeal, nil, messages.SetHasFewer(message.Text(h.String()), messages.Tiles(int(n), kind(k).piece()), int(has)))
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
		return p.whyNotRaised([]string{at.String()}, messages.PlacementMakesNone(k.pieceOn(at)))
	}
	return nil
}

// whyNotHeld returns where the tiles of a kind are that the player to move does not hold.
func (p *Position) whyNotHeld(k kind) *game.RuleError {
	opponent := p.toMove.Opponent()
	own := p.hands[p.toMove].describe()
	if n := p.hands[opponent][k]; n > 0 {
		return game.NewRuleError(ruleHand, nil, messages.OtherHoldsIt(p.toMove, k.piece(), opponent, messages.Tiles(int(n), k.piece()), own))
	}
	var there []int
	for tile := range tiles {
		if p.inventory().kind[tile] == k {
			there = append(there, tile)
		}
	}
	list, at := p.describeTiles(there)
	return game.NewRuleError(ruleHand, at, messages.AllPlaced(k.piece(), list, p.toMove, own))
}

// whyNotOnPoint refuses the Wheel on a point.
func (p *Position) whyNotOnPoint(at placeIndex) *game.RuleError {
	for s := range firstPoint {
		if isCorner(s, at) && p.isFree(wheel, s) {
			return game.NewRuleError(ruleWheelSquare, []string{at.String(), s.String()},
				messages.WheelBesidePoint(message.PlaceOf(at), message.PlaceOf(s)))
		}
	}
	return game.NewRuleError(ruleWheelSquare, []string{at.String()}, messages.WheelNotOnPoint(message.PlaceOf(at)))
}

// isCorner reports whether a point is a corner of a square.
func isCorner(square, point placeIndex) bool {
	s, q := square.centre(), point.centre()
	return (s.X-q.X)*(s.X-q.X)+(s.Y-q.Y)*(s.Y-q.Y) < 1
}

// whyTaken returns why a place is not free for a tile of kind k.
func (p *Position) whyTaken(k kind, at placeIndex) *game.RuleError {
	why := messages.PlaceTaken
	switch {
	case k == wheel:
		why = messages.WheelNotUnderFlower
	case at == p.at[wheelTile]:
		why = messages.WheelCarriesOne
	}
	return game.NewRuleError(ruleFree, []string{at.String()}, why(p.describeTile(p.topTile(at))))
}

// whyNotRaised refuses a turn because it does not raise the number of balances, and names one
// that does; there is one.
func (p *Position) whyNotRaised(places []string, why message.Message) *game.RuleError {
	next := *p
	m := p.AppendMoves(nil)[0]
	next.Do(m)
	return game.NewRuleError(ruleMust, places,
		messages.MustRaise(why, p.toMove, p.describeBetter(m), int(p.total), int(next.total)))
}

// describeBetter names a placement or a move that raises the number of balances.
func (p *Position) describeBetter(m game.Move) message.Message {
	if moveForm(m) == placing {
		k, at := placementOf(m)
		return messages.BetterPlacement(k.pieceOn(at))
	}
	from, to := slideOf(m)
	return messages.BetterMove(p.inventory().kind[p.topTile(onSquare(from))].piece(), message.PlaceOf(from), message.PlaceOf(to))
}
