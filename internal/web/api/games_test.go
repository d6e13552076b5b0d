package api_test

import (
	"testing"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/web/api"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

func TestGames(t *testing.T) {
	c := open(t).client()
	var list struct{ Games []api.GameInfo }
	c.ask("GET", "/api/games", nil, 200, &list)
	if len(list.Games) != len(games.All()) {
		t.Errorf("%d games, want %d", len(list.Games), len(games.All()))
	}
	for _, listed := range list.Games {
		var one api.GameInfo
		c.ask("GET", "/api/games/"+listed.Name, nil, 200, &one)
		if one.Title != listed.Title || len(one.Headings) == 0 || len(one.Computers) != 2 {
			t.Errorf("%s is %+v", listed.Name, one)
		}
	}
	c.refused("GET", "/api/games/chess", nil, 404, problem.NotFound)
}

func TestMe(t *testing.T) {
	h := open(t)
	c := h.client()
	var me api.PersonInfo
	c.ask("GET", "/api/me", nil, 200, &me)
	if me.Known || c.cookie != "" {
		t.Errorf("a stranger is %+v with the cookie %q", me, c.cookie)
	}
	c.ask("POST", "/api/me", map[string]any{"name": "  Ann  "}, 200, &me)
	if !me.Known || me.Name != "Ann" || c.cookie == "" {
		t.Errorf("Ann is %+v with the cookie %q", me, c.cookie)
	}
	first := me.ID
	c.ask("POST", "/api/me", map[string]any{"name": "Anna"}, 200, &me)
	if me.ID != first || me.Name != "Anna" {
		t.Errorf("Anna is %+v, was %s", me, first)
	}
	for _, name := range []string{"\u202egnat", "\u200b", "a\x00b", string(make([]byte, 200)), " "} {
		c.refused("POST", "/api/me", map[string]any{"name": name}, 422, problem.Invalid)
	}
	stranger := h.client()
	stranger.refused("POST", "/api/me", map[string]any{"name": " "}, 422, problem.Invalid)
	if stranger.cookie != "" {
		t.Error("somebody was made for a name that cannot be")
	}
	before := *c
	c.ask("POST", "/api/me/forget", nil, 204, nil)
	if c.cookie != "" {
		t.Errorf("the cookie stays: %s", c.cookie)
	}
	before.ask("GET", "/api/me", nil, 200, &me)
	if me.Known {
		t.Error("a cookie that was forgotten is good")
	}
}
