package skud

import (
	"errors"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/gametest"
)

// readSiteGame reads a whole game and returns its turns.
func readSiteGame(t testing.TB, options map[string]string, text string) []string {
	t.Helper()
	table, err := Rules.New(options)
	if err != nil {
		t.Fatal(err)
	}
	entries, err := Rules.Notation.SplitEntries(text)
	if err != nil {
		t.Fatal(err)
	}
	var turns []string
	for _, entry := range entries {
		turn, warning, err := Rules.Notation.ReadEntry(table, entry.Text)
		if err != nil || !warning.IsZero() {
			t.Fatalf("%s: %v, warning %q", entry.Text, err, warning)
		}
		if turn == "" {
			continue
		}
		turns = append(turns, turn)
		if err := game.PlayTurn(table, turn); err != nil {
			t.Fatal(err)
		}
	}
	return turns
}

// writeSiteGame writes the turns of a whole game.
func writeSiteGame(t testing.TB, options map[string]string, turns []string) string {
	t.Helper()
	table, err := Rules.New(options)
	if err != nil {
		t.Fatal(err)
	}
	var entries []string
	for _, turn := range turns {
		entry, err := Rules.Notation.WriteTurn(table, turn)
		if err != nil {
			t.Fatal(err)
		}
		entries = append(entries, entry)
		if err := game.PlayTurn(table, turn); err != nil {
			t.Fatal(err)
		}
	}
	return Rules.Notation.JoinEntries(entries)
}

// TestSiteExample reads a record of the site, plays it and writes it again.
func TestSiteExample(t *testing.T) {
	data, err := os.ReadFile("../testdata/examples/skud-site-notation.txt")
	if err != nil {
		t.Fatal(err)
	}
	options := Rules.Notation.ImpliedOptions(string(data))
	if want := map[string]string{"edition": "garden-gate"}; !maps.Equal(options, want) {
		t.Errorf("the record implies %v, want %v", options, want)
	}
	turns := readSiteGame(t, options, string(data))
	if len(turns) != 31 || turns[30] != "0,-8-1,-7+O@0,-8" {
		t.Errorf("%d turns, the last is %s", len(turns), turns[len(turns)-1])
	}
	if got, want := writeSiteGame(t, options, turns), strings.Join(strings.Fields(string(data)), ";"); got != want {
		t.Errorf("written again:\n%s\nwant\n%s", got, want)
	}
}

// The games on the pages are written like that.
func TestPageNotation(t *testing.T) { gametest.CheckPageNotation(t, Rules) }

// TestSiteOptions: the clashing kind as Host's first flower is the other opening.
func TestSiteOptions(t *testing.T) {
	for text, want := range map[string]string{
		"0H.R,W,K,B;0G.R,W,K,B;1G.R3(0,-8);1H.W3(0,8)":       openingClash,
		"0H.R,W,K,B\n0G.R,W,K,B\r\n1G.W5(0,-8)\n1H.R5(0,8)":  openingClash,
		"0H.R,W,K,B;0G.R,W,K,B;1G.R3(0,-8);1H.W3(0,8);9G.??": openingClash,
		"0H.R,W,K,B;0G.R,W,K,B;1G.R3(0,-8);1H.R3(0,8)":       "",
		"0H.R,W,K,B;0G.R,W,K,B;1G.R3(0,-8);2G.W3(0,8)":       "",
		"": "", "1H.W3(0,8)": "",
	} {
		got := Rules.Notation.ImpliedOptions(text)
		if got["edition"] != editionGardenGate || got["opening"] != want {
			t.Errorf("%q implies %v, want the opening %q", text, got, want)
		}
	}
}

// TestSiteHostAccents: Host's choice for both is two entries, the second of
// which says nothing new.
func TestSiteHostAccents(t *testing.T) {
	options := map[string]string{"edition": "german", "accents": "host"}
	turns := []string{"accents=BBKR", "R3@0,-8", "R3@0,8", "0,-8-1,-7"}
	const record = "0H.R,K,B,B;0G.R,K,B,B;1G.R3(0,-8);1H.R3(0,8);2G.(0,-8)-(1,-7)"
	if got := writeSiteGame(t, options, turns); got != record {
		t.Errorf("written: %s, want %s", got, record)
	}
	if got := readSiteGame(t, options, record); !slices.Equal(got, turns) {
		t.Errorf("read: %s, want %s", got, turns)
	}
}

