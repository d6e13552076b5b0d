package kishogi

import (
	"errors"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

func TestImpossiblePositions(t *testing.T) {
	field := map[string]string{"field": "5x5"}
	const hands = " first-hand=Hi,Kaku second-hand=Hi,Kaku"
	tests := []struct {
		options  map[string]string
		position string
		reasons  []string // parts of the reasons, in order
	}{
		{nil, "", []string{"field to-move is missing", "field first is missing", "field second is missing", "first-hand is missing", "second-hand is missing"}},
		{nil, "to-move=first first second=-" + hands, []string{"not of the form name=value", "field first is missing"}},
		{nil, "to-move=first first=- first=- second=-" + hands, []string{"first occurs twice: leave one out"}},
		{nil, "to-move=first first=- second=- third=-" + hands, []string{`no field "third"`}},
		{nil, "to-move=black first=- second=-" + hands, []string{"must be first or second"}},
		{nil, "to-move=chance first=- second=-" + hands, []string{"must be first or second"}},
		{nil, "to-move=first first=Gyoku@0 second=-" + hands, []string{"must be written Face@x,y"}},
		{nil, "to-move=first first=Gyoku@0,0;Foo@1,1 second=-" + hands, []string{"must be written Face@x,y"}},
		{nil, "to-move=first first=Gyoku@0,00 second=Gyoku@0,+2" + hands, []string{"must be written Face@x,y", "must be written Face@x,y"}},
		{nil, "to-move=first first=Gyoku@0,0 second=Gyoku@0,2 first-hand=Cho second-hand=Hi,Kaku", []string{"must list Hi, Kaku or Ki"}},
		{nil, "to-move=first first=Gyoku@0,0 second=Gyoku@0,2 first-hand=Gyoku second-hand=Hi,Kaku", []string{"must list Hi, Kaku or Ki"}},
		{nil, "to-move=second first=- second=-" + hands, []string{"Black places a Gyoku first"}},
		{nil, "to-move=first first=Gyoku@0,0 second=-" + hands, []string{"Black places a Gyoku first"}},
		{nil, "to-move=first first=- second=Gyoku@0,0" + hands, []string{"White's Gyoku is on the field without Black's"}},
		{nil, "to-move=first first=Hi@0,0 second=- first-hand=Kaku second-hand=Hi,Kaku", []string{"before both Gyoku are"}},
		{nil, "to-move=first first=- second=- first-hand=Hi,Hi,Kaku second-hand=Kaku", []string{"each player has one Hi cube"}},
		{nil, "to-move=first first=Gyoku@0,0;Gyoku@0,1 second=Gyoku@0,2" + hands, []string{"Black has 2 Gyoku"}},
		{nil, "to-move=first first=Gyoku@0,0 second=Gyoku@0,2 first-hand=Hi,Kaku second-hand=Hi,Hi,Kaku", []string{"3 Hi cubes"}},
		{nil, "to-move=first first=Gyoku@0,0 second=Gyoku@0,2 first-hand=Hi second-hand=Hi,Kaku", []string{"there is 1 Kaku cube on"}},
		{nil, "to-move=first first=Gyoku@0,0 second=Gyoku@0,2 first-hand=Hi,Kaku,Ki second-hand=Hi,Kaku,Ki", []string{"2 Ki cubes on the field and in the hands, not 0"}},
		{withKi, "to-move=first first=Gyoku@0,0 second=Gyoku@0,2" + hands, []string{"0 Ki cubes on the field and in the hands, not 2"}},
		{nil, "to-move=first first=Gyoku@0,0 second=Gyoku@0,1" + hands, []string{"0,0 and 0,1 are not two steps apart"}},
		{nil, "to-move=first first=Gyoku@0,0 second=Gyoku@3,0" + hands, []string{"0,0 and 3,0 are not two steps apart"}},
		{nil, "to-move=first first=Gyoku@0,0 second=Gyoku@0,0" + hands, []string{"both stand on 0,0"}},
		{nil, "to-move=first first=Gyoku@0,0;Cho@1,0 second=Gyoku@0,2;Ken@1,0 first-hand=Kaku second-hand=Hi", []string{"Cho and Ken both stand on 1,0"}},
		{nil, "to-move=first first=Gyoku@0,99999 second=Gyoku@0,2" + hands, []string{"coordinates go up to 50000"}},
		{field, "to-move=first first=Gyoku@0,0 second=Gyoku@0,2;Hi@-1,2 first-hand=Hi,Kaku second-hand=Kaku", []string{"Hi@-1,2 is outside the field of 5x5"}},
		{field, "to-move=second first=Gyoku@0,5 second=-" + hands, []string{"Gyoku@0,5 is outside"}},
		{nil, "to-move=first first=Gyoku@0,0 second=Gyoku@0,2;Cho@5,5 first-hand=Hi,Kaku second-hand=Kaku", []string{"Cho on 5,5 has no support and would have been taken when White's turn ended"}},
		{nil, "to-move=first first=Gyoku@0,0;Cho@5,5 second=Gyoku@0,2 first-hand=Kaku second-hand=Hi,Kaku", []string{"too far from both Gyoku: one turn cannot have left it there"}},
		{nil, "to-move=first first=Gyoku@0,0;Hi@0,1 second=Gyoku@0,2 first-hand=Kaku second-hand=Hi,Kaku", []string{"Hi on 0,1 attacks the Gyoku of White, who has just moved"}},
		{nil, "to-move=first first=Gyoku@0,0;Hi@0,1;Kaku@1,1 second=Gyoku@0,2;Cho@3,3 first-hand=- second-hand=Kaku",
			[]string{"Cho on 3,3 has no support", "Hi on 0,1 attacks", "Kaku on 1,1 attacks"}},
		{withKi, "to-move=first first=Gyoku@0,0 second=Gyoku@0,2;Ki@0,5 first-hand=Hi,Kaku,Ki second-hand=Hi,Kaku", []string{"Ki on 0,5 has no support"}},
		{nil, "to-move=first " + strings.Repeat("x", game.MaxPositionText), []string{"at most 8192 are read"}},
	}
	if len(tests) < 30 {
		t.Errorf("only %d impossible positions", len(tests))
	}
	for _, test := range tests {
		_, err := Rules.NewFromPosition(test.options, test.position)
		var impossible *game.SetupError
		if !errors.As(err, &impossible) {
			t.Errorf("%s: %v, want a refusal", test.position, err)
			continue
		}
		if len(impossible.Reasons) != len(test.reasons) {
			t.Errorf("%s: reasons %q, want %q", test.position, impossible.Reasons, test.reasons)
			continue
		}
		for i, want := range test.reasons {
			if !strings.Contains(impossible.Reasons[i].String(), want) {
				t.Errorf("%s: reason %q, want …%s…", test.position, impossible.Reasons[i], want)
			}
		}
	}
}

// The fields of a text may come in any order; it is written in one.
func TestPositionTextIsCanonical(t *testing.T) {
	g := at(t, nil, "second-hand=Kaku,Hi second=Gyoku@1,2 first-hand=Kaku to-move=second first=Cho@1,0;Gyoku@0,0", "")
	const want = "to-move=second first=Gyoku@0,0;Cho@1,0 second=Gyoku@1,2 first-hand=Kaku second-hand=Hi,Kaku"
	if got := g.PositionText(); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// A smaller game has its own cubes alone, from the start and from a setup.
func TestAbsentCubes(t *testing.T) {
	p := Start(false, 0, 0).Without(KakuCube)
	for range 2 {
		p.Do(p.AppendMoves(nil)[0])
	}
	setup := PositionSetup{Absent: []Cube{KakuCube}}
	for seat := range game.Seat(2) {
		x, y := p.CellOf(uint8(seat))
		setup.Field[seat] = []PlacedCube{{Face: Gyoku, X: int(x), Y: int(y)}}
		setup.Hands[seat] = []Cube{HiCube}
	}
	set, reasons := setup.Position()
	if reasons.Len() > 0 {
		t.Fatal(reasons.Err("ki-shogi"))
	}
	if set.Key() != p.Key() || set.String() != p.String() {
		t.Errorf("%v, want %v", &set, &p)
	}
	for _, m := range p.AppendMoves(nil) {
		if IsDrop(m) && FaceAfter(m).Cube() != HiCube {
			t.Errorf("%v is dropped, which is not in the game", FaceAfter(m))
		}
	}
	setup.Absent = nil
	if _, reasons := setup.Position(); reasons.Len() == 0 {
		t.Error("two Kaku cubes may be missing")
	}
}
