package protocol

import (
	"encoding/json"

	"github.com/teahouse-games/teahouse/game"
)

// outcomeJSON reads an outcome as [game.Outcome] writes it.
type outcomeJSON game.Outcome

// UnmarshalJSON takes null for a game that goes on.
func (e *outcomeJSON) UnmarshalJSON(data []byte) error {
	var written *struct{ Winner, Reason string }
	if err := json.Unmarshal(data, &written); err != nil || written == nil {
		*e = outcomeJSON{}
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
func (s *MatchState) UnmarshalJSON(data []byte) error {
	type plain MatchState
	read := struct {
		*plain
		Outcome outcomeJSON `json:"outcome"`
	}{plain: (*plain)(s)}
	err := json.Unmarshal(data, &read)
	s.Outcome = game.Outcome(read.Outcome)
	return err
}

// UnmarshalJSON reads the match as it is written.
func (l *MatchListing) UnmarshalJSON(data []byte) error {
	type plain MatchListing
	read := struct {
		*plain
		Outcome outcomeJSON `json:"outcome"`
	}{plain: (*plain)(l)}
	err := json.Unmarshal(data, &read)
	l.Outcome = game.Outcome(read.Outcome)
	return err
}
