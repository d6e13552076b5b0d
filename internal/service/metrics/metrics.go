package metrics

import (
	"sync/atomic"

	"github.com/prometheus/client_golang/prometheus"
)

// Metrics are the collectors. All are safe for concurrent use.
type Metrics struct {
	Sockets        prometheus.Gauge       // live connections
	Streams        prometheus.Gauge       // NDJSON streams
	Rooms          prometheus.Gauge       // matches that are loaded
	Turns          *prometheus.CounterVec // turns stored, by game
	Matches        *prometheus.CounterVec // matches created, by game
	Ended          *prometheus.CounterVec // matches ended, by reason
	Refused        *prometheus.CounterVec // commands refused, by code
	Limited        *prometheus.CounterVec // requests and connections turned away, by limit
	CutOff         *prometheus.CounterVec // connections closed by the service, by code
	Acknowledged   prometheus.Histogram   // seconds from reading a command to handing its acknowledgement to the connection
	Committed      prometheus.Histogram   // seconds of a commit, fsync included
	GroupSize      prometheus.Histogram   // entries committed together
	Failures       *prometheus.CounterVec // commits that failed, by error
	AppendQueue    prometheus.Gauge       // calls that wait to be committed; with PostgreSQL also those that are being committed
	ThinkQueue     prometheus.Gauge       // computers' turns that wait to be thought about
	Thinking       prometheus.Histogram   // seconds a computer's turn took
	LostCommits    prometheus.Gauge       // commits that were missing at the start
	Damaged        prometheus.Gauge       // parts of the database found damaged
	CheckMatches   prometheus.Gauge       // matches that the check after the start has read
	CheckSeconds   prometheus.Gauge       // how long that check took
	StoppedSeconds prometheus.Counter     // seconds by which uptime stood still while the process ran
	DatabaseBytes  prometheus.Gauge       // bytes that the database takes
	DatabaseLimit  prometheus.Gauge       // that it may take; 0: no limit
	DatabaseFull   prometheus.Gauge       // 1 while new matches and the like are refused
	DiskFree       prometheus.Gauge       // bytes
	MatchesDeleted *prometheus.CounterVec // expired matches, by category
	Uncounted      prometheus.Counter     // matches that cannot be counted in the explorer
	PeopleDeleted  prometheus.Counter     // likewise
	Mails          *prometheus.CounterVec // tries to send a mail, by result
	MailQueue      prometheus.Gauge       // mails that wait to be sent
	Notices        *prometheus.CounterVec // tries to deliver a notice, by channel and result
	NoticesWaiting prometheus.Gauge       // deliveries of notices that are due
	NoticesOldest  prometheus.Gauge       // for how many seconds one of them has been
	Takeovers      prometheus.Counter     // matches claimed that another node had owned
	Handovers      prometheus.Counter     // matches taken from another node that has handed them over
	Fenced         prometheus.Counter     // appends refused because another node owns the match
	OneRoundTrip   prometheus.Counter     // commits to PostgreSQL that needed no question before
	Forwarded      *prometheus.CounterVec // commands sent to the node that owns their match, by result
	OwnedMatches   prometheus.Gauge       // matches that this node owns and has loaded
	Seeks          prometheus.Gauge       // people who look for an opponent at this node
	Paired         prometheus.Histogram   // seconds that people waited for an opponent
	Nodes          prometheus.Gauge       // nodes that are alive, this one too
	Appended       prometheus.Histogram   // seconds of an append, from the call to its result

	ReplicationSafe      prometheus.Gauge     // 1 if as many standbys confirm commits as must, 0 if not, -1 if that is not known
	StandbySynchronous   *prometheus.GaugeVec // 1 if commits can wait for a standby, by its name
	StandbyBehindBytes   *prometheus.GaugeVec // bytes that a standby does not have on its disk
	StandbyBehindSeconds *prometheus.GaugeVec // seconds that it was behind when it last confirmed something

	bus atomic.Pointer[func() (sent, received uint64)]
}

// SetBus has the metrics show how many messages a bus has sent and received, as f returns them.
func (m *Metrics) SetBus(f func() (sent, received uint64)) { m.bus.Store(&f) }

