package store

import (
	"context"

	"github.com/teahouse-games/teahouse/internal/service/match"
)

// FormerPlayer is the name that is shown for a person without a stored name. Nobody can take it.
const FormerPlayer = "Former player"

// PersonNames is the part of a store that knows what people are called.
type PersonNames interface {
	// Names returns the names of people by their ids. People who are not stored are left out.
	Names(ctx context.Context, people []string) (map[string]string, error)
}

// WithoutNames returns a store in whose matches no name of a person is stored: not in events, summaries or chat. What
// is read from it has the names that people have now. A name that is changed or deleted is so everywhere.
//
// Matches that were stored without it may have names. They are not returned either.
func WithoutNames(s Store) Store { return &namelessStore{s} }

// namelessStore is a store without names in its matches.
type namelessStore struct{ Store }

// Append stores the entries without names.
func (s *namelessStore) Append(ctx context.Context, entries ...LogEntry) error {
	stored := make([]LogEntry, len(entries))
	for i, e := range entries {
		events := make([]match.Event, len(e.Events))
		for k, event := range e.Events {
			events[k] = renamed(event, func(string) string { return "" })
		}
		chat := make([]match.ChatMessage, len(e.Chat))
		for k, line := range e.Chat {
			line.Name = ""
			chat[k] = line
		}
		e.Events, e.Chat = events, chat
		if e.Summary != nil {
			summary := *e.Summary
			summary.Seats = renamedSeats(summary.Seats, func(string) string { return "" })
			e.Summary = &summary
		}
		stored[i] = e
	}
	return s.Store.Append(ctx, stored...)
}

// Events returns events with names.
func (s *namelessStore) Events(ctx context.Context, id string, after int64, limit int) ([]match.Event, error) {
	events, err := s.Store.Events(ctx, id, after, limit)
	if err != nil {
		return nil, err
	}
	var people []string
	for _, event := range events {
		people = append(people, peopleOf(event)...)
	}
	nameOf, err := namer(ctx, s.Store, people)
	for i := range events {
		events[i] = renamed(events[i], nameOf)
	}
	return events, err
}

// EachEvent calls f with events that have names.
func (s *namelessStore) EachEvent(ctx context.Context, id string, last int64, f func(match.Event) error) error {
	return LogWithNames(s.Store, s.Store).EachEvent(ctx, id, last, f)
}

// Chat returns lines with the names of the players of their seats.
func (s *namelessStore) Chat(ctx context.Context, id string, after int64, limit int) ([]match.ChatMessage, error) {
	chat, err := s.Store.Chat(ctx, id, after, limit)
	if err != nil || len(chat) == 0 {
		return chat, err
	}
	summary, err := s.Summary(ctx, id)
	if err != nil {
		return nil, err
	}
	for i := range chat {
		if seat := chat[i].Seat; seat.IsPlayer() {
			chat[i].Name = summary.Seats[seat].Name
		}
	}
	return chat, nil
}

// Summary returns a summary with names.
func (s *namelessStore) Summary(ctx context.Context, id string) (Summary, error) {
	summary, err := s.Store.Summary(ctx, id)
	if err != nil {
		return summary, err
	}
	list := []Summary{summary}
	err = nameSummaries(ctx, s.Store, list)
	return list[0], err
}

// List returns summaries with names.
func (s *namelessStore) List(ctx context.Context, filter Filter) ([]Summary, error) {
	list, err := s.Store.List(ctx, filter)
	if err != nil {
		return nil, err
	}
	return list, nameSummaries(ctx, s.Store, list)
}

// ForEachSummary calls f with summaries that have names.
func (s *namelessStore) ForEachSummary(ctx context.Context, f func(Summary) error) error {
	return LogWithNames(s.Store, s.Store).ForEachSummary(ctx, f)
}

// LogWithNames returns a log of matches in which people have the names that they have now.
func LogWithNames(log Log, names PersonNames) Log { return &namedLog{log, names} }

// namedLog is a log with names.
type namedLog struct {
	log   Log
	names PersonNames
}

// EachEvent calls f with events that have names. All of them are known first: f may be called while the events are read.
func (l *namedLog) EachEvent(ctx context.Context, id string, last int64, f func(match.Event) error) error {
	known := map[string]string{}
	return l.log.EachEvent(ctx, id, last, func(event match.Event) error {
		var unknown []string
		for _, person := range peopleOf(event) {
			if _, ok := known[person]; !ok {
				unknown = append(unknown, person)
			}
		}
		if len(unknown) > 0 {
			nameOf, err := namer(ctx, l.names, unknown)
			if err != nil {
				return err
			}
			for _, person := range unknown {
				known[person] = nameOf(person)
			}
		}
		return f(renamed(event, func(person string) string { return known[person] }))
	})
}

// ForEachSummary calls f with summaries that have names.
func (l *namedLog) ForEachSummary(ctx context.Context, f func(Summary) error) error {
	return l.log.ForEachSummary(ctx, func(s Summary) error {
		list := []Summary{s}
		if err := nameSummaries(ctx, l.names, list); err != nil {
			return err
		}
		return f(list[0])
	})
}

// nameSummaries fills the names of summaries in.
func nameSummaries(ctx context.Context, names PersonNames, list []Summary) error {
	var people []string
	for i := range list {
		people = append(people, seatPeople(list[i].Seats)...)
	}
	nameOf, err := namer(ctx, names, people)
	for i := range list {
		list[i].Seats = renamedSeats(list[i].Seats, nameOf)
	}
	return err
}

// namer returns a function that tells the names of people.
func namer(ctx context.Context, names PersonNames, people []string) (func(person string) string, error) {
	known := map[string]string{}
	var err error
	if len(people) > 0 {
		known, err = names.Names(ctx, people)
	}
	return func(person string) string {
		if name := known[person]; name != "" {
			return name
		}
		return FormerPlayer
	}, err
}

// peopleOf returns the people whose names an event has.
func peopleOf(event match.Event) []string {
	switch data := event.Data.(type) {
	case match.Created:
		return seatPeople(data.Seats)
	case match.Seated:
		return []string{data.Person}
	}
	return nil
}

// renamed returns an event with other names of people.
func renamed(event match.Event, nameOf func(person string) string) match.Event {
	switch data := event.Data.(type) {
	case match.Created:
		data.Seats = renamedSeats(data.Seats, nameOf)
		event.Data = data
	case match.Seated:
		data.Name = nameOf(data.Person)
		event.Data = data
	}
	return event
}

// seatPeople returns the people in seats.
func seatPeople(seats [2]match.SeatState) (people []string) {
	for _, seat := range seats {
		if seat.Person != "" {
			people = append(people, seat.Person)
		}
	}
	return people
}

// renamedSeats returns seats with other names of people.
func renamedSeats(seats [2]match.SeatState, nameOf func(person string) string) [2]match.SeatState {
	for i := range seats {
		if seats[i].Person != "" {
			seats[i].Name = nameOf(seats[i].Person)
		}
	}
	return seats
}
