package match

import (
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// abort ends a match that has hardly begun. The person who created it can do so without a seat.
func (m *Match) abort(by Sender, at Context) ([]EventData, error) {
	if _, err := m.seatOf(Abort{}, by); err != nil && (by.Person == "" || by.Person != m.CreatedBy || by.Seat != game.None) {
		return nil, err
	}
	if m.Over() {
		return nil, refusalf(RefusedOver, "The match has ended.")
	}
	if facts := m.endIfTimeUp(at); facts != nil {
		return facts, nil
	}
	if m.hasPlayed(game.First) && m.hasPlayed(game.Second) {
		return nil, refusalf(RefusedLate, "Both have played: the match can be resigned, or you can offer a draw.")
	}
	return m.endMatch(game.Draw(ReasonAborted), at), nil
}

// claim is that seat wins, since the opponent is to move and has been away for long.
func (m *Match) claim(seat game.Seat, at Context) ([]EventData, error) {
	opponent := m.Seats[seat.Opponent()]
	after, gone := AbsenceLimit(m.Terms.Clock), at.Absent[seat.Opponent()]
	switch {
	case opponent.Holder == HolderComputer:
		return nil, refusalf(RefusedEarly, "The computer does not go away.")
	case opponent.Person == m.Seats[seat].Person:
		return nil, refusalf(RefusedEarly, "You have both seats: nobody has gone.")
	case m.ToMove == seat:
		return nil, refusalf(RefusedEarly, "It is your turn: the win can be claimed while your opponent is to move.")
	case gone <= 0:
		return nil, refusalf(RefusedEarly, "Your opponent is here.")
	case gone < after:
		return nil, refusalf(RefusedEarly, "Your opponent may come back: the win can be claimed in %s.", waitText(after-gone))
	}
	return m.endMatch(game.Win(seat, ReasonAbandoned), at), nil
}

// waitText returns how long is to be waited, rounded up.
func waitText(d time.Duration) string {
	for _, unit := range []struct {
		is        time.Duration
		one, many string
	}{{24 * time.Hour, "day", "days"}, {time.Hour, "hour", "hours"}, {time.Minute, "minute", "minutes"}} {
		if d > unit.is {
			return wording.CountNoun(int((d+unit.is-1)/unit.is), unit.one, unit.many)
		}
	}
	return wording.CountNoun(int((d+time.Second-1)/time.Second), "second", "seconds")
}
