package ugi

import (
	"fmt"
	"strings"
)

// FaultKind is what another program has done wrong.
type FaultKind string

// The faults.
const (
	StartFailed  FaultKind = "cannot be started"
	Crashed      FaultKind = "has ended"
	Unresponsive FaultKind = "does not answer"
	Overtime     FaultKind = "thinks for too long"
	Malformed    FaultKind = "answers what cannot be understood"
	Flooding     FaultKind = "does not stop talking"
	IllegalTurn  FaultKind = "plays what is not legal"
	Refused      FaultKind = "refuses"
)

// EngineError is why there is nothing more to hear from another program. It has been
// ended.
type EngineError struct {
	Engine string // its name, its command before it has told its name
	Kind   FaultKind
	Detail string // one line for people; may be empty
	Err    error  // what is behind it, e.g. the *game.RuleError of an illegal turn; may be nil
}

func (e *EngineError) Error() string {
	text := fmt.Sprintf("%s %s", e.Engine, e.Kind)
	if e.Detail != "" {
		text += ": " + e.Detail
	}
	if e.Err != nil {
		text += ": " + strings.TrimSpace(e.Err.Error())
	}
	return text
}

func (e *EngineError) Unwrap() error { return e.Err }
