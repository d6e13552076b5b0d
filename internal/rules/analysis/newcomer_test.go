package analysis_test

import (
	"reflect"
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
)

func TestViewForNewcomers(t *testing.T) {
	for _, line := range newWalks(t, 2, 12).lines {
		b := newBoard(t, line)
		v := b.View(false)
		if v.Goal == "" || v.Next == "" && b.Table.ToMove().IsPlayer() {
			t.Errorf("%s: the goal is %q, the next step %q", line.Game, v.Goal, v.Next)
		}
		if v.Progress == nil || v.Progress.Label == "" || len(v.Progress.Values) == 0 {
			t.Errorf("%s: the progress is %+v", line.Game, v.Progress)
		}
	}
	v := newBoard(t, analysis.GameLine{Game: "kutai-pai-sho", Options: map[string]string{"target": "12"}}).View(false)
	if want := "Place the tile that lifts the total Harmony above 12: neighbours in the chain count 1 for each of colour, light and season that they share."; v.Goal != want {
		t.Errorf("the goal is %q, want %q", v.Goal, want)
	}
	if want := (&analysis.Progress{Label: "total Harmony", Values: []int{0}, Target: 13}); !reflect.DeepEqual(v.Progress, want) {
		t.Errorf("the progress is %+v, want %+v", v.Progress, want)
	}
	over := newBoard(t, analysis.GameLine{Game: "kutai-pai-sho", Options: map[string]string{"target": "3"}, Turns: []string{"CBd@0,0", "IRd@0,2", "PEd@0,4"}})
	if v := over.View(false); over.Table.Outcome().Over() == (v.Next != "") {
		t.Errorf("after the end the next step is %q, the outcome %v", v.Next, over.Table.Outcome())
	}
}

