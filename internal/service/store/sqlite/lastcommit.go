package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"io/fs"
	"log/slog"
	"os"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// commitsFile is the suffix of the file next to the database that records the last
// commit.
const commitsFile = "-commits"

// lastCommit names a commit of a database.
type lastCommit struct {
	database [16]byte // which database it is
	number   int64    // how many commits there were, this one included
	id       [16]byte // random, to distinguish two histories with as many commits
}

// commitLine is how a commit is written down; what follows is the checksum of the line.
const commitLine = "teahouse commits 1 %x %020d %x"

// text returns the whole content of the file. All have the same length, so that each replaces
// the one before.
func (c lastCommit) text() []byte {
	line := fmt.Appendf(nil, commitLine, c.database, c.number, c.id)
	return fmt.Appendf(line, " %08x\n", crc32.ChecksumIEEE(line))
}

// parseCommit reads what text has written.
func parseCommit(text []byte) (c lastCommit, err error) {
	const ending = len(" 01234567\n")
	if len(text) < ending {
		return c, errors.New("it is too short")
	}
	line := text[:len(text)-ending]
	var database, id []byte
	if _, err := fmt.Sscanf(string(line), commitLine, &database, &c.number, &id); err != nil {
		return c, fmt.Errorf("it cannot be read: %w", err)
	}
	copy(c.database[:], database)
	copy(c.id[:], id)
	if string(c.text()) != string(text) {
		return c, errors.New("its checksum is wrong")
	}
	return c, nil
}

// readCommits reads the file next to the database at path. The error is fs.ErrNotExist if
// there is none.
func readCommits(path string) (lastCommit, error) {
	text, err := os.ReadFile(path + commitsFile)
	if err != nil {
		return lastCommit{}, err
	}
	c, err := parseCommit(text)
	if err != nil {
		return c, fmt.Errorf("%s: %w", path+commitsFile, err)
	}
	return c, nil
}

// LossError is that a database does not have all commits that were made to it.
type LossError struct {
	Path    string // of the database
	Missing int64  // how many commits
	Made    int64  // how many there were
	Copy    string // where the damaged write-ahead log is kept, if there was one
	Gone    bool   // there is no database at all
}

func (e *LossError) Error() string {
	if e.Gone {
		return fmt.Sprintf("there is no database, but %s records %d commits to one. Put it back or restore a backup; "+
			"to begin with an empty database remove that file", e.Path+commitsFile, e.Made)
	}
	text := fmt.Sprintf("%s missing: %d were made, %d are there. ", LastCommits(e.Missing), e.Made, e.Made-e.Missing)
	if e.Copy == "" {
		text += "Its write-ahead log was taken away, or an older copy was put in its place. "
	} else {
		text += "Its write-ahead log is damaged; a copy is kept as " + e.Copy + ". "
	}
	return text + fmt.Sprintf("Restore a backup, or go on without what is missing with --accept-loss %d", e.Missing)
}

// LastCommits begins a sentence about the last commits.
func LastCommits(n int64) string {
	if n == 1 {
		return "the last commit is"
	}
	return fmt.Sprintf("the last %d commits are", n)
}

// Is reports that it is damage.
func (e *LossError) Is(target error) bool { return target == store.ErrDamaged }

// compare returns how many of the commits are missing, and logs warnings about other
// differences. The witness is the record in the file next to the database.
func (c lastCommit) compare(witness lastCommit, err error) (missing int64, warning string) {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		if c.number > 0 {
			return 0, "the file that records the last commit is missing"
		}
	case err != nil:
		return 0, "the file that records the last commit cannot be read: " + err.Error()
	case witness.database != c.database:
		return 0, "the file that records the last commit belongs to another database"
	case witness.number > c.number:
		return witness.number - c.number, ""
	case witness.number == c.number && witness.id != c.id:
		return 0, "the last commit differs from the one recorded in the file beside the database"
	}
	return 0, ""
}

// keepLog copies the write-ahead log of the database at path before anything else is
// written to it. It returns the name of the copy, which is empty if there is no log.
func keepLog(path string, made int64) (string, error) {
	if !filledFile(path + "-wal") {
		return "", nil
	}
	name := fmt.Sprintf("%s-wal-damaged-%d", path, made)
	if _, err := os.Stat(name); err == nil {
		return name, nil // of an earlier start
	}
	return name, copyFile(path+"-wal", name)
}

// copyFile copies a file; the copy is there whole or not at all.
func copyFile(from, to string) (err error) {
	source, err := os.Open(from)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, source.Close()) }()
	part := to + "-part"
	f, err := os.OpenFile(part, os.O_CREATE|os.O_TRUNC|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = io.Copy(f, source)
	if err := errors.Join(err, f.Sync(), f.Close()); err != nil {
		return errors.Join(err, os.Remove(part))
	}
	return errors.Join(os.Rename(part, to), syncFolder(to))
}

// filledFile reports whether a file exists and is not empty.
func filledFile(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.Size() > 0
}

// readLastCommit reads which commit the database has as its last.
func readLastCommit(ctx context.Context, db *sql.DB) (c lastCommit, err error) {
	var database, id []byte
	err = db.QueryRowContext(ctx, "SELECT database_id, commits, commit_id FROM service").Scan(&database, &c.number, &id)
	if err != nil {
		return c, storeError(err)
	}
	copy(c.database[:], database)
	copy(c.id[:], id)
	return c, nil
}

// commitWriter records each commit once it is on disk. It does not wait for the disk
// itself: the file outlives the process, and after a loss of power it may record less
// than there is, never more.
type commitWriter struct {
	file *os.File
	log  *slog.Logger
	last lastCommit // that is known to be on disk
	bad  bool       // the last write failed
}

// newCommitWriter begins with the commit that the database at path has as its last.
func newCommitWriter(path string, last lastCommit, log *slog.Logger) (*commitWriter, error) {
	f, err := os.OpenFile(path+commitsFile, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, err
	}
	w := &commitWriter{file: f, log: log, last: last}
	if err := f.Truncate(int64(len(last.text()))); err != nil {
		return nil, errors.Join(err, f.Close())
	}
	w.write(last.number, last.id)
	return w, nil
}

// write records a commit. A failure is logged: the file then records less than there is.
func (w *commitWriter) write(number int64, id [16]byte) {
	w.last.number, w.last.id = number, id
	_, err := w.file.WriteAt(w.last.text(), 0)
	if err != nil && !w.bad {
		w.log.Warn("the number of the last commit cannot be written", "file", w.file.Name(), "error", err)
	}
	w.bad = err != nil
}

func (w *commitWriter) close() error { return w.file.Close() }
