//go:build !unix

package pgcluster

import (
	"errors"
	"os"
	"os/exec"
)

// There are no such signals here: sending them is an error.
var (
	sigStop     = os.Interrupt
	sigContinue = os.Interrupt
	sigKill     = os.Kill
)

// account is a user as which servers run.
type account struct{ uid, gid int }

func unprivileged() (*account, error) { return nil, errors.New("the servers need a Unix") }

func (a *account) run(*exec.Cmd) {}

func separate(*exec.Cmd) {}
