package pgcluster

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// ProcessUsage is what the processes of a server use.
type ProcessUsage struct {
	CPU    time.Duration // since the server was started
	Memory int64         // bytes; what processes share is counted once
}

// clockTick is the unit of times in /proc.
const clockTick = 10 * time.Millisecond

// Usage returns what the processes of the server use.
func (s *Server) Usage() (u ProcessUsage, err error) {
	postmaster, err := s.postmaster()
	if err != nil {
		return u, err
	}
	children, err := childrenOf(postmaster)
	if err != nil {
		return u, err
	}
	for _, pid := range append(children, postmaster) {
		// The times of children that have ended are among those of the postmaster.
		own, ended, err := processTimes(pid)
		if errors.Is(err, os.ErrNotExist) {
			continue
		}
		if err != nil {
			return u, err
		}
		u.CPU += own
		if pid == postmaster {
			u.CPU += ended
		}
		memory, err := processMemory(pid)
		if err != nil {
			return u, err
		}
		u.Memory += memory
	}
	return u, nil
}

// postmaster returns the number of the first process.
func (s *Server) postmaster() (int, error) {
	text, err := os.ReadFile(filepath.Join(s.folder, "postmaster.pid"))
	if err != nil {
		return 0, err
	}
	first, _, _ := strings.Cut(string(text), "\n")
	return strconv.Atoi(strings.TrimSpace(first))
}

// processTimes returns the processor time of a process, and that of its children that have ended.
func processTimes(pid int) (own, ended time.Duration, err error) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return 0, 0, err
	}
	// PID (name) and 11 fields before utime, stime, cutime, cstime
	_, rest, _ := strings.Cut(string(text), ") ")
	fields := strings.Fields(rest)
	if len(fields) < 15 {
		return 0, 0, fmt.Errorf("process %d: %q has no times", pid, text)
	}
	var ticks [4]time.Duration
	for i := range ticks {
		n, err := strconv.ParseInt(fields[11+i], 10, 64)
		if err != nil {
			return 0, 0, err
		}
		ticks[i] = time.Duration(n) * clockTick
	}
	return ticks[0] + ticks[1], ticks[2] + ticks[3], nil
}

// processMemory returns the memory of a process in bytes, with its part of what it shares; 0 if the process
// has ended.
func processMemory(pid int) (int64, error) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/smaps_rollup", pid))
	if err != nil {
		return 0, nil //nolint:nilerr // a process that ends has none
	}
	for lines := bufio.NewScanner(bytes.NewReader(text)); lines.Scan(); {
		if value, ok := strings.CutPrefix(lines.Text(), "Pss:"); ok {
			n, err := strconv.ParseInt(strings.TrimSpace(strings.TrimSuffix(value, "kB")), 10, 64)
			return n << 10, err
		}
	}
	return 0, nil
}
