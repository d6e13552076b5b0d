package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
)

// vector is a game of testdata/vectors.
type vector struct {
	Game    string            `json:"game"`
	Options map[string]string `json:"options"`
	Turns   []string          `json:"turns"`
	Plies   []struct {
		N      *int            `json:"n"`
		H      *string         `json:"h"`
		ToMove string          `json:"to_move"`
		Info   json.RawMessage `json:"info"`
	} `json:"plies"`
	Outcome json.RawMessage `json:"outcome"`
}

// The rules in the browser are those of the vectors: at the end of every game, and at
// a drawn moment of each.
func TestVectorsInTheBrowser(t *testing.T) {
	b := openBrowser(t)
	files, err := filepath.Glob("../../testdata/vectors/*.jsonl")
	if err != nil || len(files) == 0 {
		t.Fatalf("vectors %v, %v", files, err)
	}
	r := rand.New(rand.NewPCG(5, 5))
	checks := 0
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		lines := bufio.NewScanner(bytes.NewReader(data))
		lines.Buffer(nil, 1<<24)
		for lines.Scan() {
			var v vector
			if err := json.Unmarshal(lines.Bytes(), &v); err != nil {
				t.Fatal(err)
			}
			for _, ply := range []int{len(v.Turns), r.IntN(len(v.Turns) + 1)} {
				if complaint := b.compare(&v, ply); complaint != "" {
					t.Errorf("%s, %v after %d turns: %s", filepath.Base(file), v.Options, ply, complaint)
				}
				checks++
			}
		}
	}
	t.Logf("%d positions", checks)
}

// compare describes where the browser differs from a vector.
func (b *browser) compare(v *vector, ply int) string {
	question, err := json.Marshal(analysis.GameLine{Game: v.Game, Options: v.Options, Turns: v.Turns[:ply]})
	if err != nil {
		return err.Error()
	}
	reply, _ := b.ask("legal", question)
	var got struct {
		Answer struct {
			N       int             `json:"n"`
			H       string          `json:"h"`
			ToMove  string          `json:"to_move"`
			Info    json.RawMessage `json:"info"`
			Outcome json.RawMessage `json:"outcome"`
		} `json:"answer"`
	}
	if err := json.Unmarshal([]byte(reply), &got); err != nil {
		return err.Error()
	}
	if ply == len(v.Turns) && !same(got.Answer.Outcome, v.Outcome) {
		return fmt.Sprintf("the outcome is %s, want %s", got.Answer.Outcome, v.Outcome)
	}
	if ply >= len(v.Plies) {
		return ""
	}
	want := &v.Plies[ply]
	switch {
	case got.Answer.ToMove != want.ToMove:
		return fmt.Sprintf("%s is to move, want %s", got.Answer.ToMove, want.ToMove)
	case want.Info != nil && !same(got.Answer.Info, want.Info):
		return fmt.Sprintf("the info is %s, want %s", got.Answer.Info, want.Info)
	case want.N != nil && (got.Answer.N != *want.N || got.Answer.H != *want.H):
		return fmt.Sprintf("%d turns hash to %s, want %d and %s", got.Answer.N, got.Answer.H, *want.N, *want.H)
	}
	return ""
}

func same(a, b json.RawMessage) bool {
	var x, y bytes.Buffer
	return json.Compact(&x, a) == nil && json.Compact(&y, b) == nil && bytes.Equal(x.Bytes(), y.Bytes())
}

