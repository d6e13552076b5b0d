package api_test

import (
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/notice"
	"github.com/teahouse-games/teahouse/internal/service/rating"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/api"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// challengeTo describes a challenge to a person, with other fields than the usual ones.
func challengeTo(other *client, fields map[string]any) map[string]any {
	order := map[string]any{"game": "ki-shogi", "clock": "3d", "seats": map[string]string{"first": "me", "second": "person:" + other.me().ID}}
	maps.Copy(order, fields)
	return order
}

// challenge challenges a person and returns the match.
func (c *client) challenge(other *client, fields map[string]any) string {
	c.t.Helper()
	var made api.CreatedMatch
	c.ask("POST", "/api/matches", challengeTo(other, fields), 201, &made)
	return made.Match
}

func (c *client) challenges() (lists api.ChallengeLists) {
	c.t.Helper()
	c.ask("GET", "/api/challenges", nil, 200, &lists)
	return lists
}

// A guest challenges another one, who accepts or declines; the challenger can withdraw. Nobody else can do any of that, or finds it in a list.
func TestChallengeIsAnswered(t *testing.T) {
	h := open(t)
	ann, bob, eve := h.named("Ann"), h.named("Bob"), h.named("Eve")
	id := ann.challenge(bob, map[string]any{"expires_s": 600})
	if got := bob.challenges(); len(got.Received) != 1 || len(got.Made) != 0 || got.Received[0].Match.Match != id || got.Received[0].Seat != game.Second || got.Received[0].Expires > 600 || got.Received[0].Expires < 500 {
		t.Errorf("Bob has %+v", got)
	}
	if got := ann.challenges(); len(got.Made) != 1 || len(got.Received) != 0 || got.Made[0].Match.Seats[1].Name != "Bob" {
		t.Errorf("Ann has %+v", got)
	}
	if list := bob.notices(); list.Unread != 1 || list.Notices[0].Kind != notice.Challenge || list.Notices[0].Text != "Ann challenges you" || list.Notices[0].Path != "/match/"+id {
		t.Errorf("Bob is notified of %+v", list)
	}
	for _, path := range []string{"/api/matches", "/api/matches?open=true"} {
		var list api.Matches
		eve.ask("GET", path, nil, 200, &list)
		if len(list.Matches) != 0 {
			t.Errorf("%s lists the challenge", path)
		}
	}
	eve.refused("POST", "/api/matches/"+id+"/seats/second", nil, 403, "challenge")
	eve.refused("DELETE", "/api/challenges/"+id, nil, 404, problem.NotFound)
	if got := eve.challenges(); len(got.Received)+len(got.Made) != 0 {
		t.Errorf("Eve has %+v", got)
	}
	bob.ask("POST", "/api/matches/"+id+"/seats/second", nil, 200, nil)
	if s := bob.state(id); s.Status != "playing" || !slices.Equal(s.You, []string{"second"}) {
		t.Errorf("the match is %+v", s)
	}
	ann.refused("DELETE", "/api/challenges/"+id, nil, 404, problem.NotFound)
	if list := bob.notices(); len(list.Notices) != 0 {
		t.Errorf("after the answer Bob is notified of %+v", list)
	}

	declined := ann.challenge(bob, nil)
	bob.ask("DELETE", "/api/challenges/"+declined, nil, 204, nil)
	var ended struct{ Outcome struct{ Reason string } }
	ann.ask("GET", "/api/matches/"+declined, nil, 200, &ended)
	if ended.Outcome.Reason != match.ReasonDeclined {
		t.Errorf("it ended with %+v", ended)
	}
	if list := ann.notices(); !slices.ContainsFunc(list.Notices, func(n api.NoticeInfo) bool {
		return n.Kind == notice.Answer && n.Text == "Bob has declined your challenge"
	}) {
		t.Errorf("Ann is notified of %+v", list)
	}
	withdrawn := ann.challenge(bob, nil)
	ann.ask("DELETE", "/api/challenges/"+withdrawn, nil, 204, nil)
	bob.refused("POST", "/api/matches/"+withdrawn+"/seats/second", nil, 409, "over")
	if got := bob.challenges(); len(got.Received) != 0 {
		t.Errorf("Bob has %+v", got)
	}
}

// Nobody learns why a person takes no challenges: they do not want any, one of the two has blocked the other, or the account is disabled.
func TestPeopleWithoutChallenges(t *testing.T) {
	h := open(t)
	ann, bob, cid := h.named("Ann"), h.named("Bob"), h.named("Cid")
	ann.addPasskey("")
	bob.addPasskey("")
	refused := func(why string) {
		t.Helper()
		p := ann.refused("POST", "/api/matches", challengeTo(bob, nil), 403, "challenge")
		if p.Detail != "Bob takes no challenges now." {
			t.Errorf("%s: %q", why, p.Detail)
		}
	}
	from := func(policy string) { bob.ask("PUT", "/api/me/challenges", map[string]any{"from": policy}, 204, nil) }
	from("nobody")
	refused("from nobody")
	from("followed")
	refused("from people who are followed")
	bob.ask("PUT", "/api/@/Ann/follow", nil, 204, nil)
	ann.challenge(bob, nil)
	var settings api.ChallengeSettings
	bob.ask("GET", "/api/me/challenges", nil, 200, &settings)
	if settings.From != "followed" {
		t.Errorf("the settings are %+v", settings)
	}
	from("everybody")
	// A block ends the challenges between the two, either way.
	ann.challenge(bob, nil)
	bob.challenge(ann, nil)
	ann.ask("PUT", "/api/blocks/"+bob.me().ID, nil, 204, nil)
	if got := bob.challenges(); len(got.Received)+len(got.Made) != 0 {
		t.Errorf("after the block Bob has %+v", got)
	}
	refused("who is blocked")
	ann.ask("DELETE", "/api/blocks/"+bob.me().ID, nil, 204, nil)
	bob.ask("PUT", "/api/blocks/"+ann.me().ID, nil, 204, nil)
	refused("who has blocked")
	bob.ask("DELETE", "/api/blocks/"+ann.me().ID, nil, 204, nil)
	if err := h.store.SetAccountState(t.Context(), bob.me().ID, store.AccountDisabled); err != nil {
		t.Fatal(err)
	}
	refused("whose account is disabled")

	self := challengeTo(ann, nil)
	ann.refused("POST", "/api/matches", self, 422, problem.Invalid)
	cid.refused("POST", "/api/matches", map[string]any{"game": "ki-shogi", "seats": map[string]string{"first": "me", "second": "person:nobody"}}, 404, problem.NotFound)
	ann.refused("POST", "/api/matches", challengeTo(cid, map[string]any{"public": true}), 422, problem.Invalid)
	if p := ann.refused("POST", "/api/matches", challengeTo(cid, map[string]any{"rated": true}), 403, "rated"); !strings.HasPrefix(p.Detail, "Cid has no account") {
		t.Errorf("a rated challenge to a guest: %q", p.Detail)
	}
	for range store.MaxChallengesMade {
		ann.challenge(cid, nil)
	}
	if p := ann.refused("POST", "/api/matches", challengeTo(cid, nil), 403, "challenge"); !strings.Contains(p.Detail, "withdraw one") {
		t.Errorf("one challenge more: %q", p.Detail)
	}
	h.client().refused("GET", "/api/challenges", nil, 401, problem.NoIdentity)
}

// An order that is sent again makes one challenge, whose seats are given by chance once.
func TestChallengeSentAgain(t *testing.T) {
	h := open(t)
	ann, bob := h.named("Ann"), h.named("Bob")
	seen := map[game.Seat]bool{}
	for _, id := range strings.Fields("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20") {
		order := challengeTo(bob, map[string]any{"shuffle": true, "client": "c", "id": id})
		var first, again api.CreatedMatch
		ann.ask("POST", "/api/matches", order, 201, &first)
		ann.ask("POST", "/api/matches", order, 200, &again)
		if first.Match != again.Match {
			t.Errorf("the matches %s and %s", first.Match, again.Match)
		}
		seen[bob.challenges().Received[0].Seat] = true
		bob.ask("DELETE", "/api/challenges/"+first.Match, nil, 204, nil)
	}
	if len(seen) != 2 {
		t.Errorf("chance has always chosen the same: %v", seen)
	}
}

// rate gives a person a rating in live games of Ki Shogi.
func (h *harness) rate(c *client, points float64) {
	h.t.Helper()
	now := time.Now()
	terms := match.Terms{Game: "ki-shogi", Version: 1, Options: game.Options{"field": "open", "ki": "off"}, Clock: clock.Control{Kind: clock.Fischer, Main: time.Minute}, Rated: true}
	pool := rating.PoolOf(terms)
	result := store.RatedResult{Match: "m1", Pool: pool, People: [2]string{"a", "b"}, HalfPoints: 2, At: now}
	err := h.store.Append(h.t.Context(), store.LogEntry{
		Match: "m1", Epoch: 1, Events: []match.Event{{Seq: 1, At: now, Data: match.Created{Terms: terms}}}, Result: &result,
		Summary: &store.Summary{Match: "m1", Seq: 1, Game: "ki-shogi", Status: store.StatusOver, ToMove: game.None, Outcome: game.Draw("agreement"), Created: now, Changed: now},
	})
	if err != nil {
		h.t.Fatal(err)
	}
	pools, err := h.store.RatingPools(h.t.Context())
	if err != nil || len(pools) != 1 {
		h.t.Fatal(pools, err)
	}
	err = h.store.StoreRatings(h.t.Context(), store.RatingUpdate{Pool: pools[0], Ratings: []store.RatingRecord{{
		Person: c.me().ID, Pool: pool, At: now, ListedUntil: now, Strength: store.Strength{Points: points, Deviation: 90, Volatility: 0.09, Games: 9},
	}}})
	if err != nil {
		h.t.Fatal(err)
	}
}

// An open seat of a rated match can be for people with about the same rating.
func TestRangeOfRatings(t *testing.T) {
	h := open(t)
	ann, bob, cid := h.named("Ann"), h.named("Bob"), h.named("Cid")
	for _, c := range []*client{ann, bob, cid} {
		c.addPasskey("")
	}
	order := map[string]any{"game": "ki-shogi", "clock": "5+3", "public": true, "rated": true, "range": 100, "seats": map[string]string{"first": "me", "second": "open"}}
	var made api.CreatedMatch
	ann.ask("POST", "/api/matches", order, 201, &made)
	var list api.Matches
	bob.ask("GET", "/api/matches?open=true", nil, 200, &list)
	if len(list.Matches) != 1 || list.Matches[0].Seats[1].Lowest != 1400 || list.Matches[0].Seats[1].Highest != 1600 {
		t.Fatalf("the list is %+v", list)
	}
	h.rate(bob, 1650)
	p := bob.refused("POST", "/api/matches/"+made.Match+"/seats/second", nil, 403, "rating-range")
	if p.Detail != "This seat is for people with a rating from 1400 to 1600; yours in such games is 1650." {
		t.Errorf("Bob reads %q", p.Detail)
	}
	cid.ask("POST", "/api/matches/"+made.Match+"/seats/second", nil, 200, nil)
	order["rated"] = false
	ann.refused("POST", "/api/matches", order, 422, problem.Invalid)
	order["rated"], order["range"] = true, 5
	ann.refused("POST", "/api/matches", order, 422, problem.Invalid)
	order["range"], order["seats"] = 100, map[string]string{"first": "me", "second": "link"}
	ann.refused("POST", "/api/matches", order, 422, problem.Invalid)
}

// A match that is no challenge does not expire, and the problem names the field as the request does.
func TestExpiryWithoutChallenge(t *testing.T) {
	request := order("me", "open")
	request["expires_s"] = 3600
	p := open(t).named("Ann").refused("POST", "/api/matches", request, 422, problem.Invalid)
	if len(p.Faults) != 1 || p.Faults[0].Field != "expires_s" {
		t.Errorf("the faults are %+v", p.Faults)
	}
}
