package api_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/web/api"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	"github.com/teahouse-games/teahouse/record"
)

// state is a match as it is read.
type state struct {
	Match  string
	Seq    int64
	Status string
	Turns  []string
	ToMove string `json:"to_move"`
	You    []string
	Seats  [2]match.SeatState
}

// order is that of a match of Ki Shogi.
func order(first, second string) map[string]any {
	return map[string]any{"game": "ki-shogi", "seats": map[string]any{"first": first, "second": second}, "public": true}
}

// create begins a match of Ki Shogi.
func (c *client) create(first, second string) api.CreatedMatch {
	c.t.Helper()
	var made api.CreatedMatch
	r := c.ask("POST", "/api/matches", order(first, second), 201, &made)
	if got := r.Header.Get("Location"); got != "/api/matches/"+made.Match {
		c.t.Errorf("the match is at %q", got)
	}
	return made
}

func (c *client) state(id string) state {
	c.t.Helper()
	var s state
	c.ask("GET", "/api/matches/"+id, nil, 200, &s)
	return s
}

// command is a command with an id of its own.
func command(id string, expect int64, kind, field, value string) map[string]any {
	c := map[string]any{"kind": kind}
	if field != "" {
		c[field] = value
	}
	return map[string]any{"client": "test", "id": id, "expect": expect, "command": c}
}

func TestPlay(t *testing.T) {
	h := open(t)
	ann, bob, eve := h.named("Ann"), h.named("Bob"), h.named("Eve")
	id := ann.create("me", "open").Match
	at := "/api/matches/" + id
	ann.refused("POST", at+"/commands", command("0", -1, "play", "turn", "Gyoku*0,0"), 409, problem.Code(match.RefusedWaiting))
	bob.ask("POST", at+"/seats/second", nil, 200, nil)
	eve.refused("POST", at+"/seats/second", nil, 409, problem.Code(match.RefusedTaken))
	s := ann.state(id)
	if s.Status != "playing" || !cmp.Equal(s.You, []string{"first"}) || s.Seats[1].Name != "Bob" {
		t.Errorf("Ann's match is %+v", s)
	}
	if got := eve.state(id).You; !cmp.Equal(got, []string{}) {
		t.Errorf("Eve has %v", got)
	}

	var done struct {
		ID    string
		Seq   int64
		Line  int64
		Again bool
	}
	ann.ask("POST", at+"/commands", command("1", s.Seq, "play", "turn", "Gyoku*0,0"), 200, &done)
	if done.ID != "1" || done.Seq != s.Seq+1 || done.Again {
		t.Errorf("the answer is %+v", done)
	}
	ann.ask("POST", at+"/commands", command("1", s.Seq, "play", "turn", "Gyoku*0,0"), 200, &done)
	if done.Seq != s.Seq+1 || !done.Again {
		t.Errorf("the second answer is %+v", done)
	}
	if got := bob.state(id).Turns; !cmp.Equal(got, []string{"Gyoku*0,0"}) {
		t.Errorf("the turns are %v", got)
	}
	bob.refused("POST", at+"/commands", command("2", s.Seq, "play", "turn", "Gyoku*1,2"), 409, problem.Code(match.RefusedStale))
	p := bob.refused("POST", at+"/commands", command("3", s.Seq+1, "play", "turn", "Gyoku*0,0"), 422, problem.Code(match.RefusedRule))
	if p.Rule == "" || len(p.Places) == 0 {
		t.Errorf("the refusal is %+v, want its rule and places", p)
	}
	ann.refused("POST", at+"/commands", command("4", s.Seq+1, "play", "turn", "Gyoku*1,2"), 409, problem.Code(match.RefusedTurn))
	eve.refused("POST", at+"/commands", command("5", s.Seq+1, "play", "turn", "Gyoku*1,2"), 403, problem.Code(match.RefusedSeat))
	h.client().refused("POST", at+"/commands", command("6", s.Seq+1, "resign", "", ""), 401, problem.NoIdentity)
	forged := &client{harness: h, cookie: "teahouse=pforged.1.99999999999.AAAA"}
	forged.refused("POST", at+"/commands", command("6", s.Seq+1, "resign", "", ""), 401, problem.InvalidIdentity)

	ann.ask("POST", at+"/commands", command("7", -1, "say", "text", "Good luck"), 200, &done)
	if done.Line != 1 {
		t.Errorf("the line is %+v", done)
	}
	var chat struct{ Lines []match.ChatMessage }
	eve.ask("GET", at+"/chat", nil, 200, &chat)
	if len(chat.Lines) != 1 || chat.Lines[0].Text != "Good luck" {
		t.Errorf("the chat is %+v", chat)
	}
	bob.ask("POST", at+"/commands", command("8", -1, "resign", "", ""), 200, &done)
	bob.refused("POST", at+"/commands", command("9", -1, "resign", "", ""), 409, problem.Code(match.RefusedOver))

	var written string
	eve.ask("GET", at+"/record", nil, 200, &written)
	r, err := record.Read([]byte(written))
	if err != nil || r.First != "Ann" || r.Result.Reason != "resign" || len(r.Turns) != 1 {
		t.Errorf("the record is %v, %v", written, err)
	}
	eve.ask("GET", at+"/record?form=json", nil, 200, &written)
	if again, err := record.ReadJSON([]byte(written)); err != nil || again.First != "Ann" {
		t.Errorf("the record is %v, %v", written, err)
	}
	_, data := eve.send("GET", at+"/record", nil, http.Header{"Accept": {"application/json"}})
	if string(data) != written {
		t.Errorf("asked for JSON in the header, got %s", data)
	}
}

