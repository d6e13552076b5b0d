//go:build unix

package arena

import (
	"errors"
	"fmt"
	"os"
	"syscall"
)

// lock locks a file until it is closed, so that no other match uses it.
func lock(f *os.File) error {
	err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	if errors.Is(err, syscall.EWOULDBLOCK) {
		return fmt.Errorf("the match in %s is being played", f.Name())
	}
	return err
}
