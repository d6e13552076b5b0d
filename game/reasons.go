package game

import (
	"github.com/teahouse-games/teahouse/message"
)

// MaxReasons is how many reasons a [SetupError] lists: a reader corrects the first ones first,
// and a text can have thousands.
const MaxReasons = 20

// Reasons collects why a position text describes no possible position. It keeps the first
// [MaxReasons] and counts the others.
type Reasons struct {
	list []message.Message
	more int
}

// Add adds a reason.
func (r *Reasons) Add(reason message.Message) {
	if len(r.list) == MaxReasons {
		r.more++
		return
	}
	r.list = append(r.list, reason)
}

// Len returns how many reasons there are.
func (r *Reasons) Len() int { return len(r.list) + r.more }

// Err returns a *[SetupError] with the reasons, nil if there are none.
func (r *Reasons) Err(game string) error {
	if len(r.list) == 0 {
		return nil
	}
	return &SetupError{Game: game, Reasons: r.list, More: r.more}
}
