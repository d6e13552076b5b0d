package skud

import (
	"errors"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// TestSiteExample reads a record of the site, plays it and writes it again.
func TestSiteExample(t *testing.T) {
	data, err := os.ReadFile("../testdata/examples/skud-site-notation.txt")
	if err != nil {
		t.Fatal(err)
	}
	options, turns, err := ReadSiteRecord(string(data), "each")
	if err != nil {
		t.Fatal(err)
	}
	if options["edition"] != "garden-gate" || options["opening"] != "same" || len(turns) != 31 {
		t.Errorf("options %v and %d turns", options, len(turns))
	}
	written, err := SiteRecord(options, turns)
	if err != nil {
		t.Fatal(err)
	}
	if want := strings.Join(strings.Fields(string(data)), ";"); written != want {
		t.Errorf("written again:\n%s\nwant\n%s", written, want)
	}
}

// TestSiteRoundTrip writes and reads random games.
func TestSiteRoundTrip(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 6))
	for _, options := range []map[string]string{
		{"edition": "garden-gate"},
		{"edition": "garden-gate", "accents": "host"},
		{"edition": "garden-gate", "opening": "clash"},
		{"edition": "garden-gate", "accents": "host", "opening": "clash"},
	} {
		table, err := Rules.New(options)
		if err != nil {
			t.Fatal(err)
		}
		var turns []string
		for range 200 {
			var text []byte
			for {
				m, ok := table.Sample(r)
				if !ok {
					break
				}
				text = table.AppendMoveText(text, m)
				table.Do(m)
				if !table.MidTurn() {
					break
				}
			}
			if len(text) > 0 {
				turns = append(turns, string(text))
			}
		}
		record, err := SiteRecord(options, turns)
		if err != nil {
			t.Fatal(err)
		}
		gotOptions, got, err := ReadSiteRecord(record, table.Options()["accents"])
		if err != nil || !slices.Equal(got, turns) {
			t.Errorf("%v: other turns are read (%v)", options, err)
		}
		for name, value := range table.Options() {
			if gotOptions[name] != value {
				t.Errorf("option %s=%s is read as %s", name, value, gotOptions[name])
			}
		}
	}
}

// TestSiteErrors reads what is no record.
func TestSiteErrors(t *testing.T) {
	for record, want := range map[string]string{
		"0G.R,W,K,B":                      "entry 1",
		"0H.R,W,K":                        "3 Accents",
		"0H.R,R,R,B":                      "none more than twice",
		"0H.R,W,K,L":                      "want four Accents",
		"0H.R,W,K,B;0G.R,W,K,B;1G.R3(0,8": "entry 3",
		"0H.R,W,K,B;0G.R,W,K,B;1G.R3(0,-8);2H.R3(0,8)":      "begins with 1H.",
		"0H.R,W,K,B;0G.R,W,K,B;1G.R3(0,-8);1H.R3(00,8)":     "entry 4",
		"0H.R,W,K,B;0G.R,W,K,B;1G.(0,0)-(9,9)":              "9,9",
		"0H.R,W,K,B;0G.R,W,K,B;1G.(0,0)-(1,1)+R(2,2)-(3,3)": "entry 3",
	} {
		_, _, err := ReadSiteRecord(record, "each")
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: error %v, want one with %q", record, err, want)
		}
	}
	if _, _, err := ReadSiteRecord("0H.R,W,K,B;0G.R,R,K,B", "host"); err == nil {
		t.Error("with accents=host two choices are read")
	}
	var rule *game.RuleError
	if _, err := SiteRecord(nil, []string{"accents=BKRW", "pass"}); !errors.As(err, &rule) || rule.Rule != RulePhase {
		t.Errorf("an illegal turn is written with the error %v", err)
	}
}
