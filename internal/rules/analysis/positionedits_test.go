package analysis_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/editor"
	"github.com/teahouse-games/teahouse/kishogi"
	"github.com/teahouse-games/teahouse/kutai"
	"github.com/teahouse-games/teahouse/quaterno"
	"github.com/teahouse-games/teahouse/skud"
)

const kiShogi = "to-move=first first=Gyoku@0,0 second=Gyoku@1,2 first-hand=Hi,Kaku second-hand=Hi,Kaku"

// TestEdits applies edits to a position and looks at the text.
func TestEdits(t *testing.T) {
	quaternoStart := quaterno.Rules.MustNew(nil).PositionText()
	tests := []struct {
		name  string
		rules *game.Rules
		text  string
		edits []editor.Edit
		want  string // a part of the text
	}{
		{"a cube comes from the hand", kishogi.Rules, kiShogi, []editor.Edit{{Do: editor.Put, Piece: "first Cho", Place: "-3,1"}}, "first=Gyoku@0,0;Cho@-3,1 second=Gyoku@1,2 first-hand=Kaku "},
		{"and goes back", kishogi.Rules, kiShogi, []editor.Edit{{Do: editor.Put, Piece: "first Cho", Place: "1,0"}, {Do: editor.Take, Place: "1,0"}}, "first=Gyoku@0,0 second=Gyoku@1,2 first-hand=Hi,Kaku "},
		{"of a unique piece there is one", kishogi.Rules, kiShogi, []editor.Edit{{Do: editor.Put, Piece: "second Gyoku", Place: "2,1"}}, "second=Gyoku@2,1 "},
		{"a piece moves onto another", kishogi.Rules, kiShogi, []editor.Edit{{Do: editor.Put, Piece: "first Cho", Place: "1,0"}, {Do: editor.Put, Piece: "second Kaku", Place: "2,0"}, {Do: editor.Move, Place: "1,0", To: "2,0"}}, "first=Gyoku@0,0;Cho@2,0 second=Gyoku@1,2 first-hand=Kaku second-hand=Hi,Kaku"},
		{"hands are set", kishogi.Rules, kiShogi, []editor.Edit{{Do: editor.Hold, Piece: "first Hi", Count: 2}, {Do: editor.Hold, Piece: "second Hi"}}, "first-hand=Hi,Hi,Kaku second-hand=Kaku"},
		{"the other player moves", kishogi.Rules, kiShogi, []editor.Edit{{Do: editor.Pass}}, "to-move=second"},
		{"all is cleared", kishogi.Rules, kiShogi, []editor.Edit{{Do: editor.Put, Piece: "first Cho", Place: "1,0"}, {Do: editor.Clear}}, "first=- second=- first-hand=Hi,Kaku second-hand=Hi,Kaku"},
		{"figures are claimed", quaterno.Rules, quaternoStart, []editor.Edit{{Do: editor.Set, Field: "figures", Piece: "Stick", Value: "second"}, {Do: editor.Set, Field: "figures", Piece: "Fan", Value: "first"}}, "figures=Fan:first;Stick:second"},
		{"and given up", quaterno.Rules, quaternoStart, []editor.Edit{{Do: editor.Set, Field: "figures", Piece: "Fan", Value: "first"}, {Do: editor.Set, Field: "figures", Piece: "Fan", Value: "-"}}, "figures=-"},
		{"a pass is forgotten", quaterno.Rules, strings.Replace(quaternoStart, "passes=0", "passes=1", 1), []editor.Edit{{Do: editor.Pass}}, "passes=0"},
		{"tiles have no owner", kutai.Rules, kutai.Rules.MustNew(nil).PositionText(), []editor.Edit{{Do: editor.Put, Piece: "first CBd", Place: "0,0"}}, "tiles=CBd@0,0 first=CBn,"},
		{"a flower stands on the Wheel", balance.Rules, "to-move=first first=LOY second=RYY tiles=Wheel@j10 last=- passes=0 stalled=0", []editor.Edit{{Do: editor.Put, Piece: "second Rose", Place: "j10"}}, "second=YY tiles=Wheel@j10;Rose@j10"},
		{"and is taken first", balance.Rules, "to-move=first first=LOY second=RYY tiles=Wheel@j10;Rose@j10 last=j10-j14 passes=1 stalled=3", []editor.Edit{{Do: editor.Take, Place: "j10"}, {Do: editor.Pass}}, "tiles=Wheel@j10 last=- passes=0 stalled=0"},
		{"a phase is chosen", skud.Rules, skud.Rules.MustNew(nil).PositionText(), []editor.Edit{{Do: editor.Set, Field: "phase", Value: "play"}}, "phase=play"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			draft, ok := editor.Read(tt.rules.MustNew(nil), tt.text)
			if !ok {
				t.Fatalf("%s cannot be read", tt.text)
			}
			for _, edit := range tt.edits {
				if err := draft.Apply(edit); err != nil {
					t.Fatal(err)
				}
			}
			if got := draft.String(); !strings.Contains(got, tt.want) {
				t.Errorf("the text is\n%s\nwant in it\n%s", got, tt.want)
			}
		})
	}
}

