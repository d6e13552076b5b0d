package torture_test

import (
	"context"
	"errors"
	"flag"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/testing/pgcluster"
	"github.com/teahouse-games/teahouse/internal/testing/torture"
)

var (
	failures  = flag.Int("failures", 6, "how many failures a cluster has")
	primaries = flag.Int("primaries", 2, "how often the database fails, for six kills of a node")
	frozen    = flag.Duration("frozen", 4*time.Second, "for how long a node is stopped")
)

// nodesOf returns how to start the nodes of a cluster on a database, and where they listen.
func nodesOf(t *testing.T, dsn string, count int) (start []func() *exec.Cmd, addresses []string) {
	t.Helper()
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	var buses []string
	for range count {
		addresses = append(addresses, free(t))
		buses = append(buses, free(t))
	}
	for i := range count {
		own := append([]string{buses[i]}, append(append([]string{}, buses[:i]...), buses[i+1:]...)...)
		start = append(start, func() *exec.Cmd {
			c := exec.Command(program)
			c.Env = append(os.Environ(), listenAt+"="+addresses[i], dataIn+"=none", database+"="+dsn, busAt+"="+strings.Join(own, ","))
			return c
		})
	}
	return start, addresses
}

// killNode kills a node with SIGKILL and starts it again after a while.
func killNode(ctx context.Context, c *torture.RunningCluster) error {
	i := c.RandomNode()
	if err := c.Node(i).Kill(); err != nil {
		return err
	}
	c.Wait(3 * time.Second)
	return c.StartNode(ctx, i)
}

// stopNode stops a node in order, as a deploy does, and starts it again.
func stopNode(ctx context.Context, c *torture.RunningCluster) error {
	i := c.RandomNode()
	if err := c.Node(i).Stop(); err != nil {
		return err
	}
	return c.StartNode(ctx, i)
}

// freezeNode stops a node with SIGSTOP, so that it wakes up with what it knew before.
func freezeNode(_ context.Context, c *torture.RunningCluster) error {
	node := c.Node(c.RandomNode())
	err := node.Signal(syscall.SIGSTOP)
	time.Sleep(*frozen)
	return errors.Join(err, node.Signal(syscall.SIGCONT))
}

// loseDatabase kills the primary of the database, promotes a standby, and adds another one.
func loseDatabase(servers *pgcluster.Servers) func(context.Context, *torture.RunningCluster) error {
	return func(ctx context.Context, _ *torture.RunningCluster) error {
		killed, _, err := servers.FailOver(ctx)
		if err != nil {
			return err
		}
		return servers.Replace(ctx, killed)
	}
}

// loseStandbys stops all standbys for a while: nothing can be acknowledged.
func loseStandbys(servers *pgcluster.Servers) func(context.Context, *torture.RunningCluster) error {
	return func(_ context.Context, c *torture.RunningCluster) error {
		var errs []error
		for _, standby := range servers.Standbys() {
			errs = append(errs, standby.Pause())
		}
		c.Wait(3 * time.Second)
		for _, standby := range servers.Standbys() {
			errs = append(errs, standby.Resume())
		}
		return errors.Join(errs...)
	}
}

// startDatabase starts PostgreSQL with two standbys, one of which has each commit.
func startDatabase(t *testing.T) *pgcluster.Servers {
	t.Helper()
	servers, err := pgcluster.Start(t.Context(), pgcluster.Config{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := servers.Close(); err != nil {
			t.Error(err)
		}
	})
	for _, name := range []string{"a", "b"} {
		if _, err := servers.AddStandby(t.Context(), name); err != nil {
			t.Fatal(err)
		}
	}
	if err := servers.SetSynchronousEverywhere(t.Context(), "ANY 1 (primary, a, b)"); err != nil {
		t.Fatal(err)
	}
	return servers
}

// A cluster whose nodes and databases are killed, stopped and frozen loses nothing that it has acknowledged.
func TestClusterFails(t *testing.T) {
	servers := startDatabase(t)
	dsn, err := servers.CreateDatabase(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	start, addresses := nodesOf(t, dsn, 3)
	report, err := torture.ClusterCampaign{
		Start: start, Addresses: addresses, Games: sampleGamesByName(t, "ki-shogi", "ki-shogi", "skud-pai-sho", "quaterno"),
		Failures: []torture.Failure{
			{Name: "node killed", Weight: 6, Cause: killNode}, {Name: "node stopped", Weight: 2, Cause: stopNode},
			{Name: "node frozen", Weight: 1, Cause: freezeNode}, {Name: "primary killed", Weight: *primaries, Cause: loseDatabase(servers)},
			{Name: "standbys frozen", Weight: *primaries, Cause: loseStandbys(servers)},
		},
		Count: *failures, Pause: time.Second, Seed: 1, Progress: func(s string) { t.Log(s) },
	}.Run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, fault := range report.Faults {
		t.Error(fault)
	}
	if report.Turns == 0 || report.Again == 0 {
		t.Error("it was not done")
	}
	t.Log(report)
}
