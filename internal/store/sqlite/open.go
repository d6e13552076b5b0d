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

	"github.com/prometheus/client_golang/prometheus"

	"github.com/teahouse-games/teahouse/internal/metrics"
	"github.com/teahouse-games/teahouse/internal/store"
)

// File is the name of the database in the folder of a service.
const File = "teahouse.db"

// Options are what a store uses. The zero value is fine.
type Options struct {
	Log     *slog.Logger     // nil: nothing is logged
	Metrics *metrics.Metrics // nil: nothing is measured
	// MaxPages limits the size of the database, in pages of 4096 bytes: what does not
	// fit is refused with ErrFull. 0 is no limit.
	MaxPages int
}

// Store is a store in a database file.
type Store struct {
	*Reader
	path        string
	writer      *writer
	checkpoints *checkpointer
	writing     *sql.DB
	free        func() error
	once        sync.Once
	err         error // of Close
}

var _ store.Store = (*Store)(nil)

// Open opens the database at path, which is made if it is not there, together with its
// folder. The error is store.ErrLocked if another process has it open, and says so in
// plain words if the file is damaged, another program's or that of a newer version.
func Open(ctx context.Context, path string, o Options) (*Store, error) {
	s, err := open(ctx, path, o)
	if err != nil {
		return nil, fmt.Errorf("database %s: %w", path, err)
	}
	return s, nil
}

func open(ctx context.Context, path string, o Options) (s *Store, err error) {
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	if o.Metrics == nil {
		o.Metrics = metrics.New(prometheus.NewRegistry())
	}
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
	if err := prepare(ctx, path); err != nil {
		return nil, err
	}
	settings := always
	if o.MaxPages > 0 {
		settings = append([]string{fmt.Sprintf("max_page_count(%d)", o.MaxPages)}, always...)
	}
	writing, err := connect(address(path, "rw", settings...), 1)
	if err != nil {
		return nil, err
	}
	undo = append(undo, writing.Close)
	if err := migrate(ctx, writing); err != nil {
		return nil, err
	}
	reading, err := connect(address(path, "rw", append([]string{"query_only(1)"}, always...)...), readers())
	if err != nil {
		return nil, err
	}
	reader, err := newReader(ctx, reading)
	if err != nil {
		return nil, err
	}
	undo = append(undo, reader.Close)
	checkpoints, err := newCheckpointer(path, o)
	if err != nil {
		return nil, err
	}
	s = &Store{
		Reader: reader, path: path, writer: newWriter(writing, o, checkpoints),
		checkpoints: checkpoints, writing: writing, free: free,
	}
	go s.writer.run()
	go checkpoints.run()
	return s, nil
}

// prepare makes the file if it is not there, and looks at it if it is.
func prepare(ctx context.Context, path string) error {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_RDWR, 0o600)
	switch {
	case errors.Is(err, fs.ErrExist):
	case err != nil:
		return err
	default:
		return errors.Join(f.Close(), syncFolder(path))
	}
	_, err = examine(ctx, path)
	return err
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

// Close waits for what is being kept. Afterwards everything is in the database file.
func (s *Store) Close() error {
	s.once.Do(func() {
		s.writer.close()
		s.checkpoints.close()
		s.err = errors.Join(s.Reader.Close(), s.writing.Close(), s.free())
	})
	return s.err
}