// TestRefusedEdits: each edit is refused with words, and changes nothing.
func TestRefusedEdits(t *testing.T) {
	draft, _ := editor.Read(kishogi.Rules.MustNew(nil), kiShogi)
	for _, tt := range []struct {
		edit editor.Edit
		want string
	}{
		{editor.Edit{Do: "sing"}, `no edit "sing"`},
		{editor.Edit{Do: editor.Put, Piece: "first Rose", Place: "0,1"}, `no piece "first Rose"`},
		{editor.Edit{Do: editor.Put, Piece: "third Hi", Place: "0,1"}, `no piece "third Hi"`},
		{editor.Edit{Do: editor.Put, Piece: "first Hi", Place: "j10"}, `no place "j10"`},
		{editor.Edit{Do: editor.Put, Piece: "first Hi", Place: "60000,1"}, `no place "60000,1"`},
		{editor.Edit{Do: editor.Take, Place: "7,7"}, `nothing stands on "7,7"`},
		{editor.Edit{Do: editor.Move, Place: "7,7", To: "0,0"}, `nothing stands on "7,7"`},
		{editor.Edit{Do: editor.Move, Place: "0,0", To: "x"}, `no place "x"`},
		{editor.Edit{Do: editor.Hold, Piece: "first Gyoku"}, `no piece "first Gyoku"`},
		{editor.Edit{Do: editor.Hold, Piece: "first Hi", Count: 100}, "100 is no number"},
		{editor.Edit{Do: editor.Set, Field: "clock", Value: "5"}, `no field "clock"`},
		{editor.Edit{Do: editor.Set, Field: "first", Value: "-"}, `"-" is no value of the field first`},
		{editor.Edit{Do: editor.Set, Field: "to-move", Value: "chance"}, `"chance" is no value`},
	} {
		err := draft.Apply(tt.edit)
		if refused := (*editor.EditError)(nil); !errors.As(err, &refused) || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%v is answered with %v, want %s", tt.edit, err, tt.want)
		}
		if draft.String() != kiShogi {
			t.Fatalf("%v has made %s", tt.edit, draft)
		}
	}
}

// TestFaults: an impossible position has every reason, with the places.
func TestFaults(t *testing.T) {
	table := kishogi.Rules.MustNew(nil)
	text := "to-move=first first=Gyoku@0,0;Cho@1,2;Han@3,3 second=Gyoku@1,2 first-hand=- second-hand=Hi,Kaku"
	_, faults := editor.Validate(table, text)
	var texts []string
	var places []string
	for _, fault := range faults {
		texts = append(texts, fault.Message.String())
		places = append(places, fault.Places...)
	}
	if len(faults) < 3 || !slices.Contains(places, "1,2") {
		t.Errorf("the reasons are %q at %v, want those of both kinds of cubes and of the cell 1,2", texts, places)
	}
}
