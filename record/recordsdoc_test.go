package record_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/record"
)

// The examples in docs/records.md can be read and keep the rules; a record with
// headers, and all JSON, is written exactly as there.
func TestDocumented(t *testing.T) {
	page, err := os.ReadFile("../docs/records.md")
	if err != nil {
		t.Fatal(err)
	}
	rules := rulesOf(t, "ki-shogi")
	blocks := regexp.MustCompile("(?s)```(record|json)\n(.*?)```").FindAllStringSubmatch(string(page), -1)
	if len(blocks) != 4 {
		t.Fatalf("the page has %d examples", len(blocks))
	}
	for _, block := range blocks {
		form, text := block[1], block[2]
		read, write := record.Read, record.Write
		if form == "json" {
			read, write = record.ReadJSON, record.WriteJSON
		}
		r, err := read([]byte(text))
		if err != nil {
			t.Errorf("%v in\n%s", err, text)
			continue
		}
		if err := r.Validate(rules); err != nil {
			t.Errorf("%v in\n%s", err, text)
		}
		written, err := write(r)
		if err != nil || r.Game != "" && strings.TrimSpace(string(written)) != strings.TrimSpace(text) {
			t.Errorf("%s is written as\n%s%v", text, written, err)
		}
	}
	text := string(page)
	for _, refused := range regexp.MustCompile(`turn 2, "(Gyoku\*1,1)": (.*) \(rule (.*)\)`).FindAllStringSubmatch(text, -1) {
		_, err := read(t, "Gyoku*0,0 "+refused[1]).Replay(rules)
		if broken := game.AsRuleError(err); broken.Error() != refused[2] || broken.Rule != refused[3] {
			t.Errorf("the page says %q (%s), the rules say %q (%s)", refused[2], refused[3], broken.Error(), broken.Rule)
		}
	}
}
