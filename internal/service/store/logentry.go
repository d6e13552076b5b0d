package store

import (
	"errors"
	"fmt"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
)

// ErrInvalid means that an entry, an invitation, a person or a part of an account cannot be stored. It is a
// mistake of the program, not of a player; nothing was stored.
var ErrInvalid = errors.New("it cannot be stored")

// Limits of one entry.
const (
	MaxIDLength    = 64        // characters of an id, a client, a command id
	MaxEntries     = 16        // entries of one Append
	MaxEvents      = 256       // events of an entry
	MaxEntryChat   = 16        // lines of chat of an entry
	MaxEventSize   = 64 * 1024 // bytes of the JSON of an event
	MaxInvitations = 4         // to one seat of a match for one purpose; a further one replaces that which expires first
)

// Check reports with ErrInvalid a mistake in an entry that does not depend on what is
// stored.
func (e *LogEntry) Check() error {
	switch {
	case !isName(e.Match):
		return fmt.Errorf("%w: the id of a match has 1 to %d characters", ErrInvalid, MaxIDLength)
	case e.CommandKey != nil && (!isName(e.CommandKey.Client) || !isName(e.CommandKey.ID)):
		return fmt.Errorf("%w: clients and command ids have 1 to %d characters", ErrInvalid, MaxIDLength)
	case len(e.Events) == 0 && len(e.Chat) == 0:
		return fmt.Errorf("%w: an entry has events or lines of chat", ErrInvalid)
	case len(e.Events) > MaxEvents || len(e.Chat) > MaxEntryChat:
		return fmt.Errorf("%w: an entry has at most %d events and %d lines of chat", ErrInvalid, MaxEvents, MaxEntryChat)
	case len(e.Events) > 0 && e.Summary == nil:
		return fmt.Errorf("%w: an entry with events has the summary after them", ErrInvalid)
	}
	for i, event := range e.Events {
		if event.Data == nil {
			return fmt.Errorf("%w: an event has a fact", ErrInvalid)
		}
		if event.Seq != e.Events[0].Seq+int64(i) {
			return fmt.Errorf("%w: events of an entry follow each other", ErrConflict)
		}
	}
	for i, line := range e.Chat {
		if line.Number != e.Chat[0].Number+int64(i) {
			return fmt.Errorf("%w: lines of an entry follow each other", ErrConflict)
		}
		if !isText(line.Text, match.MaxChatLength) || !isText(line.Name, match.MaxName) || line.Seat > game.None {
			return fmt.Errorf("%w: a line of chat has at most %d characters, a name %d, and there are four seats", ErrInvalid, match.MaxChatLength, match.MaxName)
		}
	}
	if e.Result != nil {
		if len(e.Events) == 0 {
			return fmt.Errorf("%w: a result comes with the event that ends its match", ErrInvalid)
		}
		if err := e.Result.check(e.Match); err != nil {
			return err
		}
	}
	if err := e.checkNotices(); err != nil {
		return err
	}
	switch s := e.Summary; {
	case s == nil:
	case s.Match != e.Match || len(e.Events) > 0 && s.Seq != e.Events[len(e.Events)-1].Seq:
		return fmt.Errorf("%w: the summary is of match %s at %d", ErrInvalid, s.Match, s.Seq)
	case s.ToMove > game.None || s.Outcome.Winner > game.None:
		return fmt.Errorf("%w: the summary names a seat that does not exist", ErrInvalid)
	}
	return nil
}

// New reports whether the entry begins a match.
func (e *LogEntry) New() bool { return len(e.Events) > 0 && e.Events[0].Seq == 1 }

// CommandAnswer returns the answer to the entry's command.
func (e *LogEntry) CommandAnswer() CommandAnswer {
	var a CommandAnswer
	if n := len(e.Events); n > 0 {
		a.Seq = e.Events[n-1].Seq
	}
	if n := len(e.Chat); n > 0 {
		a.ChatNumber = e.Chat[n-1].Number
	}
	return a
}

// Check reports with ErrInvalid a mistake in an invitation.
func (i *Invitation) Check() error {
	if !i.Seat.IsPlayer() || i.Purpose != TakeSeat && i.Purpose != MoveSeat {
		return fmt.Errorf("%w: an invitation is to the first or second seat, to take or to move it", ErrInvalid)
	}
	return nil
}

// Check reports with ErrInvalid a mistake in a person.
func (p *PersonRecord) Check() error {
	if !isName(p.ID) || !isText(p.Name, match.MaxName) {
		return fmt.Errorf("%w: a person has an id of 1 to %d characters and a name of at most %d", ErrInvalid, MaxIDLength, match.MaxName)
	}
	if err := p.Challenges.Check(); err != nil {
		return err
	}
	return p.checkVacations()
}

// Normalized returns the person as a store returns it: times in UTC and whole milliseconds, sharing nothing with p.
func (p *PersonRecord) Normalized() PersonRecord {
	k := *p
	k.Created, k.Seen = RoundTime(p.Created), RoundTime(p.Seen)
	k.Vacations, _ = ReadVacations(WriteVacations(p.Vacations))
	return k
}

// isName reports whether s can name something.
func isName(s string) bool { return s != "" && isText(s, MaxIDLength) }

// isText reports whether s is text of at most maxRunes characters.
func isText(s string, maxRunes int) bool {
	return utf8.ValidString(s) && utf8.RuneCountInString(s) <= maxRunes
}
