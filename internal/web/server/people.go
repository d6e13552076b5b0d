package server

import (
	"context"
	"encoding/json"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/web/account"
	"github.com/teahouse-games/teahouse/internal/web/identity"
)

// peoplePause is the time between two comparisons of those who are connected with the database.
const peoplePause = 5 * time.Second

// peopleCheck is after how long the comparison is repeated although nothing was missed.
const peopleCheck = time.Minute

// personNotice reports to the other nodes that a person was changed, has given up their identity, or is not logged in somewhere any more.
type personNotice struct {
	Person    string                 `json:"person"`
	Forgotten bool                   `json:"forgotten,omitempty"`
	Ended     *account.EndedSessions `json:"ended,omitempty"`
}

// publishPerson tells the other nodes.
func (h *app) publishPerson(n personNotice) {
	if h.member.bus == nil {
		return
	}
	data, err := json.Marshal(n)
	if err != nil {
		panic(err) // it has texts and booleans
	}
	h.member.bus.Publish(bus.PeopleTopic, bus.Notification{Data: data})
}

// watchPeople acts on the notices of other nodes: it forgets what is cached of a person, and ends the live connections
// of a person who gave up their identity, or those of a login session that has ended. Notices can be lost, and a node can end before it sends them. After such a
// moment watchPeople compares the connected people with the database.
func (h *app) watchPeople(guests *identity.Guests, people *account.SessionProvider) {
	if h.member.bus == nil {
		return
	}
	missed := make(chan struct{}, 1)
	missed <- struct{}{} // what was published before this node listened
	miss := func() {
		guests.InvalidateAll()
		select {
		case missed <- struct{}{}:
		default:
		}
	}
	stop := h.member.bus.Subscribe(bus.PeopleTopic, func(m bus.Notification) {
		var n personNotice
		switch {
		case m.Missed:
			miss()
		case json.Unmarshal(m.Data, &n) == nil:
			guests.Invalidate(n.Person)
			if n.Ended != nil {
				h.live.CloseSessions(n.Ended.Include)
			}
			if n.Forgotten {
				h.live.CloseConnectionsOf(n.Person)
			}
		}
	})
	h.member.bus.OnChange(func([]string) { miss() })
	ctx, cancel := context.WithCancel(context.Background())
	var checking sync.WaitGroup
	checking.Go(func() {
		for {
			select {
			case <-missed:
			case <-time.After(peopleCheck): // the command of an operator has no bus
			case <-ctx.Done():
				return
			}
			err := h.checkPeople(ctx, people)
			select {
			case <-time.After(peoplePause):
			case <-ctx.Done():
				return
			}
			if err != nil {
				h.log.Warn("it could not be checked whether connected people have given up their identity; it is tried again", "error", err)
				miss()
			}
		}
	})
	h.onClose("notices about people", func(context.Context) error {
		stop()
		cancel()
		checking.Wait()
		return nil
	})
}

// checkPeople ends the live connections of people who have given up their identity since they connected, or whose login session has
// ended.
func (h *app) checkPeople(ctx context.Context, people *account.SessionProvider) error {
	for _, person := range h.live.People() {
		valid, err := people.IsValid(ctx, person)
		switch {
		case err != nil:
			return err
		case valid:
		case person.Session != "":
			h.live.CloseSessions(account.EndedSessions{Person: person.ID, Session: person.Session}.Include)
		default:
			h.live.CloseConnectionsOf(person.ID)
		}
	}
	return nil
}
