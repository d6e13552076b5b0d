package protocol

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/match"
)

func TestReadRequest(t *testing.T) {
	for text, want := range map[string]Message{
		`{"type":"hello","protocol":1,"client":"c1","after":17,"lines":2}`:                &Hello{Protocol: 1, Client: "c1", After: 17, Lines: 2},
		`{"type":"do","id":"7","expect":17,"command":{"kind":"play","turn":"Gyoku*0,0"}}`: &Do{ID: "7", Expect: 17, As: game.None, Command: match.Play{Turn: "Gyoku*0,0"}},
		`{"type":"do","id":"8","expect":0,"as":"first","command":{"kind":"resign"}}`:      &Do{ID: "8", As: game.First, Command: match.GiveUp{}},
		`{"type":"ping","id":"p"}`: &Ping{ID: "p"},
	} {
		got, err := ReadRequest([]byte(text))
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", text, diff)
		}
		if back := string(Append(nil, got)); back != text {
			t.Errorf("%s is written back as %s", text, back)
		}
	}
}
