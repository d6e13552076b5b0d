package balance

import (
	"slices"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// parse reads a turn text and returns its move, or the first rule that it breaks.
func (g *Game) parse(text string) (game.Move, error) {
	t, broken := readTurn(text)
	if broken != nil {
		return 0, broken
	}
	if o := g.Outcome(); o.Over() {
		return 0, game.BrokenOver(o)
	}
	p := &g.Pos
	if broken = p.whyNotNow(t.form); broken != nil {
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

// whyNotNow says why a turn of this form does not belong to the stage.
func (p *Position) whyNotNow(form uint32) *game.RuleError {
	switch {
	case p.toMove == game.Chance && form != dealing:
		return game.Broken(ruleStage, nil, "the tiles are not dealt yet")
	case p.toMove != game.Chance && form == dealing:
		return game.Broken(ruleStage, nil, "the tiles have been dealt")
	case p.moving() && form == placing:
		return game.Broken(ruleStage, nil, "all tiles are placed; now they are moved")
	case !p.moving() && (form == sliding || form == passing):
		return game.Broken(ruleStage, nil, "in the Blossoming tiles are placed; %d of %d are still in hand", tiles-p.placed, tiles)
	}
	return nil
}

// readDealt returns the deal of six tiles; any six of the set are one.
func (p *Position) readDealt(h *hand) (game.Move, *game.RuleError) {
	for k, n := range h {
		if has := p.set().number[k]; n > has {
			return 0, game.Broken(ruleDeal, nil, "%s deals %d of the kind %s, the set has %d", h, n, kind(k), has)
		}
	}
	return dealMove(slices.IndexFunc(deals[p.matching], func(d deal) bool { return d.first == *h })), nil
}

func (p *Position) whyNotPlace(k kind, at place) *game.RuleError {
	h := &p.hands[p.toMove]
	switch {
	case h[k] == 0:
		return game.Broken(ruleHand, nil, "%s holds no %s, only %s", players[p.toMove], k, h)
	case k == wheel && at.isPoint():
		return game.Broken(ruleWheelSquare, []string{at.String()}, "the Wheel is placed on a square; %s is a point", at)
	case !p.free(k, at):
		return p.taken(k, at)
	}
	var list placements
	p.placements(&list)
	if !p.allows(&list, k, at) {
		return game.Broken(ruleMust, []string{at.String()},
			"%s@%s leaves %d balances, and there are placements that make more", k, at, p.total)
	}
	return nil
}

// taken says why a place is not free for a tile of kind k.
func (p *Position) taken(k kind, at place) *game.RuleError {
	there := p.set().kind[p.upper(at)]
	switch {
	case k == wheel:
		return game.Broken(ruleFree, []string{at.String()}, "the %s stands on %s; the Wheel goes under no flower", there, at)
	case at == p.at[wheelTile]:
		return game.Broken(ruleFree, []string{at.String()}, "the %s stands on the Wheel on %s, which carries one flower", there, at)
	}
	return game.Broken(ruleFree, []string{at.String()}, "the %s stands on %s", there, at)
}

func (p *Position) whyNotSlide(from, to board.Square) *game.RuleError {
	tile := p.upper(onSquare(from))
	if tile < 0 {
		return game.Broken(ruleTile, []string{from.String()}, "no tile stands on %s", from)
	}
	if broken := p.whyNotReach(tile, to); broken != nil {
		return broken
	}
	if broken := p.whyNotMove(tile); broken != nil {
		return broken
	}
	var list [tiles]squares
	p.slides(&list)
	if list[tile].has(p.at[tile], onSquare(to)) {
		return nil
	}
	at := []string{from.String(), to.String()}
	if p.forbids(tile) && to == p.from {
		return game.Broken(ruleNoUndo, at, "%s-%s would take back the move %s-%s just made", from, to, p.from, p.to)
	}
	return game.Broken(ruleMust, at, "%s-%s leaves %d balances, and there are moves that make more", from, to, p.total)
}

// whyNotReach says why a tile on a square cannot slide to another.
func (p *Position) whyNotReach(tile int, to board.Square) *game.RuleError {
	from, k := p.at[tile].square(), p.set().kind[tile]
	if p.reach(tile).has(onSquare(from), onSquare(to)) {
		return nil
	}
	at := []string{from.String(), to.String()}
	a, b := lineOf[from], lineOf[to]
	if from == to || a.rank != b.rank && a.file != b.file {
		return game.Broken(ruleLine, at, "the %s on %s moves horizontally or vertically; %s is not on its lines", k, from, to)
	}
	if between := p.between(from, to); between != nowhere {
		there := p.set().kind[p.upper(between)]
		return game.Broken(ruleWay, append(at, between.String()), "between %s and %s the %s stands on %s", from, to, there, between)
	}
	return p.taken(k, onSquare(to))
}

// between returns the first square with a tile on the way between two squares of
// a line, or nowhere.
func (p *Position) between(from, to board.Square) place {
	a, b := lineOf[from], lineOf[to]
	rank, file := int(a.rank), int(a.file)
	dr, df := sign(int(b.rank)-rank), sign(int(b.file)-file)
	for {
		rank, file = rank+dr, file+df
		at := squareNumbers[rank][file]
		if at == onSquare(to) {
			return nowhere
		}
		if p.upper(at) >= 0 {
			return at
		}
	}
}

func sign(n int) int {
	switch {
	case n < 0:
		return -1
	case n > 0:
		return 1
	}
	return 0
}

// whyNotMove says why a tile on the board may not move at all.
func (p *Position) whyNotMove(tile int) *game.RuleError {
	at, k := p.at[tile], p.set().kind[tile]
	switch {
	case at.isPoint():
		return game.Broken(ruleTile, []string{at.String()}, "the %s on the point %s never moves", k, at)
	case tile != wheelTile && p.fixed(tile):
		g := (p.lackingWithout(tile) & gardensOf[at]).first()
		return game.Broken(ruleHarm, []string{at.String()}, "without the %s on %s the garden %s would have fewer balances", k, at, g)
	}
	return nil
}

func (p *Position) whyNotPass() *game.RuleError {
	var list [tiles]squares
	if n := p.slides(&list); n > 0 {
		return game.Broken(rulePass, nil, "%s has %d legal moves and may not pass", players[p.toMove], n)
	}
	return nil
}
