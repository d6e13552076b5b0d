package ugi

import (
	"fmt"
	"strings"
)

// FaultKind is what another program has done wrong.
type FaultKind string

// The kinds of fault.
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

// EngineError is why another program can no longer be used. The program has been ended.
type EngineError struct {
	Engine string // its name, or its command if it has sent no name
	Kind   FaultKind
	Detail string // one line for a user; may be empty
	Err    error  // the cause, e.g. the *game.RuleError of an illegal turn; may be nil
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
