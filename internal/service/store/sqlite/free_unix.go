//go:build linux || darwin

package sqlite

import "syscall"

// diskFree returns how many bytes this user can still write to the disk that a folder is on.
func diskFree(folder string) (int64, error) {
	var s syscall.Statfs_t
	if err := syscall.Statfs(folder, &s); err != nil {
		return -1, err
	}
	return int64(s.Bavail) * int64(s.Bsize), nil //nolint:unconvert // the types differ between systems
}
