package server

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/web/guard"
)

// operating is docs/operating.md.
func operating(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../../../docs/operating.md")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// kept collects the collectors that are registered.
type kept struct {
	prometheus.Registerer
	collectors []prometheus.Collector
}

func (k *kept) MustRegister(c ...prometheus.Collector) { k.collectors = append(k.collectors, c...) }

// descriptionOf extracts the text from the description of a metric, which has no method
// for it.
var descriptionOf = regexp.MustCompile(`fqName: "([^"]+)", help: "([^"]+)".* variableLabels: \{([^}]*)\}`)

// The table of metrics has each that there is, with its kind and the words of its help.
func TestMetricsAreDocumented(t *testing.T) {
	var registered kept
	metrics.New(&registered)
	var want []string
	for _, c := range registered.collectors {
		descriptions := make(chan *prometheus.Desc, 1)
		c.Describe(descriptions)
		description := descriptionOf.FindStringSubmatch((<-descriptions).String())
		kind := "gauge"
		if _, ok := c.(prometheus.Observer); ok {
			kind = "histogram"
		} else if strings.HasSuffix(description[1], "_total") {
			kind = "counter"
		}
		if label := description[3]; label != "" {
			kind += " by " + label
		}
		want = append(want, fmt.Sprintf("| `%s` | %s | %s |", description[1], kind, description[2]))
	}
	if len(want) < 10 {
		t.Fatalf("there are %d metrics", len(want))
	}
	expectLines(t, operating(t), "| `teahouse_", want)
}

// The table of limits has each that there is.
func TestLimitsAreDocumented(t *testing.T) {
	documented := map[guard.RequestKind]string{}
	for line := range strings.Lines(operating(t)) {
		if cells := strings.Split(strings.TrimSpace(line), " | "); len(cells) == 6 {
			documented[guard.RequestKind(strings.Trim(cells[5], "`| "))] = strings.Join(cells[1:5], " ")
		}
	}
	limits := guard.Default()
	for kind, cost := range limits.Costs {
		want := rate(cost.Address) + " " + rate(cost.Person)
		if documented[kind] != want {
			t.Errorf("docs/operating.md says of %s: %q, but it is %q", kind, documented[kind], want)
		}
	}
	for _, want := range []string{
		fmt.Sprintf("| connections open at once | %d |", limits.Open),
		fmt.Sprintf("| connections open at once from one address | %d |", limits.OpenAddress),
		fmt.Sprintf("| live connections and streams of one address | %d |", limits.LiveAddress),
		fmt.Sprintf("| live connections and streams of one person | %d |", limits.LivePerson),
		fmt.Sprintf("| bytes of a request | %d |", limits.MaxBody),
		fmt.Sprintf("| for sending a request | %v |", limits.BodyTimeout),
		fmt.Sprintf("| for answering it | %v |", limits.HandlerTimeout),
		fmt.Sprintf("| for reading the answer | %v |", limits.WriteTimeout),
		fmt.Sprintf("| for answering a download | %v |", limits.DownloadTimeout),
		fmt.Sprintf("| bytes of a request's header | %d |", headerBytes),
		fmt.Sprintf("| for sending the header | %v |", headerTimeout),
		fmt.Sprintf("| for a connection without requests | %v |", idleTimeout),
		fmt.Sprintf("| for the rest of a header, once it shuts down | %v |", newWithin),
		fmt.Sprintf("| for the rest of a body, once it shuts down | %v |", bodyWithin),
		fmt.Sprintf("| for taking an answer, once it shuts down | %v |", answerWithin),
	} {
		if !strings.Contains(operating(t), "\n"+want+"\n") {
			t.Errorf("docs/operating.md does not say %s", want)
		}
	}
}

func rate(r guard.Rate) string {
	if r == (guard.Rate{}) {
		return "– –"
	}
	return fmt.Sprint(r.Burst) + " " + strconv.FormatFloat(r.PerSecond, 'f', -1, 64)
}

// expectLines compares the lines of a text that begin alike with those wanted.
func expectLines(t *testing.T, text, beginning string, want []string) {
	t.Helper()
	var got []string
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, beginning) {
			got = append(got, strings.TrimSpace(line))
		}
	}
	for _, line := range want {
		if !slices.Contains(got, line) {
			t.Errorf("docs/operating.md does not have the line\n%s", line)
		}
	}
	for _, line := range got {
		if !slices.Contains(want, line) {
			t.Errorf("docs/operating.md has a line that is not true:\n%s", line)
		}
	}
}

// docs/protocol.md has the limit of live connections.
func TestConnectionsAreDocumented(t *testing.T) {
	text, err := os.ReadFile("../../../docs/protocol.md")
	if err != nil {
		t.Fatal(err)
	}
	limits := guard.Default()
	want := fmt.Sprintf("| %d and %d | connections of one identity and of one address", limits.LivePerson, limits.LiveAddress)
	if !strings.Contains(string(text), want) {
		t.Errorf("docs/protocol.md does not say %s", want)
	}
}
