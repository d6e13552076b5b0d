//go:build unix

package ugi

import (
	"os/exec"
	"syscall"
)

// setProcessGroup lets a program be ended together with those that it has started.
func setProcessGroup(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

func killProcessGroup(cmd *exec.Cmd) { _ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
