package api_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/teahouse-games/teahouse/internal/web/api"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// A repeated request for a match is answered with the same match and the same
// invitations, even if they have been used meanwhile.
func TestOrderAgain(t *testing.T) {
	h := open(t)
	ann, bob := h.named("Ann"), h.named("Bob")
	named := func(client, id string) map[string]any {
		o := order("me", "link")
		o["client"], o["id"] = client, id
		return o
	}
	var first, again api.CreatedMatch
	ann.ask("POST", "/api/matches", named("c", "1"), 201, &first)
	if first.Again || len(first.Invitations) != 1 || len(first.Invitations[0].Key) != 26 {
		t.Fatalf("made %+v", first)
	}
	want := first
	want.Again = true
	r := ann.ask("POST", "/api/matches", named("c", "1"), 200, &again)
	if !cmp.Equal(again, want) || r.Header.Get("Location") != "/api/matches/"+first.Match {
		t.Errorf("again %+v at %s, want %+v", again, r.Header.Get("Location"), want)
	}
	bob.ask("POST", "/api/join/"+first.Invitations[0].Key, nil, 200, nil)
	again = api.CreatedMatch{}
	ann.ask("POST", "/api/matches", named("c", "1"), 200, &again)
	if !cmp.Equal(again, want) {
		t.Errorf("again after somebody has joined: %+v, want %+v", again, want)
	}
	// Another client, another id, another person: another match.
	seen := map[string]bool{first.Match: true}
	for _, other := range []struct {
		sender     *client
		client, id string
	}{{ann, "c", "2"}, {ann, "d", "1"}, {bob, "c", "1"}, {ann, "c1", "\x21"}} {
		var made api.CreatedMatch
		other.sender.ask("POST", "/api/matches", named(other.client, other.id), 201, &made)
		if seen[made.Match] {
			t.Errorf("%s %s got the match %s of another order", other.client, other.id, made.Match)
		}
		seen[made.Match] = true
	}
	// Orders without a name are all new.
	if a, b := ann.create("me", "open"), ann.create("me", "open"); a.Match == b.Match {
		t.Error("two orders without a name made one match")
	}
	// The ids of orders are not those of commands.
	both := order("me", "me")
	both["client"], both["id"] = "test", "7"
	var made api.CreatedMatch
	ann.ask("POST", "/api/matches", both, 201, &made)
	var done struct {
		Seq   int64
		Again bool
	}
	ann.ask("POST", "/api/matches/"+made.Match+"/commands", command("7", -1, "play", "turn", "Gyoku*0,0"), 200, &done)
	if done.Again {
		t.Error("a command was taken for the order of its match")
	}
	for _, wrong := range []map[string]any{named("", "1"), named("c", ""), named("c", "a b"), named(strings.Repeat("c", 65), "1"), named("c", "ä")} {
		ann.refused("POST", "/api/matches", wrong, 422, problem.Invalid)
	}
	for _, missing := range []string{"client", "id"} {
		half := named("c", "9")
		delete(half, missing)
		ann.refused("POST", "/api/matches", half, 422, problem.Invalid)
	}
}

// Orders that were refused can be sent again under the same name, and are carried out.
func TestRefusedOrderAgain(t *testing.T) {
	h := open(t)
	ann := h.named("Ann")
	o := order("me", "nobody")
	o["client"], o["id"] = "c", "1"
	ann.refused("POST", "/api/matches", o, 422, problem.Invalid)
	o["seats"] = map[string]any{"first": "me", "second": "open"}
	ann.ask("POST", "/api/matches", o, 201, nil)
}

// A repeated request for a seat gets the same answer.
func TestSeatAgain(t *testing.T) {
	h := open(t)
	ann, bob := h.named("Ann"), h.named("Bob")
	id := ann.create("me", "open").Match
	var first, again api.SeatTaken
	bob.ask(http.MethodPost, "/api/matches/"+id+"/seats/second", nil, 200, &first)
	bob.ask(http.MethodPost, "/api/matches/"+id+"/seats/second", nil, 200, &again)
	if first != again || first.Match != id {
		t.Errorf("the seat is answered %+v, then %+v", first, again)
	}
}
