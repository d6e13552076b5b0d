//go:build unix

package sqlite

import (
	"errors"
	"fmt"
	"os"
	"syscall"
)

// locks reports whether lock excludes other processes.
const locks = true

// lock takes the lock of the writer of the database at path. It is on a separate file:
// closing the database file would release the locks that SQLite has on it.
func lock(path string) (free func() error, err error) {
	f, err := os.OpenFile(path+"-lock", os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, err
	}
	if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		_ = f.Close()
		if errors.Is(err, syscall.EWOULDBLOCK) {
			return nil, lockedError{}
		}
		return nil, fmt.Errorf("%s-lock cannot be locked: %w", path, err)
	}
	return f.Close, nil
}
