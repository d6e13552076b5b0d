package kishogi

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

var (
	withKi = map[string]string{"ki": "on"}
	wide   = map[string]string{"field": "9x5"}
)

// at sets a position up and plays turns on it.
func at(t *testing.T, options map[string]string, position, turns string) *Game {
	t.Helper()
	table, err := Rules.NewFromPosition(options, position)
	if err != nil {
		t.Fatal(err)
	}
	play(t, table, turns)
	return table.(*Game)
}

// after plays turns from the beginning.
func after(t *testing.T, options map[string]string, turns string) *Game {
	t.Helper()
	table, err := Rules.New(options)
	if err != nil {
		t.Fatal(err)
	}
	play(t, table, turns)
	return table.(*Game)
}

func play(t *testing.T, g game.Playable, turns string) {
	t.Helper()
	for i, turn := range strings.Fields(turns) {
		if err := game.PlayTurn(g, turn); err != nil {
			t.Fatalf("turn %d, %s: %v", i, turn, err)
		}
	}
}

func TestPerft(t *testing.T) {
	tests := []struct {
		options map[string]string
		want    []uint64
	}{
		{nil, []uint64{1, 16, 1128, 80640, 2806284}},
		{withKi, []uint64{1, 16, 2788, 488446}},
		{map[string]string{"field": "7x7"}, []uint64{49, 480, 27128, 1544704}},
		{map[string]string{"field": "5x7"}, []uint64{35, 304, 15976, 829584}},
	}
	for _, test := range tests {
		g := after(t, test.options, "")
		for depth, want := range test.want {
			if got := game.Perft(g, depth+1); got != want {
				t.Errorf("%v: perft %d is %d, want %d", test.options, depth+1, got, want)
			}
		}
	}
}

// The seed lists Black's turns after 1. *Gyoku *Gyoku NNE.
func TestListOfTheSeed(t *testing.T) {
	cells := map[string]string{"N": "0,1", "NE": "1,1", "E": "1,0", "SE": "1,-1", "S": "0,-1", "SW": "-1,-1", "W": "-1,0", "NW": "-1,1"}
	var want []string
	for _, way := range []string{"E", "W", "NW"} {
		want = append(want, "0,0-"+cells[way])
	}
	for _, row := range []struct{ faces, ways string }{
		{"Hi Han Shu Zou", "NW W SW S"},
		{"Cho Chuu Ou Myou Ga Ken", "NW W SW S SE E"},
		{"Kaku Hon", "NW SW S SE E"},
	} {
		for _, face := range strings.Fields(row.faces) {
			for _, way := range strings.Fields(row.ways) {
				want = append(want, face+"*"+cells[way])
			}
		}
	}
	got := game.LegalTurns(after(t, nil, "Gyoku*0,0 Gyoku*1,2"))
	slices.Sort(got)
	slices.Sort(want)
	if len(want) != 65 || !slices.Equal(got, want) {
		t.Errorf("%d turns %v, want these %d: %v", len(got), got, len(want), want)
	}
}

// The example game of the seed with three slips corrected (rules, last section).
func TestExampleGame(t *testing.T) {
	g := after(t, nil, "")
	checks := "1,0-1,-1 0,-1-1,0 2,0x1,0=Ou 1,2x1,-1=Kaku"
	for _, turn := range strings.Fields(exampleGame) {
		play(t, g, turn)
		if want := slices.Contains(strings.Fields(checks), turn); g.Info().(PositionInfo).Check != want {
			t.Errorf("after %s: check is %v, want %v", turn, !want, want)
		}
	}
	if got, want := g.Outcome(), game.Win(game.Second, ReasonNoLegalTurn); got != want {
		t.Errorf("the game ends %q, want %q", got, want)
	}
}

