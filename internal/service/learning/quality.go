package learning

import (
	"context"
	"math"
	"time"

	"github.com/teahouse-games/teahouse/internal/rules/puzzles"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// countsLifetime is how long the counts of a game are used before they are read again.
const countsLifetime = time.Minute

// gameCounts is what the tries of the puzzles of a game come to.
type gameCounts struct {
	read     time.Time
	byPuzzle map[string]store.PuzzleCount
	offered  puzzles.GamePuzzles
	all      puzzles.GamePuzzles
}

// of returns the count of a puzzle, zero if nobody has tried it.
func (c *gameCounts) of(id string) store.PuzzleCount { return c.byPuzzle[id] }

// countsOf returns the counts of a game, which are read at most once a minute.
func (l *Learning) countsOf(ctx context.Context, game string) (*gameCounts, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if c := l.counts[game]; c != nil && l.now().Sub(c.read) < countsLifetime {
		return c, nil
	}
	set, err := puzzles.Of(game)
	if err != nil || len(set) == 0 {
		return &gameCounts{}, err
	}
	list, err := l.store.PuzzleCounts(ctx, game)
	if err != nil {
		return nil, err
	}
	c := &gameCounts{read: l.now(), byPuzzle: map[string]store.PuzzleCount{}}
	for _, count := range list {
		c.byPuzzle[count.Puzzle] = count
	}
	for _, p := range set {
		count := c.of(p.ID)
		p.Rating = int(math.Round(ratingOf(&p, count)))
		c.all = append(c.all, p)
		if !votedDown(count) {
			c.offered = append(c.offered, p)
		}
	}
	l.counts[game] = c
	return c, nil
}

// MinVotes is how many votes a puzzle needs before they mean something.
const MinVotes = 5

// votedDown reports whether a puzzle is not offered any more: two thirds of at least MinVotes votes are against it.
func votedDown(c store.PuzzleCount) bool {
	votes := c.Ups + c.Downs
	return votes >= MinVotes && 3*c.Downs >= 2*votes
}

// Puzzles returns the puzzles of a game that are offered, with the ratings of now. Those that many have voted against are left out.
func (l *Learning) Puzzles(ctx context.Context, game string) (puzzles.GamePuzzles, error) {
	c, err := l.countsOf(ctx, game)
	if err != nil {
		return nil, err
	}
	return c.offered, nil
}

// AllPuzzles returns all puzzles of a game, with the ratings of now.
func (l *Learning) AllPuzzles(ctx context.Context, game string) (puzzles.GamePuzzles, error) {
	c, err := l.countsOf(ctx, game)
	if err != nil {
		return nil, err
	}
	return c.all, nil
}

// Votes are the votes about a puzzle.
type Votes struct {
	Up   int `json:"up"`
	Down int `json:"down"`
}

// VotesOf returns the votes about a puzzle; none if they are fewer than MinVotes.
func (l *Learning) VotesOf(ctx context.Context, game, id string) (Votes, error) {
	c, err := l.countsOf(ctx, game)
	if err != nil {
		return Votes{}, err
	}
	count := c.of(id)
	if count.Ups+count.Downs < MinVotes {
		return Votes{}, nil
	}
	return Votes{int(count.Ups), int(count.Downs)}, nil
}

// Vote stores the vote of a person about a puzzle that they have tried: 1, -1, or 0 to take it back. The error is ErrNotTried before, and
// ErrNoPuzzle if there is no such puzzle.
func (l *Learning) Vote(ctx context.Context, person, game, id string, vote int) error {
	return l.changeTry(ctx, person, game, id, func(t *store.PuzzleTry) { t.Vote = int64(min(max(vote, -1), 1)) })
}

// Report stores that a person reports a puzzle that they have tried, instead of a report before. The errors are those of Vote, and
// store.ErrTooMany if store.MaxOpenReports of the person are open.
func (l *Learning) Report(ctx context.Context, person, game, id string, fault store.PuzzleFault, text string) error {
	return l.changeTry(ctx, person, game, id, func(t *store.PuzzleTry) { t.Report, t.ReportText, t.Reported = fault, text, l.now() })
}

func (l *Learning) changeTry(ctx context.Context, person, game, id string, change func(*store.PuzzleTry)) error {
	set, err := puzzles.Of(game)
	if err != nil {
		return err
	}
	if _, ok := set.Find(id); !ok {
		return ErrNoPuzzle
	}
	return l.store.ChangePuzzles(ctx, person, game, []string{id}, func(w *store.PuzzleWork) error {
		t := w.Tries[id]
		if t == nil {
			return ErrNotTried
		}
		change(t)
		return nil
	})

}

// Reports returns the reports about puzzles that are open, the oldest first, at most limit.
func (l *Learning) Reports(ctx context.Context, limit int) ([]store.PuzzleTry, error) {
	return l.store.PuzzleReports(ctx, limit)
}

// Stored returns all that is stored of the puzzles of a person.
func (l *Learning) Stored(ctx context.Context, person string) (tries []store.PuzzleTry, standings []store.PuzzleStanding, err error) {
	if tries, err = l.store.PuzzleTries(ctx, person, ""); err != nil {
		return nil, nil, err
	}
	standings, err = l.store.PuzzleStandings(ctx, person)
	return tries, standings, err
}
