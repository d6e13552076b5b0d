//go:build unix

package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"github.com/teahouse-games/teahouse/internal/testing/loopback"
	"github.com/teahouse-games/teahouse/internal/testing/pgcluster"
)

// site is a running service.
type site struct {
	urls     []string // of its nodes
	profiles []string // where the nodes serve their profiles
	folder   string
	database *pgcluster.Servers // nil: a file in the folder
	name     string             // of the database
	nodes    []*exec.Cmd
}

// startSite starts a site of some nodes: one process with a file, or more with PostgreSQL.
func startSite(ctx context.Context, nodes int, folder string) (_ *site, err error) {
	s := &site{}
	if s.folder, err = os.MkdirTemp(folder, "load-"); err != nil {
		return nil, err
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, s.close())
		}
	}()
	arguments := []string{"--data", s.folder}
	if nodes > 1 {
		dsn, err := s.startDatabase(ctx)
		if err != nil {
			return nil, err
		}
		arguments = []string{"--postgres", dsn}
	}
	addresses, err := loopback.FreeAddresses(3 * nodes)
	if err != nil {
		return nil, err
	}
	for i := range nodes {
		listen, pprof, bus := addresses[3*i], addresses[3*i+1], addresses[3*i+2]
		more := append([]string{"serve", "--listen", listen, "--pprof", pprof}, arguments...)
		if nodes > 1 {
			more = append(more, "--node", fmt.Sprint("node", i+1), "--bus-listen", bus, "--bus-peer", addresses[2])
		}
		if err := s.startNode(ctx, more...); err != nil {
			return nil, err
		}
		s.urls, s.profiles = append(s.urls, "http://"+listen), append(s.profiles, "http://"+pprof+"/debug/pprof/profile")
	}
	for i := range nodes {
		if err := s.waitUntilReady(ctx, i); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// startDatabase starts PostgreSQL with one standby that has each commit on its disk.
func (s *site) startDatabase(ctx context.Context) (dsn string, err error) {
	config := pgcluster.Config{Sync: true, Settings: []string{"wal_keep_size=0", "min_wal_size=1GB"}}
	if s.database, err = pgcluster.Start(ctx, config); err != nil {
		return "", err
	}
	if _, err := s.database.AddStandby(ctx, "a"); err != nil {
		return "", err
	}
	if err := s.database.SetSynchronous(ctx, "ANY 1 (a)"); err != nil {
		return "", err
	}
	if err := s.database.FillLog(ctx, usedLogFiles); err != nil {
		return "", err
	}
	s.name = "site"
	return s.database.DSN(s.name), s.database.Primary().Exec(ctx, "CREATE DATABASE "+s.name)
}

// usedLogFiles is how many files of its log, of 16 MB, a server writes again before it has to create one: at 2,000 turns a second
// each takes eight seconds.
const usedLogFiles = 24

// startNode starts a process of the service.
func (s *site) startNode(ctx context.Context, arguments ...string) error {
	log, err := os.Create(filepath.Join(s.folder, fmt.Sprint("log", len(s.nodes)+1)))
	if err != nil {
		return err
	}
	defer func() { _ = log.Close() }()
	c := exec.CommandContext(ctx, "bin/teahouse", arguments...)
	c.Cancel = func() error { return c.Process.Signal(syscall.SIGTERM) }
	c.WaitDelay = 15 * time.Second
	c.Stderr = log
	if err := c.Start(); err != nil {
		return err
	}
	s.nodes = append(s.nodes, c)
	return nil
}

// waitUntilReady waits until a node can acknowledge.
func (s *site) waitUntilReady(ctx context.Context, i int) error {
	ctx, cancel := context.WithTimeout(ctx, 30*time.Second)
	defer cancel()
	if err := loopback.WaitUntilReady(ctx, s.urls[i]); err != nil {
		text, _ := os.ReadFile(filepath.Join(s.folder, fmt.Sprint("log", i+1)))
		return fmt.Errorf("%w\n%s", err, text)
	}
	return nil
}

// close ends all processes and deletes what they have written.
func (s *site) close() error {
	var errs []error
	for _, node := range s.nodes {
		errs = append(errs, node.Process.Signal(syscall.SIGTERM))
	}
	for _, node := range s.nodes {
		_ = node.Wait() // how a node ends is not what is measured
	}
	if s.database != nil {
		errs = append(errs, s.database.Close())
	}
	return errors.Join(append(errs, os.RemoveAll(s.folder))...)
}

// loadAverage returns the load of the machine in the last minute.
func loadAverage() string {
	text, _ := os.ReadFile("/proc/loadavg")
	first, _, _ := strings.Cut(string(text), " ")
	return first
}
