package rulesprotocol_test

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
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
		{"an id", `{"id": {"a": [1, "b"]}, "game":"ki-shogi"}`, `{"id":{"a":[1,"b"]},"to_move":"first","legal":["Gyoku*0,0"],"outcome":null}`},
		{"an id that is null", `{"id":null,"game":"ki-shogi"}`, `{"id":null,"to_move":"first","legal":["Gyoku*0,0"],"outcome":null}`},
		{"a record", `{"game":"ki-shogi","options":{},"turns":[],"rules":1,"first":"Ann","result":{"winner":"draw","reason":"agreement"}}`,
			`{"to_move":"first","legal":["Gyoku*0,0"],"outcome":null}`},
		{"a position text", `{"game":"ki-shogi","turns":["Gyoku*0,0"],"legal":"count","position_text":true}`,
			`{"to_move":"second","n":16,"h":"4d83490f6954ecdc","outcome":null,"position_text":"to-move=second first=Gyoku@0,0 second=- first-hand=Hi,Kaku second-hand=Hi,Kaku"}`},
		{"a turn of a level", `{"id":1,"game":"ki-shogi","best":{"level":"1"}}`,
			`{"id":1,"to_move":"first","legal":["Gyoku*0,0"],"outcome":null,"best":{"level":"1","turn":"Gyoku*0,0"}}`},
		{"a turn of the usual level", `{"game":"ki-shogi","best":{}}`, `{"to_move":"first","legal":["Gyoku*0,0"],"outcome":null,"best":{"level":"3","turn":"Gyoku*0,0"}}`},
		{"no turn", `{"game":"ki-shogi","legal":"count","best":null}`, `{"to_move":"first","n":1,"h":"e970df15fc10bac6","outcome":null}`},
		{"count and info", `{"game":"ki-shogi","legal":"count","info":true}`,
			`{"to_move":"first","n":1,"h":"e970df15fc10bac6","outcome":null,"info":{"check":false}}`},
		{"chance", `{"game":"balance-pai-sho","legal":"count","info":true}`,
			`{"to_move":"chance","n":42,"h":"c7ff20ef9e22a334","outcome":null,"info":{"balances":0}}`},
		{"the last of two", `{"game":"ki-shogi","turns":["Gyoku*9,9"],"turns":[]}`, `{"to_move":"first","legal":["Gyoku*0,0"],"outcome":null}`},

		{"unknown keys", `{"Game":"x","turn":[1],"game":"ki-shogi","Turns":0}`, `a request cannot have \"Game\", \"Turns\" and \"turn\": did you mean \"game\"?`},
		{"a key in capitals", `{"game":"ki-shogi","Turns":[]}`, `a request cannot have \"Turns\": did you mean \"turns\"?`},
		{"a key that is like no other", `{"game":"ki-shogi","colour":1}`, `a request cannot have \"colour\": its keys are id, game, options, turns, position`},
		{"a level that is a number", `{"game":"ki-shogi","best":{"level":3}}`, `\"best\" must be an object that may have a level`},
		{"an unknown key of best", `{"game":"ki-shogi","best":{"lvl":"3"}}`, `\"best\" must be an object that may have a level`},
		{"too long", `{"game":"ki-shogi","best":{"ms":60001}}`, `\"best\" must be an object that may have a level`},
		{"an unknown level", `{"game":"ki-shogi","best":{"level":"9"}}`, `no turn can be chosen: no computer called \"9\" plays ki-shogi`},

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
			`{"to_move":"second","n":16,"h":"4d83490f6954ecdc","outcome":null,"why":{"turn":"Gyoku*1,1","legal":false,"rule":"orbit","reasons":[{"text":"White's Gyoku must be placed exactly two steps from Black's on 0,0, and 1,1 is only one step away.","places":["1,1","0,0"]}]}}`},
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

// An error has the id of its request.
func TestIDOfAnError(t *testing.T) {
	got := serve(t, `{"game":"ki-shogi","turns":["x"],"id":"a\u000ab"}`+"\n"+`{"id":[2]}`+"\n")
	for i, want := range []string{`{"id":"a\u000ab","error":"`, `{"id":[2],"error":"the request has no`} {
		if !strings.HasPrefix(got[i], want) {
			t.Errorf("answer %s, want %s…", got[i], want)
		}
	}
}

// The list of games has their options.
func TestGames(t *testing.T) {
	var got struct {
		ID    int
		Games []gamelist.ListedGame
	}
	if err := json.Unmarshal([]byte(serve(t, `{"games":true,"id":5}`)[0]), &got); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(gamelist.Games(games.All()).List(), got.Games); got.ID != 5 || diff != "" || len(got.Games[0].Options) == 0 {
		t.Errorf("id %d, %s", got.ID, diff)
	}
}

// The view draws the position, and its position text begins the game there.
func TestView(t *testing.T) {
	var got struct {
		View struct {
			Turns     int
			Position  string
			Surface   any
			Situation struct{ Pieces []any }
			Goal      string
		}
	}
	if err := json.Unmarshal([]byte(serve(t, `{"game":"ki-shogi","turns":["Gyoku*0,0","Gyoku*1,2"],"view":true}`)[0]), &got); err != nil {
		t.Fatal(err)
	}
	if v := got.View; v.Turns != 2 || v.Surface == nil || len(v.Situation.Pieces) != 2 || v.Goal == "" {
		t.Errorf("view %+v", v)
	}
	again := serve(t, fmt.Sprintf(`{"game":"ki-shogi","position":%q,"position_text":true}`, got.View.Position))[0]
	if !strings.Contains(again, got.View.Position) {
		t.Errorf("from %s comes %s", got.View.Position, again)
	}
}

// A computer player chooses a legal turn of every game, the same with the same seed, in the time it
// has; chance is drawn; a game that is over has no turn.
func TestBest(t *testing.T) {
	type answer struct {
		ToMove string `json:"to_move"`
		Legal  []string
		Best   *struct{ Level, Turn string }
	}
	best := func(line string) (a answer) {
		if err := json.Unmarshal([]byte(serve(t, line)[0]), &a); err != nil {
			t.Fatal(err)
		}
		return a
	}
	for _, rules := range games.All() {
		for _, level := range []string{"1", "greedy", "random"} {
			line := fmt.Sprintf(`{"game":%q,"best":{"level":%q,"seed":7}}`, rules.Name, level)
			a := best(line)
			if a.Best == nil || a.Best.Level != level || !slices.Contains(a.Legal, a.Best.Turn) {
				t.Errorf("%s: %+v", line, a)
			} else if b := best(line); b.Best.Turn != a.Best.Turn {
				t.Errorf("%s: %s, then %s", line, a.Best.Turn, b.Best.Turn)
			}
		}
	}
	began := time.Now()
	if a := best(`{"game":"skud-pai-sho","best":{"level":"8","ms":50}}`); a.Best == nil || time.Since(began) > 20*time.Second {
		t.Errorf("%+v after %v", a.Best, time.Since(began))
	}
	over := best(`{"game":"kutai-pai-sho","options":{"target":"3"},"turns":["JAd@0,0","MAn@-7,1","LOTUS@-7,0"],"best":{}}`)
	if over.ToMove != "none" || over.Best != nil {
		t.Errorf("a game that is over: %+v", over)
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
