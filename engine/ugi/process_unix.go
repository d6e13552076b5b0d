//go:build unix

package ugi

import (
	"os/exec"
	"syscall"
)

// ownGroup lets a program be ended together with those that it has started.
func ownGroup(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

func killGroup(cmd *exec.Cmd) { _ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