func TestCommandsThatAreNone(t *testing.T) {
	h := open(t)
	ann := h.named("Ann")
	id := ann.create("me", "me").Match
	at := "/api/matches/" + id + "/commands"
	with := func(field string, value any) map[string]any {
		c := command("1", 1, "play", "turn", "Gyoku*0,0")
		if value == nil {
			delete(c, field)
		} else {
			c[field] = value
		}
		return c
	}
	for name, body := range map[string]any{
		"no client":     with("client", nil),
		"empty id":      with("id", ""),
		"long id":       with("id", strings.Repeat("x", 65)),
		"no expect":     with("expect", nil),
		"wrong expect":  with("expect", "1"),
		"no such seat":  with("as", "third"),
		"unknown field": with("colour", "red"),
		"no command":    with("command", nil),
		"unknown":       with("command", map[string]any{"kind": "cheat"}),
		"no turn":       with("command", map[string]any{"kind": "play"}),
		"other field":   with("command", map[string]any{"kind": "play", "turn": "x", "offer": "draw"}),
		"long turn":     with("command", map[string]any{"kind": "play", "turn": strings.Repeat("x", match.MaxTurnText+1)}),
		"of service":    with("command", map[string]any{"kind": "tick"}),
		"a list":        []int{1, 2},
	} {
		t.Run(name, func(*testing.T) { ann.refused("POST", at, body, 422, problem.Invalid) })
	}
	ann.refused("POST", at, "{", 400, problem.Invalid)
	ann.refused("POST", at, "", 400, problem.Invalid)
	if p := ann.refused("POST", at, `{"client":"`+strings.Repeat("x", 20_000)+`"}`, 413, problem.TooLarge); strings.Contains(p.Detail, "=") {
		t.Errorf("too large: %s", p.Detail)
	}
	current := with("as", "first")
	current["expect"] = -1
	ann.ask("POST", at, current, 200, nil)
	ann.refused("POST", "/api/matches/aaaaaaaaaaaaaaaa/commands", with("as", "first"), 404, problem.NotFound)
	ann.refused("POST", "/api/matches/AAAA/commands", with("as", "first"), 422, problem.Invalid)
}

func TestLists(t *testing.T) {
	h := open(t)
	ann := h.named("Ann")
	var made []string
	for range 5 {
		made = append(made, ann.create("me", "open").Match)
	}
	quiet := order("me", "open")
	quiet["public"] = false
	var private api.CreatedMatch
	ann.ask("POST", "/api/matches", quiet, 201, &private)

	type page struct {
		Matches []struct{ Match string }
		Cursor  string
	}
	seen := map[string]bool{}
	path := "/api/matches?limit=2&game=ki-shogi&status=waiting&open=true"
	for at, pages := path, 0; at != ""; pages++ {
		if pages > 3 {
			t.Fatal("the list has no end")
		}
		var p page
		h.client().ask("GET", at, nil, 200, &p)
		for _, m := range p.Matches {
			if seen[m.Match] {
				t.Errorf("%s is listed twice", m.Match)
			}
			seen[m.Match] = true
		}
		at = ""
		if p.Cursor != "" {
			at = path + "&cursor=" + p.Cursor
		}
	}
	if len(seen) != len(made) || seen[private.Match] {
		t.Errorf("listed %v, want the public ones of %v", seen, made)
	}
	var p page
	ann.ask("GET", "/api/me/matches?limit=50", nil, 200, &p)
	if len(p.Matches) != 6 {
		t.Errorf("Ann has %d matches, want 6", len(p.Matches))
	}
	h.client().ask("GET", "/api/me/matches", nil, 200, &p)
	if len(p.Matches) != 0 {
		t.Errorf("a stranger has %d matches", len(p.Matches))
	}
	ann.ask("GET", "/api/matches?status=over", nil, 200, &p)
	if len(p.Matches) != 0 {
		t.Errorf("%d matches are over", len(p.Matches))
	}
	for _, query := range []string{"game=chess", "status=lost", "limit=0", "limit=51", "limit=x", "cursor=x", "cursor=" + strings.Repeat("x", 65), "open=maybe", "colour=red"} {
		ann.refused("GET", "/api/matches?"+query, nil, 422, problem.Invalid)
	}
}
