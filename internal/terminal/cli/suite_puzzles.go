package cli

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/signal"
	"syscall"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games/definition"
	"github.com/teahouse-games/teahouse/lab"
	"github.com/teahouse-games/teahouse/puzzle"
	"github.com/teahouse-games/teahouse/puzzle/mining"
	"github.com/teahouse-games/teahouse/record"
)

// maxMiningThreads bounds the games that are mined at the same time.
const maxMiningThreads = 64

// runPuzzles mines puzzles into a file.
func (c *suiteCommand) runPuzzles(s *invocation) error {
	d, err := s.definitionWith(c.Game, func(d *definition.Definition) bool { return d.Mining != nil }, "there are no puzzles of %s; there are some of %s")
	if err != nil {
		return err
	}
	switch {
	case !(c.Share > 0 && c.Share <= maxShare):
		return callErrorf("--share %v: want more than 0 and at most %d, e.g. 0.1", c.Share, maxShare)
	case c.Threads < 1 || c.Threads > maxMiningThreads:
		return callErrorf("--threads %d: want 1 to %d", c.Threads, maxMiningThreads)
	case c.Nodes != nil:
		return callErrorf("--nodes is not for --puzzles: leave it out")
	}
	plan := d.Mining()
	plan.Play.Seed = c.Seed
	for kind, n := range plan.Wanted {
		plan.Wanted[kind] = max(1, int(c.Share*float64(n)))
	}
	file, err := openMiningFile(c.Puzzles, c.Game, c.Seed)
	if err != nil {
		return err
	}
	miner := mining.Miner{Known: file.known, Next: file.next, Threads: c.Threads, OnGame: file.add}
	for _, name := range c.Records {
		played, err := readPlayed(name, d.Rules)
		if err != nil {
			return err
		}
		miner.Played = append(miner.Played, played)
	}
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
	defer stop()
	progress := miningProgress{progressLine: newProgressLine(s.errs), begun: time.Now()}
	miner.OnProgress = progress.update
	err = miner.Run(ctx, &plan)
	progress.clear()
	fmt.Fprintf(s.errs, "%s has %s\n", c.Puzzles, count(file.count, "puzzle"))
	if ctx.Err() != nil {
		return errInterrupted // the puzzles of the finished games are in the file
	}
	return err
}

// readPlayed reads the record of a game to look for puzzles in it.
func readPlayed(name string, rules *game.Rules) (game.Game, error) {
	r, err := record.ReadFile(name)
	if err != nil {
		return nil, err
	}
	if r.Game != rules.Name {
		return nil, callErrorf("--records %s: it is a game of %s, not of %s", name, r.Game, rules.Name)
	}
	g, err := r.Replay(rules)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return g, nil
}

// miningFile is a file of puzzles that grows. Next to it, a file NAME.next says which game is next.
type miningFile struct {
	name  string
	seed  uint64
	known []puzzle.Puzzle
	next  int
	count int
}

// nextGame is what the file NAME.next contains.
type nextGame struct {
	Seed uint64 `json:"seed"`
	Next int    `json:"next"`
}

// openMiningFile reads what is there. It removes half a puzzle at the end, which a killed program has
// left, and adds the newline that a whole one lacks. A file of anything else stays as it is.
func openMiningFile(name, gameName string, seed uint64) (*miningFile, error) {
	f := &miningFile{name: name, seed: seed}
	text, err := os.ReadFile(name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return f, os.WriteFile(name, nil, 0o644)
	case err != nil:
		return nil, err
	}
	lines := text[:bytes.LastIndexByte(text, '\n')+1]
	tail := text[len(lines):]
	partial := isPartialPuzzle(tail, len(lines) > 0)
	if !partial {
		lines = text
	}
	if f.known, err = puzzle.Read(bytes.NewReader(lines)); err != nil {
		return nil, fmt.Errorf("%s is not a file of puzzles: %w", name, err)
	}
	for i := range f.known {
		if f.known[i].Game != gameName {
			return nil, callErrorf("--puzzles %s: line %d is a puzzle of %s, not of %s", name, i+1, f.known[i].Game, gameName)
		}
	}
	switch {
	case partial:
		err = os.Truncate(name, int64(len(lines)))
	case len(tail) > 0:
		err = appendText(name, []byte("\n"))
	}
	if err != nil {
		return nil, err
	}
	f.count = len(f.known)
	text, err = os.ReadFile(name + ".next")
	if errors.Is(err, fs.ErrNotExist) {
		return f, nil
	}
	var at nextGame
	if err == nil {
		err = json.Unmarshal(text, &at)
	}
	if err != nil || at.Next < 0 {
		return nil, fmt.Errorf("%s.next cannot be read: delete it to begin with the first game again (%w)", name, err)
	}
	if at.Seed == seed {
		f.next = at.Next
	}
	return f, nil
}

// puzzlePrefix is the beginning of every line of a puzzle.
const puzzlePrefix = `{"id":`

// isPartialPuzzle reports whether a text without a newline is the beginning of the line of a puzzle.
// Of less than puzzlePrefix it does so only after other puzzles.
func isPartialPuzzle(text []byte, afterPuzzles bool) bool {
	switch {
	case len(text) == 0 || json.Valid(text):
		return false
	case bytes.HasPrefix(text, []byte(puzzlePrefix)):
		return true
	}
	return afterPuzzles && bytes.HasPrefix([]byte(puzzlePrefix), text)
}

// appendText appends a text to a file and syncs it, so that no later file is on the disk before it.
func appendText(name string, text []byte) error {
	out, err := os.OpenFile(name, os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	_, err = out.Write(text)
	if err == nil {
		err = out.Sync()
	}
	return errors.Join(err, out.Close())
}

// add appends puzzles and notes the next game.
func (f *miningFile) add(found []puzzle.Puzzle, next int) error {
	if len(found) > 0 {
		var lines bytes.Buffer
		for i := range found {
			if err := puzzle.Write(&lines, &found[i]); err != nil {
				return err
			}
		}
		if err := appendText(f.name, lines.Bytes()); err != nil {
			return err
		}
		f.count += len(found)
	}
	text, err := json.Marshal(nextGame{f.seed, next})
	if err != nil {
		return err
	}
	if err := os.WriteFile(f.name+".next.new", text, 0o644); err != nil {
		return err
	}
	return os.Rename(f.name+".next.new", f.name+".next")
}

// miningProgress prints how far mining is.
type miningProgress struct {
	progressLine
	begun time.Time
}

// update prints the progress if a report is due.
func (p *miningProgress) update(at mining.Progress) {
	p.printDue(func() string { return p.text(at, time.Since(p.begun)) })
}

// text returns the progress after a time.
func (p *miningProgress) text(at mining.Progress, elapsed time.Duration) string {
	missing := 0
	for _, n := range at.Missing {
		missing += n
	}
	text := fmt.Sprintf("%s found", count(at.Found, "puzzle"))
	if at.Found > 0 && missing > 0 {
		left := time.Duration(float64(elapsed) / float64(at.Found) * float64(missing))
		text += fmt.Sprintf(", about %s left", left.Round(time.Second))
	}
	return text + fmt.Sprintf("  looking for %s  %d games  %d positions  %s",
		lab.Progress{Missing: at.Missing}.MissingText(), at.Games, at.Positions, elapsed.Round(time.Second))
}
