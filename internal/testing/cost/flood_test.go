package cost

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"
	"text/tabwriter"
	"time"
)

var (
	floodURL = flag.String("flood", "", "measure German pages of the service at this URL, not of one of its own, while one address floods it")
	floodFor = flag.Duration("flood-for", time.Second, "how long each flood lasts")
)

// visitor sends requests from an address of this machine.
type visitor struct {
	http.Client
	t       testing.TB
	service string
}

func newVisitor(t testing.TB, service, address string) *visitor {
	dialer := net.Dialer{LocalAddr: &net.TCPAddr{IP: net.ParseIP(address)}}
	transport := &http.Transport{DialContext: dialer.DialContext, MaxIdleConnsPerHost: 100}
	t.Cleanup(transport.CloseIdleConnections)
	return &visitor{Client: http.Client{Transport: transport, Timeout: time.Minute}, t: t, service: strings.TrimSuffix(service, "/")}
}

// ask sends a request in German and reads the answer.
func (v *visitor) ask(method, path, body string) (status int, answer []byte, took time.Duration) {
	r, err := http.NewRequestWithContext(v.t.Context(), method, v.service+path, strings.NewReader(body))
	if err != nil {
		v.t.Error(err)
		return 0, nil, 0
	}
	r.Header.Set("Accept-Language", "de")
	if body != "" {
		r.Header.Set("Content-Type", "application/json")
	}
	began := time.Now()
	w, err := v.Do(r)
	if err != nil {
		return 0, nil, time.Since(began) // the service does not answer in a minute, or the connection was closed
	}
	defer func() { _ = w.Body.Close() }()
	answer, _ = io.ReadAll(w.Body)
	return w.StatusCode, answer, time.Since(began)
}

// flood are the requests of the flood: position texts with hundreds of faults.
func flood() []string {
	fields := func(size int) string {
		text := "to-move=first first=Gyoku@1,-1 second=Gyoku@-1,1 first-hand=- second-hand=-"
		for i := 0; len(text) < size; i++ {
			text += fmt.Sprintf(" x%d=1", i)
		}
		return text
	}
	tiles := "to-move=first first="
	for i := range 500 {
		tiles += fmt.Sprintf("Foo%d@%d,%d;", i, i%9, i%8)
	}
	var bodies []string
	for _, q := range []question{{"ki-shogi", fields(1000)}, {"ki-shogi", fields(6000)}, {"quaterno", tiles + " second=- figures=- passes=0"}} {
		body, err := json.Marshal(question{q.Game, q.Position})
		if err != nil {
			panic(err)
		}
		bodies = append(bodies, string(body))
	}
	return bodies
}

// TestFlood: German pages are answered while one address sends expensive requests, within
// its limits and as fast as it can. The table has the times of the pages.
func TestFlood(t *testing.T) {
	service := *floodURL
	if service == "" {
		service = "http://" + newCostly(t).address
	}
	reader, hostile := newVisitor(t, service, "127.0.0.1"), newVisitor(t, service, "127.0.0.2")
	status, made, _ := reader.ask("POST", "/api/matches", `{"game":"ki-shogi","seats":{"first":"me","second":"me"}}`)
	var match struct{ Match string }
	if err := json.Unmarshal(made, &match); err != nil || status != http.StatusCreated {
		t.Fatalf("%d %s", status, made)
	}
	table := tabwriter.NewWriter(t.Output(), 0, 0, 2, ' ', tabwriter.AlignRight)
	_, _ = fmt.Fprintln(table, "flood\tpage\tanswered\tp50 ms\tp99 ms\tmax ms\tflood answers\tof them 422\tlongest ms\t")
	for _, kind := range []struct {
		name    string
		clients int
		pause   time.Duration // between two requests of a client
	}{{"none", 0, 0}, {"within the limits", 4, time.Second / 3}, {"beyond the limits", 16, 0}} {
		stop := make(chan struct{})
		var clients sync.WaitGroup
		var mu sync.Mutex
		answered, refused, longest := 0, 0, time.Duration(0)
		for i := range kind.clients {
			clients.Go(func() {
				bodies := flood()
				for n := i; ; n++ {
					select {
					case <-stop:
						return
					case <-time.After(kind.pause):
					}
					status, _, took := hostile.ask("POST", "/api/view", bodies[n%len(bodies)])
					mu.Lock()
					answered++
					if status == http.StatusUnprocessableEntity {
						refused++
						longest = max(longest, took)
					}
					mu.Unlock()
				}
			})
		}
		pages := []string{"/", "/match/" + match.Match}
		took := make([][]time.Duration, len(pages))
		var reading sync.WaitGroup
		for i, page := range pages {
			reading.Go(func() {
				for end := time.Now().Add(*floodFor); time.Now().Before(end); time.Sleep(200 * time.Millisecond) {
					status, answer, wait := reader.ask("GET", page, "")
					if status != http.StatusOK || !bytes.Contains(answer, []byte(`lang="de"`)) {
						t.Errorf("%s: %d after %v", page, status, wait)
					}
					took[i] = append(took[i], wait)
				}
			})
		}
		reading.Wait()
		close(stop)
		clients.Wait()
		for i, page := range pages {
			slices.Sort(took[i])
			at := func(share float64) float64 {
				return float64(took[i][int(share*float64(len(took[i])-1))].Microseconds()) / 1000
			}
			_, _ = fmt.Fprintf(table, "%s\t%s\t%d\t%.1f\t%.1f\t%.1f\t%d\t%d\t%d\t\n", kind.name, strings.SplitAfter(page, "/match/")[0], len(took[i]), at(0.5), at(0.99), at(1),
				answered, refused, longest.Milliseconds())
		}
		_ = table.Flush()
	}
}

// question are those of a question about a position.
type question struct {
	Game     string `json:"game"`
	Position string `json:"position"`
}
