//go:build unix

package sqlite

import "syscall"

// writable reports whether this program may write to a file or folder.
func writable(name string) bool { return syscall.Access(name, 2) == nil }
