//go:build unix

package sqlite

import (
	"errors"
	"fmt"
	"os"
	"syscall"
)

// locks reports whether lock keeps others out.
const locks = true

// lock takes the lock that says who may write to the database at path. A file of its
// own holds it: closing the database's would give back the locks that SQLite has on it.
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
