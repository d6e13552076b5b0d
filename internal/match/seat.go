package match

import "github.com/teahouse-games/teahouse/game"

// seatOf is the seat that a command is for.
func (m *Match) seatOf(c Command, by Sender) (game.Seat, error) {
	if by.Person == "" {
		if by.As.IsPlayer() && m.Chairs[by.As].Holder == Computer {
			return by.As, nil
		}
		return game.None, refused(RefusedSeat, "You have no seat in this match.")
	}
	seats := m.Seats(by.Person)
	switch {
	case by.As != game.None && !m.has(by.As, by.Person):
		return game.None, refused(RefusedSeat, "You do not have that seat.")
	case by.As != game.None:
		return by.As, nil
	case len(seats) == 0:
		return game.None, refused(RefusedSeat, "You have no seat in this match.")
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

func (m *Match) sit(c Sit, by Sender, at Moment) ([]Fact, error) {
	if m.Over() {
		return nil, refused(RefusedOver, "The match has ended.")
	}
	if !c.Seat.IsPlayer() {
		return nil, refused(RefusedSeat, "The seats are first and second.")
	}
	chair := Chair{Holder: Person, Person: by.Person, Name: c.Name}
	switch why := chair.validate(); {
	case m.Chairs[c.Seat].Taken():
		return nil, refused(RefusedTaken, "Somebody sits there already.")
	case m.Chairs[c.Seat].Holder == Link && !c.Invited:
		return nil, refused(RefusedInvite, "This seat needs an invitation: open the link you were sent.")
	case why != nil:
		return nil, refused(RefusedText, "You cannot sit there: %v.", why)
	}
	facts := []Fact{Seated{Seat: c.Seat, Person: by.Person, Name: c.Name}}
	if !m.Chairs[c.Seat.Opponent()].Taken() {
		return facts, nil
	}
	table, err := m.Table()
	if err != nil {
		return nil, refusedVersion(err)
	}
	return append(facts, begun(m.Terms.Clock, table, at)...), nil
}

func (m *Match) move(c Move, by Sender) ([]Fact, error) {
	chair := Chair{Holder: Person, Person: c.Person, Name: c.Name}
	switch why := chair.validate(); {
	case by.Person != "" || !c.Seat.IsPlayer() || m.Chairs[c.Seat].Holder != Person:
		return nil, refused(RefusedSeat, "There is nobody to move from that seat.")
	case c.From != "" && m.Chairs[c.Seat].Person != c.From:
		return nil, refused(RefusedSeat, "Somebody else sits there now.")
	case why != nil:
		return nil, refused(RefusedText, "The seat cannot be moved: %v.", why)
	case m.Chairs[c.Seat] == chair:
		return nil, nil
	}
	return []Fact{Seated{Seat: c.Seat, Person: c.Person, Name: c.Name}}, nil
}
