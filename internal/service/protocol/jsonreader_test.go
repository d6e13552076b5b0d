package protocol

import (
	"encoding/json"
	"errors"
	"testing"
)

// The fields of an object are those that package encoding/json reads, unless a name occurs twice.
func FuzzReadObject(f *testing.F) {
	f.Add([]byte(`{}`))
	f.Add([]byte(` { "a" : 1 , "b":[ ],"c" :{"d":[1,2 ,{"e":null}]} , "f":-1.5e3}` + "\r\n"))
	f.Add([]byte(`{"a\"\\b":"\\","\u0061":"\"}","e":[true,false],"\ud800":""}`))
	f.Add([]byte(`{"a":1,"\u0061":2}`))
	f.Add([]byte(`{"a":[[[[[[[[[1]]]]]]]]]}`))
	f.Add([]byte(`{"a":1} ,`))
	f.Fuzz(func(t *testing.T, data []byte) {
		o, err := readObject(data)
		var want map[string]json.RawMessage
		wrong := json.Unmarshal(data, &want)
		if err != nil {
			e, ok := errors.AsType[*MessageError](err)
			if !ok || e.Message.IsZero() {
				t.Fatalf("%q: %v", data, err)
			}
			return
		}
		if wrong != nil {
			t.Fatalf("%q is read, but %v", data, wrong)
		}
		if len(o.fields) != len(want) {
			t.Fatalf("%q has %d fields, and %d were read", data, len(want), len(o.fields))
		}
		for _, field := range o.fields {
			if value, ok := want[field.name]; !ok || string(value) != string(field.value) {
				t.Fatalf("%q: the field %q is %q, and %q was read", data, field.name, value, field.value)
			}
		}
	})
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
