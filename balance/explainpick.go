package balance

import (
	"slices"

	"github.com/teahouse-games/teahouse/balance/messages"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
)

// whyNotPick returns why a pick is not offered after path: a place of the board, a
// kind of tile in a hand, a deal, or "pass".
func (p *Position) whyNotPick(path []string, id string) *game.RuleError {
	if len(path) > 0 && (len(path) > 1 || p.toMove == game.Chance || path[0] == passWord) {
		return textError(messages.TurnComplete())
	}
	at, rest, isPlace := cutPlace(id)
	k := slices.Index(kindNames[:], id)
	switch {
	case isPlace && rest == "":
		return p.whyNotPickPlace(path, at)
	case k >= 0:
		return p.whyNotPickKind(path, kind(k))
	case id == passWord && !p.Moving():
		return p.whyNotStage(passing, nil)
	case id == passWord:
		return p.whyNotPass()
	case p.toMove == game.Chance:
		t, broken := readDeal(id)
		if broken != nil {
			return p.withExample(broken)
		}
		_, broken = p.readDealt(&t.hand)
		return broken
	}
	return p.withExample(textError(messages.NoTileNoPlace(quote(id))))
}

// whyNotPickPlace returns why a place is not offered.
func (p *Position) whyNotPickPlace(path []string, at placeIndex) *game.RuleError {
	here := []string{at.String()}
	tile := p.topTile(at)
	switch {
	case p.toMove == game.Chance:
		return p.whyNotStage(placing, here)
	case !p.Moving() && len(path) > 0:
		return p.whyNotPlace(kind(slices.Index(kindNames[:], path[0])), at)
	case !p.Moving() && tile >= 0:
		return refusal(ruleStage, here, messages.TileNotMovedYet(p.describeTile(tile)), p.possibleActions())
	case !p.Moving():
		return refusal(ruleHand, here, messages.TileBeforePlace(message.PlaceOf(at)), p.possibleActions())
	case len(path) > 0:
		from, _, _ := cutPlace(path[0])
		return p.whyNotMove(from, at)
	case tile < 0:
		return p.whyNoTile(at)
	}
	return p.whyStays(tile)
}

// whyNotMove returns why the tile on a place may not move to another one, points included.
func (p *Position) whyNotMove(from, to placeIndex) *game.RuleError {
	tile := p.topTile(from)
	switch {
	case tile < 0:
		return p.whyNoTile(from)
	case from.isPoint():
		return p.whyNeverMoves(tile)
	case to.isPoint():
		return game.NewRuleError(ruleLine, []string{from.String(), to.String()}, messages.GoalIsPoint(p.describeTile(tile), message.PlaceOf(to)))
	}
	return p.whyNotSlide(from.square(), to.square())
}

// whyNotPickKind returns why a kind of tile in a hand is not offered.
func (p *Position) whyNotPickKind(path []string, k kind) *game.RuleError {
	switch {
	case p.toMove == game.Chance:
		return game.NewRuleError(ruleStage, nil, messages.TileInBag(k.piece()))
	case p.Moving():
		return refusal(ruleStage, nil, messages.NoneInHand(k.piece()), p.possibleActions())
	case len(path) > 0:
		return textError(messages.TilePickedAlready(message.Piece{Kind: path[0]}))
	case p.hands[p.toMove][k] == 0:
		return p.whyNotHeld(k)
	}
	return p.whyNotRaised(nil, messages.NoPlaceMakesOne(k.piece()))
}
