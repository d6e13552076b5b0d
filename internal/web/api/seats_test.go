package api_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/web/api"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

func TestInvitation(t *testing.T) {
	h := open(t)
	ann, eve := h.named("Ann"), h.named("Eve")
	made := ann.create("me", "link")
	if len(made.Invitations) != 1 || made.Invitations[0].Path != "/join/"+made.Invitations[0].Key {
		t.Fatalf("the invitations are %+v", made.Invitations)
	}
	link := "/api/join/" + made.Invitations[0].Key
	eve.refused("POST", "/api/matches/"+made.Match+"/seats/second", nil, 403, problem.Code(match.RefusedInvite))
	eve.refused("POST", "/api/matches/"+made.Match+"/seats/second/invitation", nil, 403, problem.Forbidden)
	var more api.SeatInvitation
	ann.ask("POST", "/api/matches/"+made.Match+"/seats/second/invitation", nil, 201, &more)

	var invited struct {
		Purpose, Seat string
		Match         struct{ Match string }
	}
	guest := h.client()
	guest.ask("GET", link, nil, 200, &invited)
	if invited.Purpose != "seat" || invited.Seat != "second" || invited.Match.Match != made.Match {
		t.Errorf("the link leads to %+v", invited)
	}
	guest.ask("POST", link, nil, 200, nil)
	s := guest.state(made.Match)
	if !cmp.Equal(s.You, []string{"second"}) || s.Seats[1].Name == "" {
		t.Errorf("who has joined without a name is %+v", s)
	}
	eve.refused("GET", link, nil, 410, problem.LinkUsed)
	eve.refused("POST", link, nil, 410, problem.LinkUsed)
	eve.refused("POST", "/api/join/"+more.Key, nil, 410, problem.LinkUsed)
	guest.ask("POST", link, nil, 200, nil) // the answer may have been lost
	eve.refused("POST", "/api/join/"+strings.Repeat("a", 26), nil, 410, problem.LinkUsed)
	eve.refused("POST", "/api/join/short", nil, 422, problem.Invalid)
	ann.refused("POST", "/api/matches/"+made.Match+"/seats/second/invitation", nil, 409, problem.Code(match.RefusedTaken))
	ann.refused("POST", "/api/matches/"+made.Match+"/seats/third", nil, 422, problem.Invalid)
	ann.refused("POST", "/api/matches/aaaaaaaaaaaaaaaa/seats/first", nil, 404, problem.NotFound)
}

func TestSeatKey(t *testing.T) {
	h := open(t)
	ann, eve, phone := h.named("Ann"), h.named("Eve"), h.client()
	id := ann.create("me", "open").Match
	at := "/api/matches/" + id
	eve.refused("POST", at+"/seats/first/key", nil, 403, problem.Code(match.RefusedSeat))
	var key api.SeatKey
	ann.ask("POST", at+"/seats/first/key", nil, 201, &key)
	if key.Path != "/seat/"+key.Key {
		t.Errorf("the key is %+v", key)
	}
	phone.ask("GET", "/api/seat/"+key.Key, nil, 200, nil)
	phone.ask("POST", "/api/seat/"+key.Key, nil, 200, nil)
	if got := phone.state(id).You; !cmp.Equal(got, []string{"first"}) {
		t.Errorf("the phone has %v", got)
	}
	if got := ann.state(id).You; len(got) != 0 {
		t.Errorf("Ann still has %v", got)
	}
	eve.refused("POST", "/api/seat/"+key.Key, nil, 410, problem.LinkUsed)
	eve.refused("GET", "/api/seat/"+key.Key, nil, 410, problem.LinkUsed)
}
