package postgres

import (
	"context"
	"math"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

// Summary returns that of one match.
func (s *Store) Summary(ctx context.Context, id string) (store.Summary, error) {
	list, err := confirmed(ctx, s, func() ([]store.Summary, error) {
		row, err := s.q.Summary(ctx, escape(id))
		if err != nil {
			return nil, s.readError(err, "match", id)
		}
		return readSummaries([]query.Match{row})
	})
	if err != nil {
		return store.Summary{}, err
	}
	return list[0], nil
}

// List returns summaries, the last changed first. They are not confirmed: a summary in it can be lost with the primary.
func (s *Store) List(ctx context.Context, f store.Filter) ([]store.Summary, error) {
	rows, err := s.list(ctx, f)
	if err != nil {
		return nil, s.readError(err, "list", "of matches")
	}
	return readSummaries(rows)
}

// list uses the index that leaves the fewest matches to read.
func (s *Store) list(ctx context.Context, f store.Filter) ([]query.Match, error) {
	place := query.ListAllParams{Changed: math.MaxInt64, Game: escape(f.Game), Status: escape(string(f.Status)), Most: int64(f.EffectiveLimit())}
	if f.Before != nil {
		place.Changed, place.ID = f.Before.Changed.UnixMilli(), escape(f.Before.Match)
	}
	switch {
	case f.Person != "":
		return s.q.ListPerson(ctx, query.ListPersonParams{
			Person: escape(f.Person), Public: f.Public, Open: f.Open,
			Opponent: escape(f.Opponent), Rated: boolOrAll(f.Rated), Live: boolOrAll(f.Live), Result: escape(string(f.Result)),
			Challenges: escape(string(f.Challenges)), NoUnbegun: f.NoUnbegun,
			Changed: place.Changed, ID: place.ID, Game: place.Game, Status: place.Status, Most: place.Most,
		})
	case f.Open:
		return s.q.ListOpen(ctx, query.ListOpenParams{
			Public: f.Public, Changed: place.Changed, ID: place.ID, Game: place.Game, Status: place.Status, Most: place.Most,
		})
	case f.Public:
		return s.q.ListPublic(ctx, query.ListPublicParams(place))
	}
	return s.q.ListAll(ctx, place)
}

// listBatch is how many matches are read at once if all are.
const listBatch = 100

// ForEachSummary calls f for all matches in the order in which they were created. A summary that
// cannot be read has nothing but the id of its match.
func (r *reader) ForEachSummary(ctx context.Context, f func(store.Summary) error) error {
	for last := int64(0); ; {
		rows, err := r.q.Behind(ctx, query.BehindParams{Number: last, Limit: listBatch})
		if err != nil {
			return r.readError(err, "list", "of matches")
		}
		if len(rows) == 0 {
			return nil
		}
		for _, row := range rows {
			summary, err := readSummary(row)
			if err != nil {
				summary = store.Summary{Match: unescape(row.ID)}
			}
			if err := f(summary); err != nil {
				return err
			}
		}
		last = rows[len(rows)-1].Number
	}
}

// boolOrAll returns 1 or 0, and -1 for both.
func boolOrAll(b *bool) int64 {
	switch {
	case b == nil:
		return -1
	case *b:
		return 1
	}
	return 0
}

// HeadToHead returns how the matches between two people have ended for the first of them.
func (s *Store) HeadToHead(ctx context.Context, person, opponent string) (h store.HeadToHead, err error) {
	rows, err := s.q.HeadToHead(ctx, query.HeadToHeadParams{Person: escape(person), Opponent: escape(opponent)})
	for _, row := range rows {
		h.Add(game.Seat(row.Winner), row.IsFirst, int(row.Matches))
	}
	return h, s.readError(err, "matches of person", person)
}
