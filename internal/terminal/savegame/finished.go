package savegame

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/record"
)

// Finished is a finished game.
type Finished struct {
	Path   string
	Record *record.Record
	Saved  time.Time
}

// MaxFinished is the largest number of finished games that are listed.
const MaxFinished = 200

// ListFinished returns the finished games, the last saved first, and an error for each file without
// a readable game. Of very many, older ones are left out.
func (s *Dir) ListFinished() (games []Finished, leftOut int, trouble []error) {
	files, err := s.finishedFiles()
	if err != nil {
		return nil, 0, []error{err}
	}
	slices.SortStableFunc(files, func(a, b fs.FileInfo) int { return b.ModTime().Compare(a.ModTime()) })
	if leftOut = max(0, len(files)-MaxFinished); leftOut > 0 {
		files = files[:MaxFinished]
	}
	for _, file := range files {
		path := filepath.Join(s.folder, finishedFolder, file.Name())
		switch r, err := record.ReadFile(path); {
		case errors.Is(err, fs.ErrNotExist):
		case err != nil:
			trouble = append(trouble, err)
		default:
			games = append(games, Finished{path, r, file.ModTime()})
		}
	}
	return games, leftOut, trouble
}

// CountFinished returns how many finished games there are, 0 if they cannot be listed: then
// [Dir.ListFinished] has the error.
func (s *Dir) CountFinished() int {
	files, _ := s.finishedFiles()
	return len(files)
}

func (s *Dir) finishedFiles() (files []fs.FileInfo, err error) {
	folder := filepath.Join(s.folder, finishedFolder)
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil, fmt.Errorf("the games in %s cannot be listed: %w", folder, stripPath(err))
	}
	for _, entry := range entries {
		if info, err := entry.Info(); err == nil && info.Mode().IsRegular() && strings.HasSuffix(entry.Name(), extension) {
			files = append(files, info)
		}
	}
	return files, nil
}
