package lobby

import (
	"context"
	"errors"
	"slices"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/internal/web/problem/messages"
	"github.com/teahouse-games/teahouse/message"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/internal/rules/computer"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// CreateMatchRequest describes the match to be created.
type CreateMatchRequest struct {
	Game     string
	Options  map[string]string // those that are not given have their default
	Position string            // the position text to begin at; empty for the usual beginning
	Clock    string            // its text, e.g. "5+3"; empty for none
	Public   bool              // in the public list
	Rated    bool              // it counts for the ratings of both players, who need accounts
	Seats    [2]string         // Me, Open, Link, Person with an id, or Computer with a level
	Shuffle  bool              // the seats are given to the two by chance
	// Range is by how many points the rating of the person who takes an open seat of a rated match may differ from that of the sender; 0: by any.
	Range int
	// Expires is for how long a challenge stands; 0: match.UsualExpiry.
	Expires time.Duration

	// Client and ID name the order, if they are not empty: the same person's order with
	// the same names makes one match, however often it is sent.
	Client, ID string
}

// The choices for a seat.
const (
	SeatMe       = "me"
	SeatOpen     = "open"      // the first person to take it
	SeatLink     = "link"      // anyone who has the invitation
	SeatComputer = "computer:" // and the level, e.g. "computer:3"
	SeatPerson   = "person:"   // and the id of the person who is challenged
)

// InvitationLife is the lifetime of an invitation to a seat: as long as the seat is kept
// free, unless the service is not running all that time.
const InvitationLife = match.SeatTimeout

// CreatedMatch is a match that was ordered.
type CreatedMatch struct {
	Match       string
	Invitations [2]string // the keys to the seats that are taken by link
	Again       bool      // it had been made before
}

// Create begins a match. The sender must have an identity.
func (r *Lobby) Create(ctx context.Context, by identity.Person, o CreateMatchRequest) (CreatedMatch, error) {
	if !by.Identified() {
		return CreatedMatch{}, needsIdentityError()
	}
	name, err := r.nameOf(by, o)
	if err != nil {
		return CreatedMatch{}, err
	}
	if o.Shuffle && r.lot(name) {
		o.Seats[0], o.Seats[1] = o.Seats[1], o.Seats[0]
	}
	if name != nil {
		if made, err := r.madeBefore(ctx, *name, o); !errors.Is(err, store.ErrNotFound) {
			return made, err
		}
	}
	rules, options, err := analysis.ResolveGame(r.Games, o.Game, o.Options, o.Position)
	if err != nil {
		return CreatedMatch{}, err
	}
	control, err := controlOf(o.Clock)
	if err != nil {
		return CreatedMatch{}, err
	}
	seats, err := r.seatStates(ctx, by, rules.Name, o.Seats)
	if err != nil {
		return CreatedMatch{}, err
	}
	created := match.Created{
		Terms: match.Terms{
			Game: rules.Name, Version: rules.Version, Options: options, Position: o.Position,
			Clock: control, Public: o.Public, Rated: o.Rated,
		},
		Seats:     seats,
		CreatedBy: by.ID,
		Expires:   o.Expires,
	}
	if err := r.limitSeats(ctx, &created, o.Range); err != nil {
		return CreatedMatch{}, err
	}
	if slices.ContainsFunc(seats[:], isReserved) {
		if o.Expires == 0 {
			created.Expires = match.UsualExpiry
		}
		if err := r.Meter.ChargeChallenge(by.ID); err != nil {
			return CreatedMatch{}, err
		}
	}
	var made CreatedMatch
	if name == nil {
		made.Match, err = r.Rooms.Create(ctx, created)
	} else {
		made.Match, err = name.match, r.Rooms.CreateOnce(ctx, name.match, name.key, created)
	}
	switch {
	case errors.Is(err, store.ErrDuplicate): // the same request came twice at once
		return r.madeBefore(ctx, *name, o)
	case err != nil:
		return CreatedMatch{}, err
	}
	for seat, state := range seats {
		if state.Holder != match.HolderLink {
			continue
		}
		if name == nil {
			made.Invitations[seat], err = r.invite(ctx, made.Match, game.Seat(seat))
		} else {
			made.Invitations[seat], err = r.inviteByName(ctx, made.Match, game.Seat(seat))
		}
		if err != nil {
			return made, err
		}
	}
	return made, nil
}

func controlOf(text string) (clock.Control, error) {
	if text == "" {
		return clock.Control{Kind: clock.Untimed}, nil
	}
	if len(text) > maxClock {
		return clock.Control{}, tooLong("clock", maxClock)
	}
	control, err := clock.Parse(text)
	if err != nil {
		return clock.Control{}, problem.InvalidField("clock", message.Of(err))
	}
	return control, nil
}

func isReserved(s match.SeatState) bool { return s.Holder == match.HolderReserved }

// seatStates returns the seats as they are ordered.
func (r *Lobby) seatStates(ctx context.Context, by identity.Person, name string, seats [2]string) ([2]match.SeatState, error) {
	var states [2]match.SeatState
	for i, wanted := range seats {
		field := "seats." + game.Seat(i).String()
		level, isComputer := strings.CutPrefix(wanted, SeatComputer)
		person, isPerson := strings.CutPrefix(wanted, SeatPerson)
		switch {
		case wanted == SeatMe:
			states[i] = match.SeatState{Holder: match.HolderPerson, Person: by.ID, Name: by.Name}
		case wanted == SeatOpen:
			states[i] = match.SeatState{Holder: match.HolderOpen}
		case wanted == SeatLink:
			states[i] = match.SeatState{Holder: match.HolderLink}
		case isComputer && r.Plays(name, level):
			states[i] = match.SeatState{Holder: match.HolderComputer, Level: level, Name: "Computer (" + computer.DisplayName(level) + ")"}
		case isPerson && person != "" && len(person) <= match.MaxID:
			called, err := r.nameOfPerson(ctx, person)
			if err != nil {
				return states, err
			}
			states[i] = match.SeatState{Holder: match.HolderReserved, Person: person, Name: called}
		default:
			return states, problem.InvalidField(field, r.seatChoices(name, wanted))
		}
	}
	if states[0].Holder == match.HolderComputer && states[1].Holder == match.HolderComputer {
		return states, problem.InvalidField("seats", messages.TwoComputers())
	}
	return states, nil
}

// seatChoices lists the choices for a seat.
func (r *Lobby) seatChoices(name, given string) message.Message {
	words := message.ListOf(message.Text(SeatMe), message.Text(SeatOpen), message.Text(SeatLink), message.Text(SeatPerson+"ID"))
	for _, level := range r.Levels(name) {
		words = append(words, message.Text(SeatComputer+level))
	}
	return messages.SeatChoices(words, message.Text(wording.QuoteShort(given)))
}
