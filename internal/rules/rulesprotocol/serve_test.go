package rulesprotocol_test

import (
	"bytes"
	"encoding/json"
	"testing"
	"testing/iotest"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/rulesprotocol"
)

// Whatever comes in: each line that is not blank has one line as its answer, in
// order, however the stream is cut into pieces, and Serve ends with the stream.
func FuzzRulesProtocol(f *testing.F) {
	for _, stream := range []string{
		"", "\n\n \r\n", "{}", "{}\n{}\n{", "null\n[1]\n\"x\"\n1e999\n\x00\n\xff\xfe\n",
		`{"game":"ki-shogi","options":{"ki":"on"},"turns":["Gyoku*0,0"]}` + "\r\n" + `{"game":"ki-shogi","turns":["Gyoku*1,0"],"info":true}`,
		`{"game":"skud-pai-sho","options":{"accents":"host"},"turns":["accents=BKRW","R3@0,-8","R3@0,8"],"legal":"count","info":true}` + "\n",
		`{"game":"quaterno","turns":["Fan@0,-8"],"legal":"count","unknown":{"a":[1,2,{}]}}` + "\n" + `{"game":"quaterno","turns":[1]}` + "\n",
		`{"game":"kutai-pai-sho","options":{"target":"61"}}` + "\n" + `{"game":"kutai-pai-sho","options":{"places":"squares"},"turns":["CBd@j10"],"legal":"count"}`,
		`{"game":"balance-pai-sho"}` + "\n" + `{"game":"balance-pai-sho","turns":["deal=LOOYYW","Rose@0,0"],"info":true,"legal":"count"}` + "\n",
		`{"game":"ki-shogi","position":"to-move=first"}` + "\n" + `{"game":"chess"}` + "\n",
	} {
		f.Add([]byte(stream))
	}
	f.Fuzz(func(t *testing.T, stream []byte) {
		if bytes.Count(stream, []byte(",")) > 300 {
			return // long games take long and teach nothing new
		}
		var whole, pieces bytes.Buffer
		if err := rulesprotocol.Serve(bytes.NewReader(stream), &whole, games.All()); err != nil {
			t.Fatal(err)
		}
		if err := rulesprotocol.Serve(iotest.OneByteReader(bytes.NewReader(stream)), &pieces, games.All()); err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(whole.Bytes(), pieces.Bytes()) {
			t.Fatalf("byte by byte the answers are %q, otherwise %q", &pieces, &whole)
		}
		want := 0
		for line := range bytes.SplitSeq(stream, []byte("\n")) {
			if len(bytes.TrimSpace(line)) > 0 {
				want++
			}
		}
		got := 0
		for answer := range bytes.Lines(whole.Bytes()) {
			got++
			if !json.Valid(answer) || !bytes.HasSuffix(answer, []byte("\n")) || answer[0] != '{' {
				t.Fatalf("the answer %q is not an object on one line", answer)
			}
		}
		if got != want {
			t.Fatalf("%d answers to %d lines", got, want)
		}
	})
}
