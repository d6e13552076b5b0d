package sqlite

import (
	"context"
	"database/sql"
	"errors"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite/query"
)

// UncountedMatches returns the ids of public matches that have ended and were not counted.
func (r *Reader) UncountedMatches(ctx context.Context, limit int) ([]string, error) {
	ids, err := r.q.UncountedMatches(ctx, int64(max(limit, 0)))
	return ids, r.readError(err, "list", "of matches to count")
}

// CountGames counts the turns of games.
func (s *Store) CountGames(ctx context.Context, games ...store.ExplorerGame) (counted int, err error) {
	if err := store.CheckExplorerGames(games); err != nil {
		return 0, err
	}
	all := store.ExplorerRows(games) // no other write waits for this: mostly all games are new
	err = s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		some, err := markGames(ctx, q, games)
		if err != nil {
			return err
		}
		counted = 0
		ids := map[store.ExplorerBook]int64{}
		for _, b := range store.GamesOfBooks(some) {
			counted += int(b.Games)
			ids[b.ExplorerBook], err = q.AddToExplorerBook(ctx, query.AddToExplorerBookParams{Source: string(b.Source), Game: b.Game, Options: b.Options, Games: b.Games})
			if err != nil {
				return err
			}
		}
		rows := all
		if len(some) < len(games) {
			rows = store.ExplorerRows(some)
		}
		for _, r := range rows {
			err := q.AddExplorerTurn(ctx, query.AddExplorerTurnParams{
				Book: ids[r.Book], Key: int64(r.Key), Turn: r.Turn, Games: r.Games, FirstWon: r.First, SecondWon: r.Second, Samples: r.Samples,
			})
			if err != nil {
				return err
			}
		}
		return nil
	})
	return counted, err
}

// markGames notes which games have been met, and returns those that had not been.
func markGames(ctx context.Context, q *query.Queries, games []store.ExplorerGame) ([]store.ExplorerGame, error) {
	var matches, files []string
	for i := range games {
		g := &games[i]
		var n int64
		var err error
		into := &matches
		if g.Match {
			n, err = q.MarkExplored(ctx, g.ID)
		} else {
			into = &files
			n, err = q.AddExplorerGame(ctx, query.AddExplorerGameParams{ID: g.ID, Title: g.Title})
		}
		if err != nil {
			return nil, err
		}
		if n > 0 {
			*into = append(*into, g.ID)
		}
	}
	return store.NewGames(games, matches, files), nil
}

// ExplorerBooks returns all books.
func (r *Reader) ExplorerBooks(ctx context.Context) ([]store.ExplorerBookCount, error) {
	rows, err := r.q.ExplorerBooks(ctx)
	if err != nil {
		return nil, r.readError(err, "list", "of explorer books")
	}
	var books []store.ExplorerBookCount
	for _, row := range rows {
		book := store.ExplorerBook{Source: store.ExplorerSource(row.Source), Game: row.Game, Options: row.Options}
		books = append(books, store.ExplorerBookCount{ExplorerBook: book, Games: row.Games})
	}
	return books, nil
}

// ExplorerTurns returns what was played in a position.
func (r *Reader) ExplorerTurns(ctx context.Context, book store.ExplorerBook, key uint64, limit int) (store.ExplorerPosition, error) {
	var p store.ExplorerPosition
	id, err := r.q.ExplorerBookID(ctx, query.ExplorerBookIDParams{Source: string(book.Source), Game: book.Game, Options: book.Options})
	if errors.Is(err, sql.ErrNoRows) {
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
			Turn: row.Turn, ExplorerCount: store.ExplorerCount{Games: row.Games, First: row.FirstWon, Second: row.SecondWon}, Samples: store.SplitSamples(row.Samples),
		})
	}
	return p, r.readError(err, "explorer of", book.Game)
}

// ExplorerTitles returns the titles of games that are no matches.
func (r *Reader) ExplorerTitles(ctx context.Context, ids []string) (map[string]string, error) {
	titles := map[string]string{}
	for _, id := range ids {
		title, err := r.q.ExplorerTitle(ctx, id)
		if errors.Is(err, sql.ErrNoRows) {
			continue
		}
		if err != nil {
			return nil, r.readError(err, "explorer game", id)
		}
		titles[id] = title
	}
	return titles, nil
}
