//go:build !linux && !darwin

package sqlite

// diskFree does not know on this system.
func diskFree(string) (int64, error) { return -1, nil }
