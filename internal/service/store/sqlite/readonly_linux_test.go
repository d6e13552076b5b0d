package sqlite_test

import (
	"syscall"
	"testing"
)

// mountReadOnly mounts a folder over itself so that nothing in it can be written, if this
// user may.
func mountReadOnly(t *testing.T, folder string) bool {
	t.Helper()
	if err := syscall.Mount(folder, folder, "", syscall.MS_BIND, ""); err != nil {
		return false
	}
	t.Cleanup(func() {
		if err := syscall.Unmount(folder, syscall.MNT_DETACH); err != nil {
			t.Error(err)
		}
	})
	return syscall.Mount("", folder, "", syscall.MS_BIND|syscall.MS_REMOUNT|syscall.MS_RDONLY, "") == nil
}
