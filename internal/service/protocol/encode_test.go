package protocol

import (
	"bytes"
	"encoding/json"
	"os"
	"testing"

	"github.com/teahouse-games/teahouse/internal/service/jsonwriter"
)

// exampleMessages are messages of every kind, read from the file of examples.
func exampleMessages(tb testing.TB) (messages []Message) {
	tb.Helper()
	text, err := os.ReadFile("testdata/messages.jsonl")
	if err != nil {
		tb.Fatal(err)
	}
	for line := range bytes.Lines(text) {
		m, err := ReadMessage(line)
		if err != nil {
			tb.Fatal(err)
		}
		messages = append(messages, m)
	}
	return messages
}

// A message is written as encoding/json writes it.
func TestMessagesAreWrittenAsByEncodingJSON(t *testing.T) {
	for _, m := range exampleMessages(t) {
		want, err := json.Marshal(m)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := jsonwriter.Append(nil, m); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%T is written as\n%s, %v\nwant\n%s", m, got, err, want)
		}
	}
}

// BenchmarkState writes what goes out with every turn.
func BenchmarkState(b *testing.B) {
	var state *MatchUpdate
	for _, m := range exampleMessages(b) {
		if e, ok := m.(*Event); ok && e.State != nil {
			state = e.State
		}
	}
	b.Run("jsonwriter", func(b *testing.B) {
		b.ReportAllocs()
		for range b.N {
			if _, err := jsonwriter.Append(nil, state); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("encoding-json", func(b *testing.B) {
		b.ReportAllocs()
		for range b.N {
			if _, err := json.Marshal(state); err != nil {
				b.Fatal(err)
			}
		}
	})
}
