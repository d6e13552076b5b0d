package match

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/messages"
	"github.com/teahouse-games/teahouse/message"
)

// checkOffer returns why there is nothing to ask for.
func (m *Match) checkOffer(offer OfferKind) error {
	switch {
	case offer != OfferDraw && offer != OfferTakeback && offer != OfferRematch:
		return refuse(RefusedOffer, messages.OfferUnknown(
			message.ListOf(message.Text(OfferDraw), message.Text(OfferTakeback), message.Text(OfferRematch)), quoted(string(offer))))
	case offer != OfferRematch:
		return m.checkPlayable()
	case !m.Over():
		return refuse(RefusedOffer, messages.RematchEarly())
	case !m.Began:
		return refuse(RefusedOffer, messages.RematchNeverBegan())
	case m.RematchID != "":
		return refuse(RefusedOffer, messages.RematchExists())
	}
	return nil
}

// checkOfferOf returns why seat cannot ask for this.
func (m *Match) checkOfferOf(offer OfferKind, seat game.Seat) error {
	if err := m.checkOffer(offer); err != nil {
		return err
	}
	switch o, stands := m.Offers[offer]; {
	case stands && o.Seat == seat:
		return refuse(RefusedOffer, messages.AskedAlready())
	case stands && offer == OfferTakeback: // not the same: each asks for their own turn
		return refuse(RefusedOffer, messages.TakebackAsked())
	case stands:
		return nil
	case *m.offered[seat].forOffer(offer):
		return refuse(RefusedOffer, messages.AskedPlayFirst())
	case offer == OfferTakeback && m.lastTurn(seat) < 0:
		return refuse(RefusedOffer, messages.NoTurnToTakeBack())
	}
	return nil
}

// offer is that seat asks the opponent for something.
func (m *Match) offer(offer OfferKind, seat game.Seat, at Context) ([]EventData, error) {
	if err := m.checkOfferOf(offer, seat); err != nil {
		return nil, err
	}
	if o, stands := m.Offers[offer]; stands {
		return m.applyOffer(o, at)
	}
	offered := Offered{Seat: seat, Offer: offer}
	if offer == OfferTakeback {
		offered.TurnsKept = m.lastTurn(seat)
	}
	facts := []EventData{offered}
	if m.Seats[seat.Opponent()].Holder != HolderComputer {
		return facts, nil
	}
	if offer == OfferDraw {
		return append(facts, Declined{Seat: seat, Offer: OfferDraw, By: seat.Opponent()}), nil
	}
	granted, err := m.applyOffer(offered, at)
	return append(facts, granted...), err
}

// lastTurn returns the index of the seat's last turn, -1 if there is none.
func (m *Match) lastTurn(seat game.Seat) int {
	for i := len(m.Turns) - 1; i >= 0; i-- {
		if m.Turns[i].Seat == seat {
			return i
		}
	}
	return -1
}

// applyOffer returns what an offer that is accepted leads to.
func (m *Match) applyOffer(o Offered, at Context) ([]EventData, error) {
	switch o.Offer {
	case OfferDraw:
		return m.endMatch(game.Draw(ReasonAgreement), at), nil
	case OfferTakeback:
		times := m.Times
		if m.counted() {
			times = m.Terms.Clock.AbandonTurn(times, int(m.ToMove), m.elapsed(at.Uptime))
		}
		return []EventData{TakenBack{TurnsKept: o.TurnsKept, Times: times, NextToMove: m.Turns[o.TurnsKept].Seat}}, nil
	}
	if _, err := m.RematchTerms().Terms.Validate(m.games); err != nil {
		return nil, refuse(RefusedVersion, messages.RematchRulesChanged(messageOf(err)))
	}
	return []EventData{Rematched{Match: at.RematchID}}, nil
}

// standingOffer returns an offer that stands.
func (m *Match) standingOffer(offer OfferKind, expect int64) (Offered, error) {
	o, stands := m.Offers[offer]
	switch {
	case stands:
		return o, m.checkNotStale(expect, m.offerSeq[offer])
	case expect >= 0 && expect < m.Seq:
		return o, refuse(RefusedStale, messages.OfferGone())
	}
	return o, refuse(RefusedOffer, messages.NoOffer())
}

// accept is that seat accepts what the opponent asks for.
func (m *Match) accept(offer OfferKind, seat game.Seat, expect int64, at Context) ([]EventData, error) {
	o, err := m.standingOffer(offer, expect)
	if err != nil {
		return nil, err
	}
	if o.Seat == seat {
		return nil, refuse(RefusedOffer, messages.OwnOffer())
	}
	return m.applyOffer(o, at)
}

// decline is that seat does away with an offer.
func (m *Match) decline(offer OfferKind, seat game.Seat, expect int64) ([]EventData, error) {
	o, err := m.standingOffer(offer, expect)
	if err != nil {
		return nil, err
	}
	return []EventData{Declined{Seat: o.Seat, Offer: offer, By: seat}}, nil
}
