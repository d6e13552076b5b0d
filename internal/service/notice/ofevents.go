package notice

import (
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// viewerDelay is how long a person who looks at the match is left alone before they are notified of it elsewhere.
const viewerDelay = time.Minute

// ReminderShare is which part of the time for a turn is left when its player is reminded: a fifth.
const ReminderShare = 5

// Circumstances are what notices about events depend on besides the match.
type Circumstances struct {
	Sender  string                   // the person whose command has caused the events; empty: the service
	Viewing func(person string) bool // whether a person looks at the match
}

// OfEvents returns the notices about the last events of a match, which has applied them, and whether they end the turn that
// people were notified of. Nobody is notified of a live game: its players are there.
func OfEvents(m *match.Match, events []match.Event, c Circumstances) (notices []store.Notice, turnOver bool) {
	if m.Terms.Clock.RealTime() || len(events) == 0 {
		return nil, false
	}
	ended := false
	for _, e := range events {
		switch e.Data.(type) {
		case match.Began, match.Played, match.TakenBack:
			turnOver = true
		case match.Seated:
			turnOver = turnOver || m.Began
		case match.Ended:
			turnOver, ended = true, true
		}
	}
	if !turnOver {
		return nil, false
	}
	last := events[len(events)-1]
	if ended || m.Over() {
		return overNotices(m, last, c), true
	}
	person, notified := receiverOf(m, m.ToMove, c)
	if !notified {
		return nil, true
	}
	n := store.Notice{NoticeKey: store.NoticeKey{Person: person, Kind: string(Turn), Match: m.ID, Seq: last.Seq}, At: last.At}
	if c.Viewing(person) {
		n.Delay = viewerDelay
	}
	if m.Terms.Clock.Kind != clock.DaysPerTurn {
		return []store.Notice{n}, true
	}
	reminder := n
	if until, timed := m.Deadline(); timed {
		n.Deadline = until
		left := (until - m.TurnStarted) / ReminderShare
		reminder.Kind, reminder.Deadline, reminder.Uptime, reminder.Delay = string(TimeLeft), until, until-left, 0
		return []store.Notice{n, reminder}, true
	}
	return []store.Notice{n}, true
}

// overNotices are those of the end of a match.
func overNotices(m *match.Match, last match.Event, c Circumstances) (notices []store.Notice) {
	if !m.Over() || !m.Began {
		return nil // nobody has played
	}
	for seat := range m.Seats {
		person, notified := receiverOf(m, game.Seat(seat), c)
		if notified && !c.Viewing(person) {
			notices = append(notices, store.Notice{NoticeKey: store.NoticeKey{Person: person, Kind: string(Over), Match: m.ID, Seq: last.Seq}, At: last.At})
		}
	}
	return notices
}

// receiverOf returns the person in a seat, and whether they are notified of what happens: not of what they do themselves, nor of games
// against themselves.
func receiverOf(m *match.Match, seat game.Seat, c Circumstances) (person string, notified bool) {
	if !seat.IsPlayer() || m.Seats[seat].Holder != match.HolderPerson {
		return "", false
	}
	person = m.Seats[seat].Person
	return person, person != c.Sender && person != m.Seats[seat.Opponent()].Person
}
