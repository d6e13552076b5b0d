package arena

import (
	"context"
	"errors"
	"sync"
)

// ErrStopped is the error of a match that was stopped before its end.
var ErrStopped = errors.New("the match was stopped")

// Run plays the games that tally does not have yet, that many in parallel, until all are played
// or the sequential test has a verdict. It passes each finished game, one at a time, to store,
// adds it to the tally, and calls progress; an error of store ends the match. After a verdict other
// games are lost, also finished ones, which could take it back. When ctx ends Run returns ErrStopped
// at once; running games are lost, finished ones are stored.
func (m *Match) Run(ctx context.Context, tally *Tally, parallel int, store func(*GameResult) error, progress func(*Tally)) error {
	within, stop := context.WithCancel(ctx)
	defer stop()
	numbers, results := make(chan int), make(chan playedGame)
	var workers sync.WaitGroup
	w := startActiveClock()
	defer w.close()
	for range max(1, parallel) {
		workers.Go(func() {
			for number := range numbers {
				played, err := m.play(within, w, number)
				results <- playedGame{played, err}
			}
		})
	}
	next, playing := 0, 0
	var failed error
	for {
		for next < m.Games && tally.Has(next) {
			next++
		}
		open, number := numbers, next
		if failed != nil || within.Err() != nil || next >= m.Games || m.testDecided(tally) {
			open = nil
		}
		if open == nil && playing == 0 {
			break
		}
		if m.testDecided(tally) {
			stop()
		}
		select {
		case open <- number:
			next, playing = next+1, playing+1
		case r := <-results:
			playing--
			switch {
			case r.err != nil && within.Err() == nil:
				failed = r.err
				stop()
			case r.err == nil && failed == nil && !m.testDecided(tally):
				if failed = store(r.played); failed != nil {
					stop()
					break
				}
				tally.Add(r.played)
				progress(tally)
			}
		}
	}
	close(numbers)
	workers.Wait()
	if failed == nil && ctx.Err() != nil {
		return ErrStopped
	}
	return failed
}

type playedGame struct {
	played *GameResult
	err    error
}

// Done reports whether no game is left to play.
func (m *Match) Done(t *Tally) bool {
	for number := range m.Games {
		if !t.Has(number) {
			return m.testDecided(t)
		}
	}
	return true
}

// testDecided reports whether the sequential test has a verdict.
func (m *Match) testDecided(t *Tally) bool {
	if m.SPRT == nil {
		return false
	}
	_, verdict := m.SPRT.Judge(t.Pairs)
	return verdict != Undecided
}
