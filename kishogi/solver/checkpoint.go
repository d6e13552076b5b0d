package solver

import (
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/teahouse-games/teahouse/kishogi"
	"github.com/teahouse-games/teahouse/lab"
)

// State is the manifest of a folder: what the values in it are, and how far they have come.
type State struct {
	Game      string           `json:"game"`
	Format    int              `json:"format"`
	Setup     Setup            `json:"setup"`
	Positions uint64           `json:"positions"` // numbers of the index
	Stage     string           `json:"stage"`
	Pass      int              `json:"pass"`
	Round     int              `json:"round,omitempty"`
	Seconds   float64          `json:"seconds"` // of computation
	Values    string           `json:"values"`  // the file
	Checksums []uint32         `json:"checksums"`
	Passes    []lab.SolvedPass `json:"passes"`
}

const (
	format        = 1
	manifestName  = "manifest.json"
	checksumBytes = 16 << 20 // of values that have one checksum
)

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// load reads the checkpoint in the folder, or begins anew.
func (s *Solver) load() error {
	size := s.Index.Size()
	for v := range s.wins {
		s.wins[v], s.losses[v] = Value(v).IsWin(), Value(v).IsLoss()
	}
	if err := os.MkdirAll(s.Folder, 0o755); err != nil {
		return err
	}
	state, err := readState(s.Folder)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		state = &State{Format: format, Setup: s.Index.Setup, Positions: size, Stage: StageTerminal}
	case err != nil:
		return err
	case state.Setup != s.Index.Setup || state.Positions != size:
		return fmt.Errorf("%s has the table of %s; want that of %s, or another folder", s.Folder, state.Setup, s.Index.Setup)
	}
	state.Game = kishogi.Rules.Name
	s.state, s.saved = *state, time.Now()
	s.values = make([]byte, size)
	s.frontier, s.dirty = newBitmap(size), newBitmap(size)
	if state.Values != "" {
		if err := readValues(s.Folder, state, s.values); err != nil {
			return err
		}
	}
	s.restore()
	return nil
}

// save writes a checkpoint. The one before stays until it is complete.
func (s *Solver) save() error {
	before := s.state.Values
	name := fmt.Sprintf("values-%s-%d-%d-%d", s.state.Stage, s.state.Round, s.state.Pass, len(s.state.Passes))
	if name == before {
		name += "-again"
	}
	s.state.Values, s.state.Checksums = name, nil
	for from := 0; from < len(s.values); from += checksumBytes {
		s.state.Checksums = append(s.state.Checksums, crc32.Checksum(s.values[from:min(from+checksumBytes, len(s.values))], castagnoli))
	}
	if err := writeSynced(filepath.Join(s.Folder, name), s.values); err != nil {
		return err
	}
	text, err := json.MarshalIndent(&s.state, "", "  ")
	if err != nil {
		return err
	}
	if err := writeSynced(filepath.Join(s.Folder, manifestName), append(text, '\n')); err != nil {
		return err
	}
	s.saved = time.Now()
	if before != "" {
		return os.Remove(filepath.Join(s.Folder, before))
	}
	return nil
}

// writeSynced puts a complete file in its place, also when the machine stops meanwhile.
func writeSynced(name string, data []byte) error {
	partial := name + ".partial"
	f, err := os.Create(partial)
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	err = errors.Join(err, f.Sync(), f.Close())
	if err == nil {
		err = os.Rename(partial, name)
	}
	if err != nil {
		return errors.Join(err, os.Remove(partial))
	}
	folder, err := os.Open(filepath.Dir(name))
	if err != nil {
		return err
	}
	return errors.Join(folder.Sync(), folder.Close())
}

func readState(folder string) (*State, error) {
	name := filepath.Join(folder, manifestName)
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	var state State
	if err := json.Unmarshal(text, &state); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if state.Format != format {
		return nil, fmt.Errorf("%s has the format %d; this program reads %d", name, state.Format, format)
	}
	return &state, nil
}

// readValues reads the values of a state and compares their checksums.
func readValues(folder string, state *State, values []byte) error {
	name := filepath.Join(folder, filepath.Base(state.Values))
	f, err := os.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	if info, err := f.Stat(); err != nil || info.Size() != int64(len(values)) {
		return errors.Join(err, fmt.Errorf("%s has not %d bytes", name, len(values)))
	}
	for i, from := 0, 0; from < len(values); i, from = i+1, from+checksumBytes {
		part := values[from:min(from+checksumBytes, len(values))]
		if _, err := io.ReadFull(f, part); err != nil {
			return err
		}
		if i >= len(state.Checksums) || crc32.Checksum(part, castagnoli) != state.Checksums[i] {
			return fmt.Errorf("%s is damaged: bytes %d to %d do not have their checksum", name, from, from+len(part)-1)
		}
	}
	return nil
}
