package ugi

import (
	"fmt"
	"strings"
)

// Fault is what another program has done wrong.
type Fault string

// The faults.
const (
	NoStart  Fault = "cannot be started"
	Crashed  Fault = "has ended"
	Silent   Fault = "does not answer"
	Overtime Fault = "thinks for too long"
	Garbled  Fault = "answers what cannot be understood"
	Flooding Fault = "does not stop talking"
	Illegal  Fault = "plays what is not legal"
	Refusing Fault = "refuses"
)

// EngineError is why there is nothing more to hear from another program. It has been
// ended.
type EngineError struct {
	Engine string // its name, its command before it has told its name
	Fault  Fault
	Detail string // one line for people; may be empty
	Err    error  // what is behind it, e.g. the *game.RuleError of an illegal turn; may be nil
}

func (e *EngineError) Error() string {
	text := fmt.Sprintf("%s %s", e.Engine, e.Fault)
	if e.Detail != "" {
		text += ": " + e.Detail
	}
	if e.Err != nil {
		text += ": " + strings.TrimSpace(e.Err.Error())
	}
	return text
}

func (e *EngineError) Unwrap() error { return e.Err }
