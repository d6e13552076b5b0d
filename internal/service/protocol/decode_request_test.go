package protocol

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
)

func TestReadRequest(t *testing.T) {
	long := strings.Repeat("i", MaxID)
	for text, want := range map[string]Message{
		`{"type":"hello","protocol":1,"client":"c1","after":17,"lines":2}`:                          &Hello{Protocol: 1, Client: "c1", SeqSeen: 17, ChatSeen: 2},
		`{"type":"do","id":"7","expect":17,"command":{"kind":"play","turn":"Gyoku*0,0"}}`:           &Do{ID: "7", ExpectedSeq: 17, Seat: game.None, Command: match.Play{Turn: "Gyoku*0,0"}},
		`{"type":"do","id":"8","expect":0,"as":"first","command":{"kind":"resign"}}`:                &Do{ID: "8", Seat: game.First, Command: match.Resign{}},
		`{"type":"do","id":"8","expect":9007199254740991,"as":"second","command":{"kind":"abort"}}`: &Do{ID: "8", ExpectedSeq: MaxWhole, Seat: game.Second, Command: match.Abort{}},
		`{"type":"ping","id":"` + long + `"}`:                                                       &Ping{ID: long},
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

// Every error says what would be right.
func TestRequestsThatAreNone(t *testing.T) {
	const hello = `{"type":"hello","protocol":1,"client":"c1","after":17,"lines":2}`
	for _, c := range []struct{ text, code, message string }{
		{``, NotJSON, "not JSON"},
		{`{`, NotJSON, "not JSON"},
		{`{"type":"ping","id":"1"}}`, NotJSON, "one object"},
		{`{"type":"ping","id":"1"}{"type":"ping","id":"1"}`, NotJSON, "one object"},
		{`[]`, NotJSON, "not a JSON object"},
		{`null`, NotJSON, "not a JSON object"},
		{`"ping"`, NotJSON, "not a JSON object"},
		{`{"type":` + strings.Repeat("[", 4000) + strings.Repeat("]", 4000) + "}", NotJSON, "nested"},
		{`{"type":"ping","id":"1"` + strings.Repeat(`,"a":1`, 1000) + "}", DuplicateField, "twice"},
		{`{"type":"ping","id":["1"` + strings.Repeat(`,"1"`, 1000) + "]}", NotJSON, "more than 64 fields"},
		{manyFields(65), NotJSON, "more than 64 fields"},
		{manyFields(64), UnknownField, "x"},
		{"{\"type\":\"ping\",\"id\":\"\xff\"}", NotUTF8, "UTF-8"},
		{strings.Repeat(" ", MaxRequest+1), TooLong, "at most 8192"},
		{`{"id":"1"}`, MissingField, `"type" is missing`},
		{`{"Type":"ping","id":"1"}`, MissingField, `"type" is missing`},
		{`{"type":"pong","id":"1"}`, UnknownType, "hello, do and ping"},
		{`{"type":7,"id":"1"}`, WrongValue, `"type" is not a string`},
		{`{"type":null,"id":"1"}`, WrongValue, `"type" is not a string`},
		{`{"type":"ping"}`, MissingField, `"id" is missing`},
		{`{"type":"ping","id":""}`, WrongValue, "1 to 64"},
		{`{"type":"ping","id":"` + strings.Repeat("i", MaxID+1) + `"}`, TooLong, "at most 64"},
		{`{"type":"ping","id":"a b"}`, WrongValue, "printable ASCII"},
		{`{"type":"ping","id":"茶"}`, WrongValue, "printable ASCII"},
		{`{"type":"ping","id":"\u007f"}`, WrongValue, "printable ASCII"},
		{`{"type":"ping","id":"1","ID":"2"}`, UnknownField, "the fields are type and id"},
		{`{"type":"ping","id":"1","id":"1"}`, DuplicateField, `field "id" occurs twice; leave one out`},
		{strings.Replace(hello, "17", "-17", 1), WrongValue, "whole number"},
		{strings.Replace(hello, "17", "-0", 1), WrongValue, "whole number"},
		{strings.Replace(hello, "17", "1.5", 1), WrongValue, "whole number"},
		{strings.Replace(hello, "17", "1e3", 1), WrongValue, "whole number"},
		{strings.Replace(hello, "17", `"17"`, 1), WrongValue, "whole number"},
		{strings.Replace(hello, "17", "9007199254740992", 1), WrongValue, "whole number"},
		{`{"type":"do","id":"7","expect":1,"command":{"kind":"play"}}`, WrongValue, "needs its turn"},
		{`{"type":"do","id":"7","expect":1,"command":{"kind":"tick"}}`, WrongValue, "the commands are"},
		{`{"type":"do","id":"7","expect":1,"command":{"kind":"play","turn":"a","turn":"b"}}`, DuplicateField, `"turn"`},
		{`{"type":"do","id":"7","expect":1,"as":"chance","command":{"kind":"resign"}}`, WrongValue, `"first", "second"`},
		{`{"type":"do","id":"7","expect":1,"As":"first","command":{"kind":"resign"}}`, UnknownField, "the fields are type, id, expect, as and command"},
		{`{"type":"do","id":"7","expect":1}`, MissingField, `"command" is missing`},
		{`{"type":"do","id":"7","command":{"kind":"resign"}}`, MissingField, `"expect" is missing`},
	} {
		m, err := ReadRequest([]byte(c.text))
		wrong, ok := errors.AsType[*MessageError](err)
		if !ok || m != nil {
			t.Errorf("%.80q is read as %+v, %v", c.text, m, err)
			continue
		}
		if wrong.Code != c.code || !strings.Contains(wrong.Message.Sentence(), c.message) || !strings.HasSuffix(wrong.Message.Sentence(), ".") {
			t.Errorf("%.80q is %s: %s", c.text, wrong.Code, wrong.Message)
		}
		if id := strings.Contains(c.text, `"do","id":"7"`) && wrong.Code != DuplicateField; id != (wrong.ID == "7") {
			t.Errorf("%.80q has the id %q", c.text, wrong.ID)
		}
	}
}

// What is read is written back as something that reads the same.
func FuzzReadRequest(f *testing.F) {
	f.Add([]byte(`{"type":"hello","protocol":1,"client":"c1","after":17,"lines":2}`))
	f.Add([]byte(`{"type":"do","id":"7","expect":17,"as":"first","command":{"kind":"play","turn":"Gyoku*0,0"}}`))
	f.Add([]byte(`{"type":"do","id":"7","expect":0,"command":{"kind":"say","text":"\ud800<\u2028"}}`))
	f.Add([]byte(`{"type":"ping","id":"1"}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		m, err := ReadRequest(data)
		if err != nil {
			if wrong, ok := errors.AsType[*MessageError](err); !ok || wrong.Code == "" || wrong.Message.IsZero() {
				t.Fatalf("%v", err)
			}
			return
		}
		written := Append(nil, m)
		if bytes.ContainsAny(written, "\n\r") {
			t.Fatalf("%q is not one line", written)
		}
		again, err := ReadRequest(written)
		if err != nil && len(written) <= MaxRequest {
			t.Fatalf("%s was written as %s: %v", data, written, err)
		}
		if diff := cmp.Diff(m, again); err == nil && diff != "" {
			t.Fatalf("%s was written as %s (-read +again):\n%s", data, written, diff)
		}
	})
}

// manyFields is a ping with n fields, most of them unknown.
func manyFields(n int) string {
	var b strings.Builder
	b.WriteString(`{"type":"ping","id":"1"`)
	for i := range n - 2 {
		fmt.Fprintf(&b, `,"x%d":1`, i)
	}
	b.WriteString("}")
	return b.String()
}

func BenchmarkReadRequest(b *testing.B) {
	request := []byte(`{"type":"do","id":"c1-17","expect":17,"command":{"kind":"play","turn":"Gyoku*0,0"}}`)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := ReadRequest(request); err != nil {
			b.Fatal(err)
		}
	}
}
