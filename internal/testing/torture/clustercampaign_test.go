package torture_test

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/testing/pgcluster"
	"github.com/teahouse-games/teahouse/internal/testing/tcpproxy"
	"github.com/teahouse-games/teahouse/internal/testing/torture"
)

var (
	failures = flag.Int("failures", 0, "how often a node of a cluster is killed; other failures come in proportion. 0: a few failures")
	only     = flag.String("only", "", "the names of failures, with commas: no others happen")
)

// testCluster is a database and nodes that reach it, and each other, through proxies.
type testCluster struct {
	servers  *pgcluster.Servers
	database string
	nodes    []torture.ClusterNode
}

// startDatabase starts PostgreSQL with two standbys, one of which has each commit, and makes a database.
func startDatabase(t *testing.T) (servers *pgcluster.Servers, dsn string) {
	t.Helper()
	servers, err := pgcluster.Start(t.Context(), pgcluster.Config{Links: true})
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
	if dsn, err = servers.CreateDatabase(t.Context()); err != nil {
		t.Fatal(err)
	}
	return servers, dsn
}

// newTestCluster starts the database and prepares nodes. The environment is that of each.
func newTestCluster(t *testing.T, count int, environment ...string) *testCluster {
	t.Helper()
	c := &testCluster{}
	c.servers, c.database = startDatabase(t)
	var buses []*tcpproxy.Proxy
	for range count {
		buses = append(buses, startProxy(t))
	}
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for i, bus := range buses {
		n := torture.ClusterNode{Name: fmt.Sprint("node", i), Address: free(t), Bus: bus}
		dsn := c.database
		for _, server := range append(c.servers.Standbys(), c.servers.Primary()) {
			link := startProxy(t, server.Address())
			n.Database = append(n.Database, link)
			dsn = strings.Replace(dsn, server.Address(), link.Address(), 1)
		}
		listen := free(t)
		bus.SetServers(listen)
		addresses := []string{listen, bus.Address()}
		for _, other := range buses {
			if other != bus {
				addresses = append(addresses, other.Address())
			}
		}
		n.Start = func() *exec.Cmd {
			p := exec.Command(program)
			p.Env = append(os.Environ(), listenAt+"="+n.Address, dataIn+"=none", nodeIs+"="+n.Name, database+"="+dsn,
				busAt+"="+strings.Join(addresses, ","))
			p.Env = append(p.Env, environment...)
			return p
		}
		c.nodes = append(c.nodes, n)
	}
	return c
}

// startProxy starts a proxy that ends with the test.
func startProxy(t *testing.T, servers ...string) *tcpproxy.Proxy {
	t.Helper()
	p, err := tcpproxy.Start(servers...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = p.Close() })
	return p
}

// campaign returns a campaign against the cluster.
func (c *testCluster) campaign(t *testing.T, failures ...torture.Failure) torture.ClusterCampaign {
	t.Helper()
	return torture.ClusterCampaign{
		Nodes: c.nodes, Servers: c.servers, Database: c.database,
		Games:    sampleGamesByName(t, "ki-shogi", "ki-shogi", "skud-pai-sho", "quaterno"),
		Failures: failures, Pause: time.Second, Seed: 1, Progress: func(s string) { t.Log(s) },
		Evidence: filepath.Join(t.ArtifactDir(), "evidence"),
	}
}

// allFailures returns what happens when nodes are killed so often; 0: a few failures.
func allFailures(kills int) (all []torture.Failure) {
	for _, f := range []struct {
		torture.Failure
		perThousand, few int
	}{
		{torture.Failure{Name: "node killed", Cause: torture.KillNode}, 1000, 2},
		{torture.Failure{Name: "node stopped", Cause: torture.StopNode}, 40, 1},
		{torture.Failure{Name: "node frozen for 4 s", Cause: torture.FreezeNode(4 * time.Second)}, 20, 0},
		{torture.Failure{Name: "owner paused for 10 s", Cause: torture.PauseOwner(10 * time.Second)}, 10, 0},
		{torture.Failure{Name: "node cut off from database", Cause: torture.CutFromDatabase}, 20, 0},
		{torture.Failure{Name: "node cut off from bus", Cause: torture.CutFromBus}, 20, 0},
		{torture.Failure{Name: "node cut off from both", Cause: torture.CutFromBoth}, 20, 0},
		{torture.Failure{Name: "bus down", Cause: torture.CutBus}, 10, 0},
		{torture.Failure{Name: "primary killed", Cause: torture.KillPrimary}, 50, 1},
		{torture.Failure{Name: "primary hangs", Cause: torture.HangPrimary}, 20, 0},
		{torture.Failure{Name: "primary cut off from standbys", Cause: torture.CutPrimary}, 20, 1},
		{torture.Failure{Name: "standbys frozen", Cause: torture.FreezeStandbys}, 20, 0},
		{torture.Failure{Name: "primary killed with a cancelled append", Cause: torture.CancelAndKillPrimary}, 20, 0},
		{torture.Failure{Name: "rolling deploy", Cause: torture.Deploy(nil)}, 10, 0},
	} {
		if f.Count = f.few; kills > 0 {
			f.Count = (kills*f.perThousand + 999) / 1000
		}
		if *only == "" || slices.Contains(strings.Split(*only, ","), f.Name) {
			all = append(all, f.Failure)
		}
	}
	return all
}

// A cluster whose nodes, databases and links fail in all ways loses nothing that it has acknowledged.
func TestClusterFails(t *testing.T) {
	t.Parallel()
	all := allFailures(*failures)
	if *only != "" && len(all) != len(strings.Split(*only, ",")) {
		t.Fatalf("-only %q names failures that there are not", *only)
	}
	campaign := newTestCluster(t, 3).campaign(t, all...)
	if *failures == 0 {
		campaign.Games = sampleGamesByName(t, "ki-shogi", "ki-shogi") // which are short
	}
	report, err := campaign.Run(t.Context())
	t.Log(report)
	if err != nil {
		t.Fatal(err)
	}
	for _, fault := range report.Faults {
		t.Error(fault)
	}
	if len(report.Faults) > 0 {
		t.Log("with -artifacts more is kept in", campaign.Evidence)
	}
	for _, f := range campaign.Failures {
		if len(report.Faults) == 0 && f.Count > 0 && report.Kinds[f.Name].Count != f.Count {
			t.Errorf("%q has happened %d times, want %d", f.Name, report.Kinds[f.Name].Count, f.Count)
		}
	}
	if report.Turns == 0 || report.Again == 0 || report.Fenced == 0 && report.Kinds["owner paused for 10 s"] != nil {
		t.Error("it was not done")
	}
}
