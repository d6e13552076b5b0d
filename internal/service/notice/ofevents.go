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
	// Vacation is the uptime until which the vacation of the player to move lasts that the match knew before the events; 0: none.
	Vacation time.Duration
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
	var ended, paused, resumed bool
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
		case match.Paused:
			paused = true
		case match.Resumed:
			resumed = true
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
	case paused, resumed && last.Uptime < c.Vacation:
		return append(notices, vacationNotices(m, last, c)...), true
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

// vacationNotices take the place of all notices about the turn, since a vacation of the player to move has begun or ended early. It is their turn
// when the vacation ends. A vacation that lasts as long as it may ends without an event: the notice is hidden until then.
func vacationNotices(m *match.Match, last match.Event, c Circumstances) []store.Notice {
	notices := turnNotices(m, last, Circumstances{Viewing: c.Viewing})
	if until, away := m.OnVacation(last.Uptime); away && len(notices) > 0 {
		notices[0].Uptime, notices[0].Delay = until, 0
	}
	return notices
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
