package rulesprotocol_test

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/rulesprotocol"
	"github.com/teahouse-games/teahouse/message"
)

func serve(t *testing.T, in string) []string {
	t.Helper()
	var out bytes.Buffer
	if err := rulesprotocol.Serve(strings.NewReader(in), &out, games.All()); err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
}

func TestAnswers(t *testing.T) {
	tests := []struct{ name, in, want string }{
		{"a list, sorted by byte value", `{"game":"ki-shogi","options":{"ki":"on"},"turns":["Gyoku*0,0"]}`,
			`{"to_move":"second","legal":["Gyoku*-1,-2","Gyoku*-1,2","Gyoku*-2,-1","Gyoku*-2,-2","Gyoku*-2,0","Gyoku*-2,1","Gyoku*-2,2","Gyoku*0,-2","Gyoku*0,2","Gyoku*1,-2","Gyoku*1,2","Gyoku*2,-1","Gyoku*2,-2","Gyoku*2,0","Gyoku*2,1","Gyoku*2,2"],"outcome":null}`},
		{"no options, no turns", `{"game":"ki-shogi"}`, `{"to_move":"first","legal":["Gyoku*0,0"],"outcome":null}`},
		{"nulls", `{"game":"ki-shogi","options":null,"turns":null,"legal":null,"info":null}`, `{"to_move":"first","legal":["Gyoku*0,0"],"outcome":null}`},
		{"unknown keys", `{"Game":"x","id":7,"turn":[1],"game":"ki-shogi","Turns":0}`, `{"to_move":"first","legal":["Gyoku*0,0"],"outcome":null}`},
		{"count and info", `{"game":"ki-shogi","legal":"count","info":true}`,
			`{"to_move":"first","n":1,"h":"e970df15fc10bac6","outcome":null,"info":{"check":false}}`},
		{"chance", `{"game":"balance-pai-sho","legal":"count","info":true}`,
			`{"to_move":"chance","n":42,"h":"c7ff20ef9e22a334","outcome":null,"info":{"balances":0}}`},
		{"the last of two", `{"game":"ki-shogi","turns":["Gyoku*9,9"],"turns":[]}`, `{"to_move":"first","legal":["Gyoku*0,0"],"outcome":null}`},

		{"no game", `{"turns":[]}`, `has no \"game\"`},
		{"unknown game", `{"game":"kishogi"}`, `did you mean ki-shogi?`},
		{"unknown option", `{"game":"ki-shogi","options":{"kii":"on"}}`, `its options are ki, field`},
		{"unknown value", `{"game":"ki-shogi","options":{"ki":"yes"}}`, `valid values are off, on`},
		{"a number for a value", `{"game":"skud-pai-sho","options":{"reserve":1}}`, `\"options\" must be an object of names and values, all in quotes`},
		{"a number for a game", `{"game":5}`, `\"game\" must be the name of a game in quotes, not 5`},
		{"a text for turns", `{"game":"ki-shogi","turns":"Gyoku*0,0"}`, `\"turns\" must be a list of turn texts`},
		{"a number for a turn", `{"game":"ki-shogi","turns":[0]}`, `\"turns\" must be a list of turn texts`},
		{"unknown legal", `{"game":"ki-shogi","legal":"all"}`, `\"legal\" must be \"list\" or \"count\", not \"all\"`},
		{"a text for info", `{"game":"ki-shogi","info":"yes"}`, `\"info\" must be true or false`},
		{"cut", `{"game":"ki-sho`, `not one JSON object: unexpected end of JSON input`},
		{"two on a line", `{"game":"ki-shogi"} {"game":"ki-shogi"}`, `not one JSON object: invalid character '{' after top-level value`},
		{"a list", `[{"game":"ki-shogi"}]`, `JSON but not an object`},
		{"null", `null`, `JSON but not an object`},
		{"a turn text", `Gyoku*0,0`, `not one JSON object: invalid character 'G'`},
		{"not UTF-8", "{\"game\":\"ki\xff\"}", `not UTF-8 text (byte 11)`},
		{"NUL", "{\"game\":\"ki-shogi\"}\x00", `invalid character '\\x00' after top-level value`},
		{"deep", `{"x":` + strings.Repeat("[", 20_000) + strings.Repeat("]", 20_000) + `}`, `exceeded max depth`},
		{"an empty position", `{"game":"ki-shogi","position":""}`, `\"position\" is empty`},
		{"a number for why", `{"game":"ki-shogi","why":1}`, `\"why\" must be true, false or a turn text in quotes, not 1`},
		{"impossible position", `{"game":"ki-shogi","position":"nonsense"}`, `impossible position of ki-shogi`},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			got := serve(t, test.in+"\n")
			if len(got) != 1 || got[0] != test.want && (!strings.Contains(got[0], test.want) || !strings.HasPrefix(got[0], `{"error":"`)) {
				t.Errorf("answer %s\nwant %s", got, test.want)
			}
		})
	}
}

