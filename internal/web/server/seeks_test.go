package server

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/protocol"
)

// seek looks for an opponent as a page does: it tries again when the stream ends too early, at the next of the nodes. It returns
// how the search has ended.
func (b *browser) seek(ctx context.Context, id string, nodes ...string) (protocol.SeekUpdate, error) {
	body, err := json.Marshal(object{"id": id, "game": "ki-shogi", "clock": "5+3"})
	if err != nil {
		return protocol.SeekUpdate{}, err
	}
	var last error
	for try := 0; ctx.Err() == nil; try++ {
		if try > 0 {
			time.Sleep(50 * time.Millisecond)
		}
		end, err := b.seekOnce(ctx, nodes[try%len(nodes)], body)
		if err == nil {
			return end, nil
		}
		last = err
	}
	return protocol.SeekUpdate{}, fmt.Errorf("the search does not end: %w", last)
}

// seekOnce reads one stream to its end.
func (b *browser) seekOnce(ctx context.Context, node string, body []byte) (protocol.SeekUpdate, error) {
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, node+"api/seeks", bytes.NewReader(body))
	if err != nil {
		return protocol.SeekUpdate{}, err
	}
	r.Header.Set("Content-Type", "application/json")
	streams := *b.http
	streams.Timeout = 0
	answer, err := streams.Do(r)
	if err != nil {
		return protocol.SeekUpdate{}, err
	}
	defer func() { _ = answer.Body.Close() }()
	lines := bufio.NewScanner(answer.Body)
	for lines.Scan() {
		if len(lines.Bytes()) == 0 {
			continue
		}
		m, err := protocol.ReadMessage(lines.Bytes())
		if err != nil {
			return protocol.SeekUpdate{}, fmt.Errorf("%d: %w", answer.StatusCode, err)
		}
		if now, ok := m.(*protocol.SeekUpdate); ok && now.Status != "waiting" {
			return *now, nil
		}
	}
	return protocol.SeekUpdate{}, fmt.Errorf("the stream ends: %w", lines.Err())
}

// seekers are people with a name who look for an opponent, each at its own node first.
func seekers(t testing.TB, n int, nodes ...*running) (people []*browser, urls [][]string) {
	t.Helper()
	for i := range n {
		var own []string
		for k := range nodes {
			own = append(own, nodes[(i+k)%len(nodes)].URL())
		}
		guest := visit(t, own[0])
		guest.must(http.MethodPost, "api/me", object{"name": fmt.Sprint("Guest ", i)}, nil)
		people, urls = append(people, guest), append(urls, own)
	}
	return people, urls
}

// Two people who want the same game are seated, and both learn it.
func TestTwoSeekersAreSeated(t *testing.T) {
	s := start(t, config(t))
	people, urls := seekers(t, 2, s)
	var ends [2]protocol.SeekUpdate
	var group sync.WaitGroup
	for i, p := range people {
		group.Go(func() {
			var err error
			if ends[i], err = p.seek(t.Context(), "s1", urls[i]...); err != nil {
				t.Error(err)
			}
		})
	}
	group.Wait()
	if ends[0].Status != "paired" || ends[0].Match != ends[1].Match || ends[0].Seat == ends[1].Seat {
		t.Fatalf("%+v and %+v", ends[0], ends[1])
	}
	var match struct{ You []string }
	people[0].must(http.MethodGet, "api/matches/"+ends[0].Match, nil, &match)
	if !slices.Equal(match.You, []string{ends[0].Seat}) {
		t.Errorf("the seats %v, want %s", match.You, ends[0].Seat)
	}
}

// People at three nodes are paired once, while the bus of the node that makes the pairs is cut and the node stops.
func TestSeekersAtThreeNodes(t *testing.T) {
	nodes, _, _, _ := startNodes(t, 3)
	reachEachOther(t, nodes)
	eventually(t, "a node leads", func() bool {
		return slices.ContainsFunc(nodes, func(n *running) bool { return n.app.member.node.Leads() })
	})
	slices.SortFunc(nodes, func(a, b *running) int { // the one that leads first
		if a.app.member.node.Leads() {
			return -1
		}
		return 1
	})
	const n = 12
	people, urls := seekers(t, n, nodes...)
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	var ends [n]protocol.SeekUpdate
	var group sync.WaitGroup
	begin := func(from, to int) {
		for i := from; i < to; i++ {
			group.Go(func() {
				var err error
				if ends[i], err = people[i].seek(ctx, "s1", urls[i]...); err != nil {
					t.Errorf("person %d: %v", i, err)
				}
			})
		}
	}
	begin(0, 5)
	if err := nodes[0].app.member.bus.Close(); err != nil {
		t.Error(err)
	}
	begin(5, 9)
	time.Sleep(300 * time.Millisecond)
	nodes[0].cancel() // it may not stop in order without its bus
	begin(9, n)
	group.Wait()
	played := map[string][]string{}
	for i, end := range ends {
		if end.Status != "paired" {
			t.Fatalf("person %d: %+v", i, end)
		}
		played[end.Match] = append(played[end.Match], end.Seat)
		var mine struct{ Matches []struct{ Match string } }
		people[i].url = nodes[1].URL()
		people[i].must(http.MethodGet, "api/me/matches", nil, &mine)
		if len(mine.Matches) != 1 || mine.Matches[0].Match != end.Match {
			t.Errorf("person %d was given %s and has %v", i, end.Match, mine.Matches)
		}
	}
	for match, seats := range played {
		if slices.Sort(seats); !slices.Equal(seats, []string{"first", "second"}) {
			t.Errorf("match %s has the seats %v", match, seats)
		}
	}
}

