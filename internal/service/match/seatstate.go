package match

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/messages"
)

// seatOf returns the seat that a command is for.
func (m *Match) seatOf(c Command, by Sender) (game.Seat, error) {
	if by.Person == "" {
		if by.Seat.IsPlayer() && m.Seats[by.Seat].Holder == HolderComputer {
			return by.Seat, nil
		}
		return game.None, refuse(RefusedSeat, messages.NoSeat())
	}
	seats := m.SeatsOf(by.Person)
	switch {
	case by.Seat != game.None && !m.hasSeat(by.Seat, by.Person):
		return game.None, refuse(RefusedSeat, messages.OtherSeat())
	case by.Seat != game.None:
		return by.Seat, nil
	case len(seats) == 0:
		return game.None, refuse(RefusedSeat, messages.NoSeat())
	case len(seats) == 1:
		return seats[0], nil
	}
	if accept, ok := c.(Accept); ok {
		if o, stands := m.Offers[accept.Offer]; stands {
			return o.Seat.Opponent(), nil
		}
	}
	if m.ToMove.IsPlayer() {
		return m.ToMove, nil
	}
	return game.First, nil
}

func (m *Match) takeSeat(c Sit, by Sender, at Context) ([]EventData, error) {
	if m.Over() {
		return nil, refuse(RefusedOver, messages.MatchOver())
	}
	if !c.Seat.IsPlayer() {
		return nil, refuse(RefusedSeat, messages.Seats())
	}
	seatState := SeatState{Holder: HolderPerson, Person: by.Person, Name: c.Name}
	switch why := seatState.validate(); {
	case m.Seats[c.Seat].Occupied():
		return nil, refuse(RefusedTaken, messages.SeatTaken())
	case m.Seats[c.Seat].Holder == HolderLink && !c.Invited:
		return nil, refuse(RefusedInvite, messages.SeatInvitation())
	case m.Seats[c.Seat].Holder == HolderReserved && m.Seats[c.Seat].Person != by.Person:
		return nil, refuse(RefusedChallenge, messages.SeatReserved())
	case why != nil:
		return nil, refuse(RefusedText, messages.CannotSit(messageOf(why)))
	case m.Terms.Rated && !c.HasAccount:
		return nil, refuse(RefusedRated, messages.RatedAccount())
	case m.Terms.Rated && m.Seats[c.Seat.Opponent()].Person == by.Person:
		return nil, refuse(RefusedRated, messages.RatedSamePerson())
	case !m.Seats[c.Seat].Allows(c.Rating):
		return nil, refuse(RefusedRange, m.Seats[c.Seat].WhyNot(c.Rating))
	case m.Seats[c.Seat].Holder == HolderReserved:
		if m.endIfTimeUp(at) != nil {
			return nil, refuse(RefusedOver, messages.ChallengeExpired())
		}
	}
	facts := []EventData{Seated{Seat: c.Seat, Person: by.Person, Name: c.Name}}
	if !m.Seats[c.Seat.Opponent()].Occupied() {
		return facts, nil
	}
	table, err := m.State()
	if err != nil {
		return nil, refusedVersion(err)
	}
	return append(facts, startFacts(m.Terms.Clock, table, at)...), nil
}

func (m *Match) move(c MoveSeat, by Sender) ([]EventData, error) {
	seatState := SeatState{Holder: HolderPerson, Person: c.Person, Name: c.Name}
	switch why := seatState.validate(); {
	case by.Person != "" || !c.Seat.IsPlayer() || m.Seats[c.Seat].Holder != HolderPerson:
		return nil, refuse(RefusedSeat, messages.NobodyToMove())
	case c.From != "" && m.Seats[c.Seat].Person != c.From:
		return nil, refuse(RefusedSeat, messages.SomebodyElse())
	case why != nil:
		return nil, refuse(RefusedText, messages.SeatNotMoved(messageOf(why)))
	case m.Terms.Rated && m.Seats[c.Seat].Person != c.Person:
		return nil, refuse(RefusedRated, messages.RatedSeatStays())
	case m.Seats[c.Seat] == seatState:
		return nil, nil
	}
	return []EventData{Seated{Seat: c.Seat, Person: c.Person, Name: c.Name}}, nil
}