// TestWhy: with "why" a turn is explained, a refusal shows its places, and the end of
// a game what decided it.
func TestWhy(t *testing.T) {
	const won = `{"game":"kutai-pai-sho","options":{"target":"3"},"turns":["JAd@0,0","MAn@-7,1","LOTUS@-7,0"],"legal":"count","why":true}`
	tests := []struct{ name, in, want string }{
		{"a turn that is not legal", `{"game":"ki-shogi","turns":["Gyoku*0,0"],"legal":"count","why":"Gyoku*1,1"}`,
			`{"to_move":"second","n":16,"h":"4d83490f6954ecdc","outcome":null,"why":{"turn":"Gyoku*1,1","legal":false,"rule":"orbit","reasons":[{"text":"White's Gyoku is placed at distance 2 from Black's on 0,0, and 1,1 is at distance 1.","places":["1,1","0,0"]}]}}`},
		{"a legal turn", `{"game":"ki-shogi","legal":"count","why":"Gyoku*0,0"}`,
			`"why":{"turn":"Gyoku*0,0","legal":true,"reasons":[{"text":"Black places the Gyoku on 0,0.","places":["0,0"]}]}}`},
		{"a refused turn of the game", `{"game":"ki-shogi","turns":["Gyoku*0,0","Gyoku*1,1"],"why":true}`,
			`"at":1,"rule":"orbit","places":["1,1","0,0"]}`},
		{"the same without why", `{"game":"ki-shogi","turns":["Gyoku*0,0","Gyoku*1,1"]}`, `"at":1,"rule":"orbit"}`},
		{"while the game goes on", `{"game":"ki-shogi","legal":"count","why":true}`, `"why":{"reasons":[]}}`},
		{"what decided a game", won, `,{"text":"It goes on to the Night Maple on -7,1: 3 (the White Lotus takes the value of the Night Maple), which makes 5.",` +
			`"places":["-7,0","-7,1"],"links":[{"kind":"chain","owner":"none","from":{"x":-7,"y":0},"to":{"x":-7,"y":1},"value":3}]}]}}`},
		{"no why", `{"game":"ki-shogi","legal":"count","why":false}`, `"outcome":null}`},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			got := serve(t, test.in+"\n")
			if len(got) != 1 || !strings.HasSuffix(withoutMessages(t, got[0]), test.want) {
				t.Errorf("answer %s\nwant %s", got, test.want)
			}
		})
	}
}

// withoutMessages cuts the messages out of an answer. It checks that each sentence has one.
func withoutMessages(t *testing.T, answer string) string {
	t.Helper()
	const key = `"message":`
	for messages := 0; ; messages++ {
		before, after, ok := strings.Cut(answer, key)
		if !ok {
			if texts := strings.Count(answer, `"text":"`) + strings.Count(answer, `"error":"`); texts != messages {
				t.Errorf("%d sentences and %d messages were in %s", texts, messages, answer)
			}
			return answer
		}
		d := json.NewDecoder(strings.NewReader(after))
		var m message.Message
		if err := d.Decode(&m); err != nil || m.ID == "" {
			t.Fatalf("the message %s: %v", after, err)
		}
		answer = before + strings.TrimPrefix(after[d.InputOffset():], ",")
	}
}

func TestRefusedTurn(t *testing.T) {
	tests := []struct {
		turns, rule string
		at          int
	}{
		{`"Gyoku*0,0","Gyoku*1,1"`, "orbit", 1},
		{`"Gyoku *0,0"`, "turn-text", 0},
		{`null`, "turn-text", 0},
		{`"Gyoku*0,0","Gyoku*0,2","pass"`, "turn-text", 2},
	}
	for _, test := range tests {
		answer := serve(t, `{"game":"ki-shogi","turns":[`+test.turns+`]}`)
		var got struct {
			Error, Rule string
			At          *int
		}
		if err := json.Unmarshal([]byte(answer[0]), &got); err != nil {
			t.Fatal(err)
		}
		if got.Error == "" || got.Rule != test.rule || got.At == nil || *got.At != test.at {
			t.Errorf("turns %s: %s, want at %d rule %s", test.turns, answer[0], test.at, test.rule)
		}
	}
}

