package cluster

import (
	"encoding/json"
	"errors"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/bus/nats"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/message"
)

// The kinds of requests between nodes. Nodes of two successive versions work together: fields are
// only added.
const (
	commandKind  = "command"  // a forwardedCommand, answered by a forwardedResult
	viewersKind  = "viewers"  // a list of viewerReport, answered by a list of viewerAnswer
	handoverKind = "handover" // the id of a match, answered by a room.Handover
	holdKind     = "hold"     // a heldTurn, answered by nothing
)

// forwardedCommand is a command on its way to the node that owns its match.
type forwardedCommand struct {
	Match    string          `json:"match"`
	Person   string          `json:"person"`
	Seat     game.Seat       `json:"seat"`
	Expected int64           `json:"expected"`
	Client   string          `json:"client,omitempty"`
	ID       string          `json:"id,omitempty"`
	Lag      time.Duration   `json:"lag,omitempty"`
	Held     time.Duration   `json:"held,omitempty"`
	Command  json.RawMessage `json:"command,omitempty"` // one of people
	Move     *match.MoveSeat `json:"move,omitempty"`
	Check    bool            `json:"check,omitempty"`   // match.CheckDeadline
	Name     string          `json:"name,omitempty"`    // of match.Sit
	Invited  bool            `json:"invited,omitempty"` // of match.Sit
}

// forwardedResult is the answer to a command that was carried out.
type forwardedResult struct {
	Seq      int64 `json:"seq,omitempty"`
	Chat     int64 `json:"chat,omitempty"`
	Repeated bool  `json:"repeated,omitempty"`
	Bytes    int   `json:"bytes,omitempty"`    // that it has written, to be charged to its sender
	Unviewed bool  `json:"unviewed,omitempty"` // nobody views the match at the node that carried the command out
}

// forwardedRefusal is a *match.Refusal.
type forwardedRefusal struct {
	Code    match.RefusalCode `json:"code"`
	Rule    string            `json:"rule,omitempty"`
	Message message.Message   `json:"message"`
	Places  []string          `json:"places,omitempty"`
}

// heldTurn is a turn that waits for the quota of its sender.
type heldTurn struct {
	Match  string        `json:"match"`
	Person string        `json:"person"`
	Wait   time.Duration `json:"wait"`
}

// viewerReport has the viewers of a match at the node that sends it.
type viewerReport struct {
	Match   string       `json:"match"`
	Viewers room.Viewers `json:"viewers"`
}

// viewerAnswer is what the owner says to a report.
type viewerAnswer struct {
	Owner    string   `json:"owner,omitempty"` // of the match, if that is another node
	Here     [2]bool  `json:"here"`
	AbsentMS [2]int64 `json:"absent_ms"`
	Watching int      `json:"watching"`
	Take     bool     `json:"take,omitempty"`   // the node that reports should take the match, see room.Registry.SetViewers
	Failed   bool     `json:"failed,omitempty"` // the owner could not read the match: there is no answer
}

// encodeCommand writes a command for another node.
func encodeCommand(id string, q room.CommandEnvelope, held time.Duration) ([]byte, error) {
	f := forwardedCommand{
		Match: id, Person: q.Sender.Person, Seat: q.Sender.Seat, Expected: q.Sender.ExpectedSeq, Lag: q.Lag, Held: held,
	}
	if q.Key != nil {
		f.Client, f.ID = q.Key.Client, q.Key.ID
	}
	switch c := q.Command.(type) {
	case match.MoveSeat:
		f.Move = &c
		return json.Marshal(f)
	case match.CheckDeadline:
		f.Check = true
		return json.Marshal(f)
	}
	if sit, ok := q.Command.(match.Sit); ok {
		f.Name, f.Invited = sit.Name, sit.Invited
	}
	command, err := match.AppendCommand(nil, q.Command)
	if err != nil {
		return nil, err
	}
	f.Command = command
	return json.Marshal(f)
}

// decodeCommand reads a command of another node.
func decodeCommand(data []byte) (id string, q room.CommandEnvelope, err error) {
	var f forwardedCommand
	if err := json.Unmarshal(data, &f); err != nil {
		return "", q, err
	}
	q = room.CommandEnvelope{Sender: match.Sender{Person: f.Person, Seat: f.Seat, ExpectedSeq: f.Expected}, Lag: f.Lag, Held: f.Held}
	if f.Client != "" {
		q.Key = &store.CommandKey{Client: f.Client, ID: f.ID}
	}
	switch {
	case f.Move != nil:
		q.Command = *f.Move
		return f.Match, q, nil
	case f.Check:
		q.Command = match.CheckDeadline{}
		return f.Match, q, nil
	}
	if q.Command, err = match.ReadCommand(f.Command); err != nil {
		return "", q, err
	}
	if sit, ok := q.Command.(match.Sit); ok {
		sit.Name, sit.Invited = f.Name, f.Invited
		q.Command = sit
	}
	return f.Match, q, nil
}

// errorCodes are the codes of errors that mean the same at both nodes.
var errorCodes = []struct {
	code string
	err  error
}{
	{"not-found", store.ErrNotFound}, {"exists", store.ErrExists}, {"duplicate", store.ErrDuplicate},
	{"unknown-outcome", store.ErrUnknownOutcome}, {"conflict", store.ErrConflict}, {"not-owner", store.ErrNotOwner},
	{"full", store.ErrFull}, {"read-only", store.ErrReadOnly}, {"store-closed", store.ErrClosed},
	{"unavailable", store.ErrUnavailable}, {"busy", room.ErrBusy}, {"closed", room.ErrClosed},
}

const (
	refusedCode = "refused"
	ownedCode   = "owned"
)

// encodeError makes of an error one that can be sent.
func encodeError(err error) error {
	if refused, ok := errors.AsType[*match.Refusal](err); ok {
		text, err := json.Marshal(forwardedRefusal(*refused))
		if err != nil {
			return err
		}
		return &nats.RemoteError{Code: refusedCode, Text: text}
	}
	if owned, ok := errors.AsType[*room.OwnedError](err); ok {
		return &nats.RemoteError{Code: ownedCode, Text: []byte(owned.Node)}
	}
	for _, c := range errorCodes {
		if errors.Is(err, c.err) {
			return &nats.RemoteError{Code: c.code, Text: []byte(err.Error())}
		}
	}
	return err
}

// decodeError makes of the error of another node the one that it stands for.
func decodeError(id string, err error) error {
	remote, ok := errors.AsType[*nats.RemoteError](err)
	if !ok {
		return err
	}
	switch remote.Code {
	case refusedCode:
		var f forwardedRefusal
		if err := json.Unmarshal(remote.Text, &f); err != nil {
			return err
		}
		refused := match.Refusal(f)
		return &refused
	case ownedCode:
		return &room.OwnedError{Match: id, Node: string(remote.Text)}
	}
	for _, c := range errorCodes {
		if c.code == remote.Code {
			return c.err
		}
	}
	return err
}
