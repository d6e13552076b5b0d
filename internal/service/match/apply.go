package match

import (
	"errors"
	"fmt"
	"time"

	"github.com/teahouse-games/teahouse/game"
)

// applyErrorf is the error of events that do not follow.
func (m *Match) applyErrorf(format string, args ...any) error {
	return fmt.Errorf("match %s, event %d: %s", m.ID, m.Seq+1, fmt.Sprintf(format, args...))
}

// Apply makes an event part of the match. The error is that the event does not follow;
// then nothing has changed.
func (m *Match) Apply(e Event) error {
	if e.Seq != m.Seq+1 {
		return m.applyErrorf("event %d does not follow", e.Seq)
	}
	if err := m.checkFact(e.Data); err != nil {
		return m.applyErrorf("%v", err)
	}
	m.Seq, m.Changed, m.uptime = e.Seq, e.At, e.Uptime
	switch f := e.Data.(type) {
	case Created:
		m.Created, m.CreatedBy, m.RematchOf, m.Terms, m.Seats = e.At, f.CreatedBy, f.RematchOf, f.Terms, f.Seats
		m.Challenged, m.Expires = f.challenged(), f.Expires
		m.TurnStarted = e.Uptime
		m.LagBudget = [2]time.Duration{MaxLagBudget, MaxLagBudget}
	case Seated:
		m.Seats[f.Seat] = SeatState{Holder: HolderPerson, Person: f.Person, Name: f.Name}
	case Began:
		m.Began = true
		m.startTurn(f.NextToMove, e)
		m.Times = f.Times
	case Played:
		m.applyPlayed(f)
		m.startTurn(f.NextToMove, e)
		m.Times = f.Times
	case Offered:
		if m.Offers == nil {
			m.Offers, m.offerSeq = map[OfferKind]Offered{}, map[OfferKind]int64{}
		}
		m.Offers[f.Offer], m.offerSeq[f.Offer] = f, e.Seq
		*m.offered[f.Seat].forOffer(f.Offer) = true
	case Declined:
		delete(m.Offers, f.Offer)
		delete(m.offerSeq, f.Offer)
	case TakenBack:
		m.Turns, m.takenBack = m.Turns[:f.TurnsKept], e.Seq
		m.state = nil
		m.startTurn(f.NextToMove, e)
		m.Times = f.Times
		m.Offers, m.offerSeq = nil, nil
		m.offered[0].takeback, m.offered[1].takeback = false, false
	case TimeAdded:
		m.offered[f.Seat.Opponent()].gave = true
		m.Times = f.Times
	case Paused, Resumed:
		m.setClock(f, e.Uptime)
	case Ended:
		m.Outcome = game.Outcome{Winner: f.Winner, Reason: f.Reason}
		m.startTurn(game.None, e)
		m.Times = f.Times
		m.Offers, m.offerSeq = nil, nil
	case Rematched:
		m.RematchID = f.Match
		m.Offers, m.offerSeq = nil, nil
	}
	return nil
}

// startTurn begins the turn of a seat.
func (m *Match) startTurn(seat game.Seat, e Event) {
	m.ToMove, m.TurnStarted, m.clockSet, m.PositionSeq, m.Pause = seat, e.Uptime, e.Uptime, e.Seq, nil
}

func (m *Match) applyPlayed(f Played) {
	m.Turns = append(m.Turns, PlayedTurn{Seat: f.Seat, Text: f.Turn, Used: f.Used})
	if f.Seat.IsPlayer() {
		m.LagBudget[f.Seat] = min(m.LagBudget[f.Seat]-f.Lag+LagRefill, MaxLagBudget)
		m.offered[f.Seat] = offersMade{}
	}
	if m.state != nil && game.PlayTurn(m.state, f.Turn) != nil {
		m.state = nil // Table says what is wrong
	}
}

// checkFact returns why a fact cannot be next, as far as that can be decided without the rules.
func (m *Match) checkFact(fact EventData) error {
	if _, first := fact.(Created); first != (m.Seq == 0) {
		return errors.New("a match begins with created, and only once")
	}
	playing := m.Began && !m.Over()
	var ok bool
	switch f := fact.(type) {
	case Created:
		ok = m.Seq == 0
	case Seated:
		ok = f.Seat.IsPlayer() && m.Seats[f.Seat].Holder != HolderComputer && (m.Seats[f.Seat].Holder != HolderReserved || m.Seats[f.Seat].Person == f.Person)
	case Began:
		ok = !m.Began && !m.Over() && m.Seats[0].Occupied() && m.Seats[1].Occupied() && f.NextToMove < game.None
	case Played:
		ok = playing && f.Seat == m.ToMove
	case Offered:
		ok = f.Seat.IsPlayer() && m.Began && m.Over() == (f.Offer == OfferRematch)
	case Declined:
		offered, stands := m.Offers[f.Offer]
		ok = stands && offered.Seat == f.Seat
	case TakenBack:
		ok = playing && f.TurnsKept >= 0 && f.TurnsKept < len(m.Turns) && m.Turns[f.TurnsKept].Seat == f.NextToMove
	case TimeAdded:
		ok = playing && f.Seat.IsPlayer()
	case Paused:
		ok = m.counted() && m.Terms.Clock.RealTime() == (f.Vacation == 0) && f.Seat == m.ToMove
	case Resumed:
		ok = m.Pause != nil && f.Seat == m.ToMove
	case Ended:
		ok = !m.Over() && f.Reason != "" && f.Winner != game.Chance
	case Rematched:
		ok = m.Over() && m.RematchID == ""
	default:
		return fmt.Errorf("there is no fact %T", fact)
	}
	if !ok {
		return fmt.Errorf("%s does not follow", fact.Kind())
	}
	return nil
}
