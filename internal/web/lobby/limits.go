package lobby

import (
	"regexp"

	"github.com/teahouse-games/teahouse/internal/web/problem/messages"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// Limits of what is asked.
const (
	MaxTurns = 1_000 // turns of a position that is no match
	MaxChat  = 200   // lines of chat at once

	maxClock      = 64 // bytes of the text of a clock
	matchIDLength = 16 // letters of the id of a match
)

var matchID = regexp.MustCompile(`^[a-z2-7]{16}$`)

// checkID turns away what can not be the id of a match without asking the store.
func checkID(id string) error {
	if !matchID.MatchString(id) {
		return problem.New(problem.NotFound, messages.NoMatch())
	}
	return nil
}

func checkSeat(seat game.Seat) error {
	if !seat.IsPlayer() {
		return problem.InvalidField("seat", messages.Seat())
	}
	return nil
}

func tooLong(field string, most int) error {
	return problem.InvalidField(field, messages.FieldTooLong(most))
}

func needsIdentityError() error {
	return problem.New(problem.NoIdentity, messages.TakeName())
}
