package training

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"sync"

	"github.com/teahouse-games/teahouse/lab"
)

// gameFile has the games of a generation: a line of JSON for each, in the order in which they ended.
type gameFile struct {
	f   *os.File
	err error // of the last append
}

// maxGameLine bounds a line in bytes.
const maxGameLine = 16 << 20

// openGames opens a file, creates it if necessary, and returns its games by their numbers. It drops
// an incomplete line at the end. The error for an invalid line names the line.
func openGames(name string, games int) (*gameFile, []*lab.TrainingGame, error) {
	f, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o644)
	if err != nil {
		return nil, nil, err
	}
	played, complete, err := readGames(f, games)
	if err == nil {
		err = f.Truncate(complete)
	}
	if err != nil {
		return nil, nil, errors.Join(fmt.Errorf("%s: %w", name, err), f.Close())
	}
	return &gameFile{f: f}, played, nil
}

// readGames reads the complete lines, and returns how many bytes they have.
func readGames(f io.Reader, games int) (played []*lab.TrainingGame, complete int64, err error) {
	played = make([]*lab.TrainingGame, games)
	r := bufio.NewReaderSize(f, maxGameLine)
	for number := 1; ; number++ {
		line, err := r.ReadSlice('\n')
		if errors.Is(err, io.EOF) {
			return played, complete, nil
		}
		if err != nil {
			return nil, 0, fmt.Errorf("line %d: %w", number, err)
		}
		d := json.NewDecoder(bytes.NewReader(line))
		d.DisallowUnknownFields()
		g := new(lab.TrainingGame)
		switch err := d.Decode(g); {
		case err != nil:
			return nil, 0, fmt.Errorf("line %d is no game: %w", number, err)
		case g.Number < 0 || g.Number >= games || played[g.Number] != nil:
			return nil, 0, fmt.Errorf("line %d: game %d is there twice, or not one of %d", number, g.Number, games)
		}
		played[g.Number] = g
		complete += int64(len(line))
	}
}

// append adds a game and syncs the file. After an error, which may leave a part of a line, it adds
// nothing more.
func (t *gameFile) append(g *lab.TrainingGame) error {
	if t.err == nil {
		t.err = t.appendLine(g)
	}
	return t.err
}

func (t *gameFile) appendLine(g *lab.TrainingGame) error {
	line, err := json.Marshal(g)
	if err != nil {
		return err
	}
	if _, err := t.f.Write(append(line, '\n')); err != nil {
		return err
	}
	return t.f.Sync()
}

// playGames plays the games that are missing, so many at once, and calls onGame after each. The
// error of a game ends the others. When ctx ends it returns the error of ctx.
func playGames(ctx context.Context, play lab.SelfPlay, played []*lab.TrainingGame, threads int, onGame func(*lab.TrainingGame) error) error {
	within, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	numbers := make(chan int)
	var workers sync.WaitGroup
	var mu sync.Mutex
	for range threads {
		workers.Go(func() {
			for number := range numbers {
				g, err := lab.PlayTrainingGame(within, play, number)
				mu.Lock()
				if err == nil && within.Err() == nil {
					played[number] = g
					err = onGame(g)
				}
				mu.Unlock()
				if err != nil {
					stop(err)
				}
			}
		})
	}
	var missing []int
	for number, g := range played {
		if g == nil {
			missing = append(missing, number)
		}
	}
	for _, number := range missing {
		select {
		case numbers <- number:
			continue
		case <-within.Done():
		}
		break
	}
	close(numbers)
	workers.Wait()
	return context.Cause(within)
}
