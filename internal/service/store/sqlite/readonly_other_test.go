//go:build !linux

package sqlite_test

import "testing"

// mountReadOnly can do nothing here.
func mountReadOnly(*testing.T, string) bool { return false }
