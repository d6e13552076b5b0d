package postgres

import (
	"context"
	"errors"

	"github.com/jackc/pgx/v5"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

// UncountedMatches returns the ids of public matches that have ended and were not counted.
func (r *reader) UncountedMatches(ctx context.Context, limit int) ([]string, error) {
	ids, err := r.q.UncountedMatches(ctx, rowLimit(limit))
	for i := range ids {
		ids[i] = unescape(ids[i])
	}
	return ids, r.readError(err, "list", "of matches to count")
}

// CountGames counts the turns of games.
func (s *Store) CountGames(ctx context.Context, games ...store.ExplorerGame) (int, error) {
	if err := store.CheckExplorerGames(games); err != nil {
		return 0, err
	}
	all := store.ExplorerRows(games) // no transaction waits for this: mostly all games are new
	return write(ctx, s, s.writes, func(ctx context.Context, q *query.Queries) (counted int, err error) {
		some, err := markGames(ctx, q, games)
		if err != nil {
			return 0, err
		}
		rows := all
		if len(some) < len(games) {
			rows = store.ExplorerRows(some)
		}
		ids := map[store.ExplorerBook]int64{}
		for _, b := range store.GamesOfBooks(some) {
			counted += int(b.Games)
			ids[b.ExplorerBook], err = q.AddToExplorerBook(ctx, query.AddToExplorerBookParams{
				Source: string(b.Source), Game: escape(b.Game), Options: escape(b.Options), Games: b.Games,
			})
			if err != nil {
				return 0, err
			}
		}
		for begin := 0; begin < len(rows); {
			end := begin
			add := query.AddExplorerTurnsParams{Book: ids[rows[begin].Book]}
			for ; end < len(rows) && rows[end].Book == rows[begin].Book; end++ {
				r := &rows[end]
				add.Keys, add.Turns = append(add.Keys, int64(r.Key)), append(add.Turns, escape(r.Turn))
				add.Games, add.FirstWon, add.SecondWon = append(add.Games, r.Games), append(add.FirstWon, r.First), append(add.SecondWon, r.Second)
				add.Samples = append(add.Samples, r.Samples)
			}
			if err := q.AddExplorerTurns(ctx, add); err != nil {
				return 0, err
			}
			begin = end
		}
		return counted, nil
	})
}

// markGames notes which games have been met, and returns those that had not been.
func markGames(ctx context.Context, q *query.Queries, games []store.ExplorerGame) ([]store.ExplorerGame, error) {
	var matches []string
	var files query.AddExplorerGamesParams
	for i := range games {
		if g := &games[i]; g.Match {
			matches = append(matches, g.ID)
		} else {
			files.Ids, files.Titles = append(files.Ids, g.ID), append(files.Titles, escape(g.Title))
		}
	}
	if len(matches) > 0 {
		var err error
		if matches, err = q.MarkExplored(ctx, matches); err != nil {
			return nil, err
		}
	}
	var added []string
	if len(files.Ids) > 0 {
		var err error
		if added, err = q.AddExplorerGames(ctx, files); err != nil {
			return nil, err
		}
	}
	return store.NewGames(games, matches, added), nil
}

// ExplorerBooks returns all books.
func (r *reader) ExplorerBooks(ctx context.Context) ([]store.ExplorerBookCount, error) {
	rows, err := r.q.ExplorerBooks(ctx)
	if err != nil {
		return nil, r.readError(err, "list", "of explorer books")
	}
	var books []store.ExplorerBookCount
	for _, row := range rows {
		book := store.ExplorerBook{Source: store.ExplorerSource(row.Source), Game: unescape(row.Game), Options: unescape(row.Options)}
		books = append(books, store.ExplorerBookCount{ExplorerBook: book, Games: row.Games})
	}
	return books, nil
}

// ExplorerTurns returns what was played in a position.
func (r *reader) ExplorerTurns(ctx context.Context, book store.ExplorerBook, key uint64, limit int) (store.ExplorerPosition, error) {
	var p store.ExplorerPosition
	id, err := r.q.ExplorerBookID(ctx, query.ExplorerBookIDParams{Source: string(book.Source), Game: escape(book.Game), Options: escape(book.Options)})
	if errors.Is(err, pgx.ErrNoRows) {
		return p, nil
	}
	if err != nil {
		return p, r.readError(err, "explorer of", book.Game)
	}
	sum, err := r.q.CountOfPosition(ctx, query.CountOfPositionParams{Book: id, Key: int64(key)})
	if err != nil {
		return p, r.readError(err, "explorer of", book.Game)
	}
	p.ExplorerCount = store.ExplorerCount{Games: sum.Games, First: sum.FirstWon, Second: sum.SecondWon}
	p.Different = int(sum.Different)
	rows, err := r.q.TurnsOfPosition(ctx, query.TurnsOfPositionParams{Book: id, Key: int64(key), Limit: listLimit(limit)})
	for _, row := range rows {
		p.Turns = append(p.Turns, store.ExplorerTurn{
			Turn: unescape(row.Turn), ExplorerCount: store.ExplorerCount{Games: row.Games, First: row.FirstWon, Second: row.SecondWon},
			Samples: store.SplitSamples(row.Samples),
		})
	}
	return p, r.readError(err, "explorer of", book.Game)
}

// ExplorerTitles returns the titles of games that are no matches.
func (r *reader) ExplorerTitles(ctx context.Context, ids []string) (map[string]string, error) {
	escaped := make([]string, len(ids))
	for i, id := range ids {
		escaped[i] = escape(id)
	}
	rows, err := r.q.ExplorerTitles(ctx, escaped)
	titles := map[string]string{}
	for _, row := range rows {
		titles[unescape(row.ID)] = unescape(row.Title)
	}
	return titles, r.readError(err, "explorer games", "by their ids")
}
