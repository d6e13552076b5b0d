package protocol

import (
	"encoding/json"

	"github.com/teahouse-games/teahouse/game"
)

// ending reads an outcome as [game.Outcome] writes it.
type ending game.Outcome

// UnmarshalJSON takes null for a game that goes on.
func (e *ending) UnmarshalJSON(data []byte) error {
	var written *struct{ Winner, Reason string }
	if err := json.Unmarshal(data, &written); err != nil || written == nil {
		*e = ending{}
		return err
	}
	e.Reason = written.Reason
	if written.Winner == "draw" {
		e.Winner = game.None
		return nil
	}
	return e.Winner.UnmarshalText([]byte(written.Winner))
}

// UnmarshalJSON reads the state as it is written.
func (s *State) UnmarshalJSON(data []byte) error {
	type plain State
	read := struct {
		*plain
		Outcome ending `json:"outcome"`
	}{plain: (*plain)(s)}
	err := json.Unmarshal(data, &read)
	s.Outcome = game.Outcome(read.Outcome)
	return err
}

// UnmarshalJSON reads the match as it is written.
func (l *Listed) UnmarshalJSON(data []byte) error {
	type plain Listed
	read := struct {
		*plain
		Outcome ending `json:"outcome"`
	}{plain: (*plain)(l)}
	err := json.Unmarshal(data, &read)
	l.Outcome = game.Outcome(read.Outcome)
	return err
}
