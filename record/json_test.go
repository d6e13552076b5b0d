package record

import (
	"errors"
	"strings"
	"testing"
)

// The plain main line is a request of the rules protocol and nothing else.
func TestJSONPlain(t *testing.T) {
	const text = `{"game":"quaterno","options":{},"turns":["Fan@0,1","0,1<>2,2","2,2>0,1-1,1"]}`
	r, err := ReadJSON([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	got, err := WriteJSON(r)
	if err != nil || string(got) != text {
		t.Errorf("%s is written as %s, %v", text, got, err)
	}
}

func TestJSONSample(t *testing.T) {
	const want = `{"game":"ki-shogi","options":{"field":"open","ki":"on"},"turns":["Gyoku*0,0","Gyoku*1,2","Cho*1,0"],` +
		`"notes":[{"turn":2,"mark":"!?","comment":"The usual place.","variations":[{"turns":["Gyoku*2,2","Cho*1,0"],` +
		`"notes":[{"turn":2,"comment":"Seldom seen, because it is so far away from everything that happens later."},` +
		`{"turn":3,"variations":[{"turns":["Hi*-1,0"]},{"turns":["Ki*0,-2","Ki*1,4"],"notes":[{"turn":3,"mark":"?!"}]}]}]}]}],` +
		`"rules":1,"first":"Ann","second":"Bob","date":"2026-05-01","clock":"5+3",` +
		`"result":{"winner":"second","reason":"no-legal-turn"},` +
		`"headers":[{"name":"Event","value":" Tea, and more: \"tea\""}],` +
		`"comment":"A game.\n\nWith two paragraphs and a } and a \\ in it."}`
	r := mustRead(t, sample)
	got, err := WriteJSON(r)
	if err != nil || string(got) != want {
		t.Errorf("written as\n%s, %v\nwant\n%s", got, err, want)
	}
	back, err := ReadJSON([]byte(want))
	if err != nil || !back.Equal(r) {
		t.Errorf("read as %+v, %v", back, err)
	}
}

// A request of the rules protocol is a record.
func TestJSONRequest(t *testing.T) {
	r, err := ReadJSON([]byte("\r\n {\"turns\": [\"a\"], \"legal\":\"count\",\r\n\t\"info\":true, \"why\":\"b\", \"id\":[{\"a\":1}], \"view\":true, \"position_text\":true, \"best\":{\"level\":\"3\"}, \"game\":\"x\"} \n"))
	if err != nil || !r.Equal(&Record{Game: "x", Turns: []AnnotatedTurn{{Text: "a"}}}) {
		t.Errorf("read as %+v, %v", r, err)
	}
}

func TestJSONWrong(t *testing.T) {
	deep := strings.Repeat(`{"turns":["a"],"notes":[{"turn":1,"variations":[`, MaxDepth+1)
	tests := []struct {
		text         string
		line, column int
		want         string
	}{
		{``, 1, 1, "the text ends too early: want a record"},
		{`[]`, 1, 1, `want a record, e.g. {"game":"ki-shogi","turns":["Gyoku*0,0"]}, not "["`},
		{`{"game":"x",}`, 1, 13, "this is not JSON: want a key in quotes"},
		{`{"game":"x"`, 1, 12, "the text ends too early: want a comma and a key, or }"},
		{`{"game":'x'}`, 1, 9, `this is not JSON: want the value of "game" in quotes`},
		{`{"game":"x"} {}`, 1, 14, "there is something after the record"},
		{"{\"game\":\"x\",\n\"game\":\"x\"}", 2, 1, `the key "game" occurs twice`},
		{`{"Game":"x"}`, 1, 2, `there is no key "Game": the keys are game, options, turns`},
		{`{"game":7}`, 1, 9, `want the value of "game" in quotes, not "7"`},
		{`{"game":"Ki Shogi"}`, 1, 9, "has only small letters, digits and hyphens"},
		{`{"game":""}`, 1, 9, "the header Game is empty"},
		{`{"first":"a\nb"}`, 1, 10, "has a line break"},
		{`{"first":"a\u0007b"}`, 1, 10, "the control character U+0007"},
		{`{"rules":"1"}`, 1, 10, "want the version of the rules, a number"},
		{`{"rules":1.5}`, 1, 10, "a whole number, 1 or more"},
		{`{"date":"2026-13-01"}`, 1, 9, "an existing day"},
		{`{"options":[]}`, 1, 12, `want options, e.g. {"ki":"on"}`},
		{`{"options":{"a":"1","a":"1"}}`, 1, 21, `the option "a" occurs twice`},
		{`{"options":{"a":1}}`, 1, 17, "want the value of an option in quotes"},
		{`{"options":{"a":"1 2"}}`, 1, 17, "words without spaces"},
		{`{"turns":"a"}`, 1, 10, "want a list of turns"},
		{`{"turns":["a",1]}`, 1, 15, "want the text of a turn in quotes"},
		{`{"turns":["a","b c"]}`, 1, 15, `" " cannot be in the text of a turn`},
		{`{"turns":["a" "b"]}`, 1, 15, "this is not JSON"},
		{`{"turns":[""]}`, 1, 11, "the text of the turn is empty"},
		{`{"result":{"winner":"Ann","reason":"resign"}}`, 1, 27, `begins with first, second or draw, not "Ann"`},
		{`{"result":{"winner":"first"}}`, 1, 12, "the reason of a result is missing"},
		{`{"result":"first"}`, 1, 11, "want a result, e.g."},
		{`{"headers":[{"name":"Game","value":"x"}]}`, 1, 39, `the header Game has a key of its own, "game"`},
		{`{"headers":[{"name":"a b","value":"x"}]}`, 1, 38, "letters, digits and hyphens"},
		{`{"headers":[{"name":"a"},{"name":"a"}]}`, 1, 37, "the header a occurs twice"},
		{`{"turns":["a"],"notes":[{"turn":2}]}`, 1, 33, "the number of a turn of its line, 1 to 1"},
		{`{"turns":["a","b"],"notes":[{"turn":2},{"turn":2}]}`, 1, 48, "follows those of earlier turns"},
		{`{"notes":[{"turn":"1"}]}`, 1, 19, "want the number of a turn"},
		{`{"turns":["a"],"notes":[{"mark":"!"}]}`, 1, 39, "a note has the number of a turn"},
		{`{"turns":["a"],"notes":[{"turn":1,"mark":"#"}]}`, 1, 42, `there is no mark "#"`},
		{`{"turns":["a"],"notes":[{"turn":1,"variations":[{}]}]}`, 1, 33, "a variation without a turn"},
		{`{"turns":["a"],"notes":[{"turn":1,"comment":{}}]}`, 1, 45, "want a comment in quotes"},
		{deep, 1, 48*MaxDepth + 35, "more than 16 deep"},
		{"{\"game\":\"\xff\"}", 1, 10, "the byte 0xff is not UTF-8"},
		{`{"game":"x"` + strings.Repeat(" ", MaxBytes) + "}", 1, 1, "more than 1048576 bytes"},
		{`{"turns":[` + strings.Repeat(`"a",`, MaxTurns) + `"a"]}`, 1, 1, "more than 100000 turns"},
	}
	for _, test := range tests {
		_, err := ReadJSON([]byte(test.text))
		var syntax *SyntaxError
		if !errors.As(err, &syntax) {
			t.Errorf("%.60q: error %v", test.text, err)
		} else if syntax.Line != test.line || syntax.Column != test.column || !strings.Contains(syntax.Mistake.String(), test.want) {
			t.Errorf("%.60q: %v, want line %d, column %d: %s", test.text, err, test.line, test.column, test.want)
		}
	}
}
