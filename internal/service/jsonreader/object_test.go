package jsonreader

import (
	"encoding/json"
	"errors"
	"io"
	"strings"
	"testing"
)

// The limits of the fuzz test and the table.
var limits = ObjectLimits{Depth: 3, Values: 5}

func TestTextsThatAreNoObject(t *testing.T) {
	for text, want := range map[string]error{
		``:                                  io.ErrUnexpectedEOF,
		` `:                                 io.ErrUnexpectedEOF,
		`null`:                              ErrNoObject,
		`[]`:                                ErrNoObject,
		`{} {}`:                             ErrTrailing,
		`{"a":{"b":[]}}`:                    nil,
		`{"a":{"b":[{}]}}`:                  ErrTooDeep,
		`{"a":[1,2,3,4]}`:                   nil,
		`{"a":[1,2,3],"b":1,"c":1}`:         ErrTooMany,
		`{"a":1,"b":{"a":1}}`:               nil,
		`{"a":1,"A":1}`:                     nil,
		"{\"\xff\":1,\"\\ufffd\\u0041\":1}": nil,
	} {
		if _, err := Object([]byte(text), limits); !errors.Is(err, want) {
			t.Errorf("%q: %v, want %v", text, err, want)
		}
	}
	_, err := Object([]byte(`{"a":{"b":1,"\u0062":2}}`), limits)
	if twice, ok := errors.AsType[*DuplicateError](err); !ok || twice.Name != "b" {
		t.Errorf("a name that occurs twice: %v", err)
	}
	if _, err := Object([]byte(`{"a":}`), limits); err == nil || !strings.Contains(err.Error(), "invalid character") {
		t.Errorf("a text that is no JSON: %v", err)
	}
	deep := `{"a":` + strings.Repeat("[", 1000) + strings.Repeat("]", 1000) + `}`
	if _, err := Object([]byte(deep), ObjectLimits{}); err != nil {
		t.Errorf("without limits: %v", err)
	}
}

// The fields of an object are those that package encoding/json reads, unless a name occurs twice.
func FuzzObject(f *testing.F) {
	f.Add([]byte(`{}`))
	f.Add([]byte(` { "a" : 1 , "b":[ ],"c" :{"d":[1,2 ,{"e":null}]} , "f":-1.5e3}` + "\r\n"))
	f.Add([]byte(`{"a\"\\b":"\\","\u0061":"\"}","e":[true,false],"\ud800":""}`))
	f.Add([]byte(`{"a":1,"\u0061":2}`))
	f.Add([]byte(`{"a":[[[[[[[[[1]]]]]]]]]}`))
	f.Add([]byte(`{"a":1} ,`))
	f.Add([]byte("{\"\xff\":\"\xfe\"}"))
	f.Fuzz(func(t *testing.T, data []byte) {
		fields, err := Object(data, ObjectLimits{})
		var want map[string]json.RawMessage
		wrong := json.Unmarshal(data, &want)
		if err != nil {
			if wrong == nil && want != nil && !errors.As(err, new(*DuplicateError)) {
				t.Fatalf("%q: %v", data, err)
			}
			return
		}
		if wrong != nil {
			t.Fatalf("%q is read, but %v", data, wrong)
		}
		if len(fields) != len(want) {
			t.Fatalf("%q has %d fields, and %d were read", data, len(want), len(fields))
		}
		for name, value := range want {
			if got := fields.Value(name); string(got) != string(value) {
				t.Fatalf("%q: the field %q is %q, and %q was read", data, name, value, got)
			}
			var text string
			wrong := json.Unmarshal(value, &text)
			if got, ok := Text(value); ok != (wrong == nil && string(value) != "null") || got != text {
				t.Fatalf("%q: the field %q says %q, and %q was read", data, name, text, got)
			}
		}
	})
}

// BenchmarkObject reads a turn with package encoding/json, and as this package does.
func BenchmarkObject(b *testing.B) {
	text := []byte(`{"type":"do","id":"c1-17","expect":17,"command":{"kind":"play","turn":"Gyoku*0,0"}}`)
	b.Run("json", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			var fields map[string]json.RawMessage
			if err := json.Unmarshal(text, &fields); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("object", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			if _, err := Object(text, ObjectLimits{Depth: 8, Values: 64}); err != nil {
				b.Fatal(err)
			}
		}
	})
}
