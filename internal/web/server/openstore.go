package server

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"math"
	"path/filepath"
	"syscall"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/memory"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
	"github.com/teahouse-games/teahouse/internal/web/identity"
)

// checkAfter is when the database begins to be checked: once people are back after a
// restart, which is when there is most to do.
const checkAfter = 10 * time.Second

// openStore opens the database, and the key that signs cookies.
func openStore(ctx context.Context, c Config, node string, log *slog.Logger, m *metrics.Metrics) (store.Store, []byte, error) {
	if c.Memory {
		key := make([]byte, identity.KeyLength)
		_, _ = rand.Read(key) // it never fails
		return memory.New(), key, nil
	}
	if c.Postgres != "" {
		return openPostgres(ctx, c, node, log, m)
	}
	kept, err := sqlite.Open(ctx, filepath.Join(c.Data, sqlite.FileName), sqlite.Config{
		Log: log, Metrics: m, AcceptLoss: int64(c.AcceptLoss), CheckAfter: checkAfter, MaxPages: c.maxPages(),
	})
	if err != nil {
		return nil, nil, storeError(c.Data, err)
	}
	key, err := identity.LoadKey(c.Data)
	if err != nil {
		return nil, nil, errors.Join(storeError(c.Data, err), kept.Close())
	}
	log.Info("keeping matches", "folder", c.Data)
	return kept, key, nil
}

// maxPages returns the size limit of the database file in pages; 0 is none.
func (c *Config) maxPages() int {
	pages := c.MaxDatabase / sqlite.PageSize
	if pages > math.MaxInt32 {
		return 0 // eight terabytes; capacity watches those too
	}
	return int(pages)
}

// storeError explains what to do when the data folder cannot be used.
func storeError(folder string, err error) error {
	switch {
	case errors.As(err, new(*sqlite.LossError)):
		return fmt.Errorf("%w. See docs/operating.md", err)
	case errors.Is(err, store.ErrLocked):
		return fmt.Errorf("%w. Stop it, or choose another folder with --data", err)
	case errors.Is(err, store.ErrReadOnly), errors.Is(err, fs.ErrPermission), errors.Is(err, syscall.EROFS):
		return fmt.Errorf("cannot write to the data folder %s: %w. Give the user of this program write permission, or choose another folder with --data", folder, err)
	case errors.Is(err, store.ErrFull), errors.Is(err, syscall.ENOSPC):
		return fmt.Errorf("there is no room in the data folder %s: %w. Make room, or choose another folder with --data", folder, err)
	case errors.Is(err, syscall.ENOTDIR), errors.Is(err, fs.ErrExist):
		return fmt.Errorf("the data folder %s is not a folder: %w. Choose one with --data", folder, err)
	case errors.Is(err, store.ErrDamaged):
		return fmt.Errorf("%w. Restore a backup, or choose another folder with --data; see docs/operating.md", err)
	}
	return fmt.Errorf("cannot use the data folder %s: %w", folder, err)
}