// ExpectFailures has the metrics show 0 commits that failed with an error until there is one. Prometheus sees no increase in a
// counter that begins with 1, so an alert would miss the first failure.
func (m *Metrics) ExpectFailures(label string) { m.Failures.WithLabelValues(label) }

// busMessages returns how many messages the bus has sent and received; none if there is no bus.
func (m *Metrics) busMessages() (sent, received uint64) {
	if f := m.bus.Load(); f != nil {
		return (*f)()
	}
	return 0, 0
}

// New makes the collectors and registers them.
func New(r prometheus.Registerer) *Metrics {
	gauge := func(name, help string) prometheus.Gauge {
		g := prometheus.NewGauge(prometheus.GaugeOpts{Namespace: "teahouse", Name: name, Help: help})
		r.MustRegister(g)
		return g
	}
	counters := func(name, help, label string) *prometheus.CounterVec {
		c := prometheus.NewCounterVec(prometheus.CounterOpts{Namespace: "teahouse", Name: name, Help: help}, []string{label})
		r.MustRegister(c)
		return c
	}
	gauges := func(name, help, label string) *prometheus.GaugeVec {
		g := prometheus.NewGaugeVec(prometheus.GaugeOpts{Namespace: "teahouse", Name: name, Help: help}, []string{label})
		r.MustRegister(g)
		return g
	}
	histogram := func(name, help string, buckets []float64) prometheus.Histogram {
		h := prometheus.NewHistogram(prometheus.HistogramOpts{Namespace: "teahouse", Name: name, Help: help, Buckets: buckets})
		r.MustRegister(h)
		return h
	}
	seconds := prometheus.ExponentialBuckets(0.0001, 2, 16) // 0.1 ms to 3.3 s
	stopped := prometheus.NewCounter(prometheus.CounterOpts{
		Namespace: "teahouse", Name: "stopped_seconds_total", Help: "Time by which uptime stood still while the process ran.",
	})
	r.MustRegister(stopped)
	deleted := prometheus.NewCounter(prometheus.CounterOpts{
		Namespace: "teahouse", Name: "people_deleted_total", Help: "People deleted because they had no match and were not seen for long.",
	})
	r.MustRegister(deleted)
	takeovers := prometheus.NewCounter(prometheus.CounterOpts{
		Namespace: "teahouse", Name: "takeovers_total", Help: "Matches claimed that another node had owned.",
	})
	handovers := prometheus.NewCounter(prometheus.CounterOpts{
		Namespace: "teahouse", Name: "handovers_total", Help: "Matches taken from another node where nobody viewed them.",
	})
	r.MustRegister(takeovers, handovers)
	fenced := prometheus.NewCounter(prometheus.CounterOpts{
		Namespace: "teahouse", Name: "fenced_total", Help: "Appends refused because another node has claimed the match.",
	})
	oneRoundTrip := prometheus.NewCounter(prometheus.CounterOpts{
		Namespace: "teahouse", Name: "commits_one_round_trip_total", Help: "Commits to PostgreSQL that needed no question before: the matches were as the node knew them.",
	})
	r.MustRegister(fenced, oneRoundTrip)
	uncounted := prometheus.NewCounter(prometheus.CounterOpts{
		Namespace: "teahouse", Name: "explorer_uncounted_total", Help: "Matches that are not counted in the opening explorer, since they cannot be read.",
	})
	r.MustRegister(uncounted)
	notices := prometheus.NewCounterVec(prometheus.CounterOpts{
		Namespace: "teahouse", Name: "notices_total", Help: "Tries to deliver a notice.",
	}, []string{"channel", "result"})
	r.MustRegister(notices)
	m := &Metrics{
		Notices:        notices,
		Sockets:        gauge("sockets", "Live connections."),
		Streams:        gauge("streams", "NDJSON streams."),
		Rooms:          gauge("rooms", "Matches that are loaded."),
		Turns:          counters("turns_total", "Turns played and kept.", "game"),
		Matches:        counters("matches_total", "Matches created.", "game"),
		Ended:          counters("matches_ended_total", "Matches ended.", "reason"),
		Refused:        counters("commands_refused_total", "Commands refused.", "code"),
		Limited:        counters("limited_total", "Requests and connections turned away.", "limit"),
		CutOff:         counters("sockets_closed_total", "Live connections closed by the service.", "code"),
		Acknowledged:   histogram("acknowledged_seconds", "From reading a command to handing its acknowledgement to the connection.", seconds),
		Committed:      histogram("commit_seconds", "A commit, fsync included.", seconds),
		GroupSize:      histogram("commit_entries", "Entries committed together.", prometheus.ExponentialBuckets(1, 2, 11)),
		Failures:       counters("commit_failures_total", "Commits that failed.", "error"),
		AppendQueue:    gauge("append_queue", "Calls that wait to be committed; with PostgreSQL also those that are being committed."),
		ThinkQueue:     gauge("think_queue", "Computers' turns that wait to be thought about."),
		Thinking:       histogram("thinking_seconds", "A computer's turn.", prometheus.ExponentialBuckets(0.001, 2, 15)),
		LostCommits:    gauge("lost_commits", "Commits that were made and were missing in the database at the start."),
		Damaged:        gauge("check_damaged", "Parts of the database that were found damaged since the start: matches and tables."),
		CheckMatches:   gauge("check_matches", "Matches that the check of the database after the start has read."),
		CheckSeconds:   gauge("check_seconds", "How long that check took; 0 until it has ended."),
		StoppedSeconds: stopped,
		DatabaseBytes:  gauge("database_bytes", "Bytes that the database takes, its write-ahead log included."),
		DatabaseLimit:  gauge("database_limit_bytes", "Bytes that it may take; 0: no limit."),
		DatabaseFull:   gauge("database_full", "1 while new matches are refused for lack of space."),
		DiskFree:       gauge("disk_free_bytes", "Bytes that are free on its disk; -1: not known."),
		MatchesDeleted: counters("matches_deleted_total", "Matches deleted, since they are not kept any longer.", "category"),
		PeopleDeleted:  deleted,
		Uncounted:      uncounted,
		Mails:          counters("mails_total", "Tries to send a mail.", "result"),
		MailQueue:      gauge("mail_queue", "Mails that wait to be sent."),
		NoticesWaiting: gauge("notices_waiting", "Deliveries of notices that are due."),
		NoticesOldest:  gauge("notices_oldest_seconds", "For how long the one that has waited longest has been due."),
		Takeovers:      takeovers,
		Handovers:      handovers,
		Fenced:         fenced,
		OneRoundTrip:   oneRoundTrip,
		Forwarded:      counters("forwarded_total", "Commands sent to the node that owns their match.", "result"),
		OwnedMatches:   gauge("owned_matches", "Matches that this node owns and has loaded."),
		Seeks:          gauge("seeks", "People who look for an opponent at this node."),
		Paired:         histogram("paired_seconds", "How long people waited for an opponent.", prometheus.ExponentialBuckets(0.125, 2, 14)),
		Nodes:          gauge("nodes", "Nodes of the cluster that are alive, this one too."),
		Appended:       histogram("append_seconds", "An append, from the call to its result.", seconds),

		ReplicationSafe:      gauge("replication_safe", "1 if as many standbys confirm commits as must, 0 if not, -1 if the role of the node may not know."),
		StandbySynchronous:   gauges("standby_synchronous", "1 if commits can wait for this standby.", "standby"),
		StandbyBehindBytes:   gauges("standby_behind_bytes", "Bytes of the log that this standby does not have on its disk.", "standby"),
		StandbyBehindSeconds: gauges("standby_behind_seconds", "How long this standby last took to have something on its disk.", "standby"),
	}
	r.MustRegister(
		prometheus.NewCounterFunc(prometheus.CounterOpts{
			Namespace: "teahouse", Name: "bus_sent_total", Help: "Messages that this node has sent to the other nodes.",
		}, func() float64 { sent, _ := m.busMessages(); return float64(sent) }),
		prometheus.NewCounterFunc(prometheus.CounterOpts{
			Namespace: "teahouse", Name: "bus_received_total", Help: "Messages of other nodes that this node has received.",
		}, func() float64 { _, received := m.busMessages(); return float64(received) }),
	)
	return m
}
