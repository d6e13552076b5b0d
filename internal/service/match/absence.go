package match

import (
	"time"

	"github.com/teahouse-games/teahouse/internal/service/messages"
	"github.com/teahouse-games/teahouse/message"

	"github.com/teahouse-games/teahouse/game"
)

// abort ends a match that has hardly begun. The person who created it can do so without a seat, and who is challenged declines with it.
func (m *Match) abort(by Sender, at Context) ([]EventData, error) {
	if m.waitsFor(by) {
		return m.declineChallenge(at), nil
	}
	if _, err := m.seatOf(Abort{}, by); err != nil && (by.Person == "" || by.Person != m.CreatedBy || by.Seat != game.None) {
		return nil, err
	}
	if m.Over() {
		return nil, refuse(RefusedOver, messages.MatchOver())
	}
	if facts := m.endIfTimeUp(at); facts != nil {
		return facts, nil
	}
	if m.hasPlayed(game.First) && m.hasPlayed(game.Second) {
		return nil, refuse(RefusedLate, messages.BothPlayed())
	}
	return m.endMatch(game.Draw(ReasonAborted), at), nil
}

// claim is that seat wins, since the opponent is to move and has been away for long.
func (m *Match) claim(seat game.Seat, at Context) ([]EventData, error) {
	opponent := m.Seats[seat.Opponent()]
	after, gone := AbsenceLimit(m.Terms.Clock), at.Absent[seat.Opponent()]
	_, onVacation := m.OnVacation(at.Uptime)
	switch {
	case opponent.Holder == HolderComputer:
		return nil, refuse(RefusedEarly, messages.ComputerStays())
	case opponent.Person == m.Seats[seat].Person:
		return nil, refuse(RefusedEarly, messages.BothSeatsYours())
	case onVacation:
		return nil, refuse(RefusedEarly, messages.OpponentOnVacation())
	case m.ToMove == seat:
		return nil, refuse(RefusedEarly, messages.ClaimYourTurn())
	case gone <= 0:
		return nil, refuse(RefusedEarly, messages.OpponentHere())
	case gone < after:
		return nil, refuse(RefusedEarly, messages.OpponentMayReturn(waitTime(after-gone)))
	}
	return m.endMatch(game.Win(seat, ReasonAbandoned), at), nil
}

// waitTime returns how long is to be waited, rounded up.
func waitTime(d time.Duration) message.Message {
	for _, unit := range []struct {
		is    time.Duration
		count func(n int) message.Message
	}{{24 * time.Hour, messages.Days}, {time.Hour, messages.Hours}, {time.Minute, messages.Minutes}} {
		if d > unit.is {
			return unit.count(int((d + unit.is - 1) / unit.is))
		}
	}
	return messages.Seconds(int((d + time.Second - 1) / time.Second))
}
