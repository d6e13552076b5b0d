package api_test

import (
	"github.com/teahouse-games/teahouse/internal/web/account"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/rating"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/api"
	"github.com/teahouse-games/teahouse/internal/web/guard"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// Two people with accounts play a rated match. Its result counts for both, and stays when one of them deletes the account.
func TestRatedMatchCounts(t *testing.T) {
	h, s := openFaulty(t, guard.Default().Scaled(1000))
	ann, bob := h.named("Ann"), h.named("Bob")
	order := map[string]any{"game": "ki-shogi", "seats": map[string]string{"first": "me", "second": "open"}, "clock": "5+3", "rated": true}
	if p := ann.refused("POST", "/api/matches", order, 403, "rated"); p.Detail == "" {
		t.Errorf("without an account: %+v", p)
	}
	ann.addPasskey("")
	bob.addPasskey("")
	var made struct{ Match string }
	ann.ask("POST", "/api/matches", order, 201, &made)
	at := "/api/matches/" + made.Match
	h.named("Eve").refused("POST", at+"/seats/second", nil, 403, "rated")
	bob.ask("POST", at+"/seats/second", nil, 200, nil)
	ann.ask("POST", at+"/commands", command("1", -1, "play", "turn", "Gyoku*0,0"), 200, nil)
	bob.ask("POST", at+"/commands", command("1", -1, "play", "turn", "Gyoku*1,2"), 200, nil)
	bob.ask("POST", at+"/commands", command("2", -1, "resign", "", ""), 200, nil)
	if err := rating.Project(t.Context(), s); err != nil {
		t.Fatal(err)
	}

	var pools struct{ Pools []api.RatingPoolInfo }
	ann.ask("GET", "/api/ratings", nil, 200, &pools)
	if len(pools.Pools) != 1 || pools.Pools[0].Game != "ki-shogi" || pools.Pools[0].Speed != "live" || pools.Pools[0].Results != 1 {
		t.Fatalf("the pools are %+v", pools)
	}
	pool := url.QueryEscape(pools.Pools[0].Pool)
	var strength struct {
		Name    string
		Ratings []api.RatingInfo
	}
	of := func(c *client) string { return "/api/people/" + c.me().ID + "/ratings" }
	ann.ask("GET", of(ann), nil, 200, &strength)
	if r := strength.Ratings; strength.Name != "Ann" || len(r) != 1 || r[0].Points <= 1500 || !r[0].Provisional || r[0].Games != 1 {
		t.Errorf("the winner is %+v", strength)
	}
	loser := of(bob)
	bob.ask("DELETE", "/api/account", nil, 204, nil)
	if err := s.EraseAccount(t.Context(), strings.Split(loser, "/")[3], time.Now().Add(account.EraseAfter)); err != nil {
		t.Fatal(err)
	}
	ann.ask("GET", loser, nil, 200, &strength)
	if r := strength.Ratings; strength.Name != store.FormerPlayer || len(r) != 1 || r[0].Points >= 1500 {
		t.Errorf("the loser is %+v", strength)
	}
	var played struct{ Games []api.RatedGameInfo }
	ann.ask("GET", of(ann)+"/games?pool="+pool, nil, 200, &played)
	if g := played.Games; len(g) != 1 || g[0].Match != made.Match || g[0].Score != 1 || g[0].Points <= 1500 {
		t.Errorf("the games are %+v", g)
	}
	// One game is too few for the list.
	var best struct{ People []api.RankedPerson }
	ann.ask("GET", "/api/ratings/best?pool="+pool, nil, 200, &best)
	if len(best.People) != 0 {
		t.Errorf("the best are %+v", best)
	}
	ann.refused("GET", "/api/ratings/best?pool="+pool+"&cursor=NaN+x", nil, 422, problem.Invalid)
	ann.refused("GET", "/api/people/nobody/ratings", nil, 404, problem.NotFound)
}

// The best of a pool are listed in pages, with their names of now.
func TestBestAreListed(t *testing.T) {
	h, s := openFaulty(t, guard.Default().Scaled(1000))
	c := h.client()
	const pool = "ki-shogi live"
	now := time.Now()
	result := store.RatedResult{Match: "m1", Pool: pool, People: [2]string{"a", "b"}, HalfPoints: 2, At: now}
	terms := match.Terms{Game: "ki-shogi", Version: 1, Options: game.Options{}, Clock: clock.Control{Kind: clock.Untimed}, Rated: true}
	err := s.Append(t.Context(), store.LogEntry{
		Match: "m1", Epoch: 1, Events: []match.Event{{Seq: 1, At: now, Data: match.Created{Terms: terms}}}, Result: &result,
		Summary: &store.Summary{Match: "m1", Seq: 1, Game: "ki-shogi", ToMove: game.None, Outcome: game.Outcome{Winner: game.None}, Created: now, Changed: now},
	})
	if err != nil {
		t.Fatal(err)
	}
	pools, err := s.RatingPools(t.Context())
	if err != nil || len(pools) != 1 {
		t.Fatal(pools, err)
	}
	var ratings []store.RatingRecord
	for i, name := range []string{"Ann", "Bob", ""} {
		id := string(rune('a' + i))
		if err := s.PutPerson(t.Context(), store.PersonRecord{ID: id, Name: name}); err != nil {
			t.Fatal(err)
		}
		ratings = append(ratings, store.RatingRecord{
			Person: id, Pool: pool, At: now, ListedUntil: now.AddDate(0, 0, 30), Strength: store.Strength{Points: 1800 - 100*float64(i), Deviation: 50, Volatility: 0.09, Games: 90},
		})
	}
	if err := s.StoreRatings(t.Context(), store.RatingUpdate{Pool: pools[0], Ratings: ratings}); err != nil {
		t.Fatal(err)
	}
	var first, second struct {
		People []api.RankedPerson
		Cursor string
	}
	at := "/api/ratings/best?pool=" + url.QueryEscape(pool) + "&limit=2"
	c.ask("GET", at, nil, 200, &first)
	c.ask("GET", at+"&cursor="+url.QueryEscape(first.Cursor), nil, 200, &second)
	if p := first.People; len(p) != 2 || p[0].Name != "Ann" || p[0].Points != 1800 || p[1].Name != "Bob" {
		t.Errorf("the first page is %+v", first)
	}
	if p := second.People; len(p) != 1 || p[0].Name != store.FormerPlayer || second.Cursor != "" {
		t.Errorf("the second page is %+v", second)
	}
}
