package torture_test

import (
	"syscall"
	"testing"
)

// mount puts a disk of four megabytes in a folder, if this user may.
func mount(t *testing.T, folder string) bool {
	t.Helper()
	if err := syscall.Mount("tmpfs", folder, "tmpfs", 0, "size=4m"); err != nil {
		return false
	}
	t.Cleanup(func() {
		if err := syscall.Unmount(folder, syscall.MNT_DETACH); err != nil {
			t.Error(err)
		}
	})
	return true
}
