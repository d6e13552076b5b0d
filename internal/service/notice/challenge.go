package notice

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// challengeNotices returns the notices of a challenge: to the challenged person that it was made, and to the challenger how it was answered. It
// reports whether the events answer or end it.
// Nobody is notified of a challenge that was withdrawn or has expired: the notice of it goes.
func challengeNotices(m *match.Match, events []match.Event, c Circumstances) (notices []store.Notice, answered bool) {
	if m.Challenged == game.None {
		return nil, false
	}
	for _, e := range events {
		switch data := e.Data.(type) {
		case match.Created:
			n := store.Notice{NoticeKey: store.NoticeKey{Person: m.Seats[m.Challenged].Person, Kind: string(Challenge), Match: m.ID, Seq: e.Seq}, At: e.At}
			n.Deadline, _ = m.Deadline()
			notices = append(notices, n)
		case match.Began:
			answered = true
			// Where it is the turn of the challenger, the notice of the turn says all.
			if m.Terms.Clock.RealTime() || m.ToMove != m.Challenged.Opponent() {
				notices = append(notices, answerNotices(m, e, c)...)
			}
		case match.Ended:
			if !m.Began {
				answered = true
			}
			if data.Reason == match.ReasonDeclined {
				notices = append(notices, answerNotices(m, e, c)...)
			}
		}
	}
	return notices, answered
}

// answerNotices notify the challenger of the answer.
func answerNotices(m *match.Match, e match.Event, c Circumstances) []store.Notice {
	seat := m.Seats[m.Challenged.Opponent()]
	if seat.Holder != match.HolderPerson || seat.Person == c.Sender || c.Viewing(seat.Person) {
		return nil
	}
	return []store.Notice{{NoticeKey: store.NoticeKey{Person: seat.Person, Kind: string(Answer), Match: m.ID, Seq: e.Seq}, At: e.At}}
}
