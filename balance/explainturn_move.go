package balance

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// whyNotSlide returns why the tile on a square may not move to another one.
func (p *Position) whyNotSlide(from, to board.Square) *game.RuleError {
	tile := p.topTile(onSquare(from))
	if tile < 0 {
		return p.whyNoTile(onSquare(from))
	}
	if broken := p.whyNotReach(tile, to); broken != nil {
		return broken
	}
	if broken := p.whyNeverMoves(tile); broken != nil {
		return broken
	}
	var may [tiles]lineSquares
	p.legalSlides(&may)
	if may[tile].has(p.at[tile], onSquare(to)) {
		return nil
	}
	at := []string{from.String(), to.String()}
	if p.forbiddenByNoUndo(tile) && to == p.from {
		return game.RuleErrorf(ruleNoUndo, at, "%s has just moved the %s from %s to %s, and %s may not take that back at once",
			players[p.toMove.Opponent()], p.inventory().kind[tile], p.from, p.to, p.moverName())
	}
	return game.RuleErrorf(ruleMust, at, "moving %s from %s to %s would make no balance, but %s", p.theKind(tile), from, to, p.mustRaise())
}

func (p *Position) theKind(tile int) string { return "the " + p.inventory().kind[tile].String() }

// whyNoTile says that no tile stands on a place, and which one may move.
func (p *Position) whyNoTile(at placeIndex) *game.RuleError {
	return game.RuleErrorf(ruleTile, []string{at.String()}, "no tile stands on %s; now %s", at, p.possibleActions())
}

// whyNotReach returns why a tile on a square cannot slide to another.
func (p *Position) whyNotReach(tile int, to board.Square) *game.RuleError {
	from := p.at[tile].square()
	if p.reachableSquares(tile).has(onSquare(from), onSquare(to)) {
		return nil
	}
	at := []string{from.String(), to.String()}
	a, b := lineOf[from], lineOf[to]
	switch {
	case from == to:
		return game.RuleErrorf(ruleLine, at[:1], "%s is there already; a move goes to another square", p.describeTile(tile))
	case a.rank != b.rank && a.file != b.file:
		return game.RuleErrorf(ruleLine, at, "%s moves along rank %d or file %c, and %s lies on neither", p.describeTile(tile), a.rank+1, 'a'+a.file, to)
	}
	end, between := p.wayTo(from, to)
	if between == nowhere {
		return p.whyTaken(p.inventory().kind[tile], onSquare(to))
	}
	at = append(at, between.String())
	switch {
	case tile != wheelTile && between == p.wheelFree():
		return game.RuleErrorf(ruleWay, at, "the Wheel on %s lies in the way of %s to %s; a flower that comes to it stops on it", between, p.describeTile(tile), to)
	case end == onSquare(from):
		return game.RuleErrorf(ruleWay, at, "%s stands in the way of %s to %s and lets it move nowhere in that direction", p.describeTile(p.topTile(between)), p.describeTile(tile), to)
	}
	return game.RuleErrorf(ruleWay, at, "%s stands in the way of %s to %s; it comes as far as %s", p.describeTile(p.topTile(between)), p.describeTile(tile), to, end)
}

