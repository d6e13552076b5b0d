package balance_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/game"
)

// options reads "name=value name=value".
func options(text string) map[string]string {
	o := map[string]string{}
	for field := range strings.FieldsSeq(text) {
		name, value, _ := strings.Cut(field, "=")
		o[name] = value
	}
	return o
}

// setup returns a game at a position; tiles are written with spaces between and
// may stand in more lines.
func positionParser(t testing.TB, opts, hands, tiles, rest string) game.Game {
	t.Helper()
	table, err := balance.Rules.NewFromPosition(options(opts), hands+" tiles="+strings.Join(strings.Fields(tiles), ";")+" "+rest)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// Hands, last move and counters of hand-set positions.
const (
	start    = "last=- passes=0 stalled=0"
	moving   = "to-move=second first=- second=-"
	lastLily = "to-move=second first=W second=Y" // two tiles are still to be placed
)

// Hand-set positions.
const (
	// Every flower but the last Lily is in balance: the Rose and an Orchid on an
	// axis serve two gardens.
	nearlyComplete = `Rose@0,3 Lotus@1,1 Lotus@-1,1
		Orchid@0,-3 Orchid@1,-2 Orchid@2,-2 Lily@1,-1 Lily@2,-1 Lily@3,-1`
	// The last Lily stands outside on f15, the Wheel apart.
	lilyOutside = nearlyComplete + ` Lily@f15 Wheel@q10`

	// The Rose stands alone on the square k11 of the north-east red garden, a
	// Lotus outside on k4 below it, all others on points without balances.
	roseAlone = `Rose@k11 Lotus@l4 Lotus@-5,-5 Orchid@-1,1 Orchid@-2,1 Orchid@-1,2
		Lily@1,-1 Lily@2,-1 Lily@3,-1 Lily@4,-1 Wheel@q10`

	// Nothing can move: the Rose on the Wheel is in balance, all others stand on points.
	allFixed = `Rose@k11 Wheel@k11 Lotus@1,1 Lotus@2,2 Orchid@-1,1 Orchid@-2,1 Orchid@-1,2
		Lily@1,-1 Lily@2,-1 Lily@3,-1 Lily@4,-1`

	// Only the Lily on g18 can move, and only to h18: two Orchids in balance on
	// squares and the Rose in balance on the Wheel shut it in.
	oneMove = `Lily@g18 Orchid@g17 Orchid@h17 Rose@i18 Wheel@i18 Lotus@0,8 Lotus@5,5
		Lily@-4,5 Lily@-5,4 Orchid@1,-1 Lily@-1,-1`

	// Two Lilies and the Wheel can move freely; the Rose on a line is not dead.
	open = `Rose@0,3 Lotus@5,5 Lotus@-5,5 Orchid@1,1 Orchid@2,1 Orchid@1,2
		Lily@e4 Lily@n4 Lily@1,-1 Lily@2,-1 Wheel@q10`
)

func TestEndings(t *testing.T) {
	shuffle := "e4-e5 n4-n5 e5-e4 n5-n4 "
	tests := []struct {
		name, options, hands, tiles, rest string
		turns                             string
		want                              string // after the last turn; before it the game goes on
	}{
		{"balance by a placement, the Wheel still in a hand", "", lastLily, nearlyComplete, start, "Lily@-1,-2", "second: balance"},
		{"no balance by a placement that serves nobody", "", lastLily, nearlyComplete, start, "Lily@-5,5", ""},
		{"balance by a move", "", moving, lilyOutside, start, "f15-f8", "second: balance"},
		{"balance by a move of first", "", moving, lilyOutside, start, "q10-q9 f15-f8", "first: balance"},
		{"the Wheel completes nothing", "", lastLily, nearlyComplete, start, "Lily@f15 Wheel@q10", ""},
		{"dead by the last placement: the Rose on a point in one garden", "", "to-move=first first=W second=-",
			strings.ReplaceAll(nearlyComplete, "0,3", "1,3") + " Lily@f15", start, "Wheel@q10", "draw: dead"},
		{"dead by a move: a Lotus comes to the Rose's garden", "", moving, roseAlone, start, "l4-l11", "draw: dead"},
		{"not dead while the Rose can move", "", moving, roseAlone, start, "l4-l5", ""},
		{"not dead when the Rose goes to two gardens", "", moving, roseAlone, start, "k11-k15", ""},
		{"dead is of classic alone", "matching=opposites", "to-move=first first=W second=-",
			"Rose@1,1 Lotus@2,2 Lotus@1,2 Lotus@2,1 Lotus@3,1 Orchid@-3,-2 Orchid@-2,-2 Lily@5,-5 Lily@4,-5 Lily@5,-4",
			start, "Wheel@q10", ""},
		{"no-legal-turn: two passes", "", moving, allFixed, start, "pass pass", "draw: no-legal-turn"},
		{"one pass ends nothing", "", moving, allFixed, start, "pass", ""},
		{"a move between two passes", "", moving, oneMove, start, "g18-h18 pass h18-g18 pass", ""},
		{"repetition: the first position counts", "", moving, open, start, shuffle + shuffle, "draw: repetition"},
		{"two occurrences are none too many", "", moving, open, start, shuffle, ""},
		{"repetition with the other player to move is none", "no-undo=off", moving, open, start,
			"e4-e5 e5-e6 e6-e4 n4-n5 e4-e5 e5-e4 e4-e5", ""},
		{"repetition with passes", "", moving, oneMove, start, "g18-h18 pass h18-g18 pass g18-h18 pass h18-g18 pass", "draw: repetition"},
		{"stalled after 100 turns", "no-undo=off", moving, open, "last=- passes=0 stalled=99", "e4-e5", "draw: stalled"},
		{"stalled not after 99", "no-undo=off", moving, open, "last=- passes=0 stalled=98", "e4-e5", ""},
		{"stalled counts passes", "", "to-move=first first=- second=-", oneMoveMade, "last=g18-h18 passes=0 stalled=99", "pass", "draw: stalled"},
		{"stalled begins anew with another number of balances", "no-undo=off", moving, open, "last=- passes=0 stalled=99", "n4-n11 e4-e5", ""},
		{"balance goes before stalled", "no-undo=off", moving, lilyOutside, "last=- passes=0 stalled=99", "f15-f8", "second: balance"},
		{"no-legal-turn goes before stalled", "", moving, allFixed, "last=- passes=1 stalled=99", "pass", "draw: no-legal-turn"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			table := positionParser(t, test.options, test.hands, test.tiles, test.rest)
			for turn := range strings.FieldsSeq(test.turns) {
				if o := table.Outcome(); o.Over() {
					t.Fatalf("before %s: %v", turn, o)
				}
				if err := game.PlayTurn(table, turn); err != nil {
					t.Fatalf("%s: %v", turn, err)
				}
			}
			if got := table.Outcome().String(); got != test.want {
				t.Errorf("%s: outcome %q, want %q", table.PositionText(), got, test.want)
			}
			if over := table.ToMove() == game.None; over != (test.want != "") || over != (game.CountLegalTurns(table) == 0) {
				t.Errorf("%v is to move with %d turns", table.ToMove(), game.CountLegalTurns(table))
			}
			if p := table.(*balance.Game).Pos; test.want != "" && test.want != "draw: repetition" &&
				(p.CountLegalTurns() != 0 || len(p.AppendMoves(nil)) != 0) {
				t.Error("the position alone has turns, though it is over without its past")
			}
		})
	}
}

