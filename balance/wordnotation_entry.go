package balance

import (
	"strings"

	"github.com/teahouse-games/teahouse/balance/messages"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
)

// parsedEntry is an entry that was heard, before it is known what it means in a position.
type parsedEntry struct {
	passes bool
	deals  bool
	hand   hand // with deals
	kind   kind // the tile that is placed or moved; kinds when it is not said
	placed bool // "Rose on …" rather than "Rose to …"
	ends   []endpoint
}

// endpoint is where a tile goes or comes from.
type endpoint struct {
	from  bool       // a tile comes from here
	wheel bool       // it is said to be on the Wheel
	at    placeIndex // nowhere when only the Wheel is named
}

// turnText returns the turn text that an entry means, legal or not.
func (s *parsedEntry) turnText(g *Game) (string, *game.RuleError) {
	p := &g.Pos
	switch {
	case s.passes:
		return passWord, nil
	case s.deals:
		return s.dealText(g)
	case g.Outcome().Over():
		return "", game.OverError(g.ExplainOutcome())
	case p.toMove == game.Chance:
		return "", p.whyNotStage(placing, nil)
	}
	for i := range s.ends {
		if broken := p.resolveWheel(&s.ends[i]); broken != nil {
			return "", broken
		}
	}
	switch {
	case (len(s.ends) == 0 || len(s.ends) > 2) && p.Moving():
		return "", p.withExample(textError(messages.MoveHasTwoPlaces()))
	case len(s.ends) == 0 || len(s.ends) > 2:
		return "", p.withExample(textError(messages.PlacementHasOnePlace()))
	case len(s.ends) == 2:
		return s.moveText(p)
	case s.ends[0].from:
		return "", p.withExample(textError(messages.NoGoalNamed(message.PlaceOf(s.ends[0].at))))
	case s.placed || !p.Moving() && s.kind != kinds:
		return s.kind.String() + "@" + s.ends[0].at.String(), nil
	case !p.Moving():
		at := s.ends[0].at
		return "", refusal(ruleHand, []string{at.String()}, messages.NoTileNamed(message.PlaceOf(at)), p.possibleActions())
	}
	return s.onlyMatchingMove(g)
}

// dealText returns the turn text of a deal.
func (s *parsedEntry) dealText(g *Game) (string, *game.RuleError) {
	if n := s.hand.size(); n != firstTiles {
		return "", g.explainText(textError(messages.DealWrongLength(firstTiles, n)))
	}
	return "deal=" + s.hand.String(), nil
}

// resolveWheel sets the place of an endpoint that names only the Wheel. It checks an endpoint
// that names both the Wheel and a place.
func (p *Position) resolveWheel(e *endpoint) *game.RuleError {
	at := p.at[wheelTile]
	switch {
	case !e.wheel:
	case at == nowhere:
		return refusal(ruleFree, nil, messages.WheelInHand(), p.possibleActions())
	case e.at == nowhere:
		e.at = at
	case e.at != at:
		return game.NewRuleError(ruleFree, []string{e.at.String(), at.String()}, messages.WheelElsewhere(message.PlaceOf(e.at), message.PlaceOf(at)))
	}
	return nil
}

// moveText returns the turn text of a move that names both endpoints.
func (s *parsedEntry) moveText(p *Position) (string, *game.RuleError) {
	from, to := s.ends[0].at, s.ends[1].at
	tile := p.topTile(from)
	switch {
	case !p.Moving():
		return "", p.whyNotStage(sliding, []string{from.String(), to.String()})
	case s.kind == wheel && from == p.at[wheelTile] && p.mounted:
		return "", p.whyNeverMoves(wheelTile)
	case tile >= 0 && s.kind != kinds && s.kind != p.inventory().kind[tile]:
		return "", game.NewRuleError(ruleTile, []string{from.String()},
			messages.OtherTileThere(s.kind.piece(), message.PlaceOf(from), p.inventory().kind[tile].piece()))
	case tile < 0 || from.isPoint() || to.isPoint():
		return "", p.whyNotMove(from, to)
	}
	return from.String() + "-" + to.String(), nil
}

// onlyMatchingMove returns the turn text of a move that names only its goal: the one legal move that fits.
func (s *parsedEntry) onlyMatchingMove(g *Game) (string, *game.RuleError) {
	p, to := &g.Pos, s.ends[0].at
	var fit []string // in words
	var turn string
	var refused *game.RuleError
	for tile := range tiles {
		from := p.at[tile]
		if s.kind != kinds && s.kind != p.inventory().kind[tile] || !from.isSquare() {
			continue
		}
		if tile == wheelTile && p.mounted {
			refused = p.whyNeverMoves(tile)
			continue
		}
		if broken := p.whyNotMove(from, to); broken != nil {
			refused = broken
			continue
		}
		turn = from.String() + "-" + to.String()
		fit = append(fit, p.inWords(slideMove(from.square(), to.square())))
	}
	goal, places := message.PlaceOf(to), []string{to.String()}
	switch {
	case len(fit) == 1:
		return turn, nil
	case len(fit) > 1:
		entries := message.Text(strings.Join(fit, "; "))
		if s.kind == kinds {
			return "", game.NewRuleError(game.RuleText, places, messages.SeveralTilesCanGo(goal, entries))
		}
		return "", game.NewRuleError(game.RuleText, places, messages.SeveralOfKindCanGo(s.kind.piece(), goal, entries))
	case refused == nil: // the Wheel is never on a point: a kind of flower is named
		return "", refusal(ruleTile, places, messages.NoneOfKindOnSquare(s.kind.piece(), goal), p.possibleActions())
	case s.kind == kinds:
		return "", game.NewRuleError(refused.Rule, refused.Places, messages.NoTileCanGo(refused.Message, goal))
	}
	return "", game.NewRuleError(refused.Rule, refused.Places, messages.NoneOfKindCanGo(refused.Message, s.kind.piece(), goal))
}