// TestSiteReading: what is not quite as the site writes it is read with a
// warning, and what is something else is refused.
func TestSiteReading(t *testing.T) {
	each := []string{"accents=BKRW", "accents=BBRR", "R3@0,-8", "R3@0,8", "0,-8-1,-7", "0,8-1,7", "R4@0,-8", "R4@0,8"}
	host := map[string]string{"accents": "host"}
	tests := []struct {
		options map[string]string
		played  int // turns of each
		entry   string
		turn    string
		message string // the warning or the refusal
		rule    string
	}{
		{nil, 0, "0H.R,W,K,B", "accents=BKRW", "", ""},
		{nil, 0, "0H.B,K,R,W", "accents=BKRW", "it is written 0H.R,W,K,B", ""},
		{nil, 0, "0H.BKWR", "accents=BKRW", "it is written 0H.R,W,K,B", ""},
		{nil, 0, "R,R,B,B", "accents=BBRR", "it is written 0H.R,R,B,B", ""},
		{nil, 0, "0H.R,W,K", "", `"0H.R,W,K" does not name four Accents, as R,W,K,B does`, RuleText},
		{nil, 0, "0H.R,R,R,B", "", `"0H.R,R,R,B" names a Rock too often: each player has two and keeps four of R, W, K and B, as in R,W,K,B`, RuleText},
		{nil, 0, "0G.R,W,K,B", "", "the next entry is 0H, not 0G: Host chooses four Accents", RuleText},
		{nil, 0, "0H.R,W,K,B;0G.R,W,K,B", "", `"0H.R,W,K,B;0G.R,W,K,B" is more than one entry: read 0H.R,W,K,B alone`, RuleText},
		{nil, 1, "0G.R,W,K,B", "accents=BKRW", "", ""},
		{host, 0, "0H.R,W,K,B", "accents=BKRW", "", ""},
		{host, 0, "0H.R,W,K,B;0G.R,W,K,B", "accents=BKRW", "", ""},
		{host, 0, "0H.B,W,K,R", "accents=BKRW", "it is written 0H.R,W,K,B;0G.R,W,K,B", ""},
		{host, 0, "0H.R,W,K,B;0G.R,R,K,B", "", `"0H.R,W,K,B;0G.R,R,K,B" is more than one entry: read 0H.R,W,K,B alone`, RuleText},
		{host, 1, "0G.R,W,K,B", "", "", ""},
		{host, 1, "0G.B,W,K,R", "", "it is written 0G.R,W,K,B", ""},
		{host, 1, "0G.R,R,K,B", "", "Guest keeps the same four Accents as Host, who chose for both: a Boat, a Knotweed, a Rock and a Wheel", RulePhase},
		{nil, 2, "1G.R3(0,-8)", "R3@0,-8", "", ""},
		{nil, 2, "1H.R3(0,-8)", "", "the next entry is 1G, not 1H: Guest plants the first flower in the gate 0,-8", RuleText},
		{nil, 3, "2G.R3(0,-8)", "", "the next entry is 1H, not 2G: Host plants the Rose in the gate 0,8", RuleText},
		{nil, 8, "4G.(0,-8)-(3,-7)", "0,-8-3,-7", "", ""},
		{nil, 8, " 4G. (0,-8) - (3,-7) + R(2, 2)", "0,-8-3,-7+R@2,2", "it is written 4G.(0,-8)-(3,-7)+R(2,2)", ""},
		{nil, 8, "(0,-8)-(3,-7)+B(1,-7)-(2,-6)", "0,-8-3,-7+B@1,-7-2,-6", "it is written 4G.(0,-8)-(3,-7)+B(1,-7)-(2,-6)", ""},
		{nil, 8, "5G.(0,-8)-(3,-7)", "", "the next entry is 4G, not 5G: Guest plants or arranges", RuleText},
		{nil, 8, "4G.(0,-8)-(0,-3)", "", "Guest's Chrysanthemum on 0,-8 reaches 4 steps; 0,-3 is 5 steps away", RuleReach},
		{nil, 8, "4G.pass", "", "Guest may not pass while there is another turn: Guest can plant a Rose in the west gate -8,0", RulePass},
	}
	for _, test := range tests {
		table, err := Rules.New(test.options)
		if err != nil {
			t.Fatal(err)
		}
		for _, turn := range each[:test.played] {
			if err := game.PlayTurn(table, turn); err != nil {
				t.Fatal(err)
			}
		}
		turn, warning, err := Rules.Notation.ReadEntry(table, test.entry)
		message := warning.String()
		var rule *game.RuleError
		if errors.As(err, &rule) {
			message = rule.Error()
			if rule.Rule != test.rule {
				t.Errorf("%s: refused by %s, want %s", test.entry, rule.Rule, test.rule)
			}
		}
		if turn != test.turn || message != test.message {
			t.Errorf("%v, %s after %d turns: %q, %q; want %q, %q", test.options, test.entry, test.played, turn, message, test.turn, test.message)
		}
	}
}

