package api_test

import (
	"fmt"
	"net/url"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/web/api"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// seen is a view as it is read.
type seen struct {
	Turns     int
	Position  string
	Situation struct{ Pieces []game.Piece }
}

// played is a match of Ki Shogi with two turns, both by one person.
func played(h *harness) (c *client, at string) {
	c = h.named("Ann")
	at = "/api/matches/" + c.create("me", "me").Match
	for i, turn := range []string{"Gyoku*0,0", "Gyoku*1,2"} {
		c.ask("POST", at+"/commands", command(fmt.Sprint(i), -1, "play", "turn", turn), 200, nil)
	}
	return c, at
}

func TestBoards(t *testing.T) {
	c, at := played(open(t))
	for turns, want := range map[string]int{"": 2, "?turns=-1": 2, "?turns=0": 0, "?turns=1": 1, "?turns=2": 2} {
		var v seen
		c.ask("GET", at+"/view"+turns, nil, 200, &v)
		if v.Turns != want || len(v.Situation.Pieces) != want || v.Position == "" {
			t.Errorf("view%s: %d turns and %d pieces, want %d", turns, v.Turns, len(v.Situation.Pieces), want)
		}
	}
	var svg string
	c.ask("GET", at+"/board.svg?theme=dark&turns=1&width=320", nil, 200, &svg)
	if !strings.HasPrefix(svg, "<svg") || !strings.Contains(svg, `"320"`) {
		t.Errorf("the picture is %.200s", svg)
	}
	for _, wrong := range []string{"/view?turns=3", "/view?turns=-2", "/view?turns=x", "/board.svg?theme=blue", "/board.svg?width=5000", "/why", "/why?turn=" + strings.Repeat("x", 2001)} {
		c.refused("GET", at+wrong, nil, 422, problem.Invalid)
	}
	for _, what := range []string{"", "/view", "/picks", "/why?turn=x", "/board.svg", "/record", "/chat"} {
		c.refused("GET", "/api/matches/aaaaaaaaaaaaaaaa"+what, nil, 404, problem.NotFound)
	}
}

// TestPicksLeadToATurn follows the first pick offered until there is a turn, and plays it.
func TestPicksLeadToATurn(t *testing.T) {
	c, at := played(open(t))
	path := url.Values{}
	for {
		var p analysis.NextPicks
		c.ask("GET", at+"/picks?"+path.Encode(), nil, 200, &p)
		if p.Turn != "" {
			var why analysis.TurnExplanation
			c.ask("GET", at+"/why?turn="+url.QueryEscape(p.Turn), nil, 200, &why)
			if !why.Legal || len(why.Reasons) == 0 {
				t.Errorf("the turn %s: %+v", p.Turn, why)
			}
			c.ask("POST", at+"/commands", command("picked", -1, "play", "turn", p.Turn), 200, nil)
			break
		}
		path.Add("path", p.Next[0].ID)
	}
	c.refused("GET", at+"/picks?path=nowhere", nil, 422, problem.Code(match.RefusedRule))
	c.refused("GET", at+"/picks?path="+strings.Repeat("x", 65), nil, 422, problem.Invalid)
	c.refused("GET", at+"/picks?"+strings.Repeat("path=x&", 65), nil, 422, problem.Invalid)
	var why analysis.TurnExplanation
	c.ask("GET", at+"/why?turn=Gyoku*0,0", nil, 200, &why)
	if why.Legal || why.Rule == "" {
		t.Errorf("a turn that is not legal: %+v", why)
	}
}

func TestPositions(t *testing.T) {
	c := open(t).client()
	for _, rules := range games.All() {
		var v seen
		c.ask("POST", "/api/view", api.GameLine{Game: rules.Name}, 200, &v)
		var again seen
		c.ask("POST", "/api/view", api.GameLine{Game: rules.Name, Position: v.Position}, 200, &again)
		if again.Position != v.Position {
			t.Errorf("%s: %q became %q", rules.Name, v.Position, again.Position)
		}
		var p analysis.NextPicks
		c.ask("POST", "/api/picks", api.GameLine{Game: rules.Name}, 200, &p)
		if len(p.Next) == 0 {
			t.Errorf("%s: there is nothing to pick", rules.Name)
		}
		c.ask("POST", "/api/picks", map[string]any{"game": rules.Name, "path": []string{p.Next[0].ID}}, 200, &p)
		c.ask("POST", "/api/why", map[string]any{"game": rules.Name, "turn": "nonsense"}, 200, nil)
	}
	ki := func(more map[string]any) map[string]any {
		more["game"] = "ki-shogi"
		return more
	}
	var why analysis.TurnExplanation
	c.ask("POST", "/api/why", ki(map[string]any{"turns": []string{"Gyoku*0,0"}, "turn": "Gyoku*1,2"}), 200, &why)
	if !why.Legal {
		t.Errorf("a legal turn: %+v", why)
	}
	p := c.refused("POST", "/api/view", ki(map[string]any{"turns": []string{"Gyoku*0,0", "Gyoku*0,0"}}), 422, problem.Code(match.RefusedRule))
	if !strings.HasPrefix(p.Detail, "Turn 2, ") || p.Rule == "" {
		t.Errorf("the problem is %+v", p)
	}
	for _, wrong := range []map[string]any{
		{"position": "nonsense"}, {"options": map[string]string{"x": "y"}}, {"turns": []string{strings.Repeat("x", 2001)}},
		{"turns": make([]string, 1001)}, {"colour": "red"}, {"position": strings.Repeat("x", 16385)},
	} {
		c.refused("POST", "/api/view", ki(wrong), 422, problem.Invalid)
	}
	c.refused("POST", "/api/view", map[string]any{"game": "chess"}, 422, problem.Invalid)
	c.refused("POST", "/api/view", map[string]any{}, 422, problem.Invalid)
	c.refused("POST", "/api/picks", ki(map[string]any{"path": []string{"nowhere"}}), 422, problem.Code(match.RefusedRule))
	c.refused("POST", "/api/view", strings.Repeat(" ", 97<<10), 413, problem.TooLarge)
}
