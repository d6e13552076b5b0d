package lobby

import (
	"context"
	"errors"
	"strings"

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
	Seats    [2]string         // Me, Open, Link, or Computer with a level

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
	seats, err := r.seatStates(by, rules.Name, o.Seats)
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

// seatStates returns the seats as they are ordered.
func (r *Lobby) seatStates(by identity.Person, name string, seats [2]string) ([2]match.SeatState, error) {
	var states [2]match.SeatState
	for i, wanted := range seats {
		field := "seats." + game.Seat(i).String()
		level, isComputer := strings.CutPrefix(wanted, SeatComputer)
		switch {
		case wanted == SeatMe:
			states[i] = match.SeatState{Holder: match.HolderPerson, Person: by.ID, Name: by.Name}
		case wanted == SeatOpen:
			states[i] = match.SeatState{Holder: match.HolderOpen}
		case wanted == SeatLink:
			states[i] = match.SeatState{Holder: match.HolderLink}
		case isComputer && r.Plays(name, level):
			states[i] = match.SeatState{Holder: match.HolderComputer, Level: level, Name: "Computer (" + computer.DisplayName(level) + ")"}
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
	words := message.ListOf(message.Text(SeatMe), message.Text(SeatOpen), message.Text(SeatLink))
	for _, level := range r.Levels(name) {
		words = append(words, message.Text(SeatComputer+level))
	}
	return messages.SeatChoices(words, message.Text(wording.QuoteShort(given)))
}