var oneMoveMade = strings.ReplaceAll(oneMove, "Lily@g18", "Lily@h18")

// Repetition and stalled at the same turn: repetition comes first.
func TestRepetitionGoesBeforeStalled(t *testing.T) {
	table := positionParser(t, "", "to-move=second first=- second=-", open, "last=e5-e4 passes=0 stalled=92")
	for turn := range strings.FieldsSeq("n4-n5 e4-e5 n5-n4 e5-e4 n4-n5 e4-e5 n5-n4 e5-e4") {
		if err := game.PlayTurn(table, turn); err != nil {
			t.Fatal(err)
		}
	}
	if got := table.Outcome().String(); got != "draw: repetition" {
		t.Errorf("outcome %q", got)
	}
}

// Each row has turns that are legal for a player and turns that are not,
// with the rule that they break.
func TestRules(t *testing.T) {
	blossoming := "to-move=second first=LLOY second=ROYW"
	three := "Orchid@j10 Lily@0,8 Lily@-1,8"
	tests := []struct {
		name, options, hands, tiles, rest string
		before                            string // turns made first
		legal                             string
		broken                            string // turn>rule …
	}{
		{name: "turn-text", hands: blossoming, tiles: three, rest: start,
			legal: "Rose@k10 Rose@1,0 Wheel@a10",
			broken: "rose@k10>turn-text Rose@K10>turn-text Rose@k010>turn-text Rose@+1,0>turn-text Rose@a1>turn-text " +
				"Rose@8,8>turn-text Rose@>turn-text @k10>turn-text Rose@k10x>turn-text k10>turn-text k10->turn-text " +
				"k10-l10->turn-text 1,0-2,0>turn-text Pass>turn-text deal=>turn-text deal=ROLYYY>turn-text deal=RLO>turn-text"},
		{name: "stage in the Blossoming", hands: blossoming, tiles: three, rest: start,
			broken: "deal=RLOYYW>stage j10-j11>stage pass>stage"},
		{name: "stage in moving", hands: moving, tiles: open, rest: start,
			legal: "e4-e5", broken: "Rose@k10>stage deal=RLOYYW>stage"},
		{name: "hand", hands: blossoming, tiles: three, rest: start, legal: "Rose@k10 Wheel@k10",
			broken: "Lotus@k10>hand Lotus@j10>hand"},
		{name: "wheel-square", hands: blossoming, tiles: three, rest: start, legal: "Wheel@k10", broken: "Wheel@1,0>wheel-square Wheel@0,8>wheel-square"},
		{name: "free", hands: blossoming, tiles: three, rest: start,
			legal:  "Rose@k10 Rose@j11 Rose@0,0 Rose@0,1", // a tile on a square leaves its corners free
			broken: "Rose@j10>free Rose@0,8>free Wheel@j10>free"},
		{name: "a flower is placed on the Wheel", hands: blossoming, tiles: three, rest: start, before: "Wheel@k10",
			legal: "Lotus@k10", broken: "Lotus@j10>free"},
		{name: "one flower on the Wheel", hands: blossoming, tiles: three, rest: start, before: "Wheel@k10 Lotus@k10", broken: "Rose@k10>free"},

		{name: "tile", hands: moving, tiles: open, rest: start, broken: "j10-j11>tile f1-f2>turn-text"},
		{name: "line", hands: moving, tiles: open, rest: start, legal: "e4-e14 e4-c4 q10-q12 q10-a10", broken: "e4-f5>line e4-e4>line q10-r11>line"},
		{name: "way", hands: moving, tiles: open, rest: start, legal: "e4-m4", broken: "e4-o4>way n4-d4>way"},
		{name: "free for moves", hands: moving, tiles: open, rest: start, broken: "e4-n4>free"},
		{name: "tiles on points do not stand in the way", hands: moving, tiles: open, rest: start, legal: "n4-n17 e4-e16"},
		{name: "harm", hands: moving, tiles: oneMove, rest: start, legal: "g18-h18", broken: "g17-f17>harm h17-h16>harm i18-i17>harm pass>pass"},
		{name: "harm is of the gardens one belongs to", hands: moving, rest: start,
			// Three Lilies and two Orchids in one garden: a Lily may go, an Orchid not.
			tiles: "Lily@k11 Lily@l11 Lily@1,2 Orchid@k12 Orchid@2,2 Orchid@-5,5 Lily@-1,-1 Rose@0,-3 Lotus@5,5 Lotus@-4,5 Wheel@q10",
			legal: "k11-k10 l11-l10", broken: "k12-l12>harm"},
		{name: "harm for both of a pair", hands: moving, rest: start,
			tiles:  "Lily@k11 Lily@7,-3 Lily@6,-3 Orchid@k12 Orchid@-4,5 Orchid@-5,5 Lily@-1,-1 Rose@0,-3 Lotus@5,5 Lotus@-4,6 Wheel@q10",
			broken: "k11-l11>harm k12-l12>harm"},

		{name: "a flower onto the free Wheel stops there", hands: moving, tiles: strings.ReplaceAll(open, "Wheel@q10", "Wheel@e8"), rest: start,
			legal: "e4-e7 e4-e8 e8-e9 e8-e5", broken: "e4-e9>way e8-e4>free"},
		{name: "the flower leaves, the Wheel stays", hands: moving, rest: start, tiles: strings.ReplaceAll(open, "Wheel@q10", "Wheel@e4"),
			legal: "e4-e5", broken: "n4-e4>free"},
		{name: "the flower that left", hands: moving, rest: start, tiles: strings.ReplaceAll(open, "Wheel@q10", "Wheel@e4"), before: "e4-e6",
			legal: "n4-e4 e4-e5 e4-d4 e6-f6", broken: "e6-e4>no-undo e6-e3>way"},

		{name: "no-undo=on", hands: moving, tiles: open, rest: start, before: "e4-e8", legal: "e8-e5 e8-e3 n4-n5", broken: "e8-e4>no-undo"},
		{name: "no-undo=on for the Wheel", hands: moving, tiles: open, rest: start, before: "q10-q8", legal: "q8-q9 q8-p8", broken: "q8-q10>no-undo"},
		{name: "no-undo=on onto the Wheel", hands: moving, tiles: strings.ReplaceAll(open, "Wheel@q10", "Wheel@e8"), rest: start, before: "e4-e8",
			legal: "e8-e5 e8-e3", broken: "e8-e4>no-undo"},
		{name: "no-undo=on is of the last turn only", hands: moving, tiles: open, rest: start, before: "e4-e8 n4-n5", legal: "e8-e4", broken: "n5-n4>no-undo"},
		{name: "no-undo=on forbids nothing after a pass", hands: moving, tiles: oneMove, rest: start, before: "g18-h18 pass", legal: "h18-g18"},
		{name: "no-undo=on leaves nothing", hands: moving, tiles: oneMove, rest: start, before: "g18-h18", legal: "pass", broken: "h18-g18>no-undo"},
		{name: "no-undo=on after the last placement", hands: "to-move=first first=W second=-",
			tiles: strings.ReplaceAll(open, "Wheel@q10", ""), rest: start, before: "Wheel@q10", legal: "q10-q11 e4-e5"},
		{name: "no-undo=off", options: "no-undo=off", hands: moving, tiles: open, rest: start, before: "e4-e8", legal: "e8-e4 e8-e5"},
		{name: "no-undo=off: no pass", options: "no-undo=off", hands: moving, tiles: oneMove, rest: start, before: "g18-h18", legal: "h18-g18", broken: "pass>pass"},

		{name: "must-balance=on in the Blossoming", options: "must-balance=on", hands: blossoming, tiles: three, rest: start,
			// The Orchid on j10 lacks a Lily in its garden, the Lilies at the north gate an Orchid in theirs.
			legal:  "Lily@1,1 Lily@j11 Lily@0,1 Orchid@0,7 Orchid@1,8 Orchid@-5,6 Orchid@j18",
			broken: "Rose@1,1>must-balance Wheel@k11>must-balance Lily@5,5>must-balance Orchid@1,1>must-balance Orchid@5,-5>must-balance Lily@0,8>free Lotus@1,1>hand"},
		{name: "must-balance=on when nothing raises", options: "must-balance=on", hands: "to-move=second first=YYYYW second=RLLOO", tiles: "Orchid@j10",
			rest: start, legal: "Rose@1,1 Orchid@1,1 Lotus@q10"},
		{name: "must-balance=on in moving", options: "must-balance=on", hands: moving, tiles: open, rest: start,
			// The Orchids on points lack Lilies in the north-east red garden.
			legal: "n4-n11", broken: "n4-n5>must-balance e4-e5>must-balance q10-q11>must-balance"},
		{name: "must-balance=on when the Wheel makes two", options: "must-balance=on", hands: moving, rest: start,
			tiles: strings.ReplaceAll(open, "Wheel@q10", "Wheel@n11"), legal: "n4-n10 n4-n11", broken: "n4-n9>must-balance n11-n12>must-balance"},
		{name: "must-balance=off", hands: moving, tiles: open, rest: start, legal: "n4-n11 n4-n5 e4-e5 q10-q11"},

		{name: "matching=classic: an Orchid serves a Lily", options: "must-balance=on", hands: "to-move=second first=LLOOW second=RYYYY",
			tiles: "Orchid@j10", rest: start, legal: "Lily@1,1", broken: "Rose@1,1>must-balance"},
		{name: "matching=opposites: an Orchid serves a Rose or a Lotus", options: "matching=opposites must-balance=on",
			hands: "to-move=second first=LLLOW second=RLYYY", tiles: "Orchid@j10", rest: start,
			legal: "Rose@1,1 Lotus@1,1", broken: "Lily@1,1>must-balance"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			table := positionParser(t, test.options, test.hands, test.tiles, test.rest)
			for turn := range strings.FieldsSeq(test.before) {
				if err := game.PlayTurn(table, turn); err != nil {
					t.Fatalf("%s: %v", turn, err)
				}
			}
			listed := game.LegalTurns(table)
			for turn := range strings.FieldsSeq(test.legal) {
				if _, err := table.ParseTurn(turn); err != nil {
					t.Errorf("%s: %v", turn, err)
				}
				if !slices.Contains(listed, turn) {
					t.Errorf("%s is not listed", turn)
				}
			}
			for row := range strings.FieldsSeq(test.broken) {
				turn, rule, _ := strings.Cut(row, ">")
				refused(t, table, turn, rule)
				if slices.Contains(listed, turn) {
					t.Errorf("%s is listed", turn)
				}
			}
		})
	}
}

// refused checks that a turn breaks a rule that the game knows.
func refused(t *testing.T, table game.Game, turn, rule string) {
	t.Helper()
	_, err := table.ParseTurn(turn)
	var broken *game.RuleError
	if !errors.As(err, &broken) {
		t.Errorf("%s: error %v, want a broken rule", turn, err)
		return
	}
	if broken.Rule != rule {
		t.Errorf("%s breaks %s (%s), want %s", turn, broken.Rule, broken.Error(), rule)
	}
	if _, ok := balance.Rules.TurnRule(broken.Rule); !ok {
		t.Errorf("%s: there is no rule %s", turn, broken.Rule)
	}
}
