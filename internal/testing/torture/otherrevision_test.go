package torture_test

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/testing/torture"
)

var otherRevision = flag.String("other-revision", "", "a revision of git, whose program must work together with this one; empty: none is tried")

// Nodes of this version and of another one work together, and a rolling deploy changes the one into the other and back, while
// nodes and the primary are killed.
func TestVersionsWorkTogether(t *testing.T) {
	for _, revision := range strings.Fields(*otherRevision) {
		programs := [2]string{buildProgram(t, revision), buildProgram(t, "")}
		c := &testCluster{}
		c.servers, c.database = startDatabase(t)
		var buses []string
		for range 3 {
			buses = append(buses, free(t))
		}
		version := []int{0, 0, 1} // of each node
		for i := range buses {
			n := torture.ClusterNode{Name: fmt.Sprint("node", i), Address: free(t)}
			arguments := []string{
				"serve", "--listen", n.Address, "--postgres", c.database, "--node", n.Name, "--bus-listen", buses[i],
				"--scale-limits", "1000", "--min-free", "0", "--log-level", "warn",
			}
			for _, other := range buses {
				if other != buses[i] {
					arguments = append(arguments, "--bus-peer", other)
				}
			}
			n.Start = func() *exec.Cmd { return exec.Command(programs[version[i]], arguments...) }
			c.nodes = append(c.nodes, n)
		}
		change := func(node int) { version[node] = 1 - version[node] }
		count := max(*failures, 1)
		report, err := c.campaign(t,
			torture.Failure{Name: "node killed", Count: (count + 9) / 10, Cause: torture.KillNode},
			torture.Failure{Name: "node stopped", Count: (count + 49) / 50, Cause: torture.StopNode},
			torture.Failure{Name: "node frozen for 4 s", Count: (count + 199) / 200, Cause: torture.FreezeNode(4 * time.Second)},
			torture.Failure{Name: "primary killed", Count: (count + 199) / 200, Cause: torture.KillPrimary},
			torture.Failure{Name: "rolling change of the version", Count: (count + 99) / 100, Cause: torture.Deploy(change)},
		).Run(t.Context())
		t.Logf("together with %s: %v", revision, report)
		if err != nil {
			t.Error(err)
		}
		for _, fault := range report.Faults {
			t.Error(fault)
		}
	}
}

// buildProgram builds the program of a revision; of the files as they are if it is empty.
func buildProgram(t *testing.T, revision string) string {
	t.Helper()
	folder := t.TempDir()
	source, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	run := func(directory string, name string, arguments ...string) {
		t.Helper()
		c := exec.Command(name, arguments...)
		c.Dir = directory
		if text, err := c.CombinedOutput(); err != nil {
			t.Fatalf("%s %v: %v\n%s", name, arguments, err, text)
		}
	}
	if revision != "" {
		archive, tree := filepath.Join(folder, "source.tar"), filepath.Join(folder, "source")
		if err := os.Mkdir(tree, 0o755); err != nil {
			t.Fatal(err)
		}
		run(source, "git", "archive", "--output", archive, revision)
		run(tree, "tar", "-xf", archive)
		source = tree
	}
	program := filepath.Join(folder, "teahouse")
	run(source, "go", "build", "-buildvcs=false", "-o", program, "./cmd/teahouse")
	return program
}
