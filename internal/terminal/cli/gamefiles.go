package cli

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/openings"
	"github.com/teahouse-games/teahouse/record"
)

// gameFiles reads many games from files and counts them.
type gameFiles struct {
	*invocation
	form, game string
	options    map[string]string
	into       openings.Importer
	wrong      int // games that are left out because they are wrong
}

// readAll reads files. A game that is wrong is named and left out; the error is one that ends the reading.
func (f *gameFiles) readAll(ctx context.Context, paths []string) error {
	for _, path := range paths {
		if err := f.readFile(ctx, path); err != nil {
			return err
		}
	}
	return nil
}

// readFile reads one file.
func (f *gameFiles) readFile(ctx context.Context, path string) (err error) {
	in := f.in
	if path != "-" {
		file, err := os.Open(path)
		if err != nil {
			return err
		}
		defer func() { err = errors.Join(err, file.Close()) }()
		in = file
	}
	text := bufio.NewReader(in)
	if f.form == "" || f.form == formJSON {
		begin, err := text.Peek(64)
		if err != nil && !errors.Is(err, io.EOF) {
			return fmt.Errorf("%s: %w", path, err)
		}
		if f.form == formJSON || strings.HasPrefix(strings.TrimSpace(string(begin)), "{") {
			return f.readValues(ctx, path, text)
		}
	}
	all, err := io.ReadAll(io.LimitReader(text, record.MaxBytes+1)) // the reader of games rejects a text that is too long
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	source := gameSource{path: path, text: all, form: f.form, game: f.game, options: f.options}
	rules, r, warnings, err := source.read(f.invocation)
	if err != nil {
		f.leaveOut(path, err)
		return nil
	}
	f.warn(source.name(), warnings)
	return f.count(ctx, path, rules, r)
}

// readValues reads JSON values one after the other.
func (f *gameFiles) readValues(ctx context.Context, path string, in io.Reader) error {
	limited := &valueReader{in: in}
	values := json.NewDecoder(limited)
	for n := 1; ; n++ {
		limited.left = 2 * record.MaxBytes
		var value json.RawMessage
		switch err := values.Decode(&value); {
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			return fmt.Errorf("%s: value %d: %w", path, n, err)
		}
		name := fmt.Sprintf("%s: value %d", path, n)
		text, ok := recordOfValue(value)
		if !ok {
			continue
		}
		source := gameSource{path: path, text: text, form: formJSON, game: f.game, options: f.options}
		rules, r, _, err := source.read(f.invocation)
		if err != nil {
			f.leaveOut(name, err)
			continue
		}
		if err := f.count(ctx, name, rules, r); err != nil {
			return err
		}
	}
}

// recordOfValue returns the record that a JSON value is or has. A value without one is the first line of a match of engines.
func recordOfValue(value json.RawMessage) (text []byte, ok bool) {
	var line struct {
		Record json.RawMessage `json:"record"`
		Match  json.RawMessage `json:"match"`
		Turns  json.RawMessage `json:"turns"`
	}
	if err := json.Unmarshal(value, &line); err != nil {
		return value, true // the reader of records says what is wrong
	}
	if line.Record != nil {
		return line.Record, true
	}
	return value, line.Match == nil || bytes.HasPrefix(line.Turns, []byte("["))
}

// count counts a game.
func (f *gameFiles) count(ctx context.Context, name string, rules *game.Rules, r *record.Record) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	err := f.into.Add(ctx, rules, r)
	turn, header := (*record.TurnError)(nil), (*record.HeaderError)(nil)
	if errors.As(err, &turn) || errors.As(err, &header) {
		f.leaveOut(name, err)
		return nil
	}
	return err
}

// leaveOut names a game that is wrong.
func (f *gameFiles) leaveOut(name string, err error) {
	f.wrong++
	text := err.Error()
	if !strings.HasPrefix(text, name) {
		text = name + ": " + text
	}
	fmt.Fprintf(f.errs, "teahouse: %s: left out\n", text)
}

// leftOut says what was not counted.
func (f *gameFiles) leftOut() string {
	return fmt.Sprintf("%s before; %s no result or another beginning",
		countText(f.into.Known, "was counted", "were counted"), countText(f.into.Skipped, "has", "have"))
}

// valueReader bounds how much is read for one JSON value.
type valueReader struct {
	in   io.Reader
	left int
}

var errLongValue = fmt.Errorf("it has more than %d bytes", 2*record.MaxBytes)

func (r *valueReader) Read(p []byte) (int, error) {
	if r.left <= 0 {
		return 0, errLongValue
	}
	n, err := r.in.Read(p[:min(len(p), r.left)])
	r.left -= n
	return n, err
}
