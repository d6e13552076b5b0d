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

// clockTick is the unit of times in /proc.
const clockTick = 10 * time.Millisecond

// CPU returns the processor time that the processes of the server have used since it was started.
func (s *Server) CPU() (sum time.Duration, err error) {
	postmaster, children, err := s.processes()
	if err != nil {
		return 0, err
	}
	for _, pid := range append(children, postmaster) {
		// The times of children that have ended are among those of the postmaster.
		own, ended, err := processTimes(pid)
		if errors.Is(err, os.ErrNotExist) {
			continue
		}
		if err != nil {
			return 0, err
		}
		sum += own
		if pid == postmaster {
			sum += ended
		}
	}
	return sum, nil
}

// Memory returns the memory of the processes of the server in bytes; what they share is counted once. The system goes
// through all of it, which stops the processes for a moment.
func (s *Server) Memory() (sum int64, err error) {
	postmaster, children, err := s.processes()
	if err != nil {
		return 0, err
	}
	for _, pid := range append(children, postmaster) {
		memory, err := processMemory(pid)
		if err != nil {
			return 0, err
		}
		sum += memory
	}
	return sum, nil
}

// processes returns the numbers of the processes of the server.
func (s *Server) processes() (postmaster int, children []int, err error) {
	if postmaster, err = s.postmaster(); err != nil {
		return 0, nil, err
	}
	children, err = childrenOf(postmaster)
	return postmaster, children, err
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
