package game

import "encoding/json"

// Outcome is how a game ended. The zero Outcome is a game that goes on.
type Outcome struct {
	Winner Seat   // First or Second; None for a draw
	Reason string // the reason word of the rules, e.g. "ring"; empty while the game goes on
}

// Win returns a win of seat for reason.
func Win(seat Seat, reason string) Outcome { return Outcome{Winner: seat, Reason: reason} }

// Draw returns a draw for reason.
func Draw(reason string) Outcome { return Outcome{Winner: None, Reason: reason} }

// Over reports whether the game has ended.
func (o Outcome) Over() bool { return o.Reason != "" }

// IsDraw reports whether the game has ended without a winner.
func (o Outcome) IsDraw() bool { return o.Over() && o.Winner == None }

// String returns e.g. "first: ring", "draw: repetition", or "" while the game goes on.
func (o Outcome) String() string {
	if !o.Over() {
		return ""
	}
	return o.winner() + ": " + o.Reason
}

func (o Outcome) winner() string {
	if o.Winner == None {
		return "draw"
	}
	return o.Winner.String()
}

// MarshalJSON writes null while the game goes on, else {"winner":"first"|"second"|"draw","reason":"…"}.
func (o Outcome) MarshalJSON() ([]byte, error) { return o.AppendJSON(nil) }

// AppendJSON writes what MarshalJSON returns behind dst. There is no error.
func (o Outcome) AppendJSON(dst []byte) ([]byte, error) {
	if !o.Over() {
		return append(dst, "null"...), nil
	}
	data, err := json.Marshal(struct {
		Winner string `json:"winner"`
		Reason string `json:"reason"`
	}{o.winner(), o.Reason})
	return append(dst, data...), err
}

// UnmarshalJSON reads what MarshalJSON writes.
func (o *Outcome) UnmarshalJSON(data []byte) error {
	var written *struct{ Winner, Reason string }
	if err := json.Unmarshal(data, &written); err != nil || written == nil {
		*o = Outcome{}
		return err
	}
	o.Reason = written.Reason
	if written.Winner == "draw" {
		o.Winner = None
		return nil
	}
	return o.Winner.UnmarshalText([]byte(written.Winner))
}
