package match

import "github.com/teahouse-games/teahouse/game"

// mayOffer says why there is nothing to ask for.
func (m *Match) mayOffer(offer Offer) error {
	switch {
	case offer != Draw && offer != Takeback && offer != Rematch:
		return refused(RefusedOffer, "One can offer %s, %s or %s, not %s.", Draw, Takeback, Rematch, game.Quote(string(offer)))
	case offer != Rematch:
		return m.mayPlay()
	case !m.Over():
		return refused(RefusedOffer, "There can be a rematch once the match has ended.")
	case !m.Began:
		return refused(RefusedOffer, "There is no rematch of a match that never began.")
	case m.Next != "":
		return refused(RefusedOffer, "There is a rematch already.")
	}
	return nil
}

// ask is that seat asks the opponent for something.
func (m *Match) ask(offer Offer, seat game.Seat, at Moment) ([]Fact, error) {
	if err := m.mayOffer(offer); err != nil {
		return nil, err
	}
	if o, stands := m.Offers[offer]; stands {
		switch {
		case o.Seat == seat:
			return nil, refused(RefusedOffer, "You have asked for that already.")
		case offer == Takeback: // not the same: each asks for their own turn
			return nil, refused(RefusedOffer, "Your opponent asks for a takeback: accept or decline that first.")
		}
		return m.grant(o, at)
	}
	if *m.asked[seat].of(offer) {
		return nil, refused(RefusedOffer, "You have asked for that already: play a turn before you ask again.")
	}
	offered := Offered{Seat: seat, Offer: offer}
	if offer == Takeback {
		if offered.Keep = m.lastTurn(seat); offered.Keep < 0 {
			return nil, refused(RefusedOffer, "You have not played a turn that could be taken back.")
		}
	}
	facts := []Fact{offered}
	if m.Chairs[seat.Opponent()].Holder != Computer {
		return facts, nil
	}
	if offer == Draw {
		return append(facts, Declined{Seat: seat, Offer: Draw, By: seat.Opponent()}), nil
	}
	granted, err := m.grant(offered, at)
	return append(facts, granted...), err
}

// lastTurn is the index of the seat's last turn, -1 if there is none.
func (m *Match) lastTurn(seat game.Seat) int {
	for i := len(m.Turns) - 1; i >= 0; i-- {
		if m.Turns[i].Seat == seat {
			return i
		}
	}
	return -1
}

// grant is what an offer that is accepted leads to.
func (m *Match) grant(o Offered, at Moment) ([]Fact, error) {
	switch o.Offer {
	case Draw:
		return m.end(game.Draw(Agreement), at), nil
	case Takeback:
		times := m.Times
		if m.counted() {
			times = m.Terms.Clock.Stop(times, int(m.ToMove), m.elapsed(at.Uptime))
		}
		return []Fact{TakenBack{Keep: o.Keep, Times: times, Next: m.Turns[o.Keep].Seat}}, nil
	}
	if _, err := m.Rematch().Terms.Validate(m.games); err != nil {
		return nil, refused(RefusedVersion, "The rules have changed since, and there can be no rematch on these terms: %s", game.Sentence(err.Error()))
	}
	return []Fact{Rematched{Match: at.NewID}}, nil
}

// standing returns an offer that stands.
func (m *Match) standing(offer Offer, expect int64) (Offered, error) {
	o, stands := m.Offers[offer]
	switch {
	case stands:
		return o, m.fresh(expect, m.offeredAt[offer])
	case expect >= 0 && expect < m.Seq:
		return o, refused(RefusedStale, "The match has moved on: that offer does not stand any more.")
	}
	return o, refused(RefusedOffer, "There is no such offer.")
}

// accept is that seat accepts what the opponent asks for.
func (m *Match) accept(offer Offer, seat game.Seat, expect int64, at Moment) ([]Fact, error) {
	o, err := m.standing(offer, expect)
	if err != nil {
		return nil, err
	}
	if o.Seat == seat {
		return nil, refused(RefusedOffer, "That is your own offer: your opponent can accept it.")
	}
	return m.grant(o, at)
}

// decline is that seat does away with an offer.
func (m *Match) decline(offer Offer, seat game.Seat, expect int64) ([]Fact, error) {
	o, err := m.standing(offer, expect)
	if err != nil {
		return nil, err
	}
	return []Fact{Declined{Seat: o.Seat, Offer: offer, By: seat}}, nil
}
