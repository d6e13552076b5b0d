package match

import (
	"errors"
	"fmt"
	"time"

	"github.com/teahouse-games/teahouse/game"
)

// wrong is the error of events that do not follow.
func (m *Match) wrong(format string, args ...any) error {
	return fmt.Errorf("match %s, event %d: %s", m.ID, m.Seq+1, fmt.Sprintf(format, args...))
}

// Apply makes an event part of the match. The error is that the event does not follow;
// then nothing has changed.
func (m *Match) Apply(e Event) error {
	if e.Seq != m.Seq+1 {
		return m.wrong("event %d does not follow", e.Seq)
	}
	if err := m.follows(e.Fact); err != nil {
		return m.wrong("%v", err)
	}
	m.Seq, m.Changed, m.uptime = e.Seq, e.At, e.Uptime
	switch f := e.Fact.(type) {
	case Created:
		m.Created, m.By, m.After, m.Terms, m.Chairs = e.At, f.By, f.After, f.Terms, f.Chairs
		m.Since = e.Uptime
		m.Lag = [2]time.Duration{LagBudget, LagBudget}
	case Seated:
		m.Chairs[f.Seat] = Chair{Holder: Person, Person: f.Person, Name: f.Name}
	case Began:
		m.Began = true
		m.turnOf(f.Next, e)
		m.Times = f.Times
	case Played:
		m.played(f)
		m.turnOf(f.Next, e)
		m.Times = f.Times
	case Offered:
		if m.Offers == nil {
			m.Offers, m.offeredAt = map[Offer]Offered{}, map[Offer]int64{}
		}
		m.Offers[f.Offer], m.offeredAt[f.Offer] = f, e.Seq
		*m.asked[f.Seat].of(f.Offer) = true
	case Declined:
		delete(m.Offers, f.Offer)
		delete(m.offeredAt, f.Offer)
	case TakenBack:
		m.Turns = m.Turns[:f.Keep]
		m.table = nil
		m.turnOf(f.Next, e)
		m.Times = f.Times
		m.Offers, m.offeredAt = nil, nil
		m.asked[0].takeback, m.asked[1].takeback = false, false
	case TimeAdded:
		m.asked[f.Seat.Opponent()].gave = true
		m.Times = f.Times
	case Paused, Resumed:
		m.setClock(f, e.Uptime)
	case Ended:
		m.Outcome = game.Outcome{Winner: f.Winner, Reason: f.Reason}
		m.turnOf(game.None, e)
		m.Times = f.Times
		m.Offers, m.offeredAt = nil, nil
	case Rematched:
		m.Next = f.Match
		m.Offers, m.offeredAt = nil, nil
	}
	return nil
}

// turnOf begins the turn of a seat.
func (m *Match) turnOf(seat game.Seat, e Event) {
	m.ToMove, m.Since, m.Moved, m.Pause = seat, e.Uptime, e.Seq, nil
}

func (m *Match) played(f Played) {
	m.Turns = append(m.Turns, Turn{Seat: f.Seat, Text: f.Turn, Used: f.Used})
	if f.Seat.IsPlayer() {
		m.Lag[f.Seat] = min(m.Lag[f.Seat]-f.Lag+LagRefill, LagBudget)
		m.asked[f.Seat] = asked{}
	}
	if m.table != nil && game.PlayTurn(m.table, f.Turn) != nil {
		m.table = nil // Table says what is wrong
	}
}

// follows says why a fact cannot be next, as far as that can be told without the rules.
func (m *Match) follows(fact Fact) error {
	if _, first := fact.(Created); first != (m.Seq == 0) {
		return errors.New("a match begins with created, and only once")
	}
	playing := m.Began && !m.Over()
	var ok bool
	switch f := fact.(type) {
	case Created:
		ok = m.Seq == 0
	case Seated:
		ok = f.Seat.IsPlayer() && m.Chairs[f.Seat].Holder != Computer
	case Began:
		ok = !m.Began && !m.Over() && m.Chairs[0].Taken() && m.Chairs[1].Taken() && f.Next < game.None
	case Played:
		ok = playing && f.Seat == m.ToMove
	case Offered:
		ok = f.Seat.IsPlayer() && m.Began && m.Over() == (f.Offer == Rematch)
	case Declined:
		offered, stands := m.Offers[f.Offer]
		ok = stands && offered.Seat == f.Seat
	case TakenBack:
		ok = playing && f.Keep >= 0 && f.Keep < len(m.Turns) && m.Turns[f.Keep].Seat == f.Next
	case TimeAdded:
		ok = playing && f.Seat.IsPlayer()
	case Paused:
		ok = m.counted() && m.Terms.Clock.Live() && f.Seat == m.ToMove
	case Resumed:
		ok = m.Pause != nil && f.Seat == m.ToMove
	case Ended:
		ok = !m.Over() && f.Reason != "" && f.Winner != game.Chance
	case Rematched:
		ok = m.Over() && m.Next == ""
	default:
		return fmt.Errorf("there is no fact %T", fact)
	}
	if !ok {
		return fmt.Errorf("%s does not follow", fact.Kind())
	}
	return nil
}
