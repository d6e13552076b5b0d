package match

import (
	"time"

	"github.com/teahouse-games/teahouse/game"
)

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
	after, gone := GoneFor(m.Terms.Clock), at.Gone[seat.Opponent()]
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
