package reception

import (
	"context"

	"github.com/teahouse-games/teahouse/internal/identity"
	"github.com/teahouse-games/teahouse/internal/store"
)

// List says which matches are wanted. Zero fields do not matter.
type List struct {
	Game   string
	Status store.Status
	Open   bool   // only those with an open seat
	Cursor string // of the page before
	Limit  int    // at most this many; 0 for PageSize
}

// PageSize is how many matches a page has where nothing else is said, and MaxPage at most.
const (
	PageSize = 20
	MaxPage  = 100
)

// Page is a part of a list, the last changed first.
type Page struct {
	Matches []store.Summary
	Cursor  string // of the next page; empty: there is none
}

// ListPublic lists the matches that are for everybody.
func (r *Reception) ListPublic(ctx context.Context, l List) (Page, error) { panic("soon") }

// ListOwn lists the matches in which a person has a seat.
func (r *Reception) ListOwn(ctx context.Context, p identity.Person, l List) (Page, error) {
	panic("soon")
}
