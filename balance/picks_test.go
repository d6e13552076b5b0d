package balance_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/game"
)

func TestPicks(t *testing.T) {
	open := strings.ReplaceAll(open, "Wheel@q10", "Wheel@e8")
	tests := []struct {
		name  string
		table game.Game
		path  string
		kind  game.PickKind
		n     int
		some  string // ids that are offered
		turn  string
	}{
		{"the deals", after(t, nil), "", game.PickButton, 42, "RLLOOO LOOYYW", ""},
		{"a deal", after(t, nil), "LOOYYW", "", 0, "", "deal=LOOYYW"},
		{"a hand", after(t, nil, "deal=LOOYYW"), "", game.PickHand, 4, "Lotus Orchid Lily Wheel", ""},
		{"a place for a flower", after(t, nil, "deal=LOOYYW"), "Lily", game.PickPlace, 505, "j10 0,7", ""},
		{"a place for the Wheel", after(t, nil, "deal=LOOYYW"), "Wheel", game.PickPlace, 256, "j10", ""},
		{"a placement", after(t, nil, "deal=LOOYYW"), "Lily 0,7", "", 0, "", "Lily@0,7"},
		{"a hand under must-balance", after(t, options("must-balance=on"), "deal=LOOYYW", "Lily@j10"), "", game.PickHand, 1, "Orchid", ""},
		{"places under must-balance", after(t, options("must-balance=on"), "deal=LOOYYW", "Lily@j10"), "Orchid", game.PickPlace, 63, "0,7 m13", ""},
		{"tiles that can move", positionParser(t, "", moving, open, start), "", game.PickPlace, 3, "e4 n4 e8", ""},
		{"where a tile can go", positionParser(t, "", moving, open, start), "e4", game.PickPlace, 16, "e8 d4 m4", ""},
		{"a move", positionParser(t, "", moving, open, start), "e4 e8", "", 0, "", "e4-e8"},
		{"pass", positionParser(t, "", moving, allFixed, start), "", game.PickButton, 1, "pass", ""},
		{"a pass", positionParser(t, "", moving, allFixed, start), "pass", "", 0, "", "pass"},
		{"the end", positionParser(t, "", moving, allFixed, "last=- passes=2 stalled=2"), "", "", 0, "", ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			picks, err := test.table.Picks(strings.Fields(test.path))
			if err != nil {
				t.Fatal(err)
			}
			if len(picks.Next) != test.n || picks.Turn != test.turn {
				t.Errorf("%d picks and the turn %q, want %d and %q", len(picks.Next), picks.Turn, test.n, test.turn)
			}
			for _, pick := range picks.Next {
				if pick.Kind != test.kind || pick.Label.String() == "" || pick.SpokenLabel.String() == "" || (pick.Kind == game.PickPlace) != (pick.Place != "") {
					t.Errorf("pick %+v, want a %s", pick, test.kind)
				}
			}
			for id := range strings.FieldsSeq(test.some) {
				if _, ok := picks.PickByID(id); !ok {
					t.Errorf("%s is not offered", id)
				}
			}
		})
	}
}

func TestPicksThatAreNotOffered(t *testing.T) {
	blossoming := after(t, options("must-balance=on"), "deal=LOOYYW", "Lily@j10")
	tests := []struct {
		name  string
		table game.Game
		path  string
		rule  string
	}{
		{"no deal", after(t, nil), "WYYOOL", "turn-text"},
		{"a deal of another set", after(t, nil), "LLLLLL", "deal"},
		{"after a deal", after(t, nil), "LOOYYW j10", "turn-text"},
		{"not in the hand", blossoming, "Wheel", "hand"},
		{"no tile", blossoming, "Knotweed", "turn-text"},
		{"a tile that makes no balance", blossoming, "Rose", "must-balance"},
		{"a place that makes no balance", blossoming, "Orchid 5,5", "must-balance"},
		{"a place that is taken", blossoming, "Orchid j10", "free"},
		{"no place", blossoming, "Orchid nowhere", "turn-text"},
		{"after a placement", blossoming, "Orchid 1,1 j10", "turn-text"},
		{"a pass in the Blossoming", blossoming, "pass", "stage"},
		{"no tile there", positionParser(t, "", moving, open, start), "j10", "tile"},
		{"a tile on a point", positionParser(t, "", moving, open, start), "0,3", "tile"},
		{"a tile in balance", positionParser(t, "", moving, oneMove, start), "g17", "harm"},
		{"a tile that is shut in", positionParser(t, "", moving, strings.ReplaceAll(oneMove, "Orchid@h17", "Orchid@h18"), start), "g18", "way"},
		{"a tile that could only go back", positionParser(t, "", "to-move=first first=- second=-", oneMoveMade, "last=g18-h18 passes=0 stalled=1"), "h18", "no-undo"},
		{"a tile that makes no balance in moving", positionParser(t, "must-balance=on", moving, open, start), "q10", "must-balance"},
		{"a pass with a legal move", positionParser(t, "", moving, open, start), "pass", "pass"},
		{"a square out of reach", positionParser(t, "", moving, open, start), "e4 f5", "line"},
		{"after the end", positionParser(t, "", moving, allFixed, "last=- passes=2 stalled=2"), "pass", "game-over"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			_, err := test.table.Picks(strings.Fields(test.path))
			var broken *game.RuleError
			if !errors.As(err, &broken) {
				t.Fatalf("error %v, want a broken rule", err)
			}
			if broken.Rule != test.rule {
				t.Errorf("%s breaks %s (%s), want %s", test.path, broken.Rule, broken.Error(), test.rule)
			}
		})
	}
}

