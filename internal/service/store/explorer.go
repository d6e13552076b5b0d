package store

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/game"
)

// ExplorerStore counts what was played in positions, and how the games ended. Positions are known by the keys of package
// symmetry. See docs/adr/0037-opening-explorer.md.
type ExplorerStore interface {
	// UncountedMatches returns the ids of public matches that have ended and that CountGames has not met yet, in the
	// order in which they were created, at most limit.
	UncountedMatches(ctx context.Context, limit int) ([]string, error)
	// CountGames counts games, all or none, and returns how many of them were counted now: each game is counted once.
	CountGames(ctx context.Context, games ...ExplorerGame) (counted int, err error)
	// ExplorerBooks returns all books, by source, game and options.
	ExplorerBooks(ctx context.Context) ([]ExplorerBookCount, error)
	// ExplorerTurns returns what was played in a position, the most frequent turns first, at most limit and MaxList. Of
	// turns that were played as often the one with the smaller text comes first.
	ExplorerTurns(ctx context.Context, book ExplorerBook, key uint64, limit int) (ExplorerPosition, error)
	// ExplorerTitles returns the titles of games that are no matches, by their ids. Those that are not known are left out.
	ExplorerTitles(ctx context.Context, ids []string) (map[string]string, error)
}

// The limits of what CountGames counts.
const (
	MaxExplorerGames = 5_000 // at once
	MaxExplorerSteps = 200   // of a game
	MaxExplorerTurn  = 200   // bytes of a turn
	MaxExplorerTitle = 200   // bytes of a title
	MaxExplorerID    = 32    // bytes of an id
	// ExplorerSamples is how many bytes of the ids of the last games are kept with a turn, each with a space behind it: enough for three
	// matches. The queries of the databases have the same number.
	ExplorerSamples = 51
)

// ExplorerSource is where games come from. Games of one source are never counted with those of another.
type ExplorerSource string

// The sources.
const (
	SourcePlayed   ExplorerSource = "played"    // public matches in which a person has a seat
	SourceSelfPlay ExplorerSource = "self-play" // computers against each other: matches, and files
	SourceImported ExplorerSource = "imported"  // files
)

// ExplorerSources are all sources, in the order in which they are listed.
var ExplorerSources = []ExplorerSource{SourcePlayed, SourceSelfPlay, SourceImported}

// ExplorerBook is the games that are counted together.
type ExplorerBook struct {
	Source  ExplorerSource
	Game    string
	Options string // as ExplorerOptions writes them
}

// ExplorerOptions writes options as a book has them: "ki=off field=open" by the order of names.
func ExplorerOptions(o game.Options) string {
	list := make([]string, 0, len(o))
	for name, value := range o {
		list = append(list, name+"="+value)
	}
	slices.Sort(list)
	return strings.Join(list, " ")
}

// ExplorerBookCount is how many games of a book were counted.
type ExplorerBookCount struct {
	ExplorerBook
	Games int64
}

// ExplorerGame is a game that is to be counted.
type ExplorerGame struct {
	ExplorerBook
	ID     string // of the match, or of the game in a file
	Match  bool   // it is a match of the service
	Title  string // of a game in a file
	Winner game.Seat
	Steps  []ExplorerStep // none: it is only marked, and not met again
}

// ExplorerStep is a turn of a game, in a position that is seen as the one its key stands for.
type ExplorerStep struct {
	Key     uint64
	Turn    string // as it is seen there
	Swapped bool   // the position is seen with the seats exchanged
}

// ExplorerCount counts games by how they ended. All others were drawn.
type ExplorerCount struct {
	Games  int64
	First  int64 // won by the first seat
	Second int64
}

// Drawn returns how many were drawn.
func (c ExplorerCount) Drawn() int64 { return c.Games - c.First - c.Second }

// Swapped returns the count as it is with the seats exchanged.
func (c ExplorerCount) Swapped() ExplorerCount {
	return ExplorerCount{Games: c.Games, First: c.Second, Second: c.First}
}

// ExplorerTurn is what happened in games in which a turn was played.
type ExplorerTurn struct {
	Turn string
	ExplorerCount
	Samples []string // the ids of some of the last games
}

// ExplorerPosition is what happened in games that reached a position.
type ExplorerPosition struct {
	ExplorerCount                // of all turns
	Different     int            // how many different turns were played
	Turns         []ExplorerTurn // the most frequent ones
}

// ExplorerRow is what games add to a turn in a position.
type ExplorerRow struct {
	Book ExplorerBook
	Key  uint64
	Turn string
	ExplorerCount
	Samples string // ids with a space behind each, the last game first
}

// ExplorerRows adds up games, and returns the rows ordered by book, key and turn, as databases have them.
func ExplorerRows(games []ExplorerGame) []ExplorerRow {
	type place struct {
		book int
		key  uint64
		turn string
	}
	books := explorerBooksOf(games)
	index := make(map[place]int, 16*len(games))
	rows := make([]ExplorerRow, 0, 16*len(games))
	for i := range games {
		g := &games[i]
		for _, s := range g.Steps {
			here := place{books[g.ExplorerBook], s.Key, s.Turn}
			at, ok := index[here]
			if !ok {
				at = len(rows)
				index[here] = at
				rows = append(rows, ExplorerRow{Book: g.ExplorerBook, Key: s.Key, Turn: s.Turn})
			}
			rows[at].add(g, s.Swapped)
		}
	}
	slices.SortFunc(rows, func(a, b ExplorerRow) int {
		return cmp.Or(cmp.Compare(books[a.Book], books[b.Book]), cmp.Compare(int64(a.Key), int64(b.Key)), strings.Compare(a.Turn, b.Turn))
	})
	return rows
}

