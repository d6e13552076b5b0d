package store

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/teahouse-games/teahouse/internal/service/match"
)

// ConditionalStore stores what players answer to turns that are not played yet. It is for their owners alone. It is deleted with
// the match, and with the account of the person. See docs/adr/0028-correspondence.md.
type ConditionalStore interface {
	// ConditionalTurns returns those of both seats of a match, by seat.
	ConditionalTurns(ctx context.Context, match string) ([]ConditionalRecord, error)
	// ConditionalTurnsOf returns those of a person, by match and seat, at most MaxList.
	ConditionalTurnsOf(ctx context.Context, person string) ([]ConditionalRecord, error)
	// PutConditionalTurns stores those of a seat; without turns the stored ones are deleted. Replaces is the revision of
	// the stored ones, 0 if there are none: the error is ErrChanged if it is another one, and ErrNotFound without the match.
	PutConditionalTurns(ctx context.Context, c ConditionalRecord, replaces int64) error
	// UnfollowedMatches returns the ids of matches that have moved on since their conditional turns were followed, at most limit.
	UnfollowedMatches(ctx context.Context, limit int) ([]string, error)
}

// ConditionalRecord is the stored conditional turns of a seat.
type ConditionalRecord struct {
	Match    string
	Revision int64 // random, not 0: another one after each change
	match.ConditionalTurns
}

// MaxConditionalSize is the greatest size of stored conditional turns in bytes of JSON.
const MaxConditionalSize = 256 * 1024

// Check reports with ErrInvalid a mistake in conditional turns. It returns the turns in JSON.
func (c *ConditionalRecord) Check() (turns string, err error) {
	if !c.Seat.IsPlayer() || !isName(c.Match) || !isName(c.Person) || c.Revision == 0 || c.Seq < 0 || c.TurnsBefore < 0 {
		return "", fmt.Errorf("%w: conditional turns are those of a person for a seat of a match", ErrInvalid)
	}
	text, err := json.Marshal(c.Turns)
	switch {
	case err != nil:
		return "", fmt.Errorf("%w: conditional turns: %w", ErrInvalid, err)
	case len(text) > MaxConditionalSize:
		return "", fmt.Errorf("%w: conditional turns have at most %d bytes", ErrInvalid, MaxConditionalSize)
	}
	return string(text), nil
}

// ReadConditional reads the turns that Check has written.
func ReadConditional(turns string) (read []match.ConditionalTurn, err error) {
	if err := json.Unmarshal([]byte(turns), &read); err != nil {
		return nil, fmt.Errorf("%w: conditional turns: %w", ErrDamaged, err)
	}
	return read, nil
}
