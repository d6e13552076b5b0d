//go:build unix

package torture

import "syscall"

// The signals that stop a process and let it go on.
const (
	sigStop     = syscall.SIGSTOP
	sigContinue = syscall.SIGCONT
)
