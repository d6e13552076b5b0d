package balance

import (
	"slices"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// whyNotPick returns why a pick is not offered after path: a place of the board, a
// kind of tile in a hand, a deal, or "pass".
func (p *Position) whyNotPick(path []string, id string) *game.RuleError {
	if len(path) > 0 && (len(path) > 1 || p.toMove == game.Chance || path[0] == passWord) {
		return textError("%s is a whole turn already; nothing is picked after it", p.turnOf(path))
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
	return p.withExample(textError("%s is no tile and no place of the board", wording.QuoteShort(id)))
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
		return game.RuleErrorf(ruleStage, here, "%s does not move before all eleven tiles are on the board; now %s", p.describeTile(tile), p.possibleActions())
	case !p.Moving():
		return game.RuleErrorf(ruleHand, here, "first comes a tile and then the place %s: %s", at, p.possibleActions())
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
		return game.RuleErrorf(ruleLine, []string{from.String(), to.String()},
			"%s moves from square to square, and %s is a point", p.describeTile(tile), to)
	}
	return p.whyNotSlide(from.square(), to.square())
}

// whyNotPickKind returns why a kind of tile in a hand is not offered.
func (p *Position) whyNotPickKind(path []string, k kind) *game.RuleError {
	switch {
	case p.toMove == game.Chance:
		return game.RuleErrorf(ruleStage, nil, "the %s is still in the bag: the deal comes first, e.g. %s", k, p.example())
	case p.Moving():
		return game.RuleErrorf(ruleStage, nil, "no %s is left in a hand, all eleven tiles are on the board; now %s", k, p.possibleActions())
	case len(path) > 0:
		return textError("the %s is picked already; now comes a free place for it", path[0])
	case p.hands[p.toMove][k] == 0:
		return p.whyNotHeld(k)
	}
	return game.RuleErrorf(ruleMust, nil, "no place for the %s makes a balance, but %s", k, p.mustRaise())
}
