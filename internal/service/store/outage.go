package store

import (
	"errors"
	"slices"
)

// IsOutage reports whether an error is of the whole store, not of what was asked for: another question would have it, too.
func IsOutage(err error) bool {
	return slices.ContainsFunc([]error{ErrUnavailable, ErrReadOnly, ErrFull, ErrLocked, ErrClosed, ErrUnknownOutcome}, func(of error) bool {
		return errors.Is(err, of)
	})
}
