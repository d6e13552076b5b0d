package load

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
	"time"
)

// Report is the result of a measurement. Memory is in bytes.
type Report struct {
	Config      Config        `json:"-"`
	Sockets     int           `json:"sockets"` // open, as the service says
	Making      time.Duration `json:"making_ns"`
	Opening     time.Duration `json:"opening_ns"`
	Rate        float64       `json:"moves_per_second"` // acknowledged, so durable
	Ack         Percentiles   `json:"ack"`              // from when the turn was due
	Seen        Percentiles   `json:"seen"`             // until the viewers of the match had the event
	Missed      int64         `json:"missed"`           // turns due while no match was ready
	Rematches   int64         `json:"rematches"`
	Lost        int64         `json:"connections_lost"`
	Closed      int           `json:"connections_closed"` // by the service, from its metrics
	SocketsLeft int           `json:"sockets_after"`
	PerSocket   float64       `json:"bytes_per_socket"` // idle, its share of the match included
	PerMatch    float64       `json:"bytes_per_match"`  // created, without a viewer
	Memory      float64       `json:"memory_idle"`
	MemoryAfter float64       `json:"memory_after"`
	Commits     float64       `json:"commits_per_second"`
	Group       float64       `json:"entries_per_commit"`
	CPU         float64       `json:"cpu"`       // of the service, in cores
	Forwarded   float64       `json:"forwarded"` // commands from node to node
	Messages    float64       `json:"messages"`  // that the nodes have sent to each other
	Fsync       Percentiles   `json:"fsync"`
	FsyncRate   float64       `json:"fsyncs_per_second"`
	// Counted is how much the counters of Config.Counters grew.
	Counted map[string]float64 `json:"counted,omitempty"`
}

// fill copies the counts of the run.
func (p *Report) fill(r *loadRun) {
	p.Ack, p.Seen = r.acked.spread(), r.seen.spread()
	p.Rate = float64(p.Ack.Count) / r.For.Seconds()
	p.Missed, p.Rematches, p.Lost = r.missed.Load(), r.rematches.Load(), r.losses.Load()
}

// count copies the counts of the service between two moments.
func (p *Report) count(from, to serverMetrics) {
	during := p.Config.For.Seconds()
	commits := to["teahouse_commit_seconds_count"] - from["teahouse_commit_seconds_count"]
	p.Commits = commits / during
	if commits > 0 {
		p.Group = (to["teahouse_commit_entries_sum"] - from["teahouse_commit_entries_sum"]) / commits
	}
	p.Closed = int(to["teahouse_sockets_closed_total"] - from["teahouse_sockets_closed_total"])
	p.SocketsLeft = int(to["teahouse_sockets"])
	p.Forwarded = to["teahouse_forwarded_total"] - from["teahouse_forwarded_total"]
	p.Messages = to["teahouse_bus_sent_total"] - from["teahouse_bus_sent_total"]
	p.CPU = (to["process_cpu_seconds_total"] - from["process_cpu_seconds_total"]) / during
}

// idle returns an error if sockets without traffic did not stay open.
func (p *Report) idle() error {
	if p.Lost == 0 && p.Closed == 0 && p.SocketsLeft >= p.Sockets {
		return nil
	}
	return fmt.Errorf("of %d idle sockets %d were lost and %d closed by the service; %d are open: all should be", p.Sockets, p.Lost, p.Closed, p.SocketsLeft)
}

// Write writes the report as a table.
func (p *Report) Write(w io.Writer) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	row := func(name, format string, args ...any) { fmt.Fprintf(t, "%s\t%s\n", name, fmt.Sprintf(format, args...)) }
	row("matches", "%d played with %d sockets each, %d idle", p.Config.Matches, p.Config.Sockets, p.Config.Idle)
	row("sockets open", "%d (matches made in %v, sockets opened in %v)", p.Sockets, p.Making.Round(time.Millisecond), p.Opening.Round(time.Millisecond))
	row("durable moves/s", "%.0f of %.0f asked for (%d in %v; %d missed, %d rematches, %d connections lost)",
		p.Rate, p.Config.Rate, p.Ack.Count, p.Config.For, p.Missed, p.Rematches, p.Lost)
	row("connections", "%d open at the end, %d lost, %d closed by the service", p.SocketsLeft, p.Lost, p.Closed)
	row("acknowledged after", "%v", p.Ack)
	row("seen by all after", "%v", p.Seen)
	row("memory", "%s a socket, %s a match without a viewer; %s idle, %s after", kilobytes(p.PerSocket), kilobytes(p.PerMatch), megabytes(p.Memory), megabytes(p.MemoryAfter))
	row("service", "%.0f commits/s of %.1f entries, %.2f cores", p.Commits, p.Group, p.CPU)
	if p.Fsync.Count > 0 {
		row("bare fsync loop", "%.0f/s, %v", p.FsyncRate, p.Fsync)
	}
	return t.Flush()
}

// String returns the spread for people.
func (s Percentiles) String() string {
	var parts []string
	for _, part := range []struct {
		name string
		d    time.Duration
	}{{"p50", s.P50}, {"p99", s.P99}, {"p999", s.P999}, {"most", s.Most}} {
		parts = append(parts, fmt.Sprintf("%s %.1f ms", part.name, float64(part.d)/float64(time.Millisecond)))
	}
	return strings.Join(parts, ", ")
}

func kilobytes(bytes float64) string { return fmt.Sprintf("%.1f KB", bytes/1000) }
func megabytes(bytes float64) string { return fmt.Sprintf("%.0f MB", bytes/1e6) }

// WriteJSON writes the report for programs, with what was asked for.
func (p *Report) WriteJSON(w io.Writer) error {
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	return e.Encode(struct {
		Game    string        `json:"game"`
		Matches int           `json:"matches"`
		Each    int           `json:"sockets_per_match"`
		Idle    int           `json:"idle"`
		Asked   float64       `json:"moves_per_second_asked"`
		For     time.Duration `json:"for_ns"`
		*Report
	}{p.Config.Game.Name, p.Config.Matches, p.Config.Sockets, p.Config.Idle, p.Config.Rate, p.Config.For, p})
}
