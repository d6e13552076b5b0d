package mining

import (
	"context"
	"maps"
	"slices"
	"sync"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/puzzle"
)

// Miner is a run of mining, see Run.
type Miner struct {
	Known    []puzzle.Puzzle // that were found before
	Next     int             // number of the first game
	MaxGames int             // games of this run, 0 for no limit
	Threads  int             // games at the same time, 0 for 1
	// Played are finished games that are looked at before those of the engine. They take the place of its next games.
	Played []game.Game

	// OnGame is called after each game with its new puzzles and the number of the first game that is
	// not finished. Its error stops the run. It is never called twice at the same time.
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

// Progress is how far a miner is.
type Progress struct {
	Found     int         // puzzles in this run
	Missing   map[int]int // by number of turns as in Plan.Wanted; do not modify
	Games     int         // games finished in this run
	Positions int         // positions looked at
}

// Run mines until nothing is missing, the games are played, or ctx ends. The errors are those of ctx,
// of OnGame and of the engine.
func (m *Miner) Run(ctx context.Context, plan *Plan) error {
	m.missing, m.seen, m.running = maps.Clone(plan.Wanted), map[string]bool{}, map[int]bool{}
	for i := range m.Known {
		m.seen[m.Known[i].ID] = true
		m.countKind(m.Known[i].Kind())
	}
	m.begun = m.Next
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	var workers sync.WaitGroup
	for range max(1, m.Threads) {
		workers.Go(func() {
			search := newGameSearch(plan, m)
			for {
				number, ok := m.beginGame()
				if !ok {
					return
				}
				found, err := search.mine(ctx, number)
				if ctx.Err() != nil {
					err = ctx.Err() // also of a game that has not begun
				}
				if !m.endGame(number, found, err) {
					cancel()
					return
				}
			}
		})
	}
	workers.Wait()
	return m.failed
}

// countKind counts a puzzle of a kind.
func (m *Miner) countKind(kind int) {
	if m.missing[kind]--; m.missing[kind] <= 0 {
		delete(m.missing, kind)
	}
}

// needs reports whether puzzles of a kind are missing.
func (m *Miner) needs(kind int) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.missing[kind] > 0
}

// claim reports whether a puzzle is new and missing, and counts it if so.
func (m *Miner) claim(id string, kind int) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.seen[id] || m.missing[kind] <= 0 {
		return false
	}
	m.seen[id] = true
	m.countKind(kind)
	m.progress.Found++
	return true
}

// countPosition counts a position and reports the progress.
func (m *Miner) countPosition() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.progress.Positions++
	if m.OnProgress != nil {
		m.progress.Missing = m.missing
		m.OnProgress(m.progress)
	}
}

// beginGame returns the number of the next game. It reports false if there shall be none.
func (m *Miner) beginGame() (number int, ok bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if len(m.missing) == 0 || m.failed != nil || m.MaxGames > 0 && m.begun-m.Next >= m.MaxGames {
		return 0, false
	}
	number = m.begun
	m.begun++
	m.running[number] = true
	return number, true
}

// endGame reports what was found in a game, and whether the run goes on. A game that has failed
// counts as not played.
func (m *Miner) endGame(number int, found []puzzle.Puzzle, err error) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err == nil && m.failed == nil {
		delete(m.running, number)
		m.progress.Games++
		next := m.begun
		if len(m.running) > 0 {
			next = slices.Min(slices.Collect(maps.Keys(m.running)))
		}
		err = m.OnGame(found, next)
	}
	if m.failed == nil {
		m.failed = err
	}
	return m.failed == nil
}
