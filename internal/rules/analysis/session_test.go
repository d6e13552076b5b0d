package analysis_test

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/message"
)

func newBoard(t *testing.T, l analysis.GameLine) *analysis.Analysis {
	t.Helper()
	b, err := analysis.NewAnalysis(games.All(), l, analysis.MaxTurns)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func refused(t *testing.T, err error) *analysis.QuestionError {
	t.Helper()
	var e *analysis.QuestionError
	if !errors.As(err, &e) {
		t.Fatalf("the error is %v, want one of a question", err)
	}
	return e
}

func TestLay(t *testing.T) {
	for _, rules := range games.All() {
		b := newBoard(t, analysis.GameLine{Game: rules.Name})
		there := newBoard(t, analysis.GameLine{Game: rules.Name, Position: b.Table.PositionText()})
		if there.Table.PositionText() != b.Table.PositionText() {
			t.Errorf("%s: laid at its beginning: %s", rules.Name, there.Table.PositionText())
		}
	}
	if b := newBoard(t, analysis.GameLine{Game: "ki-shogi", Turns: []string{"Gyoku*0,0"}}); b.Table.TurnCount() != 1 {
		t.Errorf("after a turn there are %d", b.Table.TurnCount())
	}
	_, err := analysis.NewAnalysis(games.All(), analysis.GameLine{Game: "ki-shogi", Turns: []string{"Gyoku*0,0", "Gyoku*0,0"}}, 2)
	if e := refused(t, err); e.Rule == "" || e.Heading.IsZero() || !strings.HasPrefix(e.Text(nil), `Turn 2, "Gyoku*0,0": `) {
		t.Errorf("the error is %+v", e)
	}
	for field, wrong := range map[string]analysis.GameLine{
		"game":     {Game: "chess"},
		"options":  {Game: "ki-shogi", Options: map[string]string{"x": "y"}},
		"position": {Game: "ki-shogi", Position: "nonsense"},
		"turns":    {Game: "ki-shogi", Turns: make([]string, 3)},
	} {
		_, err := analysis.NewAnalysis(games.All(), wrong, 2)
		if e := refused(t, err); e.Field != field || e.Text(nil) == "" || e.Rule != "" {
			t.Errorf("%s: %+v", field, e)
		}
	}
	long := func(n int) string { return strings.Repeat("x", n+1) }
	for _, wrong := range []analysis.GameLine{
		{Game: "ki-shogi", Position: long(analysis.MaxPosition)},
		{Game: "ki-shogi", Turns: []string{long(analysis.MaxTurn)}},
		{Game: "ki-shogi", Options: map[string]string{"ki": long(analysis.MaxOption)}},
	} {
		if _, err := analysis.NewAnalysis(games.All(), wrong, 2); !strings.Contains(refused(t, err).Text(nil), "the most that is taken here") {
			t.Errorf("what is too long: %v", err)
		}
	}
}

// An answer does not depend on what was asked before: questions hop between the lines
// of several games, to and fro.
func TestAnswersOfANewSession(t *testing.T) {
	walks := newWalks(t, 3, 30)
	used := analysis.New(games.All(), languages.For)
	for range 600 {
		kind, asked := walks.question()
		fresh := analysis.New(games.All(), languages.For)
		want, wantErr := fresh.Answer(kind, asked)
		got, err := used.Answer(kind, asked)
		if string(got) != string(want) || (err == nil) != (wantErr == nil) || err != nil && err.Error() != wantErr.Error() {
			t.Fatalf("%s %s:\n%s, %v\nfrom a fresh desk:\n%s, %v", kind, asked, got, err, want, wantErr)
		}
	}
}

func TestLabels(t *testing.T) {
	for _, rules := range games.All() {
		walks := newWalks(t, 1, 20)
		line := walks.lines[0]
		for _, l := range walks.lines {
			if l.Game == rules.Name {
				line = l
			}
		}
		v := newBoard(t, line).View(true)
		if len(v.Labels) != len(line.Turns) || len(v.Last) == 0 || v.Turns != len(line.Turns) {
			t.Errorf("%s: %d labels of %d turns, the last did %v", rules.Name, len(v.Labels), len(line.Turns), v.Last)
		}
	}
}

func TestWhyAndRead(t *testing.T) {
	b := newBoard(t, analysis.GameLine{Game: "ki-shogi", Turns: []string{"Gyoku*0,0"}})
	legal := game.LegalTurns(b.Table)[0]
	if why, err := b.ExplainTurn(legal); err != nil || !why.Legal || len(why.Reasons) == 0 {
		t.Errorf("%s: %+v, %v", legal, why, err)
	}
	why, err := b.ExplainTurn("Gyoku*0,0")
	if err != nil || why.Legal || why.Rule == "" || why.Title == "" {
		t.Errorf("why not: %+v, %v", why, err)
	}
	german, err := b.SetLanguage(languages.For("de")).ExplainTurn("Gyoku*0,0")
	if err != nil || german.Title == why.Title || german.Reasons[0].Text == why.Reasons[0].Text {
		t.Errorf("in German: %+v, %v", german, err)
	}
	b.SetLanguage(nil)
	if read, err := b.ReadTurn(legal); err != nil || read.Turn != legal {
		t.Errorf("read %+v, %v", read, err)
	}
	_, err = b.ReadTurn("nonsense")
	if e := refused(t, err); e.Rule == "" {
		t.Errorf("nonsense: %+v", e)
	}
	_, err = b.NextPicks(make([]string, analysis.MaxPath+1))
	if e := refused(t, err); e.Field != "path" {
		t.Errorf("a long path: %+v", e)
	}
}

func TestPicksAhead(t *testing.T) {
	for _, line := range newWalks(t, 1, 20).lines {
		b := newBoard(t, line)
		ahead, err := b.PicksAhead(nil)
		if err != nil {
			t.Fatal(err)
		}
		if first, err := b.NextPicks(nil); err != nil || !reflect.DeepEqual(ahead.NextPicks, first) {
			t.Errorf("%v: the first picks are %v, want %v, %v", line, ahead.Next, first.Next, err)
		}
		size := 0
		for i, next := range ahead.Next {
			want, err := b.NextPicks([]string{next.ID})
			if err != nil {
				t.Fatal(err)
			}
			size += 1 + len(want.Next) + len(want.Does)
			then, ok := ahead.Then[next.ID]
			if fits := size <= analysis.MaxPicksAhead; ok != fits {
				t.Fatalf("%v: the picks after pick %d: %v, want %v", line, i, ok, fits)
			}
			if !ok {
				break
			}
			if !reflect.DeepEqual(then, want) {
				t.Errorf("%v: after %s: %v, want %v", line, next.ID, then, want)
			}
		}
	}
	b := newBoard(t, analysis.GameLine{Game: "ki-shogi"})
	_, err := b.PicksAhead([]string{"nowhere"})
	if e := refused(t, err); !strings.Contains(e.Error(), "nowhere") {
		t.Errorf("picks ahead of nowhere: %+v", e)
	}
}

// BenchmarkNextTurn plays a line turn by turn, with the boards that a session keeps and
// from the beginning each time.
func BenchmarkNextTurn(b *testing.B) {
	lines := newWalks(b, 1, 100).lines
	each := func(b *testing.B, lay func(analysis.GameLine) error) {
		for b.Loop() {
			for _, line := range lines {
				turns := line.Turns
				for n := range turns {
					line.Turns = turns[:n+1]
					if err := lay(line); err != nil {
						b.Fatal(err)
					}
				}
			}
		}
	}
	b.Run("kept", func(b *testing.B) {
		d := analysis.New(games.All(), languages.For)
		each(b, func(l analysis.GameLine) error { _, err := d.Board(l); return err })
	})
	b.Run("fresh", func(b *testing.B) {
		each(b, func(l analysis.GameLine) error {
			_, err := analysis.NewAnalysis(games.All(), l, analysis.MaxTurns)
			return err
		})
	})
}

// A fault of the rules is a reply too, and the next question is answered.
func TestReplyToAFault(t *testing.T) {
	forgot := false
	reply := string(analysis.Reply(func() ([]byte, error) { panic("a bug") }, func() *message.Language { forgot = true; return nil }))
	if !forgot || !strings.Contains(reply, `"code":"incident"`) || !strings.Contains(reply, "a bug") {
		t.Errorf("forgot %v, replied %s", forgot, reply)
	}
	d := analysis.New(games.All(), languages.For)
	for asked, want := range map[string]string{
		`{`:                              `{"problem":{"status":422,"code":"invalid"`,
		`{"game":1}`:                     `{"problem":{"status":422,"code":"invalid"`,
		`{"game":"ki-shogi"`:             `{"problem":`,
		`{"game":"ki-shogi","turns":[]}`: `{"answer":{"turns":0`,
		`{"game":"ki-shogi","turns":["Cho*0,0"]}`: `{"problem":{"status":422,"code":"rule","title":"`,
	} {
		if got := string(d.Reply("view", []byte(asked))); !strings.HasPrefix(got, want) {
			t.Errorf("%s: %s", asked, got)
		}
	}
}
