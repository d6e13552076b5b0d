package match

import (
	"math"
	"time"

	"github.com/teahouse-games/teahouse/game"
)

// Action is what a player can do in a match besides playing a turn and answering an
// offer. Its text is the kind of the command; of [Offer], the kind of the offer.
type Action string

// The actions.
const (
	ActionResign   Action = "resign"
	ActionAbort    Action = "abort"
	ActionDraw     Action = "draw"
	ActionTakeback Action = "takeback"
	ActionRematch  Action = "rematch"
	ActionGiveTime Action = "give-time"
	ActionClaim    Action = "claim" // once the opponent has been away for [AbsenceLimit]
)

// Actions returns what the player of a seat can do now. It leaves out what [Match.Decide]
// would refuse, and what makes no sense, such as offering a draw to oneself or to a
// computer. It does not consider an end on time that was not noticed yet.
func (m *Match) Actions(seat game.Seat) []Action {
	actions := []Action{}
	own, opponent := m.Seats[seat], m.Seats[seat.Opponent()]
	if own.Holder != HolderPerson {
		return actions
	}
	playing := m.checkPlayable() == nil
	early := !m.hasPlayed(game.First) || !m.hasPlayed(game.Second)
	against := opponent.Holder == HolderPerson && opponent.Person != own.Person // another person
	canOffer := func(offer OfferKind) bool {
		_, stands := m.Offers[offer]
		return !stands && m.checkOfferOf(offer, seat) == nil
	}
	canGiveTime := func() bool { _, err := m.giveTime(seat); return err == nil }
	canClaim := func() bool {
		_, err := m.claim(seat, Context{Absent: [2]time.Duration{math.MaxInt64, math.MaxInt64}})
		return err == nil
	}
	for _, a := range [...]struct {
		action   Action
		possible bool
	}{
		{ActionResign, playing},
		{ActionAbort, !m.Over() && early},
		{ActionDraw, against && !early && canOffer(OfferDraw)},
		{ActionTakeback, canOffer(OfferTakeback)},
		{ActionRematch, opponent.Occupied() && canOffer(OfferRematch)},
		{ActionGiveTime, playing && opponent.Person != own.Person && canGiveTime()},
		{ActionClaim, playing && against && m.ToMove == seat.Opponent() && canClaim()},
	} {
		if a.possible {
			actions = append(actions, a.action)
		}
	}
	return actions
}