// What a pick gains is what the number is after the turn, less what it was.
func TestGains(t *testing.T) {
	known := map[string]int{}
	for i, line := range newWalks(t, 9, 40).lines {
		line.Turns = line.Turns[:min(len(line.Turns), 1+i%9*5)]
		b := newBoard(t, line)
		text := b.Table.PositionText()
		before, counted := game.ProgressOf(b.Table)
		seat := b.Table.ToMove()
		b.Gains = true
		first, err := b.NextPicks(nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, pick := range first.Next {
			second, err := b.NextPicks([]string{pick.ID})
			if err != nil {
				t.Fatal(err)
			}
			for _, next := range second.Next {
				then, err := b.NextPicks([]string{pick.ID, next.ID})
				if err != nil {
					t.Fatal(err)
				}
				if then.Turn == "" || next.Kind != game.PickPlace || !counted || !before.Raise {
					if next.GainUnknown == (next.Gain != 0) || !before.Raise && !next.GainUnknown {
						t.Errorf("%s: %s %s: %+v", line.Game, pick.ID, next.ID, next)
					}
					continue
				}
				c := newBoard(t, analysis.GameLine{Game: line.Game, Turns: append(slices.Clone(line.Turns), then.Turn)})
				after, _ := game.ProgressOf(c.Table)
				if want := after.Of(seat) - before.Of(seat); next.Gain != want || next.GainUnknown {
					t.Errorf("%s: %s gains %d, %v, want %d", line.Game, then.Turn, next.Gain, next.GainUnknown, want)
				}
				if next.Gain != 0 {
					known[line.Game]++
				}
				if known[line.Game]++; known[line.Game] > 300 {
					break
				}
			}
			if known[line.Game] > 300 {
				break
			}
		}
		if b.Table.PositionText() != text {
			t.Fatalf("%s: the position has changed", line.Game)
		}
	}
	for _, rules := range games.All() {
		if progress, ok := game.ProgressOf(rules.MustNew(nil)); ok && progress.Raise && known[rules.Name] == 0 {
			t.Errorf("no gains of %s", rules.Name)
		}
	}
}

// An Arrange of Skud that earns a bonus has its gain although its turn goes on.
func TestGainOfSettledMove(t *testing.T) {
	b := newBoard(t, analysis.GameLine{Game: "skud-pai-sho", Turns: []string{
		"accents=BBRR", "accents=BKRW", "R3@0,-8", "R3@0,8", "0,-8-1,-7", "0,8-1,7", "R4@0,-8", "R4@0,8",
	}})
	b.Gains = true
	picks, err := b.NextPicks([]string{"0,-8"})
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(picks.Next, func(p analysis.Pick) bool { return p.ID == "3,-7" })
	if i < 0 || picks.Next[i].Gain != 1 || picks.Next[i].GainUnknown {
		t.Errorf("the picks are %+v", picks.Next)
	}
	if bonus, err := b.NextPicks([]string{"0,-8", "3,-7"}); err != nil || !bonus.Next[0].GainUnknown {
		t.Errorf("the picks of the bonus are %+v, %v", bonus.Next, err)
	}
}

func TestDescribePiece(t *testing.T) {
	b := newBoard(t, analysis.GameLine{Game: "ki-shogi", Turns: []string{"Gyoku*0,0", "Gyoku*1,2", "Cho*1,0"}})
	card, err := b.DescribePiece("1,0")
	want := analysis.PieceCard{
		Kind: "Cho", Owner: game.First, Name: "Cho", Text: "Steps one cell forward, backward, left or right.",
		Reach: []string{"1,1", "1,-1"}, Partners: []string{},
		Faces: []analysis.PieceFace{{"Hi", "Hi", game.FaceAfterMove}, {"Ou", "Ou", game.FaceAfterCapture}, {"Shu", "Shu", game.FaceAfterCapture}},
	}
	if err != nil || !reflect.DeepEqual(card, want) {
		t.Errorf("the card is %+v, %v, want %+v", card, err, want)
	}
	if hand, err := b.DescribeKind(game.Second, "Hi"); err != nil || len(hand.Reach) == 0 || hand.Faces[len(hand.Faces)-1].When != game.FaceAfterDrop {
		t.Errorf("the cube in the hand: %+v, %v", hand, err)
	}
	if used, err := b.DescribeKind(game.First, "Hi"); err != nil || len(used.Reach) > 0 || used.Text == "" {
		t.Errorf("a cube that is not in the hand: %+v, %v", used, err)
	}
	_, err = b.DescribePiece("5,5")
	if e := refused(t, err); e.Field != "place" {
		t.Errorf("an empty cell: %+v", e)
	}
	_, err = b.DescribeKind(game.First, "Rook")
	if e := refused(t, err); e.Field != "kind" {
		t.Errorf("an unknown kind: %+v", e)
	}
	_, err = b.DescribeKind(game.None, "Hi")
	if e := refused(t, err); e.Field != "seat" {
		t.Errorf("no player: %+v", e)
	}
}

func TestPieceQuestions(t *testing.T) {
	session := analysis.New(games.All(), languages.For)
	for asked, want := range map[string]string{
		`{"game":"balance-pai-sho","turns":["deal=RLOOYY","Orchid@2,-2"],"place":"2,-2"}`:                          `{"kind":"Orchid","owner":"none","name":"Orchid","text":"Balances a Lily of the same garden.","reach":[],"partners":[]}` + "\n",
		`{"game":"balance-pai-sho","options":{"matching":"opposites"},"turns":[],"seat":"second","kind":"Orchid"}`: `{"kind":"Orchid","owner":"none","name":"Orchid","text":"Balances the Rose or a Lotus of the same garden.","reach":[],"partners":[]}` + "\n",
	} {
		if answer, err := session.Answer("piece", []byte(asked)); err != nil || string(answer) != want {
			t.Errorf("%s: %s, %v, want %s", asked, answer, err, want)
		}
	}
	_, err := session.Answer("piece", []byte(`{"game":"ki-shogi","turns":[],"kind":"Hi","seat":"x"}`))
	if e := refused(t, err); e.Field != "seat" {
		t.Errorf("no player: %+v", e)
	}
}

// BenchmarkGains answers for the most places that a pick can have.
func BenchmarkGains(b *testing.B) {
	for _, c := range []struct {
		line analysis.GameLine
		path []string
	}{
		{analysis.GameLine{Game: "kutai-pai-sho", Turns: []string{"CBd@0,0", "IRd@0,2", "PEd@0,4", "MAd@2,4", "CHd@2,2", "RHd@2,0"}}, []string{"IRn"}},
		{analysis.GameLine{Game: "balance-pai-sho", Turns: []string{"deal=RLOOYY", "Orchid@2,-2", "Lily@-6,-4"}}, []string{"Rose"}},
		{analysis.GameLine{Game: "skud-pai-sho", Turns: []string{
			"accents=BBRR", "accents=BKRW", "R3@0,-8", "R3@0,8", "0,-8-1,-7", "0,8-1,7", "R4@0,-8", "R4@0,8",
		}}, []string{"0,-8", "3,-7", "K"}},
		{analysis.GameLine{Game: "quaterno", Turns: []string{"Stick@5,-7"}}, []string{"Fan"}},
	} {
		table, err := analysis.NewAnalysis(games.All(), c.line, analysis.MaxTurns)
		if err != nil {
			b.Fatal(err)
		}
		for _, gains := range []bool{false, true} {
			name := c.line.Game
			if table.Gains = gains; gains {
				name += ",gains"
			}
			b.Run(name, func(b *testing.B) {
				picks := 0
				for range b.N {
					p, err := table.NextPicks(c.path)
					if err != nil {
						b.Fatal(err)
					}
					picks = len(p.Next)
				}
				b.ReportMetric(float64(picks), "picks")
			})
		}
	}
}
