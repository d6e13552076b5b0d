package server

import (
	"context"
	"encoding/json"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/web/identity"
)

// peoplePause is the time between two comparisons of those who are connected with the database.
const peoplePause = 5 * time.Second

// personNotice tells the other nodes that a person was changed, or has given up their identity.
type personNotice struct {
	Person    string `json:"person"`
	Forgotten bool   `json:"forgotten,omitempty"`
}

// publishPerson tells the other nodes.
func (h *app) publishPerson(n personNotice) {
	if h.member.bus == nil {
		return
	}
	data, err := json.Marshal(n)
	if err != nil {
		panic(err) // it has texts and a boolean
	}
	h.member.bus.Publish(bus.PeopleTopic, bus.Notification{Data: data})
}

// watchPeople acts on the notices of other nodes: it forgets what is cached of a person, and ends the live connections
// of a person who gave up their identity. Notices can be lost, and a node can end before it sends them. After such a
// moment watchPeople compares the connected people with the database.
func (h *app) watchPeople(guests *identity.Guests) {
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
			if n.Forgotten {
				h.live.CloseSocketsOf(n.Person)
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
			case <-ctx.Done():
				return
			}
			err := h.checkPeople(ctx, guests)
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

// checkPeople ends the live connections of people who have given up their identity since they connected.
func (h *app) checkPeople(ctx context.Context, guests *identity.Guests) error {
	for _, person := range h.live.People() {
		valid, err := guests.IsValid(ctx, person)
		if err != nil {
			return err
		}
		if !valid {
			h.live.CloseSocketsOf(person.ID)
		}
	}
	return nil
}
