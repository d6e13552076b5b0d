package skud

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/skud/messages"
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
		r.Add(messages.SetupClash(p.piece(a), p.piece(b)))
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
			r.Add(messages.SetupTwoTiles(message.PlaceOf(at)))
			continue
		case at.IsGate() && k.Accent():
			r.Add(messages.SetupAccentInGate(tileOf(k, seat).piece(), message.PlaceOf(at)))
			continue
		case !at.IsGate() && !k.mayStand(at):
			r.Add(inClosedGarden(k, messages.SetupInWhite, messages.SetupInRed)(tileOf(k, seat).piece(), message.PlaceOf(at)))
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
				r.Add(messages.SetupTooMany(seat, n, message.Text(k.String()), k.piece(), kindCount[k]))
			}
		}
		if n := total[seat].accents(); n > keptAccents {
			r.Add(messages.SetupAccents(seat, n))
		}
	}
	if p.hostAccents {
		kinds := 0
		for k := Boat; k <= Wheel; k++ {
			kinds += max(total[game.First].count(k), total[game.Second].count(k))
		}
		if kinds > keptAccents {
			guest, host := appendAccents(nil, total[game.First]), appendAccents(nil, total[game.Second])
			r.Add(messages.SetupOtherAccents(message.Text(guest), message.Text(host)))
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
		r.Add(messages.SetupAccentsGone(gone))
	}
}

// checkOpening looks at the phases before the first normal turn.
func (s PositionSetup) checkOpening(p *Position, r *game.Reasons) {
	if s.Passes > 0 {
		r.Add(messages.SetupEarlyPass(s.Passes))
	}
	if p.hostAccents && p.stage == stageGuestAccents {
		r.Add(messages.SetupGuestChooses())
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
				r.Add(messages.SetupGuestFlower(message.PlaceOf(southGate)))
			} else {
				flowers -= oneTile(t.Kind())
			}
		} else if len(onBoard) > 0 {
			r.Add(messages.SetupEarlyTiles(seat))
		}
		if p.hands[seat]&^accentHand != flowers {
			r.Add(messages.SetupHandFlowers(seat))
		}
		if n := p.hands[seat].accents(); n != kept[seat] {
			r.Add(messages.SetupHandAccents(seat, n, kept[seat]))
		}
	}
}

// checkPlayPhase looks at a position in which a normal turn is to be made, or the game over.
func (s PositionSetup) checkPlayPhase(p *Position, r *game.Reasons) {
	if !p.openingDone() {
		r.Add(messages.SetupNoFirstFlowers())
	}
	if p.hands[p.seat]&basicHand == 0 {
		r.Add(messages.SetupNoBasic(p.seat))
	}
	if r.Len() > 0 {
		return
	}
	p.ending = p.judgeEnding(anyHarmony)
	if p.passes == 0 {
		return
	}
	if p.ending != goesOn {
		r.Add(messages.SetupPassAfterEnd(int(p.passes), message.Text(outcomes[p.ending].String())))
	}
	before := *p
	for range p.passes {
		before.seat = before.seat.Opponent()
		if !before.mustPass() {
			r.Add(messages.SetupNeedlessPass(before.seat))
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
