package skud

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// why returns the first rule that a turn breaks, nil when it is legal. What is
// legal is asked of the same functions that list the moves; what follows here
// only finds the words.
func (p *Position) why(t written) *game.RuleError {
	if broken := p.whyPhase(t); broken != nil {
		return broken
	}
	switch actOf(t.move) {
	case actPass:
		if !p.mustPass() {
			return game.Broken(RulePass, nil, "%s can plant or arrange and may not pass", player(p.seat))
		}
	case actPlant:
		return p.whyPlant(kindOf(t.move), atOf(t.move))
	case actArrange:
		return p.whyArrange(t)
	}
	return nil
}

func player(s game.Seat) string { return players[s] }

// piece describes the tile on at, e.g. "Guest's Rose on 3,4".
func (p *Position) piece(at board.Point) string {
	t := p.tile[at]
	return player(t.Owner()) + "'s " + t.Kind().Name() + " on " + at.String()
}

func places(points ...board.Point) []string {
	var names []string
	for _, at := range points {
		names = append(names, at.String())
	}
	return names
}

// whyPhase looks at what kind of turn it is the time for.
func (p *Position) whyPhase(t written) *game.RuleError {
	a := actOf(t.move)
	switch p.stage {
	case stageHostAccents, stageGuestAccents:
		if a != actAccents {
			return game.Broken(RulePhase, nil, "%s first chooses four Accents, as in accents=BKRW", player(p.seat))
		}
	case stageGuestFlower:
		if a != actPlant || !kindOf(t.move).Basic() || atOf(t.move) != southGate {
			return game.Broken(RulePhase, places(southGate), "Guest begins with a basic flower in %s, as in R3@%s", southGate, southGate)
		}
	case stageHostFlower:
		if a != actPlant || kindOf(t.move) != p.answer() || atOf(t.move) != northGate {
			return game.Broken(RulePhase, places(southGate, northGate), "Host answers %s with the %s in %s: %s",
				p.piece(southGate), p.answer().Name(), northGate, appendPlaced(nil, p.answer(), northGate))
		}
	case stageTurn:
		switch {
		case a == actAccents:
			return game.Broken(RulePhase, nil, "the Accents have been chosen")
		case a == actPlant && !kindOf(t.move).Basic():
			return game.Broken(RulePhase, nil, "the %s comes into play only as a Harmony Bonus; a turn of its own plants a basic flower",
				kindOf(t.move).Name())
		}
	}
	return nil
}

func (p *Position) whyPlant(k Kind, at board.Point) *game.RuleError {
	if !p.hands[p.seat].has(k) {
		return p.brokenHand(k)
	}
	if !at.IsGate() {
		return game.Broken(RuleGate, places(at), "%s is no gate: the gates are %s, %s, %s and %s",
			at, gates[0], gates[1], gates[2], gates[3])
	}
	if p.tile[at] != NoTile {
		return game.Broken(RuleGate, places(at), "the gate %s is not open: there is %s", at, p.piece(at))
	}
	return nil
}

func (p *Position) brokenHand(k Kind) *game.RuleError {
	return game.Broken(RuleHand, nil, "%s has no %s left in the hand", player(p.seat), k.Name())
}

// whyArrange looks at an Arrange and at the bonus behind it.
func (p *Position) whyArrange(t written) *game.RuleError {
	from, to := atOf(t.move), toOf(t.move)
	if t.bonus != game.End && !p.hands[p.seat].has(kindOf(t.bonus)) {
		return p.brokenHand(kindOf(t.bonus))
	}
	switch tile := p.tile[from]; {
	case tile == NoTile:
		return game.Broken(RuleOwnFlower, places(from), "there is no tile on %s", from)
	case tile.Kind().Accent():
		return game.Broken(RuleOwnFlower, places(from), "%s is an Accent: Accents are not arranged", p.piece(from))
	case tile.Owner() != p.seat:
		return game.Broken(RuleOwnFlower, places(from), "%s is not %s's", p.piece(from), player(p.seat))
	}
	if p.trapped(from) {
		orchid := p.orchid[p.seat.Opponent()]
		return game.Broken(RuleTrap, places(from, orchid), "%s is trapped by %s", p.piece(from), p.piece(orchid))
	}
	var ends area
	p.ends(from, &ends)
	if !ends.has(to) || to.IsGate() {
		return p.whyNotThere(from, to)
	}
	if t.bonus == game.End {
		return nil
	}
	after := *p
	if after.arrange(from, to)&harmonyOf(p.seat) == 0 {
		return game.Broken(RuleBonus, places(from, to), "%s forms no new Harmony of %s by going to %s: no bonus is earned",
			p.piece(from), player(p.seat), to)
	}
	return after.whyBonus(kindOf(t.bonus), atOf(t.bonus), toOf(t.bonus))
}

// whyNotThere explains why the flower on from cannot go to to.
func (p *Position) whyNotThere(from, to board.Point) *game.RuleError {
	k := p.tile[from].Kind()
	var free, target, ends, prey area
	p.open(&free)
	target.add(to)
	walk(from, k.Reach(), &free, &target, &ends)
	p.preyOf(k, p.seat, &prey)
	switch {
	case to.IsGate():
		return game.Broken(RuleGate, places(from, to), "%s cannot go to %s: no tile moves into a gate", p.piece(from), to)
	case from == to:
		return game.Broken(RuleReach, places(from), "%s has to end on another point", p.piece(from))
	case steps(from, to) > k.Reach():
		return game.Broken(RuleReach, places(from, to), "%s reaches %d steps; %s is %d steps away",
			p.piece(from), k.Reach(), to, steps(from, to))
	case !ends.has(to):
		return game.Broken(RuleReach, places(from, to), "%s finds no free way of at most %d steps to %s", p.piece(from), k.Reach(), to)
	case p.tile[to] != NoTile && !prey.has(to):
		return p.whyNoCapture(from, to)
	case !k.mayStand(to):
		return game.Broken(RuleGarden, places(from, to), "%s may not end on %s, inside a %s garden", p.piece(from), to, foreign(k))
	}
	after := *p
	after.arrange(from, to)
	a, b, _ := after.clashing()
	return game.Broken(RuleDisharmony, places(from, to, a, b), "with %s on %s there would be a Disharmony between %s and %s",
		k.Name(), to, after.piece(a), after.piece(b))
}

func steps(a, b board.Point) int {
	ax, ay := a.XY()
	bx, by := b.XY()
	return abs(ax-bx) + abs(ay-by)
}

// foreign is the colour of the gardens closed to a basic flower.
func foreign(k Kind) string {
	if kindGround[k] == redGround {
		return "white"
	}
	return "red"
}

func (p *Position) whyNoCapture(from, to board.Point) *game.RuleError {
	k, t := p.tile[from].Kind(), p.tile[to]
	reason := "it captures none of that kind"
	switch {
	case t.Owner() == p.seat:
		reason = "it is one's own"
	case t.Kind().Accent():
		reason = "Accents are not captured"
	case t.Kind() == WhiteLotus && !p.siteEdition:
		reason = "the White Lotus is never captured"
	case t.Kind() == Orchid:
		reason = player(t.Owner()) + " has no White Lotus in bloom"
	case k == Orchid:
		reason = player(p.seat) + " has no White Lotus in bloom"
	case k.Basic():
		reason = "it captures only the " + k.opposite().Name() + " and an Orchid whose owner has a White Lotus in bloom"
	}
	return game.Broken(RuleCapture, places(from, to), "%s cannot capture %s: %s", p.piece(from), p.piece(to), reason)
}
