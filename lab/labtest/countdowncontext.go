package labtest

import "context"

// CountdownContext is a context that ends after a number of calls of Err.
type CountdownContext struct {
	context.Context
	AsksLeft int
}

// Err returns the error of a cancelled context after the calls that are left.
func (e *CountdownContext) Err() error {
	if e.AsksLeft > 0 {
		e.AsksLeft--
		return nil
	}
	return context.Canceled
}

// MaxAfterEnd is how many positions may still be examined after the context has ended: the
// remaining turns of each position on the path.
const MaxAfterEnd = 2000