// explorerBooksOf returns the books of games with their places in the order of all writers, so that two of them do not
// wait for each other.
func explorerBooksOf(games []ExplorerGame) map[ExplorerBook]int {
	places := map[ExplorerBook]int{}
	var books []ExplorerBook
	for i := range games {
		if _, ok := places[games[i].ExplorerBook]; !ok {
			places[games[i].ExplorerBook] = 0
			books = append(books, games[i].ExplorerBook)
		}
	}
	slices.SortFunc(books, ExplorerBook.compare)
	for i, book := range books {
		places[book] = i
	}
	return places
}

func (b ExplorerBook) compare(c ExplorerBook) int {
	return cmp.Or(strings.Compare(string(b.Source), string(c.Source)), strings.Compare(b.Game, c.Game), strings.Compare(b.Options, c.Options))
}

// GamesOfBooks returns how many games each book has among games that have turns, ordered as all writers do.
func GamesOfBooks(games []ExplorerGame) []ExplorerBookCount {
	counts := map[ExplorerBook]int64{}
	for i := range games {
		if len(games[i].Steps) > 0 {
			counts[games[i].ExplorerBook]++
		}
	}
	list := make([]ExplorerBookCount, 0, len(counts))
	for book, n := range counts {
		list = append(list, ExplorerBookCount{book, n})
	}
	slices.SortFunc(list, func(a, b ExplorerBookCount) int { return a.compare(b.ExplorerBook) })
	return list
}

// NewGames returns the games whose ids are among those that were not known before, each once.
func NewGames(games []ExplorerGame, matches, files []string) []ExplorerGame {
	type id struct {
		match bool
		text  string
	}
	left := make(map[id]bool, len(matches)+len(files))
	for _, text := range matches {
		left[id{true, text}] = true
	}
	for _, text := range files {
		left[id{false, text}] = true
	}
	var some []ExplorerGame
	for i := range games {
		if here := (id{games[i].Match, games[i].ID}); left[here] {
			delete(left, here)
			some = append(some, games[i])
		}
	}
	return some
}

// add counts a game.
func (r *ExplorerRow) add(g *ExplorerGame, swapped bool) {
	winner := g.Winner
	if swapped && winner.IsPlayer() {
		winner = winner.Opponent()
	}
	r.Games++
	switch winner {
	case game.First:
		r.First++
	case game.Second:
		r.Second++
	}
	r.Samples = JoinSamples(g.ID+" ", r.Samples)
}

// JoinSamples puts samples before others and leaves out those for which there is no space.
func JoinSamples(samples, before string) string {
	all := samples + before
	return all[:min(len(all), ExplorerSamples)]
}

// SplitSamples returns the ids in samples. The last one may have been cut, and is left out then.
func SplitSamples(samples string) []string {
	var ids []string
	for {
		id, rest, ok := strings.Cut(samples, " ")
		if !ok {
			return ids
		}
		ids, samples = append(ids, id), rest
	}
}

// CheckExplorerGames reports with ErrInvalid a mistake in games that are to be counted.
func CheckExplorerGames(games []ExplorerGame) error {
	if len(games) > MaxExplorerGames {
		return fmt.Errorf("%w: at most %d games are counted at once", ErrInvalid, MaxExplorerGames)
	}
	for i := range games {
		if err := games[i].check(); err != nil {
			return fmt.Errorf("game %s: %w", games[i].ID, err)
		}
	}
	return nil
}

func (g *ExplorerGame) check() error {
	switch {
	case g.ID == "" || len(g.ID) > MaxExplorerID || strings.ContainsFunc(g.ID, func(r rune) bool { return r <= ' ' || r > '~' }):
		return fmt.Errorf("%w: an id has 1 to %d visible ASCII characters", ErrInvalid, MaxExplorerID)
	case len(g.Title) > MaxExplorerTitle || !utf8.ValidString(g.Title) || strings.Contains(g.Title, "\x00"):
		return fmt.Errorf("%w: a title is a text of at most %d bytes", ErrInvalid, MaxExplorerTitle)
	case len(g.Steps) > MaxExplorerSteps:
		return fmt.Errorf("%w: at most %d turns of a game are counted", ErrInvalid, MaxExplorerSteps)
	case len(g.Steps) > 0 && (!slices.Contains(ExplorerSources, g.Source) || g.Game == ""):
		return fmt.Errorf("%w: a game belongs to a book", ErrInvalid)
	}
	for _, s := range g.Steps {
		if s.Turn == "" || len(s.Turn) > MaxExplorerTurn {
			return fmt.Errorf("%w: a turn has 1 to %d bytes", ErrInvalid, MaxExplorerTurn)
		}
	}
	return nil
}
