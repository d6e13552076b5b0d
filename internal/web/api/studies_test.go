package api_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/web/api"
	"github.com/teahouse-games/teahouse/internal/web/guard"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

type studyAnswers struct {
	Answers []struct {
		Number, Seq  int64
		Code, Detail string
	}
}

// Ann makes a study, Bob edits it with her key, and others read it once she lets them.
func TestStudies(t *testing.T) {
	h := open(t)
	ann, bob, anybody := h.named("Ann"), h.named("Bob"), h.client()
	var made api.StudyInfo
	ann.ask(http.MethodPost, "/api/studies", map[string]any{"title": " Ki  openings "}, 200, &made)
	if made.Title != "Ki openings" || made.Right != "own" || made.Visibility != "private" || made.Owner != "Ann" {
		t.Errorf("%+v", made)
	}
	ann.refused(http.MethodPost, "/api/studies", map[string]any{"title": "  "}, 422, problem.Invalid)
	at := "/api/studies/" + made.ID
	add := map[string]any{"client": "tab", "operations": []any{
		map[string]any{"number": 1, "operation": map[string]any{"kind": "chapter-add", "chapter": "a", "title": "East", "record": "Game: ki-shogi\n\nGyoku*0,0 Gyoku*1,2"}},
		map[string]any{"number": 2, "operation": map[string]any{"kind": "turns", "chapter": "a", "path": []string{"Gyoku*0,0"}, "turns": []string{"Gyoku*1,1"}}},
		map[string]any{"number": 3, "operation": map[string]any{"kind": "comment", "chapter": "a", "path": []string{"Gyoku*0,0"}, "text": "The centre."}},
	}}
	var answers studyAnswers
	for range 2 {
		ann.ask(http.MethodPost, at+"/operations", add, 200, &answers)
		a := answers.Answers
		if len(a) != 3 || a[0].Seq != 1 || a[1].Code != "illegal" || !strings.Contains(a[1].Detail, "two steps") || a[2].Seq != 2 {
			t.Errorf("%+v", a)
		}
	}

	bob.refused(http.MethodGet, at, nil, 404, problem.NotFound)
	bob.refused(http.MethodPost, at+"/operations", add, 404, problem.NotFound)
	var key struct{ Key string }
	ann.ask(http.MethodPost, at+"/key", nil, 200, &key)
	bob.refused(http.MethodPost, at+"/editors", map[string]any{"key": "x"}, 403, problem.Forbidden)
	bob.ask(http.MethodPost, at+"/editors", map[string]any{"key": key.Key}, 204, nil)
	bob.ask(http.MethodPost, at+"/operations", map[string]any{"client": "bob", "operations": []any{
		map[string]any{"number": 1, "operation": map[string]any{"kind": "mark", "chapter": "a", "path": []string{"Gyoku*0,0"}, "mark": "!"}},
	}}, 200, &answers)
	bob.refused(http.MethodDelete, at, nil, 403, problem.Forbidden)
	bob.refused(http.MethodPut, at+"/visibility", map[string]any{"visibility": "public"}, 403, problem.Forbidden)

	anybody.refused(http.MethodGet, at+"/record", nil, 404, problem.NotFound)
	ann.ask(http.MethodPut, at+"/visibility", map[string]any{"visibility": "public"}, 204, nil)
	var outline api.StudyOutline
	anybody.ask(http.MethodGet, at, nil, 200, &outline)
	if outline.Right != "read" || outline.Seq != 3 || len(outline.List) != 1 || outline.List[0].Turns != 2 || outline.List[0].Title != "East" || outline.Key {
		t.Errorf("%+v", outline)
	}
	var text string
	anybody.ask(http.MethodGet, at+"/record", nil, 200, &text)
	const want = "Game: ki-shogi\nStudy: Ki openings\nChapter: East\n\n1. Gyoku*0,0! {The centre.}\n2. Gyoku*1,2\n"
	if text != want {
		t.Errorf("the study is\n%s", text)
	}
	anybody.ask(http.MethodGet, at+"/chapters/a/record", nil, 200, &text)
	if text != want {
		t.Errorf("the chapter is\n%s", text)
	}
	var chapter api.ChapterText
	anybody.ask(http.MethodGet, at+"/chapters/a", nil, 200, &chapter)
	var all struct {
		Chapters []api.ChapterText
		Next     int64
	}
	anybody.ask(http.MethodGet, at+"/chapters", nil, 200, &all)
	if chapter.Seq != 3 || len(all.Chapters) != 1 || all.Chapters[0] != chapter || all.Next != 0 {
		t.Errorf("%+v, %+v", chapter, all)
	}
	anybody.refused(http.MethodGet, at+"/chapters/b", nil, 404, problem.NotFound)
	anybody.refused(http.MethodPost, at+"/operations", add, 401, problem.NoIdentity)

	var list struct{ Studies []api.StudyInfo }
	for reader, of := range map[*client]string{anybody: "public", ann: "me", bob: "me"} {
		reader.ask(http.MethodGet, "/api/studies?of="+of, nil, 200, &list)
		if len(list.Studies) != 1 || list.Studies[0].ID != made.ID || list.Studies[0].Owner != "Ann" {
			t.Errorf("%+v", list)
		}
	}
	anybody.ask(http.MethodGet, "/api/studies?of=me", nil, 200, &list)
	if len(list.Studies) != 0 {
		t.Errorf("%+v", list)
	}

	var exported api.PersonExport
	bob.ask(http.MethodGet, "/api/account/export", nil, 200, &exported)
	if len(exported.Studies) != 1 || exported.Studies[0].ID != made.ID || exported.Studies[0].Right != "edit" {
		t.Errorf("%+v", exported.Studies)
	}

	ann.ask(http.MethodDelete, at+"/key", nil, 204, nil)
	bob.refused(http.MethodPost, at+"/operations", add, 403, problem.Forbidden)
	ann.ask(http.MethodDelete, at, nil, 204, nil)
	ann.refused(http.MethodGet, at, nil, 404, problem.NotFound)
}

