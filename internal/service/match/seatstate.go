package match

import "github.com/teahouse-games/teahouse/game"

// seatOf returns the seat that a command is for.
func (m *Match) seatOf(c Command, by Sender) (game.Seat, error) {
	if by.Person == "" {
		if by.Seat.IsPlayer() && m.Seats[by.Seat].Holder == HolderComputer {
			return by.Seat, nil
		}
		return game.None, refusalf(RefusedSeat, "You have no seat in this match.")
	}
	seats := m.SeatsOf(by.Person)
	switch {
	case by.Seat != game.None && !m.hasSeat(by.Seat, by.Person):
		return game.None, refusalf(RefusedSeat, "You do not have that seat.")
	case by.Seat != game.None:
		return by.Seat, nil
	case len(seats) == 0:
		return game.None, refusalf(RefusedSeat, "You have no seat in this match.")
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
		return nil, refusalf(RefusedOver, "The match has ended.")
	}
	if !c.Seat.IsPlayer() {
		return nil, refusalf(RefusedSeat, "The seats are first and second.")
	}
	seatState := SeatState{Holder: HolderPerson, Person: by.Person, Name: c.Name}
	switch why := seatState.validate(); {
	case m.Seats[c.Seat].Occupied():
		return nil, refusalf(RefusedTaken, "Somebody sits there already.")
	case m.Seats[c.Seat].Holder == HolderLink && !c.Invited:
		return nil, refusalf(RefusedInvite, "This seat needs an invitation: open the link you were sent.")
	case why != nil:
		return nil, refusalf(RefusedText, "You cannot sit there: %v.", why)
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
		return nil, refusalf(RefusedSeat, "There is nobody to move from that seat.")
	case c.From != "" && m.Seats[c.Seat].Person != c.From:
		return nil, refusalf(RefusedSeat, "Somebody else sits there now.")
	case why != nil:
		return nil, refusalf(RefusedText, "The seat cannot be moved: %v.", why)
	case m.Seats[c.Seat] == seatState:
		return nil, nil
	}
	return []EventData{Seated{Seat: c.Seat, Person: c.Person, Name: c.Name}}, nil
}
