//go:build unix

package load

import (
	"fmt"
	"syscall"
)

// raiseFiles raises the limit of open files for this many sockets.
func raiseFiles(sockets int) error {
	const others = 200 // files besides them: requests while matches are made, the program's own
	var limit syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_NOFILE, &limit); err != nil {
		return nil //nolint:nilerr // then opening says it
	}
	limit.Cur = limit.Max
	if err := syscall.Setrlimit(syscall.RLIMIT_NOFILE, &limit); err != nil {
		return nil //nolint:nilerr // the same
	}
	if most := limit.Max; most < 1<<31 && sockets+others > int(most) { // its type differs between systems
		return fmt.Errorf("%d sockets cannot be open: this system allows a process %d open files; ask for fewer matches, or raise it with ulimit -Hn", sockets, limit.Max)
	}
	return nil
}