func TestLines(t *testing.T) {
	const ask, answer = `{"game":"ki-shogi"}`, `{"to_move":"first","legal":["Gyoku*0,0"],"outcome":null}`
	padded := func(n int) string { return ask + strings.Repeat(" ", n-len(ask)) }
	tests := []struct {
		name, in string
		want     []string // "…" stands for an error
	}{
		{"blank lines", "\n \n\t\r\n" + ask + "\n\n", []string{answer}},
		{"CRLF", ask + "\r\n" + ask + "\r\n", []string{answer, answer}},
		{"no newline at the end", ask + "\n" + ask, []string{answer, answer}},
		{"goes on after an error", "x\n" + ask + "\n", []string{"…", answer}},
		{"the longest line", padded(rulesprotocol.MaxLine) + "\n" + ask, []string{answer, answer}},
		{"one byte too long", padded(rulesprotocol.MaxLine+1) + "\n" + ask, []string{"…", answer}},
		{"far too long", padded(5*rulesprotocol.MaxLine) + "\n" + ask, []string{"…", answer}},
		{"too long without newline", padded(3 * rulesprotocol.MaxLine), []string{"…"}},
		{"two too long", padded(2*rulesprotocol.MaxLine) + "\n" + padded(2*rulesprotocol.MaxLine) + "\n", []string{"…", "…"}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			got := serve(t, test.in)
			for i := range got {
				if strings.HasPrefix(got[i], `{"error":`) {
					got[i] = "…"
				}
			}
			if fmt.Sprint(got) != fmt.Sprint(test.want) {
				t.Errorf("answers %q, want %q", got, test.want)
			}
		})
	}
}

func TestNothingForNothing(t *testing.T) {
	if got := serve(t, ""); len(got) != 1 || got[0] != "" {
		t.Errorf("answers %q to no request", got)
	}
}

// A whole game over real pipes, in the way of a program that knows no rules:
// always the first legal turn.
func TestGameOverPipe(t *testing.T) {
	for _, rules := range games.All() {
		t.Run(rules.Name, func(t *testing.T) {
			inR, inW := io.Pipe()
			outR, outW := io.Pipe()
			served := make(chan error)
			go func() {
				served <- rulesprotocol.Serve(inR, outW, games.All())
			}()
			answers := bufio.NewReader(outR)
			turns := []string{}
			for len(turns) < 60 {
				request, err := json.Marshal(map[string]any{"game": rules.Name, "turns": turns})
				if err != nil {
					t.Fatal(err)
				}
				if _, err := inW.Write(append(request, '\n')); err != nil {
					t.Fatal(err)
				}
				line, err := answers.ReadBytes('\n')
				if err != nil {
					t.Fatal(err)
				}
				var answer struct {
					Error   string
					ToMove  string `json:"to_move"`
					Legal   []string
					Outcome *struct{ Winner, Reason string }
				}
				if err := json.Unmarshal(line, &answer); err != nil || answer.Error != "" {
					t.Fatalf("answer %s to %s", line, request)
				}
				if (answer.Outcome != nil) != (len(answer.Legal) == 0) || (answer.Outcome != nil) != (answer.ToMove == "none") {
					t.Fatalf("the end is not the end: %s", line)
				}
				if answer.Outcome != nil {
					break
				}
				turns = append(turns, answer.Legal[len(turns)%len(answer.Legal)])
			}
			if err := inW.Close(); err != nil {
				t.Fatal(err)
			}
			if err := <-served; err != nil {
				t.Fatal(err)
			}
		})
	}
}

type closed struct{}

var errClosed = errors.New("closed")

func (closed) Write([]byte) (int, error) { return 0, errClosed }
func (closed) Read([]byte) (int, error)  { return 0, errClosed }

func TestServeReportsErrors(t *testing.T) {
	if err := rulesprotocol.Serve(strings.NewReader("{}\n"), closed{}, nil); !errors.Is(err, errClosed) {
		t.Errorf("writing: %v, want %v", err, errClosed)
	}
	if err := rulesprotocol.Serve(closed{}, io.Discard, nil); !errors.Is(err, errClosed) {
		t.Errorf("reading: %v, want %v", err, errClosed)
	}
}