// wayTo returns the first square with a tile between two squares of a line, or
// nowhere, and the last one before it.
func (p *Position) wayTo(from, to board.Square) (end, between placeIndex) {
	a, b := lineOf[from], lineOf[to]
	rank, file := int(a.rank), int(a.file)
	dr, df := sign(int(b.rank)-rank), sign(int(b.file)-file)
	end = onSquare(from)
	for {
		rank, file = rank+dr, file+df
		at := squareNumbers[rank][file]
		if at == onSquare(to) {
			return end, nowhere
		}
		if p.topTile(at) >= 0 {
			return end, at
		}
		end = at
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

// whyNeverMoves returns why a tile on the board may move to no square, however free.
func (p *Position) whyNeverMoves(tile int) *game.RuleError {
	at := p.at[tile]
	switch {
	case at.isPoint():
		return game.RuleErrorf(ruleTile, []string{at.String()}, "the %s stands on the point %s, and tiles on points never move", p.inventory().kind[tile], at)
	case tile == wheelTile && p.mounted:
		return game.RuleErrorf(ruleTile, []string{at.String()}, "the Wheel on %s moves only while no flower stands on it, and now the %s does", at, p.inventory().kind[p.topTile(at)])
	case tile != wheelTile && p.isFixed(tile):
		return p.whyFixed(tile)
	}
	return nil
}

// whyFixed names a garden that would lose balances without this flower, and with
// whom it makes them.
func (p *Position) whyFixed(tile int) *game.RuleError {
	g := (p.raisingGardensWithout(tile) & gardensOf[p.at[tile]]).firstGarden()
	without := *p
	without.removeTile(tile)
	partners, at := p.describeTiles(p.gardenPartners(tile, g, p.pairs()))
	return game.RuleErrorf(ruleHarm, append([]string{p.at[tile].String()}, at...),
		"%s is fixed: it balances %s, and without it %s would have %s instead of %d",
		p.describeTile(tile), partners, gardenNames[g], wording.CountNoun(without.balances().countIn(g), "balance", "balances"), p.balances().countIn(g))
}

// gardenPartners returns the flowers that one balances in a garden by this choice of balances.
func (p *Position) gardenPartners(tile int, g board.Region, made []balancePair) (list []int) {
	for _, m := range made {
		switch {
		case m.garden != g:
		case m.a == tile:
			list = append(list, m.b)
		case m.b == tile:
			list = append(list, m.a)
		}
	}
	return list
}

// whyStays returns why a tile has no legal move.
func (p *Position) whyStays(tile int) *game.RuleError {
	if broken := p.whyNeverMoves(tile); broken != nil {
		return broken
	}
	at := p.at[tile]
	switch s := p.reachableSquares(tile); {
	case s.count() == 0:
		by, places := p.describeTiles(p.adjacentTiles(at.square()))
		return game.RuleErrorf(ruleWay, append([]string{at.String()}, places...), "%s is shut in by %s", p.describeTile(tile), by)
	case p.forbiddenByNoUndo(tile) && s.count() == 1:
		return game.RuleErrorf(ruleNoUndo, []string{at.String(), p.from.String()},
			"%s can reach only %s, and that would take back the move just made", p.describeTile(tile), p.from)
	}
	return game.RuleErrorf(ruleMust, []string{at.String()}, "no move of %s makes a balance, but %s", p.describeTile(tile), p.mustRaise())
}

// adjacentTiles returns the tiles on the four squares next to one.
func (p *Position) adjacentTiles(s board.Square) (list []int) {
	x, y := s.XY()
	for _, d := range [4][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}} {
		next, ok := board.SquareAt(x+d[0], y+d[1])
		if !ok {
			continue
		}
		if tile := p.topTile(onSquare(next)); tile >= 0 {
			list = append(list, tile)
		}
	}
	return list
}

// mustPass reports whether the player to move has no legal move in the moving stage.
func (p *Position) mustPass() bool {
	var may [tiles]lineSquares
	return p.legalSlides(&may) == 0
}

func (p *Position) whyNotPass() *game.RuleError {
	var may [tiles]lineSquares
	n := p.legalSlides(&may)
	if n == 0 {
		return nil
	}
	return game.RuleErrorf(rulePass, nil, "%s passes only without a legal move, and has %d, e.g. %s", p.moverName(), n, p.example())
}

// explainNoMoves says of every tile why it has no legal move; those on points together.
func (p *Position) explainNoMoves() game.Explanation {
	var r game.Explanation
	var onPoints []int
	for tile := range tiles {
		if p.at[tile].isPoint() {
			onPoints = append(onPoints, tile)
			continue
		}
		broken := p.whyStays(tile)
		r.Addf(broken.Places, "%s", broken.Error())
	}
	if len(onPoints) > 0 {
		text, at := p.describeTiles(onPoints)
		r.Addf(at, "on points, where tiles never move: %s", text)
	}
	return r
}
