package balance

import (
	"strings"

	"github.com/teahouse-games/teahouse/game"
)

// said is an entry that was heard, before it is known what it means in a position.
type said struct {
	passes bool
	deals  bool
	hand   hand // with deals
	kind   kind // the tile that is placed or moved; kinds when it is not said
	placed bool // "Rose on …" rather than "Rose to …"
	ends   []end
}

// end is where a tile goes or comes from.
type end struct {
	from  bool  // a tile comes from here
	wheel bool  // it is said to be on the Wheel
	at    place // nowhere when only the Wheel is named
}

// turn returns the turn text that an entry means, legal or not.
func (s *said) turn(g *Game) (string, *game.RuleError) {
	p := &g.Pos
	switch {
	case s.passes:
		return passWord, nil
	case s.deals:
		return s.deal(g)
	case g.Outcome().Over():
		return "", game.BrokenOver(g.Verdict())
	case p.toMove == game.Chance:
		return "", p.whyNotStage(placing, nil)
	}
	for i := range s.ends {
		if broken := p.findWheel(&s.ends[i]); broken != nil {
			return "", broken
		}
	}
	switch {
	case (len(s.ends) == 0 || len(s.ends) > 2) && p.moving():
		return "", p.withExample(notText("a tile is moved from one square to another"))
	case len(s.ends) == 0 || len(s.ends) > 2:
		return "", p.withExample(notText("a tile is placed on one place"))
	case len(s.ends) == 2:
		return s.move(p)
	case s.ends[0].from:
		return "", p.withExample(notText("where the tile on %s goes is not said", s.ends[0].at))
	case s.placed || !p.moving() && s.kind != kinds:
		return s.kind.String() + "@" + s.ends[0].at.String(), nil
	case !p.moving():
		at := s.ends[0].at
		return "", game.Broken(ruleHand, []string{at.String()}, "which tile goes to %s is not said; %s", at, p.mayDo())
	}
	return s.only(g)
}

// deal is the turn text of a deal.
func (s *said) deal(g *Game) (string, *game.RuleError) {
	if n := s.hand.size(); n != firstTiles {
		return "", g.misread(notText("a deal names the %d tiles of %s, and here are %d", firstTiles, players[game.First], n))
	}
	return "deal=" + s.hand.String(), nil
}

// findWheel finds the place of an end that is told by the Wheel, and tests one
// that is told by both.
func (p *Position) findWheel(e *end) *game.RuleError {
	at := p.at[wheelTile]
	switch {
	case !e.wheel:
	case at == nowhere:
		return game.Broken(ruleFree, nil, "the Wheel is not on the board yet, and no flower can be on it; now %s", p.mayDo())
	case e.at == nowhere:
		e.at = at
	case e.at != at:
		return game.Broken(ruleFree, []string{e.at.String(), at.String()}, "the Wheel is not on %s, but on %s", e.at, at)
	}
	return nil
}

// move is the turn text of a move of which both ends are told.
func (s *said) move(p *Position) (string, *game.RuleError) {
	from, to := s.ends[0].at, s.ends[1].at
	tile := p.upper(from)
	switch {
	case !p.moving():
		return "", p.whyNotStage(sliding, []string{from.String(), to.String()})
	case s.kind == wheel && from == p.at[wheelTile] && p.mounted:
		return "", p.whyNeverMoves(wheelTile)
	case tile >= 0 && s.kind != kinds && s.kind != p.set().kind[tile]:
		return "", game.Broken(ruleTile, []string{from.String()}, "on %s there is no %s: %s stands there", from, s.kind, p.spoken(tile))
	case tile < 0 || from.isPoint() || to.isPoint():
		return "", p.whyNotMove(from, to)
	}
	return from.String() + "-" + to.String(), nil
}

// only is the turn text of a move of which only the goal is told: the one legal move that fits.
func (s *said) only(g *Game) (string, *game.RuleError) {
	p, to := &g.Pos, s.ends[0].at
	var fit []string // in words
	var turn string
	var refused *game.RuleError
	for tile := range tiles {
		from := p.at[tile]
		if s.kind != kinds && s.kind != p.set().kind[tile] || !from.isSquare() {
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
		return "", game.Broken(game.RuleText, []string{to.String()}, "more than one %s can go to %s: %s", what, to, strings.Join(fit, "; "))
	case len(fit) == 0 && refused == nil:
		return "", game.Broken(ruleTile, []string{to.String()}, "no %s stands on a square and could go to %s; now %s", what, to, p.mayDo())
	case len(fit) == 0:
		return "", game.Broken(refused.Rule, refused.Places, "no %s can go to %s: %s", what, to, refused.Text)
	}
	return turn, nil
}
