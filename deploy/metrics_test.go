package deploy_test

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"

	"github.com/teahouse-games/teahouse/internal/service/metrics"
)

// described collects the descriptions of the collectors that are registered with it.
type described struct {
	prometheus.Registerer
	names, labels map[string]bool
}

// descriptionOf extracts the name and the labels of a metric from the text of its description.
var descriptionOf = regexp.MustCompile(`fqName: "([^"]+)".* variableLabels: \{([^}]*)\}`)

func (d *described) MustRegister(all ...prometheus.Collector) {
	for _, c := range all {
		descriptions := make(chan *prometheus.Desc, 1000)
		c.Describe(descriptions)
		close(descriptions)
		for description := range descriptions {
			parts := descriptionOf.FindStringSubmatch(description.String())
			d.names[parts[1]] = true
			if _, ok := c.(prometheus.Histogram); ok {
				for _, suffix := range []string{"_bucket", "_sum", "_count"} {
					d.names[parts[1]+suffix] = true
				}
				delete(d.names, parts[1]) // it has no value of its own
			}
			for label := range strings.SplitSeq(parts[2], ",") {
				d.labels[label] = true
			}
		}
	}
}

// known are the words that a query can have: metrics and labels of the service, those that Prometheus and the
// blackbox exporter make, and functions.
func known() map[string]bool {
	d := described{names: map[string]bool{}, labels: map[string]bool{"instance": true, "job": true, "le": true}}
	metrics.New(&d)
	d.MustRegister(collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	words := map[string]bool{}
	for _, set := range []map[string]bool{d.names, d.labels} {
		for word := range set {
			words[word] = true
		}
	}
	for _, word := range strings.Fields("up probe_success and or by sum min max count rate increase changes histogram_quantile label_values __range __rate_interval") {
		words[word] = true
	}
	return words
}

var (
	quoted = regexp.MustCompile(`"[^"]*"`)
	spans  = regexp.MustCompile(`\[[0-9]+[smh]\]`)
	word   = regexp.MustCompile(`[a-zA-Z_][a-zA-Z0-9_]*`)
)

// expectKnown fails if a query has a word that is not known.
func expectKnown(t *testing.T, words map[string]bool, query string) {
	t.Helper()
	for _, w := range word.FindAllString(spans.ReplaceAllString(quoted.ReplaceAllString(query, ""), ""), -1) {
		if !words[w] {
			t.Errorf("%s: there is no %s", query, w)
		}
	}
	if strings.Count(query, "(") != strings.Count(query, ")") || strings.Count(query, "{") != strings.Count(query, "}") {
		t.Errorf("%s: brackets do not match", query)
	}
}

// An alert that names a metric that does not exist never fires.
func TestAlertsUseMetricsThatExist(t *testing.T) {
	words := known()
	if words["teahouse_commit_seconds"] || !words["teahouse_commit_seconds_bucket"] || !words["process_open_fds"] || !words["game"] {
		t.Fatal("the metrics are read wrongly")
	}
	groups := at(t, readYAML(t, "prometheus/teahouse-alerts.yaml"), "groups").([]any)
	operating := read(t, "../docs/operating.md")
	seen := map[string]bool{}
	for _, rule := range at(t, groups[0], "rules").([]any) {
		name, query := at(t, rule, "alert").(string), at(t, rule, "expr").(string)
		if seen[name] {
			t.Errorf("%s is there twice", name)
		}
		seen[name] = true
		expectKnown(t, words, query)
		if severity := at(t, rule, "labels", "severity"); severity != "page" && severity != "ticket" {
			t.Errorf("%s: the severity %s is neither page nor ticket", name, severity)
		}
		condition := "`" + strings.ReplaceAll(query, "|", `\|`) + "`"
		if span := at(t, rule, "for"); span != "0m" {
			condition += fmt.Sprint(" for ", span)
		}
		row := fmt.Sprintf("| %s | %s | %s |\n", condition, at(t, rule, "annotations", "summary"), at(t, rule, "annotations", "description"))
		if !strings.Contains(operating, row) {
			t.Errorf("docs/operating.md does not have the line\n%s", row)
		}
	}
	if len(seen) < 10 {
		t.Errorf("there are %d alerts", len(seen))
	}
}

// A single process counts no nodes: an alert on missing ones would never end there.
func TestAlertsOnNodesNeedNodes(t *testing.T) {
	found := false
	for _, rule := range at(t, at(t, readYAML(t, "prometheus/teahouse-alerts.yaml"), "groups").([]any)[0], "rules").([]any) {
		if query := at(t, rule, "expr").(string); strings.Contains(query, "teahouse_nodes") {
			found = true
			if !strings.HasSuffix(query, " and max(teahouse_nodes) > 0") {
				t.Errorf("%s: a single process has 0 nodes", query)
			}
		}
	}
	if !found {
		t.Error("no alert counts nodes")
	}
}

// panel is what a test needs of a panel of Grafana.
type panel struct {
	ID          int
	Type, Title string
	Datasource  struct{ UID string }
	GridPos     struct{ X, Y, W, H int }
	Targets     []struct {
		Expr, LegendFormat string
		Datasource         struct{ UID string }
	}
}

func TestDashboardShowsMetricsThatExist(t *testing.T) {
	var dashboard struct {
		UID, Title string
		Templating struct {
			List []struct{ Name, Type string }
		}
		Panels []panel
	}
	text := read(t, "grafana/teahouse.json")
	if err := json.Unmarshal([]byte(text), &dashboard); err != nil {
		t.Fatal(err)
	}
	if list := dashboard.Templating.List; len(list) == 0 || list[0].Type != "datasource" {
		t.Error("the data source cannot be chosen")
	}
	words := known()
	var ids []int
	taken := map[[2]int]string{}
	for _, p := range dashboard.Panels {
		if slices.Contains(ids, p.ID) {
			t.Errorf("%s: the id %d is there twice", p.Title, p.ID)
		}
		ids = append(ids, p.ID)
		for x := range p.GridPos.W {
			for y := range p.GridPos.H {
				place := [2]int{p.GridPos.X + x, p.GridPos.Y + y}
				if other := taken[place]; other != "" || place[0] >= 24 {
					t.Fatalf("%s is over %s, or outside", p.Title, other)
				}
				taken[place] = p.Title
			}
		}
		if p.Type != "row" && len(p.Targets) == 0 {
			t.Errorf("%s shows nothing", p.Title)
		}
		for _, target := range p.Targets {
			expectKnown(t, words, target.Expr)
			if target.Datasource.UID != "${datasource}" || target.LegendFormat == "" {
				t.Errorf("%s has another data source, or no legend", p.Title)
			}
		}
	}
	for _, metric := range strings.Fields("turns_total acknowledged_seconds commit_seconds append_queue sockets owned_matches takeovers_total forwarded_total nodes commit_failures_total") {
		if !strings.Contains(text, "teahouse_"+metric) {
			t.Errorf("it does not show %s", metric)
		}
	}
}
