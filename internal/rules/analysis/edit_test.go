package analysis_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
)

// askEdit asks for edits and returns the answer, or the detail of the problem.
func askEdit(t *testing.T, question string) (answer analysis.EditedPosition, problem string) {
	t.Helper()
	var reply struct {
		Answer  json.RawMessage
		Problem struct{ Detail string }
	}
	text := analysis.New(games.All(), languages.For).Reply("edit", []byte(question))
	if err := json.Unmarshal(text, &reply); err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	if reply.Answer == nil {
		return answer, reply.Problem.Detail
	}
	var shown struct {
		Position string
		Unread   bool
		Fields   []analysis.EditableField
		Pieces   [2][]analysis.PalettePiece
		Faults   []struct {
			Text   string
			Places []string
		}
	}
	if err := json.Unmarshal(reply.Answer, &shown); err != nil {
		t.Fatalf("%s: %v", reply.Answer, err)
	}
	answer = analysis.EditedPosition{Position: shown.Position, Unread: shown.Unread, Fields: shown.Fields, Pieces: shown.Pieces}
	for _, fault := range shown.Faults {
		answer.Faults = append(answer.Faults, analysis.Reason{Text: fault.Text, Places: fault.Places})
	}
	return answer, ""
}

// A position is set up from the usual beginning; what is missing is said in the language asked for.
func TestEditPosition(t *testing.T) {
	placed := `{"game":"ki-shogi","lang":"de","edits":[{"do":"put","piece":"first Gyoku","place":"0,0"},{"do":"put","piece":"second Gyoku","place":"1,2"}`
	e, problem := askEdit(t, placed+`]}`)
	if problem != "" || len(e.Faults) > 0 {
		t.Fatalf("the position is refused: %s, %v", problem, e.Faults)
	}
	if want := "to-move=first first=Gyoku@0,0 second=Gyoku@1,2 first-hand=Hi,Kaku second-hand=Hi,Kaku"; e.Position != want {
		t.Errorf("the position is %s, want %s", e.Position, want)
	}
	e, _ = askEdit(t, placed+`,{"do":"put","piece":"first Cho","place":"1,1"},{"do":"hold","piece":"second Kaku","count":2}]}`)
	if len(e.Faults) == 0 || !strings.Contains(e.Faults[0].Text, "Kaku") {
		t.Errorf("the faults are %v, want one about Kaku", e.Faults)
	}
	if e.Pieces[1][1].ID != "second Hi" || e.Pieces[0][0].Name == "" {
		t.Errorf("the palette is %v", e.Pieces)
	}
}

// Fields have labels in the language, and a text that cannot be read has its reasons.
func TestEditFields(t *testing.T) {
	e, _ := askEdit(t, `{"game":"skud-pai-sho","lang":"es","edits":[{"do":"set","field":"phase","value":"opening"}]}`)
	if f := e.Fields[1]; f.Label != "Fase" || f.Value != "opening" || f.Values[1].Label != "primeras flores" {
		t.Errorf("the field of the phase is %v", f)
	}
	if len(e.Faults) < 2 {
		t.Errorf("the faults are %v, want those of both hands", e.Faults)
	}
	e, _ = askEdit(t, `{"game":"skud-pai-sho","position":"phase=play colour=red"}`)
	if !e.Unread || len(e.Faults) < 3 {
		t.Errorf("the text with an unknown field is answered with %v", e)
	}
	for _, refused := range []string{
		`{"game":"chess"}`, `{"game":"skud-pai-sho","edits":[{"do":"take","place":"0,0"}]}`, `{"game":"skud-pai-sho","edits":3}`,
		`{"game":"skud-pai-sho","edits":[` + strings.Repeat(`{"do":"clear"},`, 100) + `{"do":"clear"}]}`,
	} {
		if _, problem := askEdit(t, refused); problem == "" {
			t.Errorf("%.80s is not refused", refused)
		}
	}
}
