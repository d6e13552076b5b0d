package memory

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// explorerData is what was played in positions.
type explorerData struct {
	books    map[store.ExplorerBook]*explorerBook
	explored map[string]bool   // matches that were met
	titles   map[string]string // of games that are no matches
}

// explorerBook is what was played in the games of a book, by key and turn.
type explorerBook struct {
	games int64
	turns map[uint64]map[string]*store.ExplorerRow
}

func newExplorerData() explorerData {
	return explorerData{books: map[store.ExplorerBook]*explorerBook{}, explored: map[string]bool{}, titles: map[string]string{}}
}

// UncountedMatches returns the ids of public matches that have ended and were not counted.
func (s *Store) UncountedMatches(ctx context.Context, limit int) ([]string, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	var ids []string
	for _, k := range s.order {
		if len(ids) >= limit {
			break
		}
		if m := &k.summary; m.Public && m.Status == store.StatusOver && !s.explored[m.Match] {
			ids = append(ids, m.Match)
		}
	}
	return ids, nil
}

// CountGames counts the turns of games.
func (s *Store) CountGames(ctx context.Context, games ...store.ExplorerGame) (counted int, err error) {
	if err := store.CheckExplorerGames(games); err != nil {
		return 0, err
	}
	if err := s.lockForWrite(ctx); err != nil {
		return 0, err
	}
	defer s.mu.Unlock()
	some := s.markGames(games)
	for _, b := range store.GamesOfBooks(some) {
		counted += int(b.Games)
		book := s.books[b.ExplorerBook]
		if book == nil {
			book = &explorerBook{turns: map[uint64]map[string]*store.ExplorerRow{}}
			s.books[b.ExplorerBook] = book
		}
		book.games += b.Games
	}
	for _, r := range store.ExplorerRows(some) {
		book := s.books[r.Book]
		turns := book.turns[r.Key]
		if turns == nil {
			turns = map[string]*store.ExplorerRow{}
			book.turns[r.Key] = turns
		}
		if before := turns[r.Turn]; before != nil {
			r.Games, r.First, r.Second = r.Games+before.Games, r.First+before.First, r.Second+before.Second
			r.Samples = store.JoinSamples(r.Samples, before.Samples)
		}
		turns[r.Turn] = &r
	}
	return counted, nil
}

// markGames notes which games have been met, and returns those that had not been. The store is locked.
func (s *Store) markGames(games []store.ExplorerGame) []store.ExplorerGame {
	var matches, files []string
	for i := range games {
		g := &games[i]
		if g.Match {
			if s.matches[g.ID] != nil && !s.explored[g.ID] {
				s.explored[g.ID] = true
				matches = append(matches, g.ID)
			}
		} else if _, known := s.titles[g.ID]; !known {
			s.titles[g.ID] = g.Title
			files = append(files, g.ID)
		}
	}
	return store.NewGames(games, matches, files)
}

// ExplorerBooks returns all books.
func (s *Store) ExplorerBooks(ctx context.Context) ([]store.ExplorerBookCount, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	var books []store.ExplorerBookCount
	for book, b := range s.books {
		books = append(books, store.ExplorerBookCount{ExplorerBook: book, Games: b.games})
	}
	slices.SortFunc(books, func(a, b store.ExplorerBookCount) int {
		return cmp.Or(strings.Compare(string(a.Source), string(b.Source)), strings.Compare(a.Game, b.Game), strings.Compare(a.Options, b.Options))
	})
	return books, nil
}

// ExplorerTurns returns what was played in a position.
func (s *Store) ExplorerTurns(ctx context.Context, book store.ExplorerBook, key uint64, limit int) (store.ExplorerPosition, error) {
	var p store.ExplorerPosition
	if err := s.lockForRead(ctx); err != nil {
		return p, err
	}
	defer s.mu.RUnlock()
	b := s.books[book]
	if b == nil {
		return p, nil
	}
	for _, r := range b.turns[key] {
		p.Games, p.First, p.Second = p.Games+r.Games, p.First+r.First, p.Second+r.Second
		p.Turns = append(p.Turns, store.ExplorerTurn{Turn: r.Turn, ExplorerCount: r.ExplorerCount, Samples: store.SplitSamples(r.Samples)})
	}
	p.Different = len(p.Turns)
	slices.SortFunc(p.Turns, func(a, b store.ExplorerTurn) int {
		return cmp.Or(cmp.Compare(b.Games, a.Games), strings.Compare(a.Turn, b.Turn))
	})
	p.Turns = p.Turns[:min(len(p.Turns), max(limit, 0), store.MaxList)]
	return p, nil
}

// ExplorerTitles returns the titles of games that are no matches.
func (s *Store) ExplorerTitles(ctx context.Context, ids []string) (map[string]string, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	titles := map[string]string{}
	for _, id := range ids {
		if title, ok := s.titles[id]; ok {
			titles[id] = title
		}
	}
	return titles, nil
}
