//go:build unix

package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/samplegames"
	"github.com/teahouse-games/teahouse/internal/testing/loopback"
	"github.com/teahouse-games/teahouse/internal/testing/pgcluster"
	"github.com/teahouse-games/teahouse/internal/testing/torture"
)

// monitorSettings are those that docs/operating.md recommends.
var monitorSettings = []string{
	"pgautofailover.health_check_period=500",
	"pgautofailover.health_check_timeout=1000",
	"pgautofailover.health_check_max_retries=1",
	"pgautofailover.health_check_retry_delay=250",
	"pgautofailover.node_considered_unhealthy_timeout=1500",
	"pgautofailover.primary_demote_timeout=1000",
	"deadlock_timeout=100ms",
}

// settings are what is measured.
type settings struct {
	rounds, nodes, matches int
	game                   string
	think                  time.Duration
	program                string
	monitor                settingList
}

func main() {
	var s settings
	flag.IntVar(&s.rounds, "rounds", 5, "how often the primary is lost")
	flag.IntVar(&s.nodes, "nodes", 2, "how many nodes serve")
	flag.IntVar(&s.matches, "matches", 8, "how many matches are played")
	flag.StringVar(&s.game, "game", "", "the recorded `game` that is played")
	flag.DurationVar(&s.think, "think", 300*time.Millisecond, "how long a player thinks")
	flag.StringVar(&s.program, "program", "bin/teahouse", "the `program` of the nodes")
	flag.Var(&s.monitor, "monitor", "a further `setting=value` of the monitor, repeatable")
	flag.Parse()
	if s.rounds < 1 || s.nodes < 1 || s.matches < 1 {
		fmt.Fprintln(os.Stderr, "failover: -rounds, -nodes and -matches must be at least 1")
		os.Exit(2)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	err := s.run(ctx)
	stop()
	if err != nil {
		fmt.Fprintln(os.Stderr, "failover:", err)
		os.Exit(1)
	}
}

// settingList collects the values of a flag.
type settingList []string

func (l *settingList) String() string { return strings.Join(*l, " ") }

// Set adds a value.
func (l *settingList) Set(text string) error {
	*l = append(*l, text)
	return nil
}

// losses are what the rounds have measured.
type losses struct {
	settings  settings
	formation *pgcluster.Formation
	// Since the loss of the primary: until the monitor has noticed it, a standby was promoted, the new primary has a
	// synchronous standby, and the first turn of each match was acknowledged.
	noticed, promoted, synchronous, resumed []time.Duration
}

// heads are the columns of the table.
var heads = []string{"round", "noticed", "promoted", "has a standby", "first turn: p50", "max", "both standbys", "load average"}

func (s settings) run(ctx context.Context) (err error) {
	game, err := samplegames.ByName(games.All(), s.game)
	if err != nil {
		return err
	}
	progress("starting pg_auto_failover with three servers …")
	formation, err := pgcluster.StartFormation(ctx, pgcluster.FormationConfig{
		Database: "teahouse", Members: 3, Monitor: append(monitorSettings, s.monitor...),
	})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, formation.Close()) }()
	nodes, err := s.clusterNodes(formation.DSN())
	if err != nil {
		return err
	}
	l := &losses{settings: s, formation: formation}
	writeRow(heads...)
	writeRow(slices.Repeat([]string{"--:"}, len(heads))...)
	report, err := torture.ClusterCampaign{
		Nodes: nodes, Database: formation.DSN(), Games: slices.Repeat([]*samplegames.SampleGame{game}, s.matches),
		Failures: []torture.Failure{{Name: "primary lost", Count: s.rounds, Cause: l.losePrimary}},
		Pause:    5 * time.Second, Think: s.think, Seed: 1, Progress: progress,
	}.Run(ctx)
	if err != nil {
		return err
	}
	if len(l.resumed) > 0 {
		writeRow("p50", median(l.noticed), median(l.promoted), median(l.synchronous), median(l.resumed), "", "", "")
		writeRow("max", longest(l.noticed), longest(l.promoted), longest(l.synchronous), "", longest(l.resumed), "", "")
	}
	fmt.Printf("\n%s", report)
	if len(report.Faults) > 0 {
		return fmt.Errorf("promises are broken:\n%s", strings.Join(report.Faults, "\n"))
	}
	return nil
}

// losePrimary loses the machine of the primary, waits until all matches go on, and brings it back.
func (l *losses) losePrimary(ctx context.Context, r *torture.RunningCluster) error {
	load := loadAverage()
	primary, err := l.formation.WaitUntilHealthy(ctx)
	if err != nil {
		return err
	}
	lost := time.Now()
	if err := primary.Kill(); err != nil {
		return err
	}
	gone := time.Now()
	successor, err := l.formation.WaitForPromotion(ctx, primary)
	if err != nil {
		return err
	}
	promoted := time.Now()
	moments, err := r.Resumed(ctx, promoted)
	if err != nil {
		return err
	}
	noticed, err := l.formation.Assigned(ctx, primary, "draining", lost)
	if err != nil {
		return err
	}
	r.EndOutage(torture.StorageOutage{Began: gone, Ended: noticed}, promoted)
	synchronous, err := l.formation.Assigned(ctx, successor, "primary", lost)
	if err != nil {
		return err
	}
	var resumed []time.Duration
	for _, moment := range moments {
		resumed = append(resumed, moment.Sub(lost))
	}
	if err := primary.Start(ctx); err != nil {
		return err
	}
	if _, err := l.formation.WaitUntilHealthy(ctx); err != nil {
		return err
	}
	l.noticed, l.promoted = append(l.noticed, noticed.Sub(lost)), append(l.promoted, promoted.Sub(lost))
	l.synchronous, l.resumed = append(l.synchronous, synchronous.Sub(lost)), append(l.resumed, resumed...)
	writeRow(fmt.Sprint(len(l.promoted)), seconds(noticed.Sub(lost)), seconds(promoted.Sub(lost)), seconds(synchronous.Sub(lost)),
		median(resumed), longest(resumed), seconds(time.Since(lost)), load)
	return nil
}

// clusterNodes prepares the nodes on free ports.
func (s settings) clusterNodes(dsn string) (nodes []torture.ClusterNode, err error) {
	addresses, err := loopback.FreeAddresses(2 * s.nodes)
	if err != nil {
		return nil, err
	}
	buses := addresses[s.nodes:]
	for i := range s.nodes {
		n := torture.ClusterNode{Name: fmt.Sprint("node", i+1), Address: addresses[i]}
		n.Start = func() *exec.Cmd {
			return exec.Command(s.program, "serve", "--listen", n.Address, "--postgres", dsn, "--node", n.Name, "--bus-listen", buses[i],
				"--bus-peer", buses[(i+1)%len(buses)], "--scale-limits", "100", "--log-level", "warn")
		}
		nodes = append(nodes, n)
	}
	return nodes, nil
}

func progress(text string) { fmt.Fprintln(os.Stderr, "failover:", text) }

func writeRow(cells ...string) { fmt.Println("| " + strings.Join(cells, " | ") + " |") }

func seconds(d time.Duration) string { return fmt.Sprintf("%.2f s", d.Seconds()) }

func median(times []time.Duration) string {
	return seconds(slices.Sorted(slices.Values(times))[len(times)/2])
}

func longest(times []time.Duration) string { return seconds(slices.Max(times)) }

// loadAverage returns the load of the machine in the last minute.
func loadAverage() string {
	text, _ := os.ReadFile("/proc/loadavg")
	first, _, _ := strings.Cut(string(text), " ")
	return first
}
