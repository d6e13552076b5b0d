package balance

import (
	"strings"

	"github.com/teahouse-games/teahouse/game"
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
		return "", p.withExample(textError("a tile is moved from one square to another"))
	case len(s.ends) == 0 || len(s.ends) > 2:
		return "", p.withExample(textError("a tile is placed on one place"))
	case len(s.ends) == 2:
		return s.moveText(p)
	case s.ends[0].from:
		return "", p.withExample(textError("where the tile on %s goes is not said", s.ends[0].at))
	case s.placed || !p.Moving() && s.kind != kinds:
		return s.kind.String() + "@" + s.ends[0].at.String(), nil
	case !p.Moving():
		at := s.ends[0].at
		return "", game.RuleErrorf(ruleHand, []string{at.String()}, "which tile goes to %s is not said; %s", at, p.possibleActions())
	}
	return s.onlyMatchingMove(g)
}

// dealText returns the turn text of a deal.
func (s *parsedEntry) dealText(g *Game) (string, *game.RuleError) {
	if n := s.hand.size(); n != firstTiles {
		return "", g.explainText(textError("a deal names the %d tiles of %s, and here are %d", firstTiles, players[game.First], n))
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
		return game.RuleErrorf(ruleFree, nil, "the Wheel is not on the board yet, and no flower can be on it; now %s", p.possibleActions())
	case e.at == nowhere:
		e.at = at
	case e.at != at:
		return game.RuleErrorf(ruleFree, []string{e.at.String(), at.String()}, "the Wheel is not on %s, but on %s", e.at, at)
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
		return "", game.RuleErrorf(ruleTile, []string{from.String()}, "on %s there is no %s: %s stands there", from, s.kind, p.describeTile(tile))
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
	what := "tile"
	if s.kind != kinds {
		what = s.kind.String()
	}
	switch {
	case len(fit) > 1:
		return "", game.RuleErrorf(game.RuleText, []string{to.String()}, "more than one %s can go to %s: %s", what, to, strings.Join(fit, "; "))
	case len(fit) == 0 && refused == nil:
		return "", game.RuleErrorf(ruleTile, []string{to.String()}, "no %s stands on a square and could go to %s; now %s", what, to, p.possibleActions())
	case len(fit) == 0:
		return "", game.RuleErrorf(refused.Rule, refused.Places, "no %s can go to %s: %s", what, to, refused.Error())
	}
	return turn, nil
}
