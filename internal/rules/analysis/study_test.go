package analysis_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
)

const studied = "Game: ki-shogi\nOptions: field=open ki=off\nStudy: S\nChapter: C\n\n1. Gyoku*0,0\n2. Gyoku*1,2\n3. Cho*1,0 {East.}\n   (3. Hi*-1,0 {[shapes red:0,0>1,2] Centre.}\n    4. Myou*2,2)\n"

// askStudy asks a question about studies and reads its answer.
func askStudy[A any](t *testing.T, kind string, question map[string]any) (answer A, problem string) {
	t.Helper()
	asked, err := json.Marshal(question)
	if err != nil {
		t.Fatal(err)
	}
	var reply struct {
		Answer  A
		Problem *struct{ Detail string }
	}
	if err := json.Unmarshal(analysis.New(games.All(), languages.For).Reply(kind, asked), &reply); err != nil {
		t.Fatal(err)
	}
	if reply.Problem != nil {
		return answer, reply.Problem.Detail
	}
	return reply.Answer, ""
}

func TestChaptersAreEdited(t *testing.T) {
	two := []string{"Gyoku*0,0", "Gyoku*1,2"}
	c, problem := askStudy[analysis.StudyChapter](t, "chapter", map[string]any{"text": studied, "new": true, "lang": "de", "operations": []any{
		map[string]any{"kind": "turn-delete", "path": append(two[:2:2], "Cho*1,0")},
		map[string]any{"kind": "turns", "path": two, "turns": []string{"Hi*0,0"}},
		map[string]any{"kind": "comment", "path": two, "text": "Here."},
	}})
	if problem != "" || c.Study != "S" || c.Title != "C" || c.Game != "ki-shogi" || c.Size != 4 {
		t.Errorf("%+v, %s", c, problem)
	}
	if len(c.Operations) != 3 || len(c.Operations[0].Digest) != 16 || len(c.Refused) != 1 || c.Refused[0].Index != 1 || c.Refused[0].Code != "illegal" {
		t.Errorf("%+v, %+v", c.Operations, c.Refused)
	}
	if !strings.Contains(c.Refused[0].Detail, "Abstand") && !strings.Contains(c.Refused[0].Detail, "Feld") {
		t.Errorf("%s is not German", c.Refused[0].Detail)
	}
	if last := c.Turns[2]; last.Turn != "Hi*-1,0" || last.Comment != "Centre." || len(last.Shapes) != 1 || c.Turns[1].Comment != "Here." {
		t.Errorf("%+v", c.Turns)
	}
	if strings.Contains(c.Text, "Study:") || !strings.Contains(c.Text, "2. Gyoku*1,2 {Here.}\n3. Hi*-1,0") {
		t.Errorf("the text is\n%s", c.Text)
	}
	bare, problem := askStudy[map[string]any](t, "chapter", map[string]any{"text": "Game: quaterno\n"})
	if problem != "" || bare["options"] == nil || bare["turns"] == nil {
		t.Errorf("%+v, %s", bare, problem)
	}
	line, problem := askStudy[analysis.StudyChapter](t, "chapter", map[string]any{"text": studied, "line": append(two[:2:2], "Hi*-1,0"), "title": "T"})
	if problem != "" || line.Size != 4 || !strings.Contains(line.Text, "Chapter: T\n") || strings.Contains(line.Text, "Cho") {
		t.Errorf("%+v, %s", line, problem)
	}
}

func TestChapterQuestionsAreRefused(t *testing.T) {
	for _, question := range []map[string]any{
		{"text": "Game: chess\n", "new": true}, {"text": "Game: ki-shogi\n\nHi*0,0", "new": true}, {"text": "(", "new": true},
		{"text": studied, "line": []string{"x"}}, {"text": "1."}, {"text": studied, "operations": make([]map[string]any, 10_001)},
	} {
		if c, problem := askStudy[analysis.StudyChapter](t, "chapter", question); problem == "" {
			t.Errorf("%.80v is answered %+v", question, c)
		}
	}
}

func TestNotationsBecomeChapters(t *testing.T) {
	for _, text := range []string{"Gyoku*0,0 Gyoku*1,2", `{"game":"ki-shogi","turns":["Gyoku*0,0"]}`} {
		c, problem := askStudy[analysis.StudyChapter](t, "chapter", map[string]any{"text": text, "game": "ki-shogi", "new": true})
		if problem != "" || c.Turns[0].Turn != "Gyoku*0,0" || !strings.HasPrefix(c.Text, "Game: ki-shogi\n") {
			t.Errorf("%+v, %s", c, problem)
		}
	}
}

func TestOutlinesAreEdited(t *testing.T) {
	o, problem := askStudy[analysis.EditedOutline](t, "outline", map[string]any{
		"outline": map[string]any{"title": "S", "chapters": []any{map[string]any{"id": "a", "title": "A"}}},
		"operations": []any{
			map[string]any{"kind": "chapter-title", "chapter": "a", "title": "B"}, map[string]any{"kind": "chapter-delete", "chapter": "c"},
		},
	})
	if problem != "" || o.Outline.Chapters[0].Title != "B" || len(o.Refused) != 1 || o.Refused[0].Code != "gone" {
		t.Errorf("%+v, %s", o, problem)
	}
	split, problem := askStudy[analysis.SplitFile](t, "split", map[string]any{"text": studied + "\n" + studied})
	if problem != "" || len(split.Parts) != 2 {
		t.Errorf("%+v, %s", split, problem)
	}
}
