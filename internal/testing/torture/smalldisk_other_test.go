//go:build !linux

package torture_test

import "testing"

// mount can do nothing here.
func mount(*testing.T, string) bool { return false }
