package mining

import (
	"context"
	"maps"
	"slices"
	"sync"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/puzzle"
)

// Session is one run of mining.
type Session struct {
	Known    []puzzle.Puzzle // that were found before
	Next     int             // number of the first game
	MaxGames int             // games of this session, 0 for no limit
	Threads  int             // games at the same time, 0 for 1
	// Played are finished games that are looked at before those of the engine.
	Played []game.Game

	// OnGame is called after each game with its new puzzles and the number of the first game that is
	// not finished. Its error stops the session. It is never called twice at the same time.
	OnGame func(found []puzzle.Puzzle, next int) error
	// OnProgress is called now and then; may be nil. It is never called twice at the same time.
	OnProgress func(Progress)

	mu       sync.Mutex
	missing  map[int]int
	seen     map[string]bool
	progress Progress
	begun    int
	running  map[int]bool
	failed   error
}

// Progress is how far a session is.
type Progress struct {
	Found     int         // puzzles in this session
	Missing   map[int]int // by number of turns as in Plan.Wanted; do not modify
	Games     int         // games finished in this session
	Positions int         // positions looked at
}

// Run mines until nothing is missing, the games are played, or ctx ends. The errors are those of ctx,
// of OnGame and of the engine.
func (s *Session) Run(ctx context.Context, plan *Plan) error {
	s.missing, s.seen, s.running = maps.Clone(plan.Wanted), map[string]bool{}, map[int]bool{}
	for i := range s.Known {
		s.seen[s.Known[i].ID] = true
		s.take(s.Known[i].Kind())
	}
	s.begun = s.Next
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	var workers sync.WaitGroup
	for range max(1, s.Threads) {
		workers.Go(func() {
			m := newMiner(plan, s)
			for {
				number, ok := s.beginGame()
				if !ok || ctx.Err() != nil {
					return
				}
				found, err := m.mine(ctx, number)
				if err == nil {
					err = ctx.Err()
				}
				if !s.endGame(number, found, err) {
					cancel()
					return
				}
			}
		})
	}
	workers.Wait()
	return s.failed
}

// take counts a puzzle of a kind.
func (s *Session) take(kind int) {
	if s.missing[kind]--; s.missing[kind] <= 0 {
		delete(s.missing, kind)
	}
}

// needs reports whether puzzles of a kind are missing.
func (s *Session) needs(kind int) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.missing[kind] > 0
}

// claim reports whether a puzzle is new and missing, and counts it if so.
func (s *Session) claim(id string, kind int) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.seen[id] || s.missing[kind] <= 0 {
		return false
	}
	s.seen[id] = true
	s.take(kind)
	s.progress.Found++
	return true
}

// countPosition counts a position and reports the progress.
func (s *Session) countPosition() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.progress.Positions++
	if s.OnProgress != nil {
		s.progress.Missing = s.missing
		s.OnProgress(s.progress)
	}
}

// beginGame returns the number of the next game. It reports false if there shall be none.
func (s *Session) beginGame() (number int, ok bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.missing) == 0 || s.failed != nil || s.MaxGames > 0 && s.begun-s.Next >= s.MaxGames {
		return 0, false
	}
	number = s.begun
	s.begun++
	s.running[number] = true
	return number, true
}

// endGame reports what was found in a game, and whether the session goes on. A game that has failed
// counts as not played.
func (s *Session) endGame(number int, found []puzzle.Puzzle, err error) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if err == nil && s.failed == nil {
		delete(s.running, number)
		s.progress.Games++
		next := s.begun
		if len(s.running) > 0 {
			next = slices.Min(slices.Collect(maps.Keys(s.running)))
		}
		err = s.OnGame(found, next)
	}
	if s.failed == nil {
		s.failed = err
	}
	return s.failed == nil
}
