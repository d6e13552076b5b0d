package api_test

import (
	"fmt"
	"net/url"
	"testing"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/service/openings"
	"github.com/teahouse-games/teahouse/internal/web/api"
	"github.com/teahouse-games/teahouse/internal/web/guard"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// Three public matches are played and counted. The explorer answers in every position that looks like one of theirs.
func TestExplore(t *testing.T) {
	h, s := openFaulty(t, guard.Default().Scaled(1000))
	ann, bob := h.named("Ann"), h.named("Bob")
	var ids []string
	for n, third := range []string{"Kaku*1,0", "Kaku*1,0", "Hi*1,0"} {
		order := map[string]any{"game": "ki-shogi", "seats": map[string]string{"first": "me", "second": "open"}, "public": true}
		var made struct{ Match string }
		ann.ask("POST", "/api/matches", order, 201, &made)
		at := "/api/matches/" + made.Match
		ids = append(ids, made.Match)
		bob.ask("POST", at+"/seats/second", nil, 200, nil)
		for i, turn := range []string{"Gyoku*0,0", "Gyoku*2,2", third} {
			player := []*client{ann, bob}[i%2]
			player.ask("POST", at+"/commands", command(fmt.Sprint(n, "-", i), -1, "play", "turn", turn), 200, nil)
		}
		[]*client{ann, bob}[n%2].ask("POST", at+"/commands", command(fmt.Sprint(n, "-end"), -1, "resign", "", ""), 200, nil)
	}
	if n, err := openings.Count(t.Context(), s, games.All(), func(match string, err error) { t.Errorf("match %s: %v", match, err) }); n != 3 || err != nil {
		t.Fatalf("%d matches were counted, %v", n, err)
	}

	var books struct{ Books []api.ExploredBook }
	bob.ask("GET", "/api/explorer", nil, 200, &books)
	if len(books.Books) != 1 || books.Books[0] != (api.ExploredBook{Source: "played", Game: "ki-shogi", Options: "field=open ki=off", Games: 3}) {
		t.Fatalf("the books are %+v", books)
	}

	ask := func(position, more string) (p api.ExploredPosition) {
		t.Helper()
		bob.ask("GET", "/api/explorer/ki-shogi?position="+url.QueryEscape(position)+more, nil, 200, &p)
		return p
	}
	begin := ask("", "")
	if begin.Games != 3 || begin.First != 1 || begin.Second != 2 || begin.Drawn != 0 || len(begin.Turns) != 1 || begin.Turns[0].Turn != "Gyoku*0,0" {
		t.Errorf("at the beginning: %+v", begin)
	}
	mirrored := ask("to-move=first first=Gyoku@5,5 second=Gyoku@3,7 first-hand=Hi,Kaku second-hand=Hi,Kaku", "&limit=1&options=ki%3Doff")
	if mirrored.Different != 2 || len(mirrored.Turns) != 1 || mirrored.Games != 3 {
		t.Fatalf("in the mirror, somewhere else on the field: %+v", mirrored)
	}
	turn := mirrored.Turns[0]
	if turn.Turn != "Kaku*4,5" || turn.Notation == "" || turn.Games != 2 || turn.First != 1 || len(turn.Samples) != 2 || turn.Samples[0].Match != ids[1] {
		t.Errorf("the most frequent turn is %+v", turn)
	}
	for _, other := range []string{"&source=self-play", "&source=imported", "&options=ki%3Don"} {
		if p := ask("", other); p.Games != 0 || p.Turns == nil || len(p.Turns) > 0 {
			t.Errorf("%s: %+v", other, p)
		}
	}

	at := "/api/explorer/ki-shogi?"
	bob.refused("GET", "/api/explorer/chess", nil, 404, problem.NotFound)
	bob.refused("GET", at+"options=cups%3D2", nil, 422, problem.Invalid)
	bob.refused("GET", at+"options=ki", nil, 422, problem.Invalid)
	bob.refused("GET", at+"position=nowhere", nil, 422, problem.Invalid)
	bob.refused("GET", at+"source=heard", nil, 422, problem.Invalid)
	bob.refused("GET", at+"limit=101", nil, 422, problem.Invalid)
}