// The pages of a list follow each other although the study at the end of a page is changed or deleted meanwhile.
func TestPagesOfStudies(t *testing.T) {
	h := open(t)
	ann := h.named("Ann")
	var ids []string // the last changed first
	for range 6 {
		var made api.StudyInfo
		ann.ask(http.MethodPost, "/api/studies", map[string]any{"title": "East"}, 200, &made)
		ids = append([]string{made.ID}, ids...)
		time.Sleep(2 * time.Millisecond) // they are sorted by their milliseconds
	}
	type page struct {
		Studies []api.StudyInfo
		Cursor  string
	}
	var read []string
	next := func(cursor string) string {
		t.Helper()
		var p page
		ann.ask(http.MethodGet, "/api/studies?of=me&limit=2&cursor="+cursor, nil, 200, &p)
		for _, s := range p.Studies {
			read = append(read, s.ID)
		}
		return p.Cursor
	}
	cursor := next("")
	ann.ask(http.MethodPost, "/api/studies/"+ids[1]+"/operations", map[string]any{"client": "tab", "operations": []any{
		map[string]any{"number": 1, "operation": map[string]any{"kind": "chapter-add", "chapter": "a", "title": "East", "record": "Game: ki-shogi\n\nGyoku*0,0"}},
	}}, 200, nil)
	cursor = next(cursor)
	ann.ask(http.MethodDelete, "/api/studies/"+ids[3], nil, 204, nil)
	if cursor = next(cursor); cursor != "" {
		cursor = next(cursor)
	}
	if cursor != "" || !slices.Equal(read, ids) {
		t.Errorf("the pages have %v, want %v; after them comes %q", read, ids, cursor)
	}
	ann.refused(http.MethodGet, "/api/studies?of=me&cursor="+ids[0], nil, 422, problem.Invalid)
}

// A person has as many studies as there can be, and a study as many editors.
func TestTooManyStudies(t *testing.T) {
	h, s := openFaulty(t, guard.Default().Scaled(1000))
	s.manyStudies = true
	ann := h.named("Ann")
	ann.refused(http.MethodPost, "/api/studies", map[string]any{"title": "East"}, 409, problem.TooMany)
	s.manyStudies = false
	var made api.StudyInfo
	var key struct{ Key string }
	ann.ask(http.MethodPost, "/api/studies", map[string]any{"title": "East"}, 200, &made)
	ann.ask(http.MethodPost, "/api/studies/"+made.ID+"/key", nil, 200, &key)
	s.manyStudies = true
	h.named("Bob").refused(http.MethodPost, "/api/studies/"+made.ID+"/editors", map[string]any{"key": key.Key}, 409, problem.TooMany)
}
