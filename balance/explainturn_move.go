package balance

import (
	"github.com/teahouse-games/teahouse/balance/messages"
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
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
	k := p.inventory().kind[tile]
	if p.forbiddenByNoUndo(tile) && to == p.from {
		return game.NewRuleError(ruleNoUndo, at,
			messages.TakesBack(p.toMove.Opponent(), k.piece(), message.PlaceOf(p.from), message.PlaceOf(p.to), p.toMove))
	}
	return p.whyNotRaised(at, messages.MoveMakesNone(k.piece(), message.PlaceOf(from), message.PlaceOf(to)))
}

// whyNoTile says that no tile stands on a place, and which one may move.
func (p *Position) whyNoTile(at placeIndex) *game.RuleError {
	return refusal(ruleTile, []string{at.String()}, messages.NoTileThere(message.PlaceOf(at)), p.possibleActions())
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
		return game.NewRuleError(ruleLine, at[:1], messages.AlreadyThere(p.describeTile(tile)))
	case a.rank != b.rank && a.file != b.file:
		file := message.Text(rune('a' + a.file))
		return game.NewRuleError(ruleLine, at, messages.OffTheLines(p.describeTile(tile), int(a.rank)+1, file, message.PlaceOf(to)))
	}
	end, between := p.wayTo(from, to)
	if between == nowhere {
		return p.whyTaken(p.inventory().kind[tile], onSquare(to))
	}
	at = append(at, between.String())
	blocker := p.describeTile(p.topTile(between))
	switch {
	case tile != wheelTile && between == p.wheelFree():
		return game.NewRuleError(ruleWay, at, messages.WheelInWay(p.describeTile(tile), message.PlaceOf(between), message.PlaceOf(to)))
	case end == onSquare(from):
		return game.NewRuleError(ruleWay, at, messages.BlockedAtOnce(p.describeTile(tile), message.PlaceOf(to), blocker))
	}
	return game.NewRuleError(ruleWay, at, messages.Blocked(p.describeTile(tile), message.PlaceOf(to), blocker, message.PlaceOf(end)))
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
		return game.NewRuleError(ruleTile, []string{at.String()}, messages.NeverMovesOnPoint(p.inventory().kind[tile].piece(), message.PlaceOf(at)))
	case tile == wheelTile && p.mounted:
		k := p.inventory().kind[p.topTile(at)]
		return game.NewRuleError(ruleTile, []string{at.String()}, messages.WheelIsMounted(k.piece(), message.PlaceOf(at)))
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
	return game.NewRuleError(ruleHarm, append([]string{p.at[tile].String()}, at...),
		messages.IsFixed(p.describeTile(tile), partners, describeGarden(g), without.balances().countIn(g), p.balances().countIn(g)))
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
		return game.NewRuleError(ruleWay, append([]string{at.String()}, places...), messages.IsShutIn(p.describeTile(tile), by))
	case p.forbiddenByNoUndo(tile) && s.count() == 1:
		return game.NewRuleError(ruleNoUndo, []string{at.String(), p.from.String()},
			messages.OnlyWayIsBack(p.describeTile(tile), message.PlaceOf(p.from)))
	}
	return p.whyNotRaised([]string{at.String()}, messages.NoMoveMakesOne(p.describeTile(tile)))
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
	return game.NewRuleError(rulePass, nil, messages.HasLegalMoves(p.toMove, n, p.example()))
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
		r.Add(broken.Places, broken.Message)
	}
	if len(onPoints) > 0 {
		list, at := p.describeTiles(onPoints)
		r.Add(at, messages.TilesOnPoints(list))
	}
	return r
}
