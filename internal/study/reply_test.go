package study_test

import (
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/study"
)

// A fault of the rules is a reply too, and the next question is answered.
func TestReplyToAFault(t *testing.T) {
	forgot := false
	reply := string(study.Reply(func() ([]byte, error) { panic("a bug") }, func() { forgot = true }))
	if !forgot || !strings.Contains(reply, `"code":"incident"`) || !strings.Contains(reply, "a bug") {
		t.Errorf("forgot %v, replied %s", forgot, reply)
	}
	d := study.New(games.All())
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