// TestSiteUnearnedBonus: in a whole game a bonus that was not earned is left out with a warning. A
// single entry with one is refused, and so is an entry of another form, or a wrong bonus that was
// earned.
func TestSiteUnearnedBonus(t *testing.T) {
	each := []string{"accents=BKRW", "accents=BBRR", "R3@0,-8", "R3@0,8", "0,-8-1,-7", "0,8-1,7", "R4@0,-8", "R4@0,8"}
	table, err := Rules.New(map[string]string{"edition": "garden-gate"})
	if err != nil {
		t.Fatal(err)
	}
	for _, turn := range each {
		if err := game.PlayTurn(table, turn); err != nil {
			t.Fatal(err)
		}
	}
	for _, test := range []struct{ entry, turn, warning, rule string }{
		{"4G.(1,-7)-(2,-6)+R(2,2)", "1,-7-2,-6", "the bonus +R(2,2) was not earned and is left out, as on the site", ""},
		{"4G. (1,-7)-(2,-6) + B(1,7)-(2,7)", "1,-7-2,-6", "the bonus +B(1,7)-(2,7) was not earned and is left out, as on the site", ""},
		{"4G.(1,-7)-(2,-6)", "1,-7-2,-6", "", ""},
		{"4G.(0,-8)-(3,-7)+R(2,2)", "0,-8-3,-7+R@2,2", "", ""},
		{"4G.(1,-7)-(2,-6)+R(2,2", "", "", RuleText},
		{"4G.(1,-7)-(2,-6)+X(2,2)", "", "", RuleText},
		{"4H.(1,-7)-(2,-6)+R(2,2)", "", "", RuleText},
		{"4G.(0,-8)-(0,-3)+R(2,2)", "", "", RuleReach},
	} {
		turn, warning, err := Rules.Notation.ReadGameEntry(table, test.entry)
		rule := ""
		if broken := (*game.RuleError)(nil); errors.As(err, &broken) {
			rule = broken.Rule
		}
		if turn != test.turn || warning.String() != test.warning || rule != test.rule {
			t.Errorf("%s: %q, %q, %v; want %+v", test.entry, turn, warning, err, test)
		}
		if turn, _, err := Rules.Notation.ReadEntry(table, test.entry); test.warning != "" && err == nil {
			t.Errorf("a single entry %s is read as %q", test.entry, turn)
		}
	}
}

// TestSiteMiddle: a game that is set up in the middle counts from 2G or 2H.
func TestSiteMiddle(t *testing.T) {
	for seat, want := range map[string][]string{
		"first":  {"2G.R3(0,8)", "2H.R3(0,-8)", "3G.R3(8,0)"},
		"second": {"2H.R3(0,8)", "3G.R3(0,-8)", "3H.R3(8,0)"},
	} {
		table, err := Rules.NewFromPosition(nil, strings.Replace(scene{german, "", ""}.text(), "to-move=first", "to-move="+seat, 1))
		if err != nil {
			t.Fatal(err)
		}
		var entries []string
		for _, turn := range []string{"R3@0,8", "R3@0,-8", "R3@8,0"} {
			entry, err := Rules.Notation.WriteTurn(table, turn)
			if err != nil {
				t.Fatal(err)
			}
			entries = append(entries, entry)
			if err := game.PlayTurn(table, turn); err != nil {
				t.Fatal(err)
			}
		}
		if !slices.Equal(entries, want) {
			t.Errorf("%s to move: %q, want %q", seat, entries, want)
		}
		if _, err := Rules.Notation.SplitEntries(Rules.Notation.JoinEntries(entries)); err != nil {
			t.Error(err)
		}
	}
}

