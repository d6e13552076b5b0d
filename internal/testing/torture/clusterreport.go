package torture

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"text/tabwriter"
	"time"
)

// ClusterReport is the result of a campaign.
type ClusterReport struct {
	Kinds   map[string]*KindReport `json:"kinds"` // of failures, by name
	Matches int                    `json:"matches"`
	Turns   int                    `json:"turns"`  // acknowledged
	Resent  int                    `json:"resent"` // commands the clients sent again
	Again   int                    `json:"again"`  // acknowledged commands sent again to see their first answer
	Checks  int                    `json:"checks"` // logs read and compared
	Fenced  int                    `json:"fenced"` // appends refused because another node had claimed the match
	Took    time.Duration          `json:"took"`
	Faults  []string               `json:"faults"` // broken promises

	// How long a node that was cut off from the database still acknowledged.
	AcknowledgedAlone time.Duration `json:"acknowledged_alone"`
}

// KindReport is what a kind of failure has done.
type KindReport struct {
	Count int `json:"count"`
	// Of each affected pair of players the longest time without an acknowledgement, since the moment from
	// which on there can be some.
	Pauses  []time.Duration `json:"pauses"`
	Charged []time.Duration `json:"charged"` // what a turn of each affected pair was charged with, the most
	// What of the time in which nothing could be stored a turn of each pair was charged with, at most.
	Outages []time.Duration `json:"outages"`
	// By how much a turn of any pair was charged with more than the time from the turn before until it was acknowledged, at most.
	Excess time.Duration `json:"excess"`
	Down   time.Duration `json:"down"` // for which a player had no connection, the longest
}

// Failures returns how many there were.
func (r ClusterReport) Failures() (n int) {
	for _, k := range r.Kinds {
		n += k.Count
	}
	return n
}

func (r *ClusterReport) kind(name string) *KindReport {
	if r.Kinds[name] == nil {
		r.Kinds[name] = &KindReport{}
	}
	return r.Kinds[name]
}

// String returns the report for people.
func (r ClusterReport) String() string {
	var text strings.Builder
	fmt.Fprintf(&text, "%d failures in %v: %d turns of %d matches acknowledged, %d commands resent, %d asked again, %d logs compared, "+
		"%d appends fenced, a node without the database acknowledged for at most %v, %d faults\n",
		r.Failures(), r.Took.Round(time.Second), r.Turns, r.Matches, r.Resent, r.Again, r.Checks, r.Fenced, round(r.AcknowledgedAlone), len(r.Faults))
	table := tabwriter.NewWriter(&text, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "failure\tcount\tpairs\tpause p50\tp99\tmax\tcharged p50\tmax\tof the outage\texcess, max\tsocket down, max\t")
	for _, name := range slices.Sorted(maps.Keys(r.Kinds)) {
		k := r.Kinds[name]
		fmt.Fprintf(table, "%s\t%d\t%d\t%v\t%v\t%v\t%v\t%v\t%v\t%v\t%v\t\n", name, k.Count, len(k.Pauses),
			quantile(k.Pauses, 0.5), quantile(k.Pauses, 0.99), quantile(k.Pauses, 1), quantile(k.Charged, 0.5), quantile(k.Charged, 1), quantile(k.Outages, 1),
			round(k.Excess), round(k.Down))
	}
	_ = table.Flush() // a strings.Builder takes everything
	return text.String()
}

// quantile returns one of some times; 1 is the longest.
func quantile(times []time.Duration, q float64) time.Duration {
	if len(times) == 0 {
		return 0
	}
	sorted := slices.Sorted(slices.Values(times))
	return round(sorted[min(int(q*float64(len(sorted))), len(sorted)-1)])
}

func round(d time.Duration) time.Duration { return d.Round(time.Millisecond) }
