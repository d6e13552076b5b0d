package protocol

import (
	"encoding/json"
	"fmt"

	"github.com/teahouse-games/teahouse/internal/service/jsonwriter"
	"github.com/teahouse-games/teahouse/internal/service/match"
)

// Append writes a message as one line of JSON, its type first, behind dst.
func Append(dst []byte, m Message) []byte {
	dst = append(dst, `{"type":"`...)
	dst = append(dst, m.Type()...)
	dst = append(dst, '"')
	// What is kept as JSON already goes out as it is.
	switch m := m.(type) {
	case Event:
		dst = appendField(dst, "event", m.Event)
		if m.State != nil {
			dst = mustAppend(append(dst, `,"state":`...), m.State)
		}
		return append(dst, '}')
	case ChatMessage:
		return append(appendField(dst, "line", m.Line), '}')
	}
	begun := len(dst)
	dst = mustAppend(dst, m)
	if string(dst[begun:]) == "{}" {
		return append(dst[:begun], '}')
	}
	dst[begun] = ',' // the object goes on
	return dst
}

// mustAppend writes a message or a part of one. All can be written.
func mustAppend(dst []byte, v any) []byte {
	dst, err := jsonwriter.Append(dst, v)
	if err != nil {
		panic(fmt.Sprintf("protocol: a %T that cannot be written: %v", v, err))
	}
	return dst
}

func appendField(dst []byte, name string, value json.RawMessage) []byte {
	dst = append(append(dst, `,"`...), name...)
	return append(append(dst, `":`...), value...)
}

// MarshalJSON leaves out As where it is None.
func (d Do) MarshalJSON() ([]byte, error) { return d.AppendJSON(nil) }

// AppendJSON is MarshalJSON behind dst.
func (d Do) AppendJSON(dst []byte) ([]byte, error) {
	as := ""
	if d.Seat.IsPlayer() {
		as = d.Seat.String()
	}
	dst, err := jsonwriter.Append(dst, struct {
		ID     string `json:"id"`
		Expect int64  `json:"expect"`
		As     string `json:"as,omitzero"`
	}{d.ID, d.ExpectedSeq, as})
	if err != nil {
		return dst, err
	}
	dst = append(dst[:len(dst)-1], `,"command":`...)
	if dst, err = match.AppendCommand(dst, d.Command); err != nil {
		return dst, err
	}
	return append(dst, '}'), nil
}
