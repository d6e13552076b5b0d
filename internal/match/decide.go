package match

import (
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
)

// Decide returns what a command does, as one or more facts, or a *Refusal. A Tick that
// finds nothing to do returns no fact, and so does Say, which [Match.Talk] carries out.
// It changes nothing.
//
// Time comes first: a command of a player that comes after the time of ToMove was up
// returns that end of the match instead.
func (m *Match) Decide(c Command, by Sender, at Moment) ([]Fact, error) {
	at = at.whole()
	switch c := c.(type) {
	case Tick:
		return m.timeUp(at), nil
	case Sit:
		return m.sit(c, by, at)
	case Move:
		return m.move(c, by)
	case Say:
		_, err := m.Talk(c, by, at, 0)
		return nil, err
	case Abort:
		return m.abort(by, at)
	}
	seat, err := m.seatOf(c, by)
	if err != nil {
		return nil, err
	}
	if facts := m.timeUp(at); facts != nil {
		return facts, nil
	}
	switch c := c.(type) {
	case Ask:
		if err := m.mayOffer(c.Offer); err != nil {
			return nil, err
		}
		if err := m.fresh(by.Expect, m.Moved); err != nil {
			return nil, err
		}
		return m.ask(c.Offer, seat, at)
	case Accept:
		if err := m.mayOffer(c.Offer); err != nil {
			return nil, err
		}
		if err := m.fresh(by.Expect, m.Moved); err != nil {
			return nil, err
		}
		return m.accept(c.Offer, seat, by.Expect, at)
	case Decline:
		if err := m.mayOffer(c.Offer); err != nil {
			return nil, err
		}
		return m.decline(c.Offer, seat, by.Expect)
	}
	if err := m.mayPlay(); err != nil {
		return nil, err
	}
	switch c := c.(type) {
	case Play:
		if err := m.fresh(by.Expect, m.Moved); err != nil {
			return nil, err
		}
		return m.play(c, seat, at)
	case GiveUp:
		if err := m.fresh(by.Expect, m.Moved); err != nil {
			return nil, err
		}
		return m.end(game.Win(seat.Opponent(), Resign), at), nil
	case Claim:
		return m.claim(seat, at)
	default:
		return m.giveTime(seat)
	}
}

// mayPlay says why nothing can be played.
func (m *Match) mayPlay() error {
	switch {
	case m.Over():
		return refused(RefusedOver, "The match has ended.")
	case !m.Began:
		return refused(RefusedWaiting, "The match has not begun: not both seats are taken.")
	}
	return nil
}

// fresh refuses a command whose sender has not seen the event since.
func (m *Match) fresh(expect, since int64) error {
	if expect >= 0 && expect < since {
		return refused(RefusedStale, "The match has moved on since: look at it again.")
	}
	return nil
}

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
	case why != nil:
		return nil, refused(RefusedText, "The seat cannot be moved: %v.", why)
	case m.Chairs[c.Seat] == chair:
		return nil, nil
	}
	return []Fact{Seated{Seat: c.Seat, Person: c.Person, Name: c.Name}}, nil
}

// abort ends a match that has hardly begun. Who created it can do so without a seat.
func (m *Match) abort(by Sender, at Moment) ([]Fact, error) {
	if _, err := m.seatOf(Abort{}, by); err != nil && (by.Person == "" || by.Person != m.By || by.As != game.None) {
		return nil, err
	}
	if m.Over() {
		return nil, refused(RefusedOver, "The match has ended.")
	}
	if facts := m.timeUp(at); facts != nil {
		return facts, nil
	}
	if m.hasPlayed(game.First) && m.hasPlayed(game.Second) {
		return nil, refused(RefusedLate, "Both have played: the match can be resigned, or you can offer a draw.")
	}
	return m.end(game.Draw(Aborted), at), nil
}

// claim is that seat wins, since the opponent is to move and has been away for long.
func (m *Match) claim(seat game.Seat, at Moment) ([]Fact, error) {
	opponent := m.Chairs[seat.Opponent()]
	after := GoneLive
	if m.Terms.Clock.Kind == clock.Days {
		after = GoneDays
	}
	gone := at.Gone[seat.Opponent()]
	switch {
	case opponent.Holder == Computer:
		return nil, refused(RefusedEarly, "The computer does not go away.")
	case opponent.Person == m.Chairs[seat].Person:
		return nil, refused(RefusedEarly, "You have both seats: nobody has gone.")
	case m.ToMove == seat:
		return nil, refused(RefusedEarly, "It is your turn: the win can be claimed while your opponent is to move.")
	case gone <= 0:
		return nil, refused(RefusedEarly, "Your opponent is here.")
	case gone < after:
		return nil, refused(RefusedEarly, "Your opponent may come back: the win can be claimed in %s.", inWords(after-gone))
	}
	return m.end(game.Win(seat, Abandoned), at), nil
}

// inWords says how long is to be waited, rounded up.
func inWords(d time.Duration) string {
	for _, unit := range []struct {
		is        time.Duration
		one, many string
	}{{24 * time.Hour, "day", "days"}, {time.Hour, "hour", "hours"}, {time.Minute, "minute", "minutes"}} {
		if d > unit.is {
			return game.Count(int((d+unit.is-1)/unit.is), unit.one, unit.many)
		}
	}
	return game.Count(int((d+time.Second-1)/time.Second), "second", "seconds")
}

// giveTime gives the opponent of seat time.
func (m *Match) giveTime(seat game.Seat) ([]Fact, error) {
	to := seat.Opponent()
	switch {
	case !m.Terms.Clock.Live():
		return nil, refused(RefusedLate, "On this clock there is no time to give.")
	case m.asked[seat].gave:
		return nil, refused(RefusedLate, "You have given time already: play a turn before you give more.")
	}
	times := m.Terms.Clock.Add(m.Times, int(to), AddTime)
	added := times.Left[to] - m.Times.Left[to]
	if added == 0 {
		return nil, refused(RefusedLate, "Your opponent has the most time there can be.")
	}
	return []Fact{TimeAdded{Seat: to, Added: added, Times: times}}, nil
}