// Every answer in the browser is byte for byte the same as here: in random games, in all
// languages, refusals included.
func TestAnswersInTheBrowser(t *testing.T) {
	b := openBrowser(t)
	for _, tag := range languages.Tags()[1:] {
		b.loadLanguage(tag)
	}
	session := analysis.New(games.All(), languages.For)
	r := rand.New(rand.NewPCG(6, 6))
	slowest := map[string]float64{}
	same := func(kind string, question map[string]any) []byte {
		t.Helper()
		asked, err := json.Marshal(question)
		if err != nil {
			t.Fatal(err)
		}
		want := session.Reply(kind, asked)
		got, took := b.ask(kind, asked)
		name := fmt.Sprint(question["game"], " ", kind)
		slowest[name] = max(slowest[name], took)
		if got != string(want) {
			t.Fatalf("%s %s:\n%s\nin the browser, here\n%s", kind, asked, got, want)
		}
		return want
	}
	for _, rules := range games.All() {
		for _, set := range []string{"pictures", "letters", "none"} {
			same("art", map[string]any{"game": rules.Name, "set": set, "names": true})
		}
		same("edit", map[string]any{"game": rules.Name, "lang": "de", "edits": []map[string]string{{"do": "clear"}, {"do": "pass"}}})
		for _, lang := range languages.Tags() {
			walk(t, rules, r, lang, same)
		}
	}
	same("sing", map[string]any{"game": "ki-shogi"})
	same("split", map[string]any{"text": "Game: ki-shogi\n\n1. Gyoku*0,0\n\nGame: ki-shogi\n"})
	same("chapter", map[string]any{"text": "Game: ki-shogi\n\n1. Gyoku*0,0\n", "new": true, "lang": "es", "operations": []map[string]any{
		{"kind": "comment", "path": []string{"Gyoku*0,0"}, "text": "[shapes red:0,0] The centre."}, {"kind": "turn-delete", "path": []string{"Gyoku*1,1"}},
	}})
	same("outline", map[string]any{"outline": map[string]any{"title": "S"}, "operations": []map[string]any{{"kind": "chapter-delete", "chapter": "a"}}})
	same("view", map[string]any{"game": "chess"})
	for _, name := range slices.Sorted(maps.Keys(slowest)) {
		t.Logf("%-28s %7.1f ms at most", name, slowest[name])
	}
}

// walk asks all kinds of questions along a drawn game.
func walk(t *testing.T, rules *game.Rules, r *rand.Rand, lang string, same func(string, map[string]any) []byte) {
	table := rules.MustNew(resolved(t, rules))
	ask := map[string]any{"game": rules.Name, "lang": lang, "notation": true, "turn": "nonsense", "text": "1,2"}
	turns := []string{}
	turnsAsked := 40
	if lang != languages.Tags()[0] {
		turnsAsked = 12 // only the words differ
	}
	if testing.Short() {
		turnsAsked /= 3
	}
	for range turnsAsked {
		ask["turns"] = turns
		same("view", ask)
		same("why", ask)
		same("read", ask)
		for _, piece := range table.Situation().Pieces {
			ask["place"] = piece.Place
			same("piece", ask)
		}
		var path []string
		for {
			ask["path"], ask["ahead"], ask["gains"] = path, len(path) == 0, len(turns)%2 == 0
			var picks struct{ Answer analysis.NextPicks }
			if err := json.Unmarshal(same("picks", ask), &picks); err != nil {
				t.Fatal(err)
			}
			if turn := picks.Answer.Turn; turn != "" {
				ask["turn"] = turn
				same("why", ask)
				if err := game.PlayTurn(table, turn); err != nil {
					t.Fatal(err)
				}
				turns = append(turns, turn)
				break
			}
			if len(picks.Answer.Next) == 0 {
				break
			}
			path = append(path, picks.Answer.Next[r.IntN(len(picks.Answer.Next))].ID)
		}
		if table.Outcome().Over() {
			break
		}
	}
	written := []map[string]any{}
	for _, turn := range turns {
		written = append(written, map[string]any{"turn": turn})
	}
	for _, form := range []string{analysis.FormRecord, analysis.FormJSON, analysis.FormNotation} {
		var w struct{ Answer analysis.FormattedRecord }
		if err := json.Unmarshal(same("write", map[string]any{"game": rules.Name, "turns": written, "form": form}), &w); err != nil {
			t.Fatal(err)
		}
		var p struct{ Answer analysis.PastedRecord }
		if err := json.Unmarshal(same("paste", map[string]any{"game": rules.Name, "text": w.Answer.Text, "lang": lang}), &p); err != nil {
			t.Fatal(err)
		}
		if len(p.Answer.Turns) != len(turns) {
			t.Errorf("%s as %s: %d turns came back, want %d", rules.Name, form, len(p.Answer.Turns), len(turns))
		}
	}
}

func resolved(t *testing.T, rules *game.Rules) game.Options {
	t.Helper()
	options, err := rules.CompleteOptions(nil)
	if err != nil {
		t.Fatal(err)
	}
	return options
}
