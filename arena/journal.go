package arena

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/record"
)

// Journal is the file of a match: a line of JSON with its settings, and one for each finished
// game. Each line is written and synced at once. Opening the file again removes an incomplete
// line at its end.
type Journal struct{ f *os.File }

// header is the first line.
type header struct {
	Match Settings `json:"match"`
}

// entry is the line of a game.
type entry struct {
	Number  int             `json:"number"` // from 1
	Outcome game.Outcome    `json:"outcome"`
	Detail  string          `json:"detail,omitempty"`
	Turns   int             `json:"turns"`
	Own     [2]int          `json:"own"`
	Nodes   [2]uint64       `json:"nodes"`
	Seconds [2]float64      `json:"seconds"`
	Record  json.RawMessage `json:"record"`
}

// CreateJournal creates a file, which must not exist yet or be empty. If the file holds only a
// part of the settings, because the program was killed, the error says that it may be deleted.
func CreateJournal(path string, s Settings) (*Journal, error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o644)
	if err != nil {
		return nil, err
	}
	j := &Journal{f}
	info, err := f.Stat()
	if err == nil && !info.Mode().IsRegular() {
		err = fmt.Errorf("%s is not a file", path)
	}
	if err == nil {
		err = lock(f)
	}
	if err == nil {
		info, err = f.Stat() // includes what another match has written until now
	}
	if err == nil && info.Size() > 0 {
		err = notEmptyError(path, f)
	}
	if err == nil {
		err = j.writeLine(header{s})
	}
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return j, nil
}

// notEmptyError is the error for a file that is not empty.
func notEmptyError(path string, f io.Reader) error {
	r := bufio.NewReader(f)
	start, _ := r.Peek(len(headerPrefix)) // Peek returns as much as a shorter file has
	if isPartialHeader(start) {
		switch line, err := r.ReadBytes('\n'); {
		case errors.Is(err, io.EOF) && isPartialHeader(line):
			return fmt.Errorf("%s: %w", path, errPartialHeader)
		case err != nil && !errors.Is(err, io.EOF):
			return err
		}
	}
	return fmt.Errorf("%s is not empty: resume the match in it, or name another file", path)
}

// headerPrefix is the beginning of every file.
const headerPrefix = `{"match":`

// errPartialHeader is the error for a file whose first line is incomplete.
var errPartialHeader = errors.New("it has only the beginning of the settings of a match and no game: it may be deleted")

// isPartialHeader reports whether a text is the beginning of a header. It reports false for
// other kinds of files, so that no user is advised to delete them.
func isPartialHeader(text []byte) bool {
	start := text[:min(len(text), len(headerPrefix))]
	return len(text) > 0 && !bytes.ContainsRune(text, '\n') && bytes.HasPrefix([]byte(headerPrefix), start)
}

// OpenJournal opens a file to continue its match, and returns its settings and the finished
// games, without their records. The error for an invalid line names the line. A game must
// follow our rules and end with the stated outcome.
func OpenJournal(path string) (*Journal, Settings, []*GameResult, error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_APPEND, 0)
	if err != nil {
		return nil, Settings{}, nil, err
	}
	if err := lock(f); err != nil {
		return nil, Settings{}, nil, errors.Join(err, f.Close())
	}
	s, games, whole, err := readJournal(f)
	if err == nil {
		err = f.Truncate(whole)
	}
	if err != nil {
		return nil, Settings{}, nil, errors.Join(fmt.Errorf("%s: %w", path, err), f.Close())
	}
	return &Journal{f}, s, games, nil
}

// readJournal reads the complete lines, and returns how many bytes they have.
func readJournal(f io.Reader) (s Settings, games []*GameResult, whole int64, err error) {
	r := bufio.NewReader(f)
	seen := map[int]int{}
	var j *gameVerifier
	for number := 1; ; number++ {
		line, err := r.ReadBytes('\n')
		if errors.Is(err, io.EOF) {
			switch {
			case number > 1:
			case len(line) == 0:
				return s, nil, 0, errors.New("it is empty, and there are no settings of a match in it")
			case isPartialHeader(line):
				return s, nil, 0, errPartialHeader
			default:
				return s, nil, 0, errNoHeader
			}
			return s, games, whole, nil
		}
		if err != nil {
			return s, nil, 0, err
		}
		whole += int64(len(line))
		if number == 1 {
			var h header
			if err := decodeStrict(line, &h); err != nil {
				return s, nil, 0, errNoHeader
			}
			s = h.Match
			if j, err = newGameVerifier(s); err != nil {
				return s, nil, 0, fmt.Errorf("line 1: %w", err)
			}
			continue
		}
		played, text, err := readEntry(line)
		if err != nil {
			return s, nil, 0, fmt.Errorf("line %d is not a game of a match: %w", number, err)
		}
		if before, twice := seen[played.Number]; twice {
			return s, nil, 0, fmt.Errorf("line %d is game %d, as line %d is", number, played.Number+1, before)
		}
		if err := j.verify(played, text); err != nil {
			return s, nil, 0, fmt.Errorf("line %d, game %d: %w", number, played.Number+1, err)
		}
		seen[played.Number] = number
		games = append(games, played)
	}
}

// errNoHeader is the error for a file that is no journal.
var errNoHeader = errors.New("line 1 is not the settings of a match, with which a file of teahouse match --output begins")

// readEntry parses the line of a game and returns it with the text of its record.
func readEntry(line []byte) (*GameResult, json.RawMessage, error) {
	var e struct {
		entry
		Outcome struct{ Winner, Reason string } `json:"outcome"`
	}
	if err := decodeStrict(line, &e); err != nil {
		return nil, nil, err
	}
	p := &GameResult{Number: e.Number - 1, Detail: e.Detail, Turns: e.Turns, OwnTurns: e.Own, Nodes: e.Nodes}
	switch e.Outcome.Winner {
	case game.First.String():
		p.Outcome = game.Win(game.First, e.Outcome.Reason)
	case game.Second.String():
		p.Outcome = game.Win(game.Second, e.Outcome.Reason)
	case "draw":
		p.Outcome = game.Draw(e.Outcome.Reason)
	}
	if e.Number < 1 || !p.Outcome.Over() {
		return nil, nil, errors.New("it has no number, or no outcome")
	}
	for i, seconds := range e.Seconds {
		p.Time[i] = time.Duration(seconds * float64(time.Second))
	}
	return p, e.Record, nil
}

func decodeStrict(line []byte, v any) error {
	d := json.NewDecoder(bytes.NewReader(line))
	d.DisallowUnknownFields()
	if err := d.Decode(v); err != nil {
		return err
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return errors.New("there is more after it")
	}
	return nil
}

// Append writes a game.
func (j *Journal) Append(p *GameResult) error {
	text, err := record.WriteJSON(p.Record)
	if err != nil {
		return fmt.Errorf("the record of game %d: %w", p.Number+1, err)
	}
	return j.writeLine(entry{
		Number: p.Number + 1, Outcome: p.Outcome, Detail: p.Detail, Turns: p.Turns, Own: p.OwnTurns, Nodes: p.Nodes,
		Seconds: [2]float64{p.Time[0].Seconds(), p.Time[1].Seconds()}, Record: text,
	})
}

func (j *Journal) writeLine(v any) error {
	text, err := json.Marshal(v)
	if err != nil {
		return err
	}
	if _, err := j.f.Write(append(text, '\n')); err != nil {
		return err
	}
	return j.f.Sync()
}

// Close closes the file.
func (j *Journal) Close() error { return j.f.Close() }