// Each face alone in the middle of a large field, beside the own Gyoku that
// gives it support everywhere it is compared: its moves without capture.
func TestFaceMoves(t *testing.T) {
	tests := []struct{ face, first, second string }{
		{"Cho", "N E S W", "N E S W"},
		{"Chuu", "N S", "N S"},
		{"Myou", "NE SE SW NW", "NE SE SW NW"},
		{"Ga", "NE S NW", "N SE SW"},
		{"Ken", "N SE SW", "NE S NW"},
		{"Ki", "NE SE SW NW N2 E2 S2 W2", "NE SE SW NW N2 E2 S2 W2"},
		{"Hou", "N E S W NE2 SE2 SW2 NW2", "N E S W NE2 SE2 SW2 NW2"},
		{"Ro", "E W N2 S2", "E W N2 S2"},
		{"Ja", "E W N2 SE2 SW2", "E W S2 NE2 NW2"},
		{"Ryuu", "NE2 SE2 SW2 NW2", "NE2 SE2 SW2 NW2"},
	}
	ways := []string{"N", "NE", "E", "SE", "S", "SW", "W", "NW"}
	for _, test := range tests {
		face, ok := faceOf(test.face)
		if !ok {
			t.Fatal(test.face)
		}
		for seat, want := range []string{test.first, test.second} {
			var got []string
			for n := int32(1); n <= 2; n++ {
				for d, way := range ways {
					if reaches[seat][face].near&nearBit(n*delta[d][0], n*delta[d][1]) != 0 {
						got = append(got, way+strings.Repeat("2", int(n)-1))
					}
				}
			}
			wanted := strings.Fields(want)
			slices.Sort(got)
			slices.Sort(wanted)
			if !slices.Equal(got, wanted) {
				t.Errorf("%s of seat %d goes %v, want %v", test.face, seat, got, wanted)
			}
		}
	}
	slides := []struct{ face, first, second string }{
		{"Hi", "N E S W", "N E S W"}, {"Han", "N S", "N S"}, {"Ou", "E W", "E W"}, {"Shu", "N S", "N S"},
		{"Kaku", "NE SE SW NW", "NE SE SW NW"}, {"Hon", "NE S NW", "N SE SW"}, {"Zou", "N SE SW", "NE S NW"},
	}
	for _, test := range slides {
		face, _ := faceOf(test.face)
		for seat, want := range []string{test.first, test.second} {
			var got []string
			for d, way := range ways {
				if reaches[seat][face].slide>>d&1 != 0 {
					got = append(got, way)
				}
			}
			wanted := strings.Fields(want)
			slices.Sort(got)
			slices.Sort(wanted)
			if !slices.Equal(got, wanted) {
				t.Errorf("%s of seat %d slides %v, want %v", test.face, seat, got, wanted)
			}
		}
	}
}

