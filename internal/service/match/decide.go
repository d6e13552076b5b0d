package match

import (
	"fmt"

	"github.com/teahouse-games/teahouse/internal/service/messages"

	"github.com/teahouse-games/teahouse/game"
)

// Decide returns what a command does, as one or more facts, or a *Refusal. [CheckDeadline]
// returns no fact if there is nothing to do, and so does Say, which [Match.Chat] carries out.
// It changes nothing.
//
// Time comes first: a command of a player that comes after the time of ToMove was up
// returns that end of the match instead. After a restart of the service the facts begin
// with what that means for the clock of ToMove, see [Paused] and [Resumed].
func (m *Match) Decide(c Command, by Sender, at Context) ([]EventData, error) {
	at = at.rounded()
	first := m.restarted(at)
	if _, write := c.(Chat); write || len(first) == 0 {
		return m.decide(c, by, at)
	}
	now := *m
	for _, fact := range first {
		now.setClock(fact, at.Uptime)
	}
	facts, err := now.decide(c, by, at)
	m.state = now.state
	if err != nil {
		return nil, err
	}
	return append(first, facts...), nil
}

// decide is Decide where the clock is as it has to be.
func (m *Match) decide(c Command, by Sender, at Context) ([]EventData, error) {
	switch c := c.(type) {
	case CheckDeadline:
		return m.endIfTimeUp(at), nil
	case Sit:
		return m.takeSeat(c, by, at)
	case MoveSeat:
		return m.move(c, by)
	case Chat:
		_, err := m.Chat(c, by, at, 0)
		return nil, err
	case Abort:
		return m.abort(by, at)
	}
	seat, err := m.seatOf(c, by)
	if err != nil {
		return nil, err
	}
	if facts := m.endIfTimeUp(at); facts != nil {
		return facts, nil
	}
	if err := m.checkApplicable(c, by.ExpectedSeq); err != nil {
		return nil, err
	}
	switch c := c.(type) {
	case Play:
		return m.play(c, seat, at)
	case Resign:
		return m.endMatch(game.Win(seat.Opponent(), ReasonResign), at), nil
	case Offer:
		return m.offer(c.Offer, seat, at)
	case Accept:
		return m.accept(c.Offer, seat, by.ExpectedSeq, at)
	case Decline:
		return m.decline(c.Offer, seat, by.ExpectedSeq)
	case Claim:
		return m.claim(seat, at)
	case GiveTime:
		return m.giveTime(seat)
	}
	panic(fmt.Sprintf("there is no command %T", c))
}

// checkApplicable returns why there is nothing that the command could be for, or that it is stale.
func (m *Match) checkApplicable(c Command, expect int64) error {
	err := m.checkPlayable()
	switch c := c.(type) {
	case Offer:
		err = m.checkOffer(c.Offer)
	case Accept:
		err = m.checkOffer(c.Offer)
	case Decline:
		err = m.checkOffer(c.Offer)
	}
	if err != nil {
		return err
	}
	switch c.(type) {
	case Play, Resign, Offer, Accept:
		return m.checkNotStale(expect, m.PositionSeq)
	}
	return nil
}

// checkPlayable returns why nothing can be played.
func (m *Match) checkPlayable() error {
	switch {
	case m.Over():
		return refuse(RefusedOver, messages.MatchOver())
	case !m.Began:
		return refuse(RefusedWaiting, messages.NotBegun())
	}
	return nil
}

// checkNotStale refuses a command whose sender has not seen the event since, or has seen events
// that are not there: those that a restored backup does not have.
func (m *Match) checkNotStale(expect, since int64) error {
	switch {
	case expect > m.Seq:
		return refuse(RefusedStale, messages.SeenMore())
	case expect >= 0 && expect < since:
		return refuse(RefusedStale, messages.MovedOn())
	}
	return nil
}
