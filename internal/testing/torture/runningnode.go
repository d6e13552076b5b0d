package torture

import (
	"bufio"
	"context"
	"fmt"
	"net"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/internal/testing/tcpproxy"
)

// runningNode is a node of a running cluster.
type runningNode struct {
	ClusterNode
	process *ServerProcess
	before  string // the end of what the processes before have written
	fenced  int    // appends of this process, as far as counted
}

// url returns where the node is, without the proxy in front of it.
func (n *runningNode) url() string { return "http://" + n.Address }

// startNode starts a node and waits until it is ready.
func (r *RunningCluster) startNode(ctx context.Context, i int) error {
	n := r.nodes[i]
	if n.process != nil {
		n.before = n.process.Output()
	}
	process, err := StartServer(n.Start(), n.url())
	if err != nil {
		return err
	}
	n.process, n.fenced = process, 0
	ctx, cancel := context.WithTimeout(ctx, recoveryTime)
	defer cancel()
	if err := process.Ready(ctx); err != nil {
		return fmt.Errorf("%s: %w", n.Name, err)
	}
	return nil
}

// stop stops a node in order. The error says what the node has written.
func (n *runningNode) stop() error {
	if err := n.process.Stop(); err != nil {
		return fmt.Errorf("%s does not end in order: %w\n%s", n.Name, err, n.process.Output())
	}
	return nil
}

// randomNode returns the index of a node.
func (r *RunningCluster) randomNode() int { return r.dice.IntN(len(r.nodes)) }

// setDatabaseLinks sets what passes between a node and the database.
func (r *RunningCluster) setDatabaseLinks(node int, s tcpproxy.LinkState) {
	for _, link := range r.nodes[node].Database {
		link.Set(s)
	}
}

// setBusLinks sets what passes between a node and the buses of the others.
func (r *RunningCluster) setBusLinks(node int, s tcpproxy.LinkState) {
	own := r.nodes[node]
	for _, n := range r.nodes {
		if n == own || s == tcpproxy.Passing {
			n.Bus.Set(s)
			continue
		}
		n.Bus.SetRule(func(client net.Addr) tcpproxy.LinkState {
			if hasSocket(own.process.PID(), client) {
				return s
			}
			return tcpproxy.Passing
		})
	}
}

// broken returns a state of a link that is broken.
func (r *RunningCluster) broken() tcpproxy.LinkState {
	return []tcpproxy.LinkState{tcpproxy.Stalled, tcpproxy.Refused}[r.dice.IntN(2)]
}

// affectedBy returns the pairs whose match a node owns, or of whose players one is connected to it.
func (r *RunningCluster) affectedBy(ctx context.Context, node int) (pairs []*playerPair, err error) {
	owners, err := r.owners(ctx)
	if err != nil {
		return nil, err
	}
	connected := map[string]bool{} // by the addresses of players
	for client, server := range r.balancer.Connections() {
		if host, _, err := net.SplitHostPort(client); err == nil && server == r.nodes[node].Address {
			connected[host] = true
		}
	}
	for _, p := range r.pairs {
		owner := owners[p.currentLedger().match]
		if strings.HasPrefix(owner, r.nodes[node].Name+"-") || connected[p.address(0)] || connected[p.address(1)] {
			pairs = append(pairs, p)
		}
	}
	return pairs, nil
}

// nodeOf returns the index of the node with an id, -1 if it does not run.
func (r *RunningCluster) nodeOf(owner string) int {
	for i, n := range r.nodes {
		if strings.HasPrefix(owner, n.Name+"-") {
			return i
		}
	}
	return -1
}

// countFenced counts the appends of a node that were refused since it was asked before. A node that
// does not answer is asked again later.
func (r *RunningCluster) countFenced(ctx context.Context, n *runningNode) {
	ctx, cancel := context.WithTimeout(ctx, 2*time.Second)
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, n.url()+"/metrics", nil)
	if err != nil {
		return
	}
	response, err := (&http.Client{Transport: &http.Transport{DisableKeepAlives: true}}).Do(request)
	if err != nil {
		return
	}
	defer func() { _ = response.Body.Close() }()
	lines := bufio.NewScanner(response.Body)
	for lines.Scan() {
		text, ok := strings.CutPrefix(lines.Text(), "teahouse_fenced_total ")
		if !ok {
			continue
		}
		if count, err := strconv.ParseFloat(text, 64); err == nil {
			r.report.Fenced += int(count) - n.fenced
			n.fenced = int(count)
		}
	}
}
