package lobby

import (
	"context"
	"encoding/base64"
	"strconv"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/internal/web/problem/messages"
	"github.com/teahouse-games/teahouse/message"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// ListRequest selects matches. Zero fields select all.
type ListRequest struct {
	Game   string
	Status store.MatchStatus
	Open   bool // only those with an open seat
	store.PersonFilter
	Cursor string // of the page before
	Limit  int    // at most this many; 0 for PageSize
}

// PageSize is the default number of matches on a page, and MaxPage the largest.
const (
	PageSize = 20
	MaxPage  = 50
)

// ListPage is a part of a list, the last changed first.
type ListPage struct {
	Matches []store.Summary
	Cursor  string // of the next page; empty: there is none
}

// ListPublic lists the public matches.
func (r *Lobby) ListPublic(ctx context.Context, l ListRequest) (ListPage, error) {
	return r.list(ctx, l, store.Filter{Public: true})
}

// ListOwn lists the matches in which a person has a seat. Those that somebody else has only challenged them to are not among them, see
// Challenges. A person without an identity has none.
func (r *Lobby) ListOwn(ctx context.Context, p identity.Person, l ListRequest) (ListPage, error) {
	if !p.Identified() {
		return ListPage{}, nil
	}
	return r.list(ctx, l, store.Filter{Person: p.ID})
}

// ListPerson lists the matches of another person that the reader can see: the public ones. People see all of their own. The
// PersonFilter of the request counts.
func (r *Lobby) ListPerson(ctx context.Context, reader identity.Person, person string, l ListRequest) (ListPage, error) {
	return r.list(ctx, l, store.Filter{Person: person, Public: !reader.Identified() || reader.ID != person})
}

func (r *Lobby) list(ctx context.Context, l ListRequest, f store.Filter) (ListPage, error) {
	if l.Game != "" {
		if _, err := r.Games.ByName(l.Game); err != nil {
			return ListPage{}, problem.InvalidField("game", message.Of(err))
		}
	}
	switch l.Status {
	case "", store.StatusWaiting, store.StatusPlaying, store.StatusOver:
	default:
		return ListPage{}, problem.InvalidField("status", messages.Status())
	}
	if l.Cursor != "" {
		place, ok := readCursor(l.Cursor)
		if !ok {
			return ListPage{}, problem.InvalidField("cursor", messages.Cursor())
		}
		f.Before = &place
	}
	if l.Limit <= 0 {
		l.Limit = PageSize
	}
	f.Game, f.Status, f.Open, f.PersonFilter = l.Game, l.Status, l.Open, l.PersonFilter
	// One more than requested shows whether there is a next page.
	limit := min(l.Limit, MaxPage)
	f.Limit = limit + 1
	found, err := r.Store.List(ctx, f)
	if err != nil {
		return ListPage{}, err
	}
	page := ListPage{Matches: found}
	if len(found) > limit {
		page.Matches = found[:limit]
		last := found[limit-1]
		page.Cursor = cursorOf(store.ListCursor{Changed: last.Changed, Match: last.Match})
	}
	return page, nil
}

// cursorOf encodes a place in a list; only readCursor decodes it.
func cursorOf(p store.ListCursor) string {
	return base64.RawURLEncoding.EncodeToString([]byte(strconv.FormatInt(p.Changed.UnixMilli(), 36) + "." + p.Match))
}

func readCursor(cursor string) (store.ListCursor, bool) {
	if len(cursor) > 64 {
		return store.ListCursor{}, false
	}
	data, err := base64.RawURLEncoding.DecodeString(cursor)
	if err != nil {
		return store.ListCursor{}, false
	}
	moment, id, _ := strings.Cut(string(data), ".")
	millis, err := strconv.ParseInt(moment, 36, 64)
	if err != nil || !matchID.MatchString(id) {
		return store.ListCursor{}, false
	}
	return store.ListCursor{Changed: time.UnixMilli(millis).UTC(), Match: id}, true
}
