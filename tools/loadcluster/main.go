//go:build unix

package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/signal"
	"path/filepath"
	"runtime/pprof"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/samplegames"
	"github.com/teahouse-games/teahouse/internal/testing/load"
)

// siteNodes are the kinds of sites: how many nodes each has, and how many of them people connect to.
var siteNodes = map[string][2]int{
	"single":   {1, 1},
	"cluster":  {3, 3},
	"one-node": {3, 1},
}

// settings are what is measured.
type settings struct {
	sites    []string
	game     string
	matches  []int
	rate     float64 // -1: 10 a match, at most 2100
	during   time.Duration
	warmUp   time.Duration
	sockets  int
	folder   string
	profiles string // folder for profiles of the processors; empty: none
}

func main() {
	var s settings
	names := flag.String("sites", "single,cluster", "which `sites`: single, cluster (three nodes), one-node (three nodes, all sockets at one)")
	flag.StringVar(&s.game, "game", "", "the recorded `game` that is played")
	flag.Float64Var(&s.rate, "rate", -1, "turns a second; 0: idle sockets; -1: ten a match, at most 2100")
	flag.DurationVar(&s.during, "for", 30*time.Second, "for how long turns are played")
	flag.DurationVar(&s.warmUp, "warm-up", 15*time.Second, "for how long turns are played before anything is counted; until then the matches go to the nodes of their people")
	flag.IntVar(&s.sockets, "sockets", 1, "sockets a match: 1 or 2")
	flag.StringVar(&s.folder, "data", os.Getenv("DATA"), "the `folder` of the single process, on the disk that is to be measured")
	flag.StringVar(&s.profiles, "profiles", "", "a `folder` for profiles of the processors, of each node and of the load")
	flag.Parse()
	s.sites = strings.Split(*names, ",")
	for _, text := range flag.Args() {
		n, err := strconv.Atoi(text)
		if err != nil {
			fmt.Fprintf(os.Stderr, "loadcluster: %q is no number of matches\n", text)
			os.Exit(2)
		}
		s.matches = append(s.matches, n)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := s.run(ctx); err != nil {
		fmt.Fprintln(os.Stderr, "loadcluster:", err)
		os.Exit(1) //nolint:gocritic // what was started has ended
	}
}

// heads are the columns of the table.
var heads = []string{
	"matches", "site", "durable moves/s", "p50", "p99", "p999", "seen by all, p99", "cores: nodes", "PostgreSQL", "load",
	"MB: nodes", "PostgreSQL", "KB a socket", "transactions a move", "WAL bytes a move", "messages a move", "forwarded", "load average",
}

func (s *settings) run(ctx context.Context) error {
	for _, name := range s.sites {
		if siteNodes[name] == ([2]int{}) {
			return fmt.Errorf("there is no site %q: want single, cluster or one-node", name)
		}
	}
	game, err := samplegames.ByName(games.All(), s.game)
	if err != nil {
		return err
	}
	writeRow(heads)
	writeRow(slices.Repeat([]string{"--:"}, len(heads)))
	for _, matches := range s.matches {
		for _, name := range s.sites {
			cells, err := s.measure(ctx, name, matches, game)
			if err != nil {
				return fmt.Errorf("%s, %d matches: %w", name, matches, err)
			}
			writeRow(cells)
		}
	}
	return nil
}

func writeRow(cells []string) { fmt.Println("| " + strings.Join(cells, " | ") + " |") }

// measure measures a site and returns a row of the table.
func (s *settings) measure(ctx context.Context, name string, matches int, game *samplegames.SampleGame) (cells []string, err error) {
	average := loadAverage()
	site, err := startSite(ctx, siteNodes[name][0], s.folder)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, site.close()) }()
	rate := s.rate
	if rate < 0 {
		rate = min(10*float64(matches), 2100)
	}
	profiling := profile{folder: s.profiles, site: site, name: fmt.Sprint(name, matches), during: s.during}
	report, err := load.Run(ctx, load.Config{
		URLs: site.urls[:siteNodes[name][1]], Matches: matches, Sockets: s.sockets, Rate: rate, WarmUp: s.warmUp, For: s.during, Game: game,
		Progress: func(text string) {
			fmt.Fprintf(os.Stderr, "%s: %s\n", name, text)
			if strings.HasPrefix(text, "playing") {
				profiling.start(ctx)
			}
		},
		Counters: site.counters,
	})
	if err = errors.Join(err, profiling.wait()); err != nil {
		return nil, err
	}
	memory, err := site.databaseMemory()
	if err != nil {
		return nil, err
	}
	turns := max(float64(report.Ack.Count), 1)
	perTurn := func(format string, value float64) string {
		if site.database == nil || report.Ack.Count == 0 {
			return ""
		}
		return fmt.Sprintf(format, value/turns)
	}
	cores := func(seconds float64) string { return fmt.Sprintf("%.2f", seconds/s.during.Seconds()) }
	return []string{
		strconv.Itoa(matches), name, fmt.Sprintf("%.0f", report.Rate),
		milliseconds(report.Ack.P50), milliseconds(report.Ack.P99), milliseconds(report.Ack.P999), milliseconds(report.Seen.P99),
		fmt.Sprintf("%.2f", report.CPU), cores(report.Counted[databaseCPU]), cores(report.Counted[loadCPU]),
		fmt.Sprintf("%.0f", report.MemoryAfter/1e6), fmt.Sprintf("%.0f", float64(memory)/1e6), fmt.Sprintf("%.1f", report.PerSocket/1e3),
		perTurn("%.2f", report.Counted[transactions]), perTurn("%.0f", report.Counted[walBytes]), perTurn("%.2f", report.Messages),
		perTurn("%.2f", report.Forwarded), average,
	}, nil
}

func milliseconds(d time.Duration) string { return fmt.Sprintf("%.1f ms", d.Seconds()*1e3) }

// profile records profiles of the processors while turns are played.
type profile struct {
	folder string // empty: none
	site   *site
	name   string
	during time.Duration
	ended  []chan error
}

// start begins to record.
func (p *profile) start(ctx context.Context) {
	if p.folder == "" {
		return
	}
	seconds := max(int(p.during.Seconds())-1, 1)
	for i, address := range p.site.profiles {
		p.record(fmt.Sprintf("%s-node%d", p.name, i+1), func(file io.Writer) error {
			request, err := http.NewRequestWithContext(ctx, http.MethodGet, fmt.Sprintf("%s?seconds=%d", address, seconds), nil)
			if err != nil {
				return err
			}
			response, err := http.DefaultClient.Do(request)
			if err != nil {
				return err
			}
			defer func() { _ = response.Body.Close() }()
			_, err = io.Copy(file, response.Body)
			return err
		})
	}
	p.record(p.name+"-load", func(file io.Writer) error {
		if err := pprof.StartCPUProfile(file); err != nil {
			return err
		}
		defer pprof.StopCPUProfile()
		select {
		case <-time.After(time.Duration(seconds) * time.Second):
		case <-ctx.Done():
		}
		return nil
	})
}

// record writes a file in the background.
func (p *profile) record(name string, write func(io.Writer) error) {
	ended := make(chan error, 1)
	p.ended = append(p.ended, ended)
	go func() {
		file, err := os.Create(filepath.Join(p.folder, name+".pprof"))
		if err != nil {
			ended <- err
			return
		}
		ended <- errors.Join(write(file), file.Close())
	}()
}

// wait waits until all are written.
func (p *profile) wait() error {
	var errs []error
	for _, ended := range p.ended {
		errs = append(errs, <-ended)
	}
	return errors.Join(errs...)
}
