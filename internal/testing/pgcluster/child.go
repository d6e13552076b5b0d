package pgcluster

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
)

// child is a program that runs as the user of the system, and ends when this process does.
type child struct {
	process *exec.Cmd
	end     io.WriteCloser // closing it ends the program
}

// watch starts a program and ends it when the tests end, also if they are killed: then the pipe that it
// reads is closed.
const watch = `"$@" & server=$!; read -r line; kill -CONT $server; kill -QUIT $server; wait $server`

// start starts a program that writes to a log.
func (s *system) start(logName string, environment []string, program string, arguments ...string) (*child, error) {
	log, err := os.OpenFile(logName, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return nil, err
	}
	defer func() { _ = log.Close() }()
	process := s.command(context.Background(), "sh", append([]string{"-c", watch, "sh", program}, arguments...)...)
	separate(process)
	process.Env = append(process.Env, environment...)
	process.Stdout, process.Stderr = log, log
	end, err := process.StdinPipe()
	if err != nil {
		return nil, err
	}
	if err := process.Start(); err != nil {
		return nil, err
	}
	return &child{process, end}, nil
}

// wait waits for the end of the program.
func (c *child) wait() error {
	err := c.end.Close()
	_ = c.process.Wait() // its status is that of a killed process
	return err
}

// kill ends the program and all that it has started, at once, and returns when they have ended.
func (c *child) kill() (pids []int, err error) {
	pids, err = c.stop() // none of them may see that another one has ended
	for _, pid := range pids {
		err = errors.Join(err, send(pid, sigKill))
	}
	return pids, errors.Join(err, c.wait(), waitForEnd(pids))
}

// stop stops the program and all that it has started, as if its machine had stopped. It returns the processes.
func (c *child) stop() (pids []int, err error) {
	pids = []int{c.process.Process.Pid}
	for stopped := 0; stopped < len(pids); {
		for ; stopped < len(pids); stopped++ {
			if err := send(pids[stopped], sigStop); err != nil {
				return pids, err
			}
		}
		children, err := childProcesses()
		if err != nil {
			return pids, err
		}
		for _, parent := range pids {
			for _, pid := range children[parent] {
				if !slices.Contains(pids, pid) {
					pids = append(pids, pid)
				}
			}
		}
	}
	return pids, nil
}

// send sends a signal to a process, which may have ended.
func send(pid int, sig os.Signal) error {
	process, err := os.FindProcess(pid)
	if err == nil {
		err = process.Signal(sig)
	}
	if errors.Is(err, os.ErrProcessDone) {
		return nil
	}
	return err
}

// waitForEnd waits until none of the processes is there, for ten seconds at most.
func waitForEnd(pids []int) error {
	for range 2000 {
		pids = slices.DeleteFunc(pids, hasEnded)
		if len(pids) == 0 {
			return nil
		}
		time.Sleep(5 * time.Millisecond)
	}
	return fmt.Errorf("the processes %v do not end", pids)
}

// hasEnded reports whether a process is gone, or only waits for its parent to take note.
func hasEnded(pid int) bool {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return true
	}
	_, rest, _ := strings.Cut(string(text), ") ")
	return strings.HasPrefix(rest, "Z") || strings.HasPrefix(rest, "X")
}

// childProcesses returns the processes that each process has started.
func childProcesses() (children map[int][]int, err error) {
	files, err := filepath.Glob("/proc/[0-9]*/stat")
	if err != nil {
		return nil, err
	}
	children = map[int][]int{}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			continue // it has ended
		}
		// PID (name) state parent
		_, rest, _ := strings.Cut(string(text), ") ")
		fields := strings.Fields(rest)
		if len(fields) < 2 {
			continue
		}
		parent, err := strconv.Atoi(fields[1])
		if err != nil {
			return nil, err
		}
		pid, err := strconv.Atoi(filepath.Base(filepath.Dir(name)))
		if err != nil {
			return nil, err
		}
		children[parent] = append(children[parent], pid)
	}
	return children, nil
}

// childrenOf returns the processes that a process has started.
func childrenOf(parent int) ([]int, error) {
	children, err := childProcesses()
	return children[parent], err
}
