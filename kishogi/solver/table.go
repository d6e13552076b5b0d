package solver

import (
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"os"
	"path/filepath"
	"sync/atomic"

	"github.com/teahouse-games/teahouse/kishogi"
)

// Table has the values of a finished table in a folder. It reads a value when it is asked for, and compares
// the checksum of a block of 16 MB when it reads from it for the first time: nothing is read at the beginning, and
// little memory is needed. It is safe for use by several goroutines.
type Table struct {
	Index    *Index
	Manifest Manifest
	file     *os.File
	verified []atomic.Bool // blocks that have their checksum
}

// OpenTable opens the finished table in a folder, see [Table]. Close closes it.
func OpenTable(folder string) (*Table, error) {
	manifest, ix, err := openManifest(folder)
	if err != nil {
		return nil, err
	}
	if manifest.Stage != StageDone {
		return nil, fmt.Errorf("the table in %s is not finished: stage %s, pass %d; go on with teahouse solve", folder, manifest.Stage, manifest.Pass)
	}
	file, err := openValues(folder, manifest)
	if err != nil {
		return nil, err
	}
	return &Table{Index: ix, Manifest: *manifest, file: file, verified: make([]atomic.Bool, len(manifest.Checksums))}, nil
}

// Game returns the name of the game.
func (t *Table) Game() string { return t.Manifest.Game }

// Close closes the file.
func (t *Table) Close() error { return t.file.Close() }

// At returns the value of a number. The error is that of the file, or says that the block is damaged.
func (t *Table) At(number uint64) (Value, error) {
	if block := number / checksumBytes; !t.verified[block].Load() {
		if err := verifyBlock(t.file, &t.Manifest, int(block)); err != nil {
			return Undecided, err
		}
		t.verified[block].Store(true)
	}
	var value [1]byte
	_, err := t.file.ReadAt(value[:], int64(number))
	return Value(value[0]), err
}

// ValueOf returns the value of a position for the seat to move, without regard to repetitions before it. While a Gyoku is
// still to be placed it is that of the best placement. It is false for positions that the table does not have.
func (t *Table) ValueOf(p *kishogi.Position) (value Value, ok bool, err error) {
	return valueOf(t.Index, p, t.At)
}

// valueOf is ValueOf with any way to look a number up.
func valueOf(ix *Index, p *kishogi.Position, at func(number uint64) (Value, error)) (value Value, ok bool, err error) {
	if p.Placing() {
		var values []Value
		for _, m := range p.AppendMoves(nil) {
			child := *p
			child.Do(m)
			v, ok, err := valueOf(ix, &child, at)
			if !ok || err != nil {
				return Impossible, false, err
			}
			values = append(values, v)
		}
		return valueFromChildren(values), true, nil
	}
	number, ok := ix.Number(p)
	if !ok {
		return Impossible, false, nil
	}
	value, err = at(number)
	return value, err == nil && value != Impossible, err
}

// openManifest reads a manifest and makes the index of its game.
func openManifest(folder string) (*Manifest, *Index, error) {
	manifest, err := readManifest(folder)
	if err != nil {
		return nil, nil, err
	}
	ix, err := NewIndex(manifest.Solved)
	if err != nil {
		return nil, nil, err
	}
	if ix.Size() != manifest.Positions {
		return nil, nil, fmt.Errorf("the table in %s has %d positions; want %d", folder, manifest.Positions, ix.Size())
	}
	return manifest, ix, nil
}

// openValues opens the file of a manifest and compares its size.
func openValues(folder string, manifest *Manifest) (*os.File, error) {
	name := filepath.Join(folder, filepath.Base(manifest.Values))
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	info, err := f.Stat()
	if err == nil && info.Size() != int64(manifest.Positions) {
		err = fmt.Errorf("%s is damaged: it has %d bytes; want %d", name, info.Size(), manifest.Positions)
	}
	if blocks := (manifest.Positions + checksumBytes - 1) / checksumBytes; err == nil && uint64(len(manifest.Checksums)) != blocks {
		err = fmt.Errorf("%s is damaged: it has %d checksums; want %d", filepath.Join(folder, manifestName), len(manifest.Checksums), blocks)
	}
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return f, nil
}

// verifyBlock reads a block of the file and compares its checksum.
func verifyBlock(f *os.File, manifest *Manifest, block int) error {
	from := int64(block) * checksumBytes
	sum := crc32.New(castagnoli)
	if _, err := io.Copy(sum, io.NewSectionReader(f, from, min(checksumBytes, int64(manifest.Positions)-from))); err != nil {
		return err
	}
	return compareChecksum(f, manifest, block, sum.Sum32())
}

// compareChecksum returns an error if a block of the file does not have the checksum of the manifest.
func compareChecksum(f *os.File, manifest *Manifest, block int, sum uint32) error {
	if sum == manifest.Checksums[block] {
		return nil
	}
	from := uint64(block) * checksumBytes
	return fmt.Errorf("%s is damaged: bytes %d to %d do not have their checksum", f.Name(), from, min(from+checksumBytes, manifest.Positions)-1)
}
