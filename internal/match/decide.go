package match

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game"
)

// Decide returns what a command does, as one or more facts, or a *Refusal. A Tick that
// finds nothing to do returns no fact, and so does Say, which [Match.Talk] carries out.
// It changes nothing.
//
// Time comes first: a command of a player that comes after the time of ToMove was up
// returns that end of the match instead. After a restart of the service the facts begin
// with what that means for the clock of ToMove, see [Paused] and [Resumed].
func (m *Match) Decide(c Command, by Sender, at Moment) ([]Fact, error) {
	at = at.whole()
	first := m.restarted(at)
	if _, say := c.(Say); say || len(first) == 0 {
		return m.decide(c, by, at)
	}
	now := *m
	for _, fact := range first {
		now.setClock(fact, at.Uptime)
	}
	facts, err := now.decide(c, by, at)
	m.table = now.table
	if err != nil {
		return nil, err
	}
	return append(first, facts...), nil
}

// decide is Decide where the clock is as it has to be.
func (m *Match) decide(c Command, by Sender, at Moment) ([]Fact, error) {
	switch c := c.(type) {
	case Tick:
		return m.timeUp(at), nil
	case Sit:
		return m.sit(c, by, at)
	case Move:
		return m.move(c, by)
	case Say:
		_, err := m.Talk(c, by, at, 0)
		return nil, err
	case Abort:
		return m.abort(by, at)
	}
	seat, err := m.seatOf(c, by)
	if err != nil {
		return nil, err
	}
	if facts := m.timeUp(at); facts != nil {
		return facts, nil
	}
	if err := m.may(c, by.Expect); err != nil {
		return nil, err
	}
	switch c := c.(type) {
	case Play:
		return m.play(c, seat, at)
	case GiveUp:
		return m.end(game.Win(seat.Opponent(), Resign), at), nil
	case Ask:
		return m.ask(c.Offer, seat, at)
	case Accept:
		return m.accept(c.Offer, seat, by.Expect, at)
	case Decline:
		return m.decline(c.Offer, seat, by.Expect)
	case Claim:
		return m.claim(seat, at)
	case GiveTime:
		return m.giveTime(seat)
	}
	panic(fmt.Sprintf("there is no command %T", c))
}

// may says why there is nothing that the command could be for, or that it is stale.
func (m *Match) may(c Command, expect int64) error {
	err := m.mayPlay()
	switch c := c.(type) {
	case Ask:
		err = m.mayOffer(c.Offer)
	case Accept:
		err = m.mayOffer(c.Offer)
	case Decline:
		err = m.mayOffer(c.Offer)
	}
	if err != nil {
		return err
	}
	switch c.(type) {
	case Play, GiveUp, Ask, Accept:
		return m.fresh(expect, m.Moved)
	}
	return nil
}

// mayPlay says why nothing can be played.
func (m *Match) mayPlay() error {
	switch {
	case m.Over():
		return refused(RefusedOver, "The match has ended.")
	case !m.Began:
		return refused(RefusedWaiting, "The match has not begun: not both seats are taken.")
	}
	return nil
}

// fresh refuses a command whose sender has not seen the event since, or has seen events
// that are not there: those that a restored backup does not have.
func (m *Match) fresh(expect, since int64) error {
	switch {
	case expect > m.Seq:
		return refused(RefusedStale, "You have seen more of this match than there is: look at it again.")
	case expect >= 0 && expect < since:
		return refused(RefusedStale, "The match has moved on since: look at it again.")
	}
	return nil
}
