package reception

import (
	"context"
	"encoding/base64"
	"strconv"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/identity"
	"github.com/teahouse-games/teahouse/internal/problem"
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
	MaxPage  = 50
)

// Page is a part of a list, the last changed first.
type Page struct {
	Matches []store.Summary
	Cursor  string // of the next page; empty: there is none
}

// ListPublic lists the matches that are for everybody.
func (r *Reception) ListPublic(ctx context.Context, l List) (Page, error) {
	return r.list(ctx, l, store.Filter{Public: true})
}

// ListOwn lists the matches in which a person has a seat. Nobody has none.
func (r *Reception) ListOwn(ctx context.Context, p identity.Person, l List) (Page, error) {
	if !p.Known() {
		return Page{}, nil
	}
	return r.list(ctx, l, store.Filter{Person: p.ID})
}

func (r *Reception) list(ctx context.Context, l List, f store.Filter) (Page, error) {
	if l.Game != "" {
		if _, err := r.Games.Find(l.Game); err != nil {
			return Page{}, problem.Wrong("game", game.Sentence(err.Error()))
		}
	}
	switch l.Status {
	case "", store.Waiting, store.Playing, store.Over:
	default:
		return Page{}, problem.Wrong("status", "A status is waiting, playing or over.")
	}
	if l.Cursor != "" {
		place, ok := readCursor(l.Cursor)
		if !ok {
			return Page{}, problem.Wrong("cursor", "This is not a cursor of a page of this list. Leave it out to begin at the top.")
		}
		f.Before = &place
	}
	if l.Limit <= 0 {
		l.Limit = PageSize
	}
	f.Game, f.Status, f.Open = l.Game, l.Status, l.Open
	// One more than asked for tells whether there is a next page.
	limit := min(l.Limit, MaxPage)
	f.Limit = limit + 1
	found, err := r.Store.List(ctx, f)
	if err != nil {
		return Page{}, err
	}
	page := Page{Matches: found}
	if len(found) > limit {
		page.Matches = found[:limit]
		last := found[limit-1]
		page.Cursor = cursorOf(store.Place{Changed: last.Changed, Match: last.Match})
	}
	return page, nil
}

// cursorOf writes a place in a list, which is nobody's to read but readCursor's.
func cursorOf(p store.Place) string {
	return base64.RawURLEncoding.EncodeToString([]byte(strconv.FormatInt(p.Changed.UnixMilli(), 36) + "." + p.Match))
}

func readCursor(cursor string) (store.Place, bool) {
	if len(cursor) > 64 {
		return store.Place{}, false
	}
	data, err := base64.RawURLEncoding.DecodeString(cursor)
	if err != nil {
		return store.Place{}, false
	}
	moment, id, _ := strings.Cut(string(data), ".")
	millis, err := strconv.ParseInt(moment, 36, 64)
	if err != nil || !matchID.MatchString(id) {
		return store.Place{}, false
	}
	return store.Place{Changed: time.UnixMilli(millis).UTC(), Match: id}, true
}
