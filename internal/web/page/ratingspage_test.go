package page_test

import (
	"fmt"
	"html"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/memory"
)

// The best players of a pool are listed in order, in parts, with those who have an account leading to their profiles.
func TestBestPlayers(t *testing.T) {
	kept, now, ctx := memory.New(), time.Now(), t.Context()
	h := harnessOf(t, kept, games.All())
	const pool, other = "ki-shogi live field=open ki=off", "no-game live"
	for _, name := range []string{pool, other} {
		err := kept.Append(ctx, store.LogEntry{
			Match: "m" + name[:1], Epoch: 1, Events: []match.Event{{Seq: 1, At: now, Data: match.Began{}}}, Summary: &store.Summary{Match: "m" + name[:1], Seq: 1, Game: "ki-shogi"},
			Result: &store.RatedResult{Match: "m" + name[:1], Pool: name, People: [2]string{"p000", "p001"}, At: now},
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	pools, err := kept.RatingPools(ctx)
	if err != nil {
		t.Fatal(err)
	}
	var ratings []store.RatingRecord
	for i := range 60 {
		id := fmt.Sprintf("p%03d", i)
		if err := kept.PutPerson(ctx, store.PersonRecord{ID: id, Name: "Guest"}); err != nil {
			t.Fatal(err)
		}
		if i > 0 { // the best one has deleted the account
			err = kept.CreateAccount(ctx, store.Account{Person: id, Name: "Player " + id, NameKey: id, Created: now, State: store.AccountActive})
		} else {
			err = kept.PutPerson(ctx, store.PersonRecord{ID: id})
		}
		if err != nil {
			t.Fatal(err)
		}
		ratings = append(ratings, store.RatingRecord{
			Person: id, Pool: pool, At: now, ListedUntil: now.AddDate(0, 0, 30), Strength: store.Strength{Points: 2000 - float64(i), Deviation: 50, Volatility: 0.09, Games: 90},
		})
	}
	if err := kept.StoreRatings(ctx, store.RatingUpdate{Pool: pools[0], Ratings: ratings}); err != nil {
		t.Fatal(err)
	}
	b := h.browser()
	few := b.get("/ratings").text
	for _, want := range []string{"Former player", "<strong>2000</strong>", `href="/@/Player%20p004"`, "Ki Shogi"} {
		if !strings.Contains(few, want) {
			t.Errorf("the page has no %s", want)
		}
	}
	if strings.Contains(few, "p005") {
		t.Error("the page has more than the first five")
	}
	whole := b.get("/ratings?pool=" + strings.ReplaceAll(pool, " ", "+"))
	_, next, ok := strings.Cut(whole.text, `<a class="button" href="/ratings?`)
	if !ok || !strings.Contains(whole.text, "p049") || strings.Contains(whole.text, "p050") {
		t.Fatalf("the list does not end with the fiftieth: %s", whole.text)
	}
	next, _, _ = strings.Cut(next, `"`)
	rest := b.get("/ratings?" + html.UnescapeString(next)).text
	if !strings.Contains(rest, `start="51"`) || !strings.Contains(rest, "p050") || !strings.Contains(rest, "p059") || strings.Contains(rest, `rel="next"`) {
		t.Errorf("the rest of the list is %s", rest)
	}
	for path, want := range map[string]int{"/ratings?pool=tea": 404, "/ratings?pool=no-game+live": 404, "/ratings?pool=" + strings.ReplaceAll(pool, " ", "+") + "&after=p1&points=NaN&place=1": 422} {
		if got := b.get(path); got.status != want {
			t.Errorf("%s is answered with %d, want %d", path, got.status, want)
		}
	}
}
