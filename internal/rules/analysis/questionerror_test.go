package analysis_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/message/messagetest"
)

// An illegal turn in a list is refused completely in the language of the sender.
func TestRefusedInGerman(t *testing.T) {
	for asked, want := range map[string]string{
		`{"game":"ki-shogi","turns":["Gyoku*5,5"]}`:                  `Zug 1, "Gyoku*5,5": Auf offener Spielfläche heißt das Feld`,
		`{"game":"ki-shogi","turns":["Gyoku*0,0","Gyoku*9,9"]}`:      `Zug 2, "Gyoku*9,9": Der weiße Gyoku muss genau zwei Schritte`,
		`{"game":"skud-pai-sho","turns":["x"]}`:                      `Zug 1, "x": "x" ist kein Zug`,
		`{"game":"quaterno","turns":["Anchor@7,2","Anchor@7,2"]}`:    `Zug 2, "Anchor@7,2": `,
		`{"game":"kutai-pai-sho","turns":["JAn@20,20"]}`:             `Zug 1, "JAn@20,20": `,
		`{"game":"balance-pai-sho","turns":["deal=LOOYYW","W@0,0"]}`: `Zug 2, "W@0,0": `,
	} {
		var reply struct{ Problem analysis.ProblemJSON }
		question := strings.Replace(asked, "{", `{"lang":"de",`, 1)
		if err := json.Unmarshal(analysis.New(games.All(), languages.For).Reply("view", []byte(question)), &reply); err != nil {
			t.Fatal(err)
		}
		p := reply.Problem
		if !strings.HasPrefix(p.Detail, want) || p.Title != "Die Regeln erlauben diesen Zug nicht" || p.Heading == "" {
			t.Errorf("%s: %+v, want %s", asked, p, want)
		}
	}

	// Turns of other moments and of other games, in each place of a question.
	w := newWalks(t, 2, 40)
	session := analysis.New(games.All(), languages.For)
	refusals := 0
	for range 2000 {
		line, other := w.lines[w.r.IntN(len(w.lines))], w.lines[w.r.IntN(len(w.lines))]
		if d, _ := games.Definition(line.Game); d.Translations == nil {
			continue // a game without translations
		}
		turn := other.Turns[w.r.IntN(len(other.Turns))]
		line.Turns = append(append([]string{}, line.Turns[:w.r.IntN(len(line.Turns)+1)]...), turn)
		_, err := session.Board(line)
		if err == nil {
			continue
		}
		refusals++
		for _, tag := range languages.Tags() {
			if ids := messagetest.Untranslated(languages.For(tag), refused(t, err).Message()); ids != nil {
				t.Errorf("%s: %s has no %s: %v", line.Game, tag, strings.Join(ids, ", "), err)
			}
		}
	}
	if refusals < 500 {
		t.Errorf("only %d turns were refused", refusals)
	}
}
