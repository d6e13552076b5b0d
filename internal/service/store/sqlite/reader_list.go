package sqlite

import (
	"context"
	"math"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite/query"
)

// Summary returns that of one match.
func (r *Reader) Summary(ctx context.Context, id string) (store.Summary, error) {
	row, err := r.q.Summary(ctx, id)
	if err != nil {
		return store.Summary{}, r.readError(err, "match", id)
	}
	return readSummary(row)
}

// List returns summaries, the last changed first.
func (r *Reader) List(ctx context.Context, f store.Filter) ([]store.Summary, error) {
	rows, err := r.list(ctx, f)
	if err != nil {
		return nil, r.readError(err, "list", "of matches")
	}
	return readSummaries(rows)
}

// list uses the index that leaves the fewest matches to read.
func (r *Reader) list(ctx context.Context, f store.Filter) ([]query.Match, error) {
	place := query.ListAllParams{Changed: math.MaxInt64, Game: f.Game, Status: string(f.Status), Most: int64(f.EffectiveLimit())}
	if f.Before != nil {
		place.Changed, place.ID = f.Before.Changed.UnixMilli(), f.Before.Match
	}
	switch {
	case f.Person != "":
		return r.q.ListPerson(ctx, query.ListPersonParams{
			Person: f.Person, Public: boolInt(f.Public), Open: boolInt(f.Open),
			Opponent: f.Opponent, Rated: boolOrAll(f.Rated), Live: boolOrAll(f.Live), Result: string(f.Result),
			Challenges: string(f.Challenges), NoUnbegun: boolInt(f.NoUnbegun),
			Changed: place.Changed, ID: place.ID, Game: place.Game, Status: place.Status, Most: place.Most,
		})
	case f.Open:
		return r.q.ListOpen(ctx, query.ListOpenParams{
			Public: boolInt(f.Public), Changed: place.Changed, ID: place.ID, Game: place.Game, Status: place.Status, Most: place.Most,
		})
	case f.Public:
		return r.q.ListPublic(ctx, query.ListPublicParams(place))
	}
	return r.q.ListAll(ctx, place)
}

// listBatch is how many matches are read at once if all are.
const listBatch = 100

// ForEachSummary calls f for all matches in the order in which they were created. A summary that
// cannot be read has nothing but the id of its match.
func (r *Reader) ForEachSummary(ctx context.Context, f func(store.Summary) error) error {
	for last := int64(0); ; {
		rows, err := r.q.Behind(ctx, query.BehindParams{Number: last, Limit: listBatch})
		if err != nil {
			return r.readError(err, "list", "of matches")
		}
		if len(rows) == 0 {
			return nil
		}
		for _, row := range rows {
			s, err := readSummary(row)
			if err != nil {
				s = store.Summary{Match: row.ID}
			}
			if err := f(s); err != nil {
				return err
			}
		}
		last = rows[len(rows)-1].Number
	}
}

// boolOrAll returns 1 or 0, and -1 for both.
func boolOrAll(b *bool) int64 {
	if b == nil {
		return -1
	}
	return boolInt(*b)
}

// HeadToHead returns how the matches between two people have ended for the first of them.
func (r *Reader) HeadToHead(ctx context.Context, person, opponent string) (h store.HeadToHead, err error) {
	rows, err := r.q.HeadToHead(ctx, query.HeadToHeadParams{Person: person, Opponent: opponent})
	for _, row := range rows {
		h.Add(game.Seat(row.Winner), row.IsFirst, int(row.Matches))
	}
	return h, r.readError(err, "matches of person", person)
}
