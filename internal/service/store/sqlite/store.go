package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// FileName is the name of the database in the folder of a service.
const FileName = "teahouse.db"

// Config are what a store uses. The zero value is fine.
type Config struct {
	Log     *slog.Logger     // nil: nothing is logged
	Metrics *metrics.Metrics // nil: nothing is measured
	// MaxPages limits the size of the database, in pages of 4096 bytes: what does not
	// fit is refused with ErrFull. 0 is no limit.
	MaxPages int
	// AcceptLoss is how many of the last commits may be missing: the store opens if it is
	// just that many. Otherwise the error is a *LossError.
	AcceptLoss int64
	// CheckAfter is how long after opening the check in the background begins.
	CheckAfter time.Duration
	// Copying opens a database that is to be filled from another one, or that is not complete yet.
	// Otherwise the error for the latter is store.ErrUnfinishedCopy.
	Copying bool
}

// Store is a store in a database file.
type Store struct {
	*Reader
	path        string
	writer      *writer
	checkpoints *checkpointer
	checks      *checker
	writing     *sql.DB
	free        func() error
	once        sync.Once
	err         error // of Close
}

var _ store.Store = (*Store)(nil)

// Open opens the database at path, which is created if it does not exist, together with
// its folder. The error is store.ErrLocked if another process has it open, and
// describes it if the file is damaged, of another program or of a newer version.
func Open(ctx context.Context, path string, o Config) (*Store, error) {
	s, err := open(ctx, path, o)
	if err != nil {
		return nil, fmt.Errorf("database %s: %w", path, err)
	}
	return s, nil
}

func open(ctx context.Context, path string, o Config) (s *Store, err error) {
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	if o.Metrics == nil {
		o.Metrics = metrics.New(prometheus.NewRegistry())
	}
	expectFailures(o.Metrics)
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return nil, err
	}
	free, err := lock(path)
	if err != nil {
		return nil, err
	}
	undo := []func() error{free}
	defer func() {
		for i := len(undo) - 1; err != nil && i >= 0; i-- {
			err = errors.Join(err, undo[i]())
		}
	}()
	if err := removePartials(filepath.Dir(path)); err != nil {
		return nil, err
	}
	if err := createOrInspect(ctx, path, o); err != nil {
		return nil, err
	}
	settings := commonSettings
	if o.MaxPages > 0 {
		settings = append([]string{fmt.Sprintf("max_page_count(%d)", o.MaxPages)}, commonSettings...)
	}
	writing, err := openPool(dataSourceName(path, "rw", settings...), 1)
	if err != nil {
		return nil, err
	}
	undo = append(undo, writing.Close)
	if filled, err := migrate(ctx, writing); err != nil {
		return nil, err
	} else if filled > 0 {
		o.Log.Info("checksums were added to matches", "matches", filled)
	}
	last, err := readLastCommit(ctx, writing)
	if err != nil {
		return nil, err
	}
	reading, err := openPool(dataSourceName(path, "rw", append([]string{"query_only(1)"}, commonSettings...)...), readerCount())
	if err != nil {
		return nil, err
	}
	reader, err := newReader(ctx, reading)
	if err != nil {
		return nil, err
	}
	undo = append(undo, reader.Close)
	reader.damaged = newDamageLog(o.Log, o.Metrics)
	commits, err := newCommitWriter(path, last, o.Log)
	if err != nil {
		return nil, err
	}
	undo = append(undo, commits.close)
	checkpoints, err := newCheckpointer(path, o)
	if err != nil {
		return nil, err
	}
	s = &Store{
		Reader: reader, path: path, writer: newWriter(writing, o, checkpoints, commits), checkpoints: checkpoints,
		checks: newChecker(reader, o), writing: writing, free: free,
	}
	go s.writer.run()
	go checkpoints.run()
	go s.checks.run()
	return s, nil
}

// createOrInspect creates the database if it does not exist, and inspects it if it
// does.
func createOrInspect(ctx context.Context, path string, o Config) (err error) {
	witness, witnessErr := readCommits(path)
	is, err := inspectFile(ctx, path)
	there := !errors.Is(err, fs.ErrNotExist)
	if err != nil && there {
		return err
	}
	if !there && filledFile(path+"-wal") {
		return fmt.Errorf("it is not there, but %s is, which belongs to it: put it back or restore a backup", filepath.Base(path)+"-wal")
	}
	if !there || is.empty {
		if witnessErr == nil && witness.number > 0 {
			return &LossError{Path: path, Made: witness.number, Gone: true}
		}
		return create(ctx, path)
	}
	if is.copying && !o.Copying {
		return store.ErrUnfinishedCopy
	}
	if is.version < hasCommits {
		return nil
	}
	missing, warning := is.last.compare(witness, witnessErr)
	if warning != "" {
		o.Log.Warn(warning, "database", path)
	}
	o.Metrics.LostCommits.Set(float64(missing))
	if missing == 0 {
		return nil
	}
	loss := &LossError{Path: path, Missing: missing, Made: witness.number}
	if loss.Copy, err = keepLog(path, witness.number); err != nil {
		return errors.Join(loss, err)
	}
	if o.AcceptLoss != missing {
		o.Log.Error("commits are missing", "database", path, "missing", missing, "made", witness.number, "copy", loss.Copy)
		return loss
	}
	o.Log.Error("continuing without acknowledged commits", "database", path, "missing", missing, "made", witness.number, "copy", loss.Copy)
	return sound(ctx, path)
}

// sound checks all pages of a database that lacks its last commits: the rest may be
// inconsistent.
func sound(ctx context.Context, path string) error {
	db, err := openPool(dataSourceName(path, "ro", readerSettings...), 1)
	if err != nil {
		return err
	}
	return errors.Join(checkIntegrity(ctx, db), storeError(db.Close()))
}

// syncFolder brings the name of the file at path to the disk.
func syncFolder(path string) error {
	folder, err := os.Open(filepath.Dir(path))
	if err != nil {
		return err
	}
	// Some file systems cannot do this for a folder.
	_ = folder.Sync()
	return folder.Close()
}

// Close waits for writes in progress. Afterwards everything is in the database file.
func (s *Store) Close() error {
	s.once.Do(func() {
		s.checks.close()
		s.writer.queue.Close()
		s.checkpoints.close()
		s.err = errors.Join(s.Reader.Close(), s.writing.Close(), s.writer.commits.close(), s.free())
	})
	return s.err
}
