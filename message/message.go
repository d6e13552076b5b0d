package message

import (
	"encoding/json"
	"strings"
)

// Message is something to say. The zero Message says nothing.
type Message struct {
	ID        string // e.g. "skud-captures"
	Args      []Arg
	catalogue *Catalogue // has its English text
}

// Arg is an argument of a message.
type Arg struct {
	Name  string
	Value Value
}

// IsZero reports whether there is nothing to say.
func (m Message) IsZero() bool { return m.ID == "" }

// String returns the message as an English clause: without a capital and a full stop.
func (m Message) String() string {
	if m.IsZero() {
		return ""
	}
	var english *Language
	return english.Clause(m)
}

// Sentence returns the message as an English sentence.
func (m Message) Sentence() string { return AsSentence(m.String()) }

// Arg returns the value of an argument.
func (m Message) Arg(name string) (Value, bool) {
	for i := range m.Args {
		if m.Args[i].Name == name {
			return m.Args[i].Value, true
		}
	}
	return nil, false
}

// MarshalJSON writes {"id":"…","args":{…}}; a message that says nothing is null.
func (m Message) MarshalJSON() ([]byte, error) {
	if m.IsZero() {
		return []byte("null"), nil
	}
	written := struct {
		ID   string           `json:"id"`
		Args map[string]Value `json:"args,omitempty"`
	}{ID: m.ID}
	if len(m.Args) > 0 {
		written.Args = make(map[string]Value, len(m.Args))
		for _, arg := range m.Args {
			written.Args[arg.Name] = arg.Value
		}
	}
	return json.Marshal(written)
}

// prefix returns what the identifier begins with: the messages of its pieces and seats begin
// with it too.
func (m Message) prefix() string {
	prefix, _, _ := strings.Cut(m.ID, "-")
	return prefix
}
