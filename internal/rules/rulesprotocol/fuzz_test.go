package rulesprotocol_test

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"testing"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/rulesprotocol"
)

// Whatever the line, the answer is one JSON object on one line: a position that
// agrees with itself, or an error with a text.
func FuzzRequest(f *testing.F) {
	r := rand.New(rand.NewPCG(3, 4))
	for _, rules := range games.All() {
		f.Add(request(f, rules, "count", 12, r))
	}
	for _, line := range []string{
		``, `{}`, `null`, `[]`, `{"game":`, `{"game":"ki-shogi","position":"x"}`, "{\"game\":\"\xff\"}",
		`{"game":"ki-shogi","options":{"field":"5x7","ki":"on"},"turns":["Gyoku*2,2"],"info":true}`,
		`{"game":"balance-pai-sho","turns":["deal=LOOYYW"],"legal":"count","info":true}`,
	} {
		f.Add([]byte(line))
	}
	server := rulesprotocol.Handler{Games: games.All()}
	f.Fuzz(func(t *testing.T, line []byte) {
		if bytes.Count(line, []byte(",")) > 200 {
			return // long games teach nothing new
		}
		answer := server.Append(nil, line)
		if bytes.ContainsRune(answer, '\n') {
			t.Fatalf("more than one line: %q", answer)
		}
		var got struct {
			Error   *string
			ToMove  string `json:"to_move"`
			Legal   *[]string
			N       *int
			H       string
			Outcome *struct{ Winner, Reason string }
		}
		if err := json.Unmarshal(answer, &got); err != nil {
			t.Fatalf("%v: %q", err, answer)
		}
		if got.Error != nil {
			if *got.Error == "" {
				t.Fatalf("an error without a text: %q", answer)
			}
			return
		}
		n := 0
		switch {
		case got.N != nil && got.Legal == nil && len(got.H) == 16:
			n = *got.N
		case got.Legal != nil && got.N == nil:
			n = len(*got.Legal)
		default:
			t.Fatalf("neither a list nor a count: %q", answer)
		}
		if over := got.Outcome != nil; over != (n == 0) || over != (got.ToMove == "none") {
			t.Fatalf("over or not: %q", answer)
		}
	})
}