// Every row of the rules' table: flip, promotions, and the faces of each cube.
func TestFlipAndPromotion(t *testing.T) {
	table := `Gyoku Gyoku Gyoku, Hi Cho Chuu, Cho Hi Ou/Shu, Han Chuu Shu, Chuu Han Cho/Han/Ou, Ou Shu Hi, Shu Ou Hi,
		Kaku Myou Ga/Ken, Myou Kaku Kaku, Hon Ga Kaku, Ga Hon Hon/Myou, Zou Ken Kaku, Ken Zou Zou/Myou,
		Ki Hou Ryuu/Ba, Hou Ki Ryuu/Ba, Ro Ja Ki/Hou, Ja Ro Ki/Hou, Ba Ryuu Ja/Ro, Ryuu Ba Ja/Ro`
	rows := strings.Split(table, ",")
	if len(rows) != Faces {
		t.Fatalf("%d rows", len(rows))
	}
	for face, row := range rows {
		var becomes []string
		for _, next := range faces[face].becomes {
			becomes = append(becomes, next.String())
		}
		got := fmt.Sprint(Face(face), Face(face).Opposite(), " ", strings.Join(becomes, "/"))
		if want := strings.ReplaceAll(strings.TrimSpace(row), " ", ""); strings.ReplaceAll(got, " ", "") != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}

// Rule 8: whose stranded cubes are taken, and what then gives or lifts check.
func TestStranded(t *testing.T) {
	tests := []struct {
		name, position, turn string
		options              map[string]string
		taken                string // cells whose cubes are gone
		check                bool   // the turn gives check
	}{
		{name: "a Gyoku that goes away strands its own cubes",
			position: "to-move=first first=Gyoku@0,0;Cho@1,-1;Kaku@-1,-1 second=Gyoku@0,2 first-hand=- second-hand=Hi,Kaku",
			turn:     "0,0--1,0", taken: "1,-1"},
		{name: "cubes of the opponent that a turn strands stay",
			position: "to-move=first first=Gyoku@0,0;Chuu@1,-1 second=Gyoku@0,2;Myou@-1,-1 first-hand=Kaku second-hand=Hi",
			turn:     "0,0-1,0", taken: ""},
		{name: "and are taken when their owner does not bring them back",
			position: "to-move=second first=Gyoku@1,0;Chuu@1,-1 second=Gyoku@0,2;Myou@-1,-1 first-hand=Kaku second-hand=Hi",
			turn:     "Chuu*0,3", taken: "-1,-1"},
		{name: "saved by moving them",
			position: "to-move=second first=Gyoku@1,0;Chuu@1,-1 second=Gyoku@0,2;Myou@-1,-1 first-hand=Kaku second-hand=Hi",
			turn:     "-1,-1-0,0", taken: ""},
		{name: "check arises when a stranded cube is taken from the line",
			options:  withKi,
			position: "to-move=first first=Gyoku@1,0;Han@2,0;Chuu@3,1;Myou@1,2;Myou@3,0;Ro@2,2 second=Gyoku@3,-2;Ba@4,-3 first-hand=- second-hand=-",
			turn:     "3,1-3,2", taken: "3,0", check: true},
		{name: "check vanishes when the stranded attacker is taken",
			options:  withKi,
			position: "to-move=second first=Gyoku@0,1;Hi@3,1;Ro@2,2 second=Gyoku@-2,-1;Cho@-2,0;Zou@-3,-2;Ken@-3,-1 first-hand=Ki second-hand=-",
			turn:     "-2,-1--1,-1", taken: "-3,-2 -3,-1", check: false},
		{name: "two own Ki cubes do not hold each other up",
			options:  withKi,
			position: "to-move=first first=Gyoku@0,0;Chuu@1,0;Ki@-2,-2;Hou@-3,-2 second=Gyoku@2,0 first-hand=- second-hand=Hi,Kaku,Kaku",
			turn:     "0,0-0,1", taken: "-2,-2 -3,-2"},
		{name: "an enemy Ki cube holds one up, stranded itself",
			options:  withKi,
			position: farKi, turn: "Kaku*0,-1", taken: ""},
		{name: "the capturer of a sacrifice goes to the opponent",
			options:  withKi,
			position: sacrifice,
			turn:     "1,0x2,0=Chuu", taken: "2,0 1,0"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			g := at(t, test.options, test.position, test.turn)
			for _, cell := range strings.Fields(test.taken) {
				c, _, _ := cutCell(cell)
				if g.Pos.at(c.x, c.y) != noSlot {
					t.Errorf("a cube still stands on %s: %s", cell, g.PositionText())
				}
			}
			if test.taken == "" {
				for _, piece := range g.Situation().Marks {
					if piece.Kind == game.MarkCaptured {
						t.Errorf("something was taken on %s", piece.Place)
					}
				}
			}
			if got := g.Pos.InCheck(); got != test.check {
				t.Errorf("check is %v: %s", got, g.PositionText())
			}
		})
	}
}

// Decision 7: stranded cubes are gone when the own Gyoku is tested for attack.
func TestStrandingExposes(t *testing.T) {
	const position = "to-move=second first=Gyoku@0,0;Han@-2,-2;Chuu@1,-1;Ki@2,-2;Ja@-1,-2 second=Gyoku@-2,1;Kaku@-2,0;Zou@-3,0 first-hand=- second-hand=-"
	g := at(t, withKi, position, "")
	_, err := g.ParseTurn("-2,1--2,2")
	var broken *game.RuleError
	if !errors.As(err, &broken) || broken.Rule != ruleCheck {
		t.Errorf("refused with %v, want rule %s", err, ruleCheck)
	}
}

// With the Ki cubes a capture may land where the capturer is taken at once.
const sacrifice = "to-move=first first=Gyoku@0,0;Hi@1,0 second=Gyoku@0,2;Ki@2,0 first-hand=Kaku second-hand=Hi,Kaku,Ki"

