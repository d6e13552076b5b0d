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

// Manifest says what the values in a folder are, and how far they have come.
type Manifest struct {
	Game      string           `json:"game"`
	Format    int              `json:"format"`
	Solved    SolvedGame       `json:"setup"`
	Positions uint64           `json:"positions"` // numbers of the index
	Stage     string           `json:"stage"`
	Pass      int              `json:"pass"`
	Searched  uint64           `json:"searched,omitempty"` // numbers of the first pass that are finished
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
func (s *Retrograde) load() error {
	size := s.Index.Size()
	for v := range s.wins {
		s.wins[v], s.losses[v] = Value(v).IsWin(), Value(v).IsLoss()
	}
	if err := os.MkdirAll(s.Folder, 0o755); err != nil {
		return err
	}
	manifest, err := readManifest(s.Folder)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		manifest = &Manifest{Format: format, Solved: s.Index.Solved, Positions: size, Stage: StageTerminal}
	case err != nil:
		return err
	case manifest.Solved != s.Index.Solved || manifest.Positions != size:
		return fmt.Errorf("%s has the table of %s; want that of %s, or another folder", s.Folder, manifest.Solved, s.Index.Solved)
	}
	manifest.Game = kishogi.Rules.Name
	s.manifest, s.saved = *manifest, time.Now()
	s.values = make([]byte, size)
	s.frontier, s.dirty = newBitmap(size), newBitmap(size)
	if manifest.Values != "" {
		if err := readValues(s.Folder, manifest, s.values); err != nil {
			return err
		}
	}
	s.restore()
	return nil
}

// save writes a checkpoint. The one before stays until it is complete.
func (s *Retrograde) save() error {
	before := s.manifest.Values
	name := fmt.Sprintf("values-%s-%d-%d-%d", s.manifest.Stage, s.manifest.Round, s.manifest.Pass, len(s.manifest.Passes))
	if name == before {
		name += "-again"
	}
	s.manifest.Values, s.manifest.Checksums = name, nil
	for from := 0; from < len(s.values); from += checksumBytes {
		s.manifest.Checksums = append(s.manifest.Checksums, crc32.Checksum(s.values[from:min(from+checksumBytes, len(s.values))], castagnoli))
	}
	if err := writeSynced(filepath.Join(s.Folder, name), s.values); err != nil {
		return err
	}
	text, err := json.MarshalIndent(&s.manifest, "", "  ")
	if err != nil {
		return err
	}
	if err := writeSynced(filepath.Join(s.Folder, manifestName), append(text, '\n')); err != nil {
		return err
	}
	s.saved = time.Now()
	return removeOthers(s.Folder, name)
}

// removeOthers removes the values of other checkpoints, also of one that was never completed.
func removeOthers(folder, name string) error {
	others, err := filepath.Glob(filepath.Join(folder, "values-*"))
	if err != nil {
		return err
	}
	for _, other := range others {
		if filepath.Base(other) != name {
			err = errors.Join(err, os.Remove(other))
		}
	}
	return err
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

func readManifest(folder string) (*Manifest, error) {
	name := filepath.Join(folder, manifestName)
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	var manifest Manifest
	if err := json.Unmarshal(text, &manifest); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if manifest.Format != format {
		return nil, fmt.Errorf("%s has the format %d; this program reads %d", name, manifest.Format, format)
	}
	return &manifest, nil
}

// readValues reads the values of a manifest and compares their checksums.
func readValues(folder string, manifest *Manifest, values []byte) error {
	f, err := openValues(folder, manifest)
	if err != nil {
		return err
	}
	defer func() { _ = f.Close() }()
	for block := range manifest.Checksums {
		from := block * checksumBytes
		part := values[from:min(from+checksumBytes, len(values))]
		if _, err := io.ReadFull(f, part); err != nil {
			return err
		}
		if err := compareChecksum(f, manifest, block, crc32.Checksum(part, castagnoli)); err != nil {
			return err
		}
	}
	return nil
}
