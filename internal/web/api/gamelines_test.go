package api_test

import (
	"maps"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

func TestLanguages(t *testing.T) {
	c := open(t).client()
	ask := func(lang string) analysis.TurnExplanation {
		var why analysis.TurnExplanation
		c.ask("POST", "/api/why", map[string]any{"game": "ki-shogi", "turns": []string{"Gyoku*0,0"}, "turn": "Gyoku*0,0", "lang": lang}, 200, &why)
		return why
	}
	if en, de := ask("en"), ask("de"); en.Title == "" || en.Title == de.Title || en.Reasons[0].Text == de.Reasons[0].Text {
		t.Errorf("in English %+v, in German %+v", en, de)
	}
	wrong := func(lang string) string {
		p := c.refused("POST", "/api/picks", map[string]any{"game": "ki-shogi", "turns": []string{"Gyoku*0,0"}, "path": []string{"Gyoku", "0,0"}, "lang": lang}, 422, problem.Code(match.RefusedRule))
		if p.Heading == "" {
			t.Errorf("the problem is %+v", p)
		}
		return p.Detail
	}
	if wrong("en") == wrong("de") {
		t.Errorf("the refusal is the same in both languages: %s", wrong("de"))
	}
}

// Every refusal is in the requested language.
func TestProblemsInGerman(t *testing.T) {
	c := open(t).named("Ann")
	german := http.Header{"Accept-Language": {"de"}}
	for _, test := range []struct {
		method, path string
		body         any
		message      string
	}{
		{"GET", "/api/tea", nil, "Unter dieser Adresse gibt es nichts."},
		{"DELETE", "/api/me", nil, "Diese Adresse antwortet nur auf GET und POST."},
		{"GET", "/api/matches/aaaaaaaaaaaaaaaa", nil, "Diese Partie gibt es nicht."},
		{"POST", "/api/me", map[string]any{"name": "\u0301"}, "Dieser Name besteht nur aus Akzenten."},
		{"POST", "/api/matches", map[string]any{"game": "chess", "seats": map[string]string{"first": "me", "second": "open"}}, "Unbekanntes Spiel \\\"chess\\\""},
		{"POST", "/api/view", map[string]any{"game": "ki-shogi", "options": map[string]string{"ki": "no"}}, "Option ki=no von ki-shogi gibt es nicht: Gültige Werte sind off, on."},
		{"POST", "/api/view", map[string]any{"turns": 1}, "Die Anfrage ist nicht so, wie sie beschrieben ist"},
	} {
		r, data := c.send(test.method, test.path, test.body, german)
		if r.StatusCode < 400 || !strings.Contains(string(data), test.message) {
			t.Errorf("%s %s: %d %s, want %s", test.method, test.path, r.StatusCode, data, test.message)
		}
	}
}

func TestPieceAndGains(t *testing.T) {
	c := open(t).client()
	line := map[string]any{"game": "ki-shogi", "turns": []string{"Gyoku*0,0", "Gyoku*1,2", "Cho*1,0"}}
	ask := func(more map[string]any) map[string]any {
		maps.Copy(more, line)
		return more
	}
	var card analysis.PieceCard
	c.ask("POST", "/api/piece", ask(map[string]any{"place": "1,0"}), 200, &card)
	if card.Name != "Cho" || card.Text == "" || len(card.Reach) != 2 || len(card.Faces) != 3 {
		t.Errorf("the card is %+v", card)
	}
	c.ask("POST", "/api/piece", ask(map[string]any{"seat": "second", "kind": "Hi", "lang": "de"}), 200, &card)
	if len(card.Reach) == 0 || card.Text != "Gleitet vorwärts, rückwärts, nach links und nach rechts." {
		t.Errorf("the card in German is %+v", card)
	}
	c.refused("POST", "/api/piece", ask(map[string]any{"place": "9,9"}), 422, problem.Invalid)
	c.refused("POST", "/api/piece", ask(map[string]any{"kind": "Hi"}), 422, problem.Invalid)
	var picks analysis.NextPicks
	c.ask("POST", "/api/picks", map[string]any{"game": "kutai-pai-sho", "turns": []string{"CBd@0,0"}, "path": []string{"IRd"}, "gains": true}, 200, &picks)
	if i := slices.IndexFunc(picks.Next, func(p analysis.Pick) bool { return p.Place == "0,3" }); i < 0 || picks.Next[i].Gain != 3 {
		t.Errorf("the picks are %+v", picks.Next)
	}
}

func TestReadPasteWrite(t *testing.T) {
	c := open(t).client()
	var read analysis.ReadTurnAnswer
	c.ask("POST", "/api/read", map[string]any{"game": "ki-shogi", "text": "Gyoku*0,0"}, 200, &read)
	if read.Turn != "Gyoku*0,0" {
		t.Errorf("read %+v", read)
	}
	var pasted analysis.PastedRecord
	c.ask("POST", "/api/paste", map[string]any{"text": "Game: ki-shogi\n\nGyoku*0,0 {here}"}, 200, &pasted)
	if pasted.Game != "ki-shogi" || len(pasted.Turns) != 1 || pasted.Turns[0].Comment != "here" {
		t.Errorf("pasted %+v", pasted)
	}
	var written analysis.FormattedRecord
	c.ask("POST", "/api/write", struct {
		analysis.PastedRecord
		Form string `json:"form"`
	}{pasted, "record"}, 200, &written)
	if !strings.Contains(written.Text, "Game: ki-shogi") || !strings.Contains(written.Text, "{here}") {
		t.Errorf("written %q", written.Text)
	}
	c.refused("POST", "/api/paste", map[string]any{"text": "nonsense"}, 422, problem.Invalid)
	c.refused("POST", "/api/write", map[string]any{"game": "ki-shogi", "turns": []any{}, "form": "poem"}, 422, problem.Invalid)
}

func TestArt(t *testing.T) {
	c := open(t).client()
	const at = "/api/art?game=ki-shogi&o=ki%3Don&o=field%3D7x7&set=letters&names=true"
	var art analysis.Drawings
	c.ask("GET", at, nil, 200, &art)
	if !strings.HasPrefix(art.Surface, "<g") || art.Pieces["second Hi"] == "" || art.Notes["stranded"] == "" {
		t.Errorf("the drawings are %.200s, %d pieces", art.Surface, len(art.Pieces))
	}
	r, _ := c.send("GET", at+"&v=1", nil, nil)
	if r.Header.Get("Cache-Control") != "public, max-age=31536000, immutable" || r.Header.Get("ETag") == "" {
		t.Errorf("the header is %v", r.Header)
	}
	again, data := c.send("GET", at, nil, http.Header{"If-None-Match": r.Header["Etag"]})
	if again.StatusCode != http.StatusNotModified || len(data) > 0 {
		t.Errorf("asked again: %d with %d bytes", again.StatusCode, len(data))
	}
	for _, wrong := range []string{"?game=chess", "?game=ki-shogi&o=ki", "?game=ki-shogi&o=x%3Dy", "?game=ki-shogi&set=x"} {
		c.refused("GET", "/api/art"+wrong, nil, 422, problem.Invalid)
	}
}