// Decision 8: both promotions of a sacrifice are turns and lead to one position.
func TestSacrificePromotesEitherWay(t *testing.T) {
	const position = "to-move=first first=Gyoku@0,0;Ga@1,-1 second=Gyoku@0,2;Ki@2,0 first-hand=Hi second-hand=Hi,Kaku,Ki"
	a := at(t, withKi, position, "1,-1x2,0=Hon")
	b := at(t, withKi, position, "1,-1x2,0=Myou")
	if a.Key() != b.Key() || a.PositionText() != b.PositionText() {
		t.Errorf("%s and %s differ", a.PositionText(), b.PositionText())
	}
	if !strings.Contains(a.PositionText(), "second-hand=Hi,Kaku,Kaku,Ki") {
		t.Errorf("the capturer is not in White's hand: %s", a.PositionText())
	}
}

func TestEndings(t *testing.T) {
	// On the way 1,0 with -1,2 comes twice a round: as it is and shifted by a cell.
	const around = "0,0-1,0 0,2--1,2 1,0-0,0 -1,2-0,2 "
	const (
		drawn     = "to-move=first first=Gyoku@0,0 second=Gyoku@0,2 first-hand=Hi,Kaku second-hand=Hi,Kaku"
		perpetual = "to-move=first first=Gyoku@-2,1;Hi@1,2 second=Gyoku@0,3;Kaku@-1,3 first-hand=Hi second-hand=Kaku"
		chased    = "to-move=first first=Gyoku@2,2 second=Gyoku@0,0;Cho@-1,-1;Ou@1,2;Zou@-1,0;Ken@0,1 first-hand=- second-hand=-"
	)
	tests := []struct {
		name, position, turns string
		repeat                int
		want                  game.Outcome
	}{
		{"the fourth occurrence is a draw", drawn, around + "0,0-1,0 0,2--1,2 1,0-0,0", 1, game.Draw(ReasonRepetition)},
		{"the third is not", drawn, around + "0,0-1,0 0,2--1,2", 1, game.Outcome{}},
		{"Black checks with every turn", perpetual, "1,2-1,3 0,3-0,2 1,3-1,2 0,2-0,3", 3, game.Win(game.Second, ReasonPerpetualCheck)},
		{"White checks with every turn", chased, "2,2-2,1 1,2-1,1 2,1-2,2 1,1-1,2", 3, game.Win(game.First, ReasonPerpetualCheck)},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			g := at(t, nil, test.position, strings.Repeat(test.turns+" ", test.repeat))
			if got := g.Outcome(); got != test.want {
				t.Errorf("outcome %q, want %q", got, test.want)
			}
			if !test.want.Over() {
				return
			}
			_, err := g.ParseTurn("0,0-1,0")
			var broken *game.RuleError
			if !errors.As(err, &broken) || broken.Rule != game.RuleOver {
				t.Errorf("a turn after the end is refused with %v", err)
			}
		})
	}
}

// If both seats checked with every turn the fourth occurrence is a draw. No game
// is known that comes to it, so the turns here leave their own Gyoku attacked.
func TestBothSidesAlwaysChecking(t *testing.T) {
	p := PositionSetup{Field: [2][]PlacedCube{
		{{Gyoku, 0, 0}, {Hi, 0, 1}, {Kaku, -1, -1}},
		{{Gyoku, 2, 1}, {Hi, 2, 0}, {Kaku, 3, 2}},
	}, Hands: [2][]Cube{}}
	start := p.place()
	var line Game
	line.StartFrom(start)
	move := func(slot uint8, d int, face Face) { line.Do(withFace(newMove(formMove, slot, d, 1), face)) }
	for range 3 {
		move(4, 0, Kaku) // -1,-1 to -1,0
		move(5, 6, Kaku) // 3,2 to 2,2
		move(4, 4, Kaku)
		move(5, 2, Kaku)
	}
	if n := line.Past().Occurrences(); n != occurrences {
		t.Fatalf("the position has occurred %d times", n)
	}
	if got, want := line.Pos.judgeRepetition(line.Past()), game.Draw(ReasonRepetition); got != want {
		t.Errorf("outcome %q, want %q", got, want)
	}
	if reasons := line.explainRepetition(); len(reasons) != 2 || reasons[1].Text() != "Both players gave check with every turn in between, so neither loses by perpetual check." {
		t.Errorf("said of it: %+v", reasons)
	}
	for i := range line.Past().MoveCount() {
		if !line.Past().PositionBefore(i).InCheck() {
			t.Errorf("no check before move %d", i)
		}
	}
}