func TestView(t *testing.T) {
	table := positionParser(t, "", moving, strings.ReplaceAll(oneMove, "Lily@-1,-1", "Lily@0,3"), start)
	if err := game.PlayTurn(table, "g18-h18"); err != nil {
		t.Fatal(err)
	}
	s := table.Situation()
	notes, levels := map[string]string{}, map[string]int{}
	for _, piece := range s.Pieces {
		notes[piece.Kind+"@"+piece.Place], levels[piece.Kind+"@"+piece.Place] = piece.Note, piece.Level
	}
	for piece, want := range map[string]string{"Lily@h18": "", "Orchid@g17": "fixed", "Rose@i18": "fixed", "Lily@0,3": "on-point", "Wheel@i18": ""} {
		if got, ok := notes[piece]; !ok || got != want {
			t.Errorf("%s has the note %q, want %q", piece, got, want)
		}
	}
	if levels["Rose@i18"] != 1 || levels["Wheel@i18"] != 0 || len(s.Pieces) != 11 {
		t.Errorf("levels %v", levels)
	}
	if got := balances(table); got != 3 {
		t.Errorf("%d balances are shown, want 3", got)
	}
	if len(s.Marks) != 2 || s.Marks[0].Place != "g18" || s.Marks[1].Place != "h18" {
		t.Errorf("marks %v", s.Marks)
	}
	if s.Caption.Phase != "moving" || s.Caption.ToMove != game.First {
		t.Errorf("status %+v", s.Caption)
	}
}

func TestScore(t *testing.T) {
	tests := []struct {
		name  string
		table game.Game
		want  int // for the seat to move in the position, or that would be
	}{
		{"before the deal", after(t, nil), 0},
		{"second can complete the balance", positionParser(t, "", lastLily, nearlyComplete, start), 5},
		{"first has made three balances", positionParser(t, "", moving, oneMove, start), 3},
		{"a draw", positionParser(t, "", moving, allFixed, "last=- passes=2 stalled=2"), 0},
	}
	for _, test := range tests {
		if got := game.Score(test.table, game.First); got != test.want || game.Score(test.table, game.Second) != -got {
			t.Errorf("%s: %d for first and %d for second, want %d", test.name, got, game.Score(test.table, game.Second), test.want)
		}
	}
	won := positionParser(t, "", moving, lilyOutside, start)
	if err := game.PlayTurn(won, "f15-f8"); err != nil || game.Score(won, game.Second) != 10_000 {
		t.Errorf("the winner has %d (%v)", game.Score(won, game.Second), err)
	}
}

// The next step speaks of flowers unless the Wheel alone is left in the hand.
func TestNextStepNamesWhatIsLeft(t *testing.T) {
	steps := map[string]int{}
	playouts(t, "", 60, func(table game.Game) {
		s := table.Situation()
		if s.Caption.Outcome.Over() {
			return
		}
		wheelAlone := false
		if seat := s.Caption.ToMove; seat != game.Chance {
			items := s.Hands[seat].Items
			wheelAlone = len(items) == 1 && items[0].Kind == "Wheel"
		}
		id := balance.Rules.NextStep(&s.Caption, table.Options()).ID
		if (id == "balance-next-blossoming-wheel") != wheelAlone {
			t.Errorf("%s: the next step is %s", table.PositionText(), id)
		}
		steps[id]++
	})
	for _, id := range []string{"deal", "blossoming", "blossoming-wheel", "moving"} {
		if steps["balance-next-"+id] == 0 {
			t.Errorf("no position has the next step %s: %v", id, steps)
		}
	}
}
