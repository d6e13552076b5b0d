package notice

import (
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// viewerDelay is how long a person who looks at the match is left alone before they are notified of it elsewhere.
const viewerDelay = time.Minute

// Circumstances are what notices about events depend on besides the match.
type Circumstances struct {
	Sender  string                   // the person whose command has caused the events; empty: the service
	Viewing func(person string) bool // whether a person looks at the match
}

// OfEvents returns the notices about the last events of a match, which has applied them, and whether they end the turn that
// people were notified of. Nobody is notified of a live game: its players are there. Of a challenge they are.
func OfEvents(m *match.Match, events []match.Event, c Circumstances) (notices []store.Notice, turnOver bool) {
	if len(events) == 0 {
		return nil, false
	}
	challenge, answered := challengeNotices(m, events, c)
	if m.Terms.Clock.RealTime() {
		return challenge, answered
	}
	notices, turnOver = correspondenceNotices(m, events, c)
	return append(challenge, notices...), turnOver || answered
}

// correspondenceNotices are those of games whose players need not be at the board together.
func correspondenceNotices(m *match.Match, events []match.Event, c Circumstances) (notices []store.Notice, turnOver bool) {
	var ended, vacation bool
	for _, e := range events {
		switch data := e.Data.(type) {
		case match.Offered:
			if data.Offer == match.OfferRematch {
				notices = append(notices, rematchNotices(m, data.Seat.Opponent(), e, c)...)
			}
		case match.Began, match.Played, match.TakenBack:
			turnOver = true
		case match.Seated:
			turnOver = turnOver || m.Began
		case match.Paused, match.Resumed:
			vacation = true
		case match.Ended:
			turnOver, ended = true, true
		}
	}
	last := events[len(events)-1]
	switch {
	case ended || turnOver && m.Over():
		return overNotices(m, last, c), true
	case turnOver:
		return turnNotices(m, last, c), true
	case vacation:
		return movedReminder(m, last), true
	}
	return notices, false
}

// rematchNotices tell a player that their opponent asks for a rematch.
func rematchNotices(m *match.Match, seat game.Seat, e match.Event, c Circumstances) []store.Notice {
	person, notified := receiverOf(m, seat, c)
	if !notified || c.Viewing(person) {
		return nil
	}
	return []store.Notice{{NoticeKey: store.NoticeKey{Person: person, Kind: string(Rematch), Match: m.ID, Seq: e.Seq}, At: e.At}}
}

// turnNotices tell the player to move that it is their turn, and later that little time is left.
func turnNotices(m *match.Match, last match.Event, c Circumstances) []store.Notice {
	person, notified := receiverOf(m, m.ToMove, c)
	if !notified {
		return nil
	}
	n := store.Notice{NoticeKey: store.NoticeKey{Person: person, Kind: string(Turn), Match: m.ID, Seq: last.Seq}, At: last.At}
	if c.Viewing(person) {
		n.Delay = viewerDelay
	}
	if deadline, timed := m.Deadline(); timed {
		n.Deadline = deadline
	}
	return append([]store.Notice{n}, reminderOf(m, person, last)...)
}

// movedReminder reminds the player to move at another time than was known before, since a vacation has begun or ended. It takes
// the place of all notices about the turn.
func movedReminder(m *match.Match, last match.Event) []store.Notice {
	person, notified := receiverOf(m, m.ToMove, Circumstances{})
	if !notified {
		return nil
	}
	return reminderOf(m, person, last)
}

// reminderOf is that little time is left for the turn, where time counts.
func reminderOf(m *match.Match, person string, last match.Event) []store.Notice {
	at, timed := m.Reminder()
	if !timed {
		return nil
	}
	n := store.Notice{NoticeKey: store.NoticeKey{Person: person, Kind: string(TimeLeft), Match: m.ID, Seq: last.Seq}, At: last.At, Uptime: at}
	n.Deadline, _ = m.Deadline()
	return []store.Notice{n}
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
