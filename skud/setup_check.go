package skud

import (
	"github.com/teahouse-games/teahouse/game"
)

// Position returns the position, or the reasons why it is impossible.
func (s PositionSetup) Position() (Position, game.Reasons) {
	p := begin(nil)
	p.siteEdition, p.hostAccents, p.clash = s.SiteEdition, s.HostAccents, s.Clash
	p.seat, p.passes = s.ToMove, uint8(s.Passes)
	p.stage = s.stage()
	var r game.Reasons
	for seat := range game.Seat(2) {
		p.hands[seat] = s.hand(seat)
		s.place(&p, seat, &r)
	}
	s.checkCounts(&p, &r)
	if a, b, found := p.findDisharmony(); found {
		r.Addf("a Disharmony is on the board: %s and %s", p.describeTile(a), p.describeTile(b))
	}
	switch s.Phase {
	case phasePlay:
		s.checkPlayPhase(&p, &r)
	default:
		s.checkOpening(&p, &r)
	}
	return p, r
}

func (s PositionSetup) stage() stage {
	stages := map[string][2]stage{
		phaseAccents: {stageGuestAccents, stageHostAccents},
		phaseOpening: {stageGuestFlower, stageHostFlower},
		phasePlay:    {stageTurn, stageTurn},
	}
	return stages[s.Phase][s.ToMove]
}

func (s PositionSetup) hand(seat game.Seat) hand {
	var n [Kinds]int
	for _, k := range s.Hands[seat] {
		n[k] = min(n[k]+1, 15) // more does not fit into a hand and is too much anyway
	}
	var h hand
	for k, count := range n {
		h += hand(count) * oneTile(Kind(k))
	}
	return h
}

// place sets the tiles of seat on the board.
func (s PositionSetup) place(p *Position, seat game.Seat, r *game.Reasons) {
	for _, standing := range s.Board[seat] {
		k, at := standing.Kind, standing.At
		switch {
		case p.tile[at] != NoTile:
			r.Addf("two tiles stand on %s", at)
			continue
		case at.IsGate() && k.Accent():
			r.Addf("%s's %s stands in the gate %s", roleName(seat), k.Name(), at)
			continue
		case !at.IsGate() && !k.mayStand(at):
			r.Addf("%s's %s stands on %s, inside a %s garden", roleName(seat), k.Name(), at, closedGarden(k))
			continue
		}
		if k.Flower() && p.flowers[seat].n == maxFlowers || k.Accent() && p.accents.n == maxAccents {
			continue // counts says that these are too many
		}
		p.putTile(at, tileOf(k, seat))
	}
}

// The most tiles that can stand on the board: flowers of a player, Accents of both.
const (
	maxFlowers = 20
	maxAccents = 2 * keptAccents
)

// checkCounts compares the tiles with those of the boxes.
func (s PositionSetup) checkCounts(p *Position, r *game.Reasons) {
	var total [2]hand // board and hand
	for seat := range game.Seat(2) {
		all := s
		all.Hands[seat] = append([]Kind(nil), s.Hands[seat]...)
		for _, standing := range s.Board[seat] {
			all.Hands[seat] = append(all.Hands[seat], standing.Kind)
		}
		total[seat] = all.hand(seat)
		for k := range Kind(Kinds) {
			if n := total[seat].count(k); n > kindCount[k] {
				r.Addf("%s has %d tiles %s (%s); there are %d", roleName(seat), n, k, k.Name(), kindCount[k])
			}
		}
		if n := total[seat].accents(); n > keptAccents {
			r.Addf("%s has %d Accents; four are kept", roleName(seat), n)
		}
	}
	if p.hostAccents {
		kinds := 0
		for k := Boat; k <= Wheel; k++ {
			kinds += max(total[game.First].count(k), total[game.Second].count(k))
		}
		if kinds > keptAccents {
			r.Addf("with accents=host both keep the same four Accents; Guest has %s and Host %s",
				appendAccents(nil, total[game.First]), appendAccents(nil, total[game.Second]))
		}
	}
	if s.Phase == phasePlay {
		s.checkRemoved(total, r)
	}
}

// checkRemoved looks at the Accents that are out of the game: each left together
// with the Boat that took it away.
func (s PositionSetup) checkRemoved(total [2]hand, r *game.Reasons) {
	gone, boats := 0, 0
	for _, h := range total {
		missing := max(keptAccents-h.accents(), 0)
		gone += missing
		boats += min(missing, max(kindCount[Boat]-h.count(Boat), 0))
	}
	if gone%2 != 0 || boats < gone/2 {
		r.Addf("%d of eight Accents are out of the game, which cannot be: each leaves together with the Boat that takes it away", gone)
	}
}

// checkOpening looks at the phases before the first normal turn.
func (s PositionSetup) checkOpening(p *Position, r *game.Reasons) {
	if s.Passes > 0 {
		r.Addf("passes=%d: nobody passes before the first normal turn", s.Passes)
	}
	if p.hostAccents && p.stage == stageGuestAccents {
		r.Addf("with accents=host Guest chooses no Accents")
	}
	kept := [2]int{}
	switch p.stage {
	case stageGuestAccents:
		kept[game.Second] = keptAccents
	case stageGuestFlower, stageHostFlower:
		kept = [2]int{keptAccents, keptAccents}
	}
	for seat := range game.Seat(2) {
		flowers, onBoard := fullFlowerHand, s.Board[seat]
		if p.stage == stageHostFlower && seat == game.First {
			if t := p.tile[southGate]; len(onBoard) != 1 || t == NoTile || t.Owner() != game.First || !t.Kind().Basic() {
				r.Addf("before Host's first flower Guest has one tile on the board, a basic flower in %s", southGate)
			} else {
				flowers -= oneTile(t.Kind())
			}
		} else if len(onBoard) > 0 {
			r.Addf("%s has tiles on the board before the first flower", roleName(seat))
		}
		if p.hands[seat]&^accentHand != flowers {
			r.Addf("%s's hand does not hold all flowers that are not on the board", roleName(seat))
		}
		if n := p.hands[seat].accents(); n != kept[seat] {
			r.Addf("%s has %d Accents in the hand, which are %d at this point", roleName(seat), n, kept[seat])
		}
	}
}

// checkPlayPhase looks at a position in which a normal turn is to be made, or the game over.
func (s PositionSetup) checkPlayPhase(p *Position, r *game.Reasons) {
	if !p.openingDone() {
		r.Addf("the hands are such that the players cannot have planted their first flowers")
	}
	if p.hands[p.seat]&basicHand == 0 {
		r.Addf("%s, who is to move, has no basic flower in the hand: the game ended with an earlier turn", roleName(p.seat))
	}
	if r.Len() > 0 {
		return
	}
	p.ending = p.judgeEnding(anyHarmony)
	if p.passes == 0 {
		return
	}
	if p.ending != goesOn {
		r.Addf("passes=%d, but the game ended before the pass (%s)", p.passes, outcomes[p.ending])
	}
	before := *p
	for range p.passes {
		before.seat = before.seat.Opponent()
		if !before.mustPass() {
			r.Addf("%s has passed, but could plant or arrange", roleName(before.seat))
		}
	}
}

// openingDone reports whether the first flowers can have been planted.
func (p *Position) openingDone() bool {
	for k := range Kind(basicKinds) {
		answer := k
		if p.clash {
			answer = k.opposite()
		}
		if p.hands[game.First].count(k) < kindCount[k] && p.hands[game.Second].count(answer) < kindCount[answer] {
			return true
		}
	}
	return false
}