// BenchmarkSeating measures over HTTP how long it takes from the request of the second of two people until both know their match.
func BenchmarkSeating(b *testing.B) {
	one := func(b *testing.B) []*running {
		c := config(b)
		c.ScaleLimits = 10_000
		return []*running{start(b, c)}
	}
	three := func(b *testing.B) []*running {
		nodes, _, _, _ := startNodes(b, 3)
		reachEachOther(b, nodes)
		return nodes
	}
	for name, open := range map[string]func(*testing.B) []*running{"nodes=1": one, "nodes=3": three} {
		b.Run(name, func(b *testing.B) {
			nodes := open(b)
			people, urls := seekers(b, 2, nodes...)
			var times []time.Duration
			for i := 0; b.Loop(); i++ {
				b.StopTimer()
				var group sync.WaitGroup
				first := make(chan error, 1)
				go func() {
					_, err := people[0].seek(b.Context(), fmt.Sprint(i), urls[0]...)
					first <- err
				}()
				time.Sleep(50 * time.Millisecond) // the first one waits
				b.StartTimer()
				begun := time.Now()
				group.Go(func() {
					if _, err := people[1].seek(b.Context(), fmt.Sprint(i), urls[1]...); err != nil {
						b.Error(err)
					}
				})
				if err := <-first; err != nil {
					b.Fatal(err)
				}
				group.Wait()
				times = append(times, time.Since(begun))
			}
			slices.Sort(times)
			b.ReportMetric(float64(times[len(times)/2].Microseconds())/1000, "p50-ms")
			b.ReportMetric(float64(times[len(times)*95/100].Microseconds())/1000, "p95-ms")
		})
	}
}

// What cannot be looked for is refused with what would be right, and a search can be given up.
func TestSeekRequests(t *testing.T) {
	s := start(t, config(t))
	ann := visit(t, s.URL())
	if status, err := ann.send(http.MethodDelete, "api/seeks/s1", nil, nil); status != http.StatusUnauthorized {
		t.Errorf("somebody without an identity gives a search up: %d, %v", status, err)
	}
	ann.must(http.MethodPost, "api/me", object{"name": "Ann"}, nil)
	usual := func(change object) object {
		body := object{"id": "s1", "game": "ki-shogi", "clock": "5+3"}
		maps.Copy(body, change)
		return body
	}
	for what, c := range map[string]struct {
		change object
		status int
		text   string
	}{
		"no id":           {object{"id": ""}, 422, "id"},
		"unknown game":    {object{"game": "chess"}, 422, "ki-shogi"},
		"unknown option":  {object{"options": object{"x": "y"}}, 422, "options"},
		"wrong clock":     {object{"clock": "5-3"}, 422, "clock"},
		"wrong seat":      {object{"seat": "third"}, 422, "seat"},
		"low limit":       {object{"lowest": 20}, 422, "from 100 to 4000"},
		"limits crossed":  {object{"lowest": 1600, "highest": 1500}, 422, "not above the highest"},
		"rated as guest":  {object{"rated": true}, 403, "account"},
		"unknown setting": {object{"speed": "fast"}, 422, "speed"},
	} {
		status, err := ann.send(http.MethodPost, "api/seeks", usual(c.change), nil)
		if status != c.status || err == nil || !strings.Contains(err.Error(), c.text) {
			t.Errorf("%s: %d, %v", what, status, err)
		}
	}
	end := make(chan protocol.SeekUpdate, 1)
	go func() {
		got, err := ann.seek(t.Context(), "s1", s.URL())
		if err != nil {
			t.Error(err)
		}
		end <- got
	}()
	var cancelled struct{ Waiting bool }
	eventually(t, "the search is given up", func() bool {
		ann.must(http.MethodDelete, "api/seeks/s1", nil, &cancelled)
		return cancelled.Waiting
	})
	if got := <-end; got.Status != "cancelled" {
		t.Errorf("%+v", got)
	}
}
