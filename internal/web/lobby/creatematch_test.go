package lobby_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

func TestCreate(t *testing.T) {
	h := open(t)
	made, err := h.Create(t.Context(), ann, lobby.CreateMatchRequest{
		Game: "ki-shogi", Options: map[string]string{"ki": "off"}, Clock: "5+3", Public: true,
		Seats: [2]string{lobby.SeatMe, lobby.SeatComputer + "greedy"},
	})
	if err != nil {
		t.Fatal(err)
	}
	s, err := h.State(t.Context(), ann, made.Match)
	if err != nil {
		t.Fatal(err)
	}
	if s.Status != store.StatusPlaying || s.Terms.Clock.String() != "5+3" || !s.Terms.Public || s.Terms.Options["ki"] != "off" {
		t.Errorf("the match is %+v", s)
	}
	if s.Seats[0] != (match.SeatState{Holder: match.HolderPerson, Person: ann.ID, Name: "Ann"}) ||
		s.Seats[1].Holder != match.HolderComputer || s.Seats[1].Level != "greedy" {
		t.Errorf("the seats are %+v", s.Seats)
	}
}

func TestOrdersThatCannotBe(t *testing.T) {
	h := open(t)
	good := lobby.CreateMatchRequest{Game: "ki-shogi", Seats: [2]string{"me", "open"}}
	tests := []struct {
		name    string
		change  func(o *lobby.CreateMatchRequest)
		field   string
		message string
	}{
		{"no game", func(o *lobby.CreateMatchRequest) { o.Game = "" }, "game", "the games are"},
		{"unknown game", func(o *lobby.CreateMatchRequest) { o.Game = "kishogi" }, "game", "did you mean ki-shogi"},
		{"unknown option", func(o *lobby.CreateMatchRequest) { o.Options = map[string]string{"x": "y"} }, "options", "has no option"},
		{"value", func(o *lobby.CreateMatchRequest) { o.Options = map[string]string{"ki": "maybe"} }, "options", "valid values"},
		{"long value", func(o *lobby.CreateMatchRequest) { o.Options = map[string]string{"ki": strings.Repeat("o", 65)} }, "options", "64 bytes"},
		{"clock", func(o *lobby.CreateMatchRequest) { o.Clock = "soon" }, "clock", ""},
		{"long clock", func(o *lobby.CreateMatchRequest) { o.Clock = strings.Repeat("5", 65) }, "clock", "64 bytes"},
		{"position", func(o *lobby.CreateMatchRequest) { o.Position = "nonsense" }, "position", ""},
		{"long position", func(o *lobby.CreateMatchRequest) { o.Position = strings.Repeat("x", match.MaxPosition+1) }, "position", "8192 bytes"},
		{"no seat", func(o *lobby.CreateMatchRequest) { o.Seats[1] = "" }, "seats.second", "me, open, link, person:ID, computer:random or computer:greedy"},
		{"level", func(o *lobby.CreateMatchRequest) { o.Seats[0] = "computer:perfect" }, "seats.first", "perfect"},
		{"computers", func(o *lobby.CreateMatchRequest) { o.Seats = [2]string{"computer:random", "computer:greedy"} }, "seats", "a person"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			o := good
			test.change(&o)
			_, err := h.Create(t.Context(), ann, o)
			wantProblem(t, err, problem.Invalid)
			p := problem.FromError(err).Translated(nil)
			if len(p.Faults) != 1 || p.Faults[0].Field != test.field || !strings.Contains(p.Detail, test.message) {
				t.Errorf("faults %v, want one of %s that says %q", p.Faults, test.field, test.message)
			}
		})
	}
	_, err := h.Create(t.Context(), needsIdentityError, good)
	wantProblem(t, err, problem.NoIdentity)
}

// mute is a store that fails to store invitations.
type failingInvites struct{ lobby.Store }

var errMute = errors.New("no paper")

func (failingInvites) PutInvitation(context.Context, store.Invitation) error { return errMute }

func TestRefusedInvitationNamesNoPerson(t *testing.T) {
	h := open(t)
	c := h.Config
	c.Store = failingInvites{h.store}
	_, err := lobby.New(c).Create(t.Context(), ann, lobby.CreateMatchRequest{Game: games.Names()[0], Seats: [2]string{"me", "link"}})
	if !errors.Is(err, errMute) {
		t.Errorf("error %v, want that of the store", err)
	}
}
