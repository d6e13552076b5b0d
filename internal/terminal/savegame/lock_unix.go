//go:build unix

package savegame

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
)

var errInUse = errors.New("another program is playing this game")

// lock locks the game at path. The lock is on a separate file, because every turn
// replaces the game's own. The error is errInUse if another program has the lock.
func lock(path string) (free func(), err error) {
	if _, err := os.Stat(path); err != nil {
		return nil, err
	}
	name := filepath.Join(filepath.Dir(path), "."+strings.TrimSuffix(filepath.Base(path), extension)+".lock")
	f, err := os.OpenFile(name, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, fmt.Errorf("the game %s cannot be locked: %w", filepath.Base(path), stripPath(err))
	}
	if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		_ = f.Close()
		if errors.Is(err, syscall.EWOULDBLOCK) {
			return nil, errInUse
		}
		return nil, fmt.Errorf("the game %s cannot be locked: %w", filepath.Base(path), err)
	}
	// The previous program may have removed the file that was opened here.
	mine, err := f.Stat()
	if there, err2 := os.Stat(name); err != nil || err2 != nil || !os.SameFile(mine, there) {
		_ = f.Close()
		return nil, errInUse
	}
	return func() {
		_ = os.Remove(name)
		_ = f.Close()
	}, nil
}
