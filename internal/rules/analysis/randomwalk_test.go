package analysis_test

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
)

// walks are drawn games, and questions about them.
type randomWalks struct {
	t     testing.TB
	r     *rand.Rand
	lines []analysis.GameLine
}

func newWalks(t testing.TB, each, turns int) *randomWalks {
	w := &randomWalks{t: t, r: rand.New(rand.NewPCG(1, 2))}
	for _, rules := range games.All() {
		for range each {
			w.lines = append(w.lines, analysis.GameLine{Game: rules.Name, Turns: w.drawn(rules, turns)})
		}
	}
	return w
}

// drawn are turns of a random game.
func (w *randomWalks) drawn(rules *game.Rules, turns int) (texts []string) {
	table, err := rules.New(nil)
	if err != nil {
		w.t.Fatal(err)
	}
	var text []byte
	for table.TurnCount() < turns {
		m, ok := game.SampleMove(table, w.r)
		if !ok {
			break
		}
		text = table.AppendMoveText(text, m)
		if table.Do(m); !table.MidTurn() {
			texts = append(texts, string(text))
			text = text[:0]
		}
	}
	return texts
}

// question draws a question of some kind.
func (w *randomWalks) question() (kind string, asked []byte) {
	line := w.lines[w.r.IntN(len(w.lines))]
	line.Turns = line.Turns[:w.r.IntN(len(line.Turns)+1)]
	ask := map[string]any{"game": line.Game, "turns": line.Turns, "lang": [2]string{"en", "de"}[w.r.IntN(2)]}
	switch w.r.IntN(7) {
	case 0:
		kind, ask["notation"] = "view", true
	case 1:
		kind = "view"
	case 2:
		kind, ask["path"], ask["ahead"], ask["gains"] = "picks", w.path(line), w.r.IntN(2) == 0, w.r.IntN(2) == 0
	case 3:
		kind, ask["turn"] = "why", "Gyoku*0,0"
	case 4:
		kind, ask["text"] = "read", "0,-8-0,1"
	case 5:
		kind, ask["place"] = "piece", w.place(line)
	default: // a line that is not legal
		kind, ask["turns"] = "picks", append(append([]string{}, line.Turns...), "nonsense")
	}
	text, err := json.Marshal(ask)
	if err != nil {
		w.t.Fatal(err)
	}
	return kind, text
}

// place draws a place, with or without a piece.
func (w *randomWalks) place(line analysis.GameLine) string {
	b, err := analysis.NewAnalysis(games.All(), line, analysis.MaxTurns)
	if err != nil {
		w.t.Fatal(err)
	}
	pieces := b.Table.Situation().Pieces
	if len(pieces) == 0 || w.r.IntN(4) == 0 {
		return "nowhere"
	}
	return pieces[w.r.IntN(len(pieces))].Place
}

// path draws picks, some of them on the whole way to a turn.
func (w *randomWalks) path(line analysis.GameLine) (path []string) {
	b, err := analysis.NewAnalysis(games.All(), line, analysis.MaxTurns)
	if err != nil {
		w.t.Fatal(err)
	}
	for w.r.IntN(4) > 0 {
		picks, err := b.NextPicks(path)
		if err != nil {
			w.t.Fatal(err)
		}
		if len(picks.Next) == 0 {
			break
		}
		path = append(path, picks.Next[w.r.IntN(len(picks.Next))].ID)
	}
	return path
}
