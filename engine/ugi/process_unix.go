//go:build unix

package ugi

import (
	"os/exec"
	"syscall"
)

// setProcessGroup puts a program in its own process group, so that it can be killed together
// with its child processes.
func setProcessGroup(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

func killProcessGroup(cmd *exec.Cmd) { _ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
