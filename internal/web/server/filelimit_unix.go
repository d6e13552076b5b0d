//go:build unix

package server

import "syscall"

// raiseFileLimit lets the process have as many open files, sockets among them, as the
// system allows it, and returns the limit before and after.
func raiseFileLimit() (before, after uint64, err error) {
	var limit syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_NOFILE, &limit); err != nil {
		return 0, 0, err
	}
	before = uint64(limit.Cur) //nolint:unconvert // it is signed on some systems
	limit.Cur = limit.Max
	if err := syscall.Setrlimit(syscall.RLIMIT_NOFILE, &limit); err != nil {
		return before, before, err
	}
	if err := syscall.Getrlimit(syscall.RLIMIT_NOFILE, &limit); err != nil {
		return before, before, err
	}
	return before, uint64(limit.Cur), nil //nolint:unconvert // it is signed on some systems
}
