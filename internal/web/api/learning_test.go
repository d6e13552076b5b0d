package api_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/rules/puzzles"
	"github.com/teahouse-games/teahouse/internal/web/api"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// Steps of courses are kept with the account, and are in its export. Guests keep them in the browser.
func TestCoursesOfAccounts(t *testing.T) {
	h := open(t)
	ann := h.named("Ann")
	ann.refused("GET", "/api/me/courses", nil, 401, problem.NotLoggedIn)
	ann.addPasskey("Ann")
	var done api.CoursesDone
	ann.ask("GET", "/api/me/courses", nil, 200, &done)
	if len(done.Done) > 0 {
		t.Errorf("at first %v", done.Done)
	}
	for _, steps := range [][]string{{"drop", "nonsense"}, {"capture"}} {
		ann.ask("POST", "/api/me/courses", map[string]any{"done": map[string]any{"ki-shogi": steps, "chess": steps}}, 200, &done)
	}
	if len(done.Done) != 1 || !slices.Equal(done.Done["ki-shogi"], []string{"capture", "drop"}) {
		t.Errorf("in the end %v", done.Done)
	}
	var export api.PersonExport
	ann.ask("GET", "/api/account/export", nil, 200, &export)
	if len(export.Courses["ki-shogi"]) != 2 {
		t.Errorf("the export has %v", export.Courses)
	}
}

// Results of puzzles change ratings once. Votes and reports need a try, and moderators read the reports.
func TestPuzzlesOfAccounts(t *testing.T) {
	h := open(t)
	ann, eve := h.named("Ann"), h.named("Eve")
	set, err := puzzles.Of("ki-shogi")
	if err != nil {
		t.Fatal(err)
	}
	of, id := "/api/me/puzzles/ki-shogi", set[7].ID
	ann.refused("GET", of, nil, 401, problem.NotLoggedIn)
	ann.addPasskey("Ann")
	ann.refused("PUT", of+"/"+id+"/vote", map[string]any{"vote": 1}, 422, problem.Invalid)
	now := time.Now()
	result := map[string]any{"id": id, "solved": true, "at": now.UnixMilli(), "day": now.Unix() / 86400}
	missed := map[string]any{"id": set[8].ID, "solved": false, "at": now.UnixMilli(), "day": now.Unix() / 86400}
	unknown := map[string]any{"id": "00000000", "solved": true, "at": now.UnixMilli(), "day": 1}
	var first, again api.PuzzleProgress
	body := map[string]any{"results": []any{result, missed, unknown}, "best": map[string]any{"streak": 4, "timed": 2}}
	ann.ask("POST", of, body, 200, &first)
	ann.ask("POST", of, body, 200, &again)
	if first.Rating == nil || again.Rating == nil || *first.Rating != *again.Rating || len(again.Tried) != 2 || len(again.Mistakes) != 1 || again.Best != (api.BestCounts{Streak: 4, Timed: 2}) {
		t.Errorf("first %+v, again %+v", first, again)
	}
	ann.ask("PUT", of+"/"+id+"/vote", map[string]any{"vote": -1}, 204, nil)
	ann.refused("PUT", of+"/"+id+"/vote", map[string]any{"vote": 2}, 422, problem.Invalid)
	ann.refused("PUT", of+"/00000000/vote", map[string]any{"vote": 1}, 404, problem.NotFound)
	ann.ask("PUT", of+"/"+id+"/report", map[string]any{"fault": "other-solution", "text": "Two turns win."}, 204, nil)
	ann.ask("GET", of, nil, 200, &again)
	if again.Votes[id] != -1 {
		t.Errorf("the votes are %v", again.Votes)
	}
	var export api.PersonExport
	ann.ask("GET", "/api/account/export", nil, 200, &export)
	if len(export.Puzzles) != 2 || len(export.PuzzleRatings) != 1 || export.PuzzleRatings[0].Rating == nil {
		t.Errorf("the export has %+v and %+v", export.Puzzles, export.PuzzleRatings)
	}

	eve.refused("GET", "/api/moderation/puzzles", nil, 401, problem.NotLoggedIn)
	ann.refused("GET", "/api/moderation/puzzles", nil, 403, problem.NoRole)
	eve.moderator()
	var list struct{ Reports []api.PuzzleReportInfo }
	eve.ask("GET", "/api/moderation/puzzles", nil, 200, &list)
	if len(list.Reports) != 1 || list.Reports[0].ID != id || list.Reports[0].Text != "Two turns win." || list.Reports[0].Reporter != ann.me().ID {
		t.Errorf("the reports are %+v", list.Reports)
	}
	eve.ask("DELETE", "/api/moderation/puzzles/ki-shogi/"+id, nil, 204, nil)
	eve.refused("DELETE", "/api/moderation/puzzles/ki-shogi/"+id, nil, 404, problem.NotFound)
	if kinds := eve.audit(); !strings.HasPrefix(kinds, "role-settle ") {
		t.Errorf("the audit of the moderator has %s", kinds)
	}
}
