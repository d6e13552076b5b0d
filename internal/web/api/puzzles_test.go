package api_test

import (
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/puzzles"
	"github.com/teahouse-games/teahouse/internal/web/api"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

func TestPuzzles(t *testing.T) {
	c := open(t).client()
	var list struct {
		Puzzles []api.ListedPuzzle
		Daily   string
		Themes  []puzzles.TagCount
	}
	for _, name := range games.Names() {
		c.ask("GET", "/api/puzzles/"+name, nil, 200, &list)
		if len(list.Puzzles) == 0 {
			continue
		}
		first := list.Puzzles[0]
		var one api.PuzzleInfo
		for _, id := range []string{first.ID, list.Daily} {
			c.ask("GET", "/api/puzzles/"+name+"/"+id, nil, 200, &one)
			if one.ID != id || one.Game != name || len(one.Turns) == 0 {
				t.Errorf("%s is %+v", id, one)
			}
		}
		theme := list.Themes[0].Tag
		c.ask("GET", "/api/puzzles/"+name+"?limit=5&near=1500&theme="+theme, nil, 200, &list)
		if len(list.Puzzles) > 5 || slices.ContainsFunc(list.Puzzles, func(p api.ListedPuzzle) bool { return !slices.Contains(p.Tags, theme) }) {
			t.Errorf("of the theme %s: %+v", theme, list.Puzzles)
		}
	}
	c.refused("GET", "/api/puzzles/chess", nil, 404, problem.NotFound)
	c.refused("GET", "/api/puzzles/chess/00000000", nil, 404, problem.NotFound)
	c.refused("GET", "/api/puzzles/ki-shogi/00000000", nil, 404, problem.NotFound)
	c.refused("GET", "/api/puzzles/ki-shogi?near=-1", nil, 422, problem.Invalid)
}