// TestSiteCut cuts what is no sequence of entries.
func TestSiteCut(t *testing.T) {
	tests := []struct {
		text    string
		at      int
		message string
	}{
		{"5G.R3(0,-8)", 0, "cannot be the first entry"},
		{"R3(0,-8)", 0, "cannot be the first entry"},
		{"0H.R,W,K,B; 1G.R3(0,-8)", 12, `"1G.R3(0,-8)" stands where the entry 0G. is due`},
		{"0H.R,W,K,B\n\n0G.R,W,K,B;;1G.R3(0,-8)\n2G.R3(0,8)", 36, `"2G.R3(0,8)" stands where the entry 1H. is due`},
		{"0H.R,W,K,B;R3(0,-8)", 11, "0G. is due"},
		{"0H.R,W,K,B;00G.R3(0,-8)", 11, "0G. is due"},
	}
	for _, test := range tests {
		_, err := Rules.Notation.SplitEntries(test.text)
		var wrong *game.NotationError
		if !errors.As(err, &wrong) || wrong.Offset != test.at || !strings.Contains(wrong.Message.String(), test.message) {
			t.Errorf("%q: %+v, want %q at %d", test.text, err, test.message, test.at)
		}
	}
	if entries, err := Rules.Notation.SplitEntries(" ;\n"); len(entries) != 0 || err != nil {
		t.Errorf("a text without entries: %v, %v", entries, err)
	}
}

// FuzzNotation reads any text, whole and as one entry: what is read without a
// warning is what is written.
func FuzzNotation(f *testing.F) {
	for _, text := range []string{
		"0H.R,W,K,B;0G.B,B,R,K", "0H.B,K,R,W", "1G.R3(0,-8)", "1H.W3(0,8)", "2G.(0,-8)-(1,-7)", "2G.(3,3)-(3,0)+B(0,0)-(1,1)",
		"2G.(3,3)-(3,0)+R(3,3)", "(3,3)-(3,0)", "7H.pass", "0G.", "2G.L(0,8)", "\xff;\x00", "99999999999G.pass",
	} {
		f.Add(text)
	}
	host, err := Rules.New(map[string]string{"accents": "host", "opening": "clash"})
	if err != nil {
		f.Fatal(err)
	}
	each, err := Rules.New(nil)
	if err != nil {
		f.Fatal(err)
	}
	play, err := Rules.NewFromPosition(nil, scene{german, "R3@0,0;R4@3,3", "W5@-3,3;R@6,6"}.text())
	if err != nil {
		f.Fatal(err)
	}
	tables := []game.Game{host, each, play}
	for _, turn := range []string{"accents=BKRW", "R3@0,-8", "W3@0,8"} {
		next := game.Clone(tables[len(tables)-1])
		if turn == "accents=BKRW" {
			next = game.Clone(host)
		}
		if err := game.PlayTurn(next, turn); err != nil {
			f.Fatal(err)
		}
		tables = append(tables, next)
	}
	n := Rules.Notation
	f.Fuzz(func(t *testing.T, text string) {
		n.ImpliedOptions(text)
		if entries, err := n.SplitEntries(text); err == nil {
			var texts []string
			for _, entry := range entries {
				if text[entry.Offset:entry.Offset+len(entry.Text)] != entry.Text {
					t.Errorf("%q is not at %d", entry.Text, entry.Offset)
				}
				texts = append(texts, entry.Text)
			}
			if again, err := n.SplitEntries(n.JoinEntries(texts)); err != nil || len(again) != len(entries) {
				t.Errorf("%q joined and cut: %d entries, %v", texts, len(again), err)
			}
		}
		for _, table := range tables {
			here := table.Hash()
			turn, warning, err := n.ReadEntry(table, text)
			if table.Hash() != here {
				t.Fatalf("reading has changed the game")
			}
			if err != nil {
				if game.AsRuleError(err).Error() == "" {
					t.Errorf("%q is refused without a word", text)
				}
				continue
			}
			if turn == "" || !warning.IsZero() {
				continue
			}
			written, err := n.WriteTurn(table, turn)
			if half, _, _ := strings.Cut(written, ";"); err != nil || text != written && text != half {
				t.Errorf("%q is read as %s, which is written %q (%v)", text, turn, written, err)
			}
		}
	})
}
