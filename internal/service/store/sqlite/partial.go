package sqlite

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"time"
)

// partialName begins the names of folders in which a database is written before it is
// complete and takes its place.
const partialName = ".teahouse-partial-"

// partial is such a folder. It is locked while it is in use, so that the folder of a
// killed program can be distinguished from that of a running one.
type partial struct {
	folder string
	unlock func() error
}

// newPartial creates a folder next to the file at path, after removing abandoned ones.
func newPartial(path string) (*partial, error) {
	beside := filepath.Dir(path)
	if err := removePartials(beside); err != nil {
		return nil, err
	}
	for {
		folder, err := os.MkdirTemp(beside, partialName+"*")
		if err != nil {
			return nil, err
		}
		unlock, err := lock(filepath.Join(folder, "in-use"))
		if errors.Is(err, fs.ErrNotExist) {
			continue // another program took it for an abandoned one
		}
		if err != nil {
			return nil, errors.Join(err, os.RemoveAll(folder))
		}
		// It may have been removed between the two.
		if _, err := os.Stat(filepath.Join(folder, "in-use-lock")); err != nil {
			_ = unlock()
			continue
		}
		return &partial{folder, unlock}, nil
	}
}

// file makes an empty file in the folder that only its owner can read.
func (p *partial) file() (string, error) {
	name := filepath.Join(p.folder, FileName)
	f, err := os.OpenFile(name, os.O_CREATE|os.O_EXCL|os.O_RDWR, 0o600)
	if err != nil {
		return "", err
	}
	return name, f.Close()
}

// remove removes the folder with all that is in it.
func (p *partial) remove() error {
	if runtime.GOOS == "windows" { // open files cannot be removed there
		return errors.Join(p.unlock(), os.RemoveAll(p.folder))
	}
	return errors.Join(os.RemoveAll(p.folder), p.unlock())
}

// young is for how long a folder without a lock may be one that is being made.
const young = time.Minute

// removePartials removes the unused partial folders in a folder.
func removePartials(folder string) error {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return err
	}
	for _, entry := range entries {
		if entry.IsDir() && strings.HasPrefix(entry.Name(), partialName) {
			if err := removeUnused(filepath.Join(folder, entry.Name())); err != nil {
				return err
			}
		}
	}
	return nil
}

// removeUnused removes a folder unless it is in use. Without locks that is unknown, and
// it stays.
func removeUnused(folder string) error {
	if !locks {
		return nil
	}
	info, err := os.Stat(folder)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	name := filepath.Join(folder, "in-use")
	if _, err := os.Stat(name + "-lock"); errors.Is(err, fs.ErrNotExist) && time.Since(info.ModTime()) < young {
		return nil
	}
	unlock, err := lock(name)
	if err != nil {
		return nil //nolint:nilerr // it is in use, or belongs to another user
	}
	return errors.Join(os.RemoveAll(folder), unlock())
}
