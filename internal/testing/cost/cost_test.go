package cost

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"testing"
	"text/tabwriter"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/internal/rules/rulesprotocol"
	"github.com/teahouse-games/teahouse/internal/web/server"
)

var (
	costRequests  = flag.Int("cost", 1, "measure what so many requests for each endpoint and language cost; see make cost")
	costEndpoints = flag.String("cost-of", "", "measure only endpoints with this in their names")
	costSeed      = flag.Uint64("cost-seed", 1, "where the requests are made from")
)

// costly is a service whose costs are measured: the whole handler, in memory, with limits
// that are not reached.
type costly struct {
	handler http.Handler
	matches []played
	cookie  string
	asked   int

	t       testing.TB
	address string
	sockets map[string]*socket // by match and language
	lines   rulesprotocol.Handler
}

func newCostly(t testing.TB) *costly {
	t.Helper()
	c := server.Default()
	c.Games, c.Listen, c.Memory, c.ComputerPause, c.ScaleLimits = games.All(), "127.0.0.1:0", true, 0, 1_000_000
	ctx, cancel := context.WithCancel(context.Background())
	s, err := server.New(ctx, c)
	if err != nil {
		t.Fatal(err)
	}
	var running sync.WaitGroup
	running.Go(func() { _ = s.Run(ctx) })
	t.Cleanup(func() {
		cancel()
		running.Wait()
	})
	of := &costly{handler: s.Handler(), t: t, address: s.Addr().String(), sockets: map[string]*socket{}, lines: rulesprotocol.Handler{Games: games.All()}}
	for _, rules := range games.All() {
		of.matches = append(of.matches, of.play(t, rules))
	}
	return of
}

// play makes a match of 30 turns.
func (c *costly) play(t testing.TB, rules *game.Rules) played {
	t.Helper()
	w := c.answer(&request{"POST", "/api/matches", fmt.Sprintf(`{"game":%q,"seats":{"first":"me","second":"me"}}`, rules.Name), "application/json", ""}, "en")
	var made struct{ Match string }
	if err := json.Unmarshal(w.Body.Bytes(), &made); err != nil || w.Code != http.StatusCreated {
		t.Fatalf("%d %s", w.Code, w.Body)
	}
	if c.cookie == "" {
		for _, cookie := range w.Result().Cookies() {
			c.cookie = cookie.Name + "=" + cookie.Value
		}
	}
	var view struct{ Position string } // after the deal, where there is one
	if err := json.Unmarshal(c.answer(&request{"GET", "/api/matches/" + made.Match + "/view", "", "", ""}, "en").Body.Bytes(), &view); err != nil {
		t.Fatal(err)
	}
	table, err := rules.NewFromPosition(nil, view.Position)
	if err != nil {
		t.Fatal(err)
	}
	for i, turn := range playOn(table, rand.New(rand.NewPCG(7, 7)), 30) {
		body := fmt.Sprintf(`{"client":"cost","id":"%d","expect":-1,"command":{"kind":"play","turn":%q}}`, i, turn)
		if w := c.answer(&request{"POST", "/api/matches/" + made.Match + "/commands", body, "application/json", ""}, "en"); w.Code != http.StatusOK {
			t.Fatalf("%s: %d %s", turn, w.Code, w.Body)
		}
	}
	return played{rules.Name, made.Match, c.cookie}
}

// answer has a request answered.
func (c *costly) answer(q *request, lang string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(q.method, "http://127.0.0.1:8080"+q.path, strings.NewReader(q.body))
	r.Header.Set("Accept-Language", lang)
	if q.form != "" {
		r.Header.Set("Content-Type", q.form)
	}
	if c.cookie != "" {
		r.Header.Set("Cookie", c.cookie)
	}
	c.asked++
	r.RemoteAddr = fmt.Sprintf("10.%d.%d.%d:1234", c.asked>>16&255, c.asked>>8&255, c.asked&255)
	w := httptest.NewRecorder()
	c.handler.ServeHTTP(w, r)
	return w
}

// measured is the cost of one request.
type measured struct {
	request
	seed     uint64
	status   int
	answered int // bytes
	took     time.Duration
}

// bytes is the size of a request and its answer.
func (m *measured) bytes() int { return m.size() + m.answered }

// measure has a request answered.
func (c *costly) measure(q request, lang string) measured {
	m := measured{request: q}
	switch q.method {
	case methodLive:
		socket := c.socket(q.path, lang)
		before := time.Now()
		m.answered, m.status = socket.ask(c.t, q.body)
		m.took = time.Since(before)
	case methodLine:
		before := time.Now()
		answer := c.lines.Append(nil, []byte(q.body))
		m.took, m.answered, m.status = time.Since(before), len(answer), http.StatusOK
		if bytes.HasPrefix(answer, []byte(`{"error"`)) {
			m.status = http.StatusUnprocessableEntity
		}
	default:
		before := time.Now()
		w := c.answer(&q, lang)
		m.took, m.answered, m.status = time.Since(before), w.Body.Len(), w.Code
	}
	return m
}

// median is the one in the middle.
func median[T cmp.Ordered](list []T) T {
	list = slices.Sorted(slices.Values(list))
	return list[len(list)/2]
}

// dear is an endpoint whose answers take a second each: fewer of them are measured.
const dear = "POST /api/picture"

// costs is the cost of the requests of an endpoint in a language.
type costs struct {
	constant time.Duration // of the dearest of the simplest requests
	free     float64       // bytes that the constant is worth
	list     []measured
	answered int // bytes of the largest answer
	refused  int // and of the largest with a problem
}

// TestCost measures the cost of hostile requests and prints a table: make cost. It does
// not fail because of times, as the machine may be busy.
func TestCost(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(400))
	c := newCostly(t)
	table := tabwriter.NewWriter(t.Output(), 0, 0, 2, ' ', tabwriter.AlignRight)
	_, _ = fmt.Fprintln(table, "endpoint\tlang\trequests\tconstant µs\tmedian ns/B\tmax ns/B\tmax/median\tslowest µs\tlargest\tlargest refusal\t/en\t")
	for _, e := range endpoints() {
		if !strings.Contains(e.name, *costEndpoints) {
			continue
		}
		mean := make([]time.Duration, len(languages.Tags()))
		for i, lang := range languages.Tags() {
			n := *costRequests
			if e.name == dear {
				n = max(1, n/100)
			}
			of := c.costsOf(&e, lang, n)
			rate := of.rates()
			worst, slowest := 0, 0
			for j := range of.list {
				mean[i] += of.list[j].took
				if rate[j] > rate[worst] {
					worst = j
				}
				if of.list[j].took > of.list[slowest].took {
					slowest = j
				}
			}
			middle := of.slope()
			ratio := ""
			if i > 0 {
				ratio = fmt.Sprintf("%.2f", float64(mean[i])/float64(mean[0]))
			}
			_, _ = fmt.Fprintf(table, "%s\t%s\t%d\t%d\t%.0f\t%.0f\t%.1f\t%d\t%d\t%d\t%s\t\n", e.name, lang, len(of.list), of.constant.Microseconds(),
				middle, rate[worst], rate[worst]/middle, of.list[slowest].took.Microseconds(), of.answered, of.refused, ratio)
			w, s := &of.list[worst], &of.list[slowest]
			t.Logf("%s %s: worst %s (%d, %d bytes, %d answered, %v, seed %d); slowest %s (%d, %d bytes, %d answered, %v, seed %d)",
				e.name, lang, w.shape, w.status, w.size(), w.answered, w.took, w.seed, s.shape, s.status, s.size(), s.answered, s.took, s.seed)
		}
		// Print each line as soon as it is known: all of them can take an hour.
		_ = table.Flush()
	}
}

// costsOf measures the requests of an endpoint.
func (c *costly) costsOf(e *endpoint, lang string, n int) costs {
	var of costs
	of.constant = c.constant(e, lang, min(9, n))
	for i := range n {
		seed := *costSeed<<32 + uint64(i)
		m := c.measure(e.draw(seed, rand.Uint64(), c.matches), lang)
		m.seed = seed
		of.list = append(of.list, m)
		if of.answered = max(of.answered, m.answered); m.status >= 400 {
			of.refused = max(of.refused, m.answered)
		}
	}
	of.free = float64(of.constant) / of.slope()
	// What looks slow may have been in the way of something else: it is measured again, with
	// other letters.
	middle := of.slope()
	for again := range 8 {
		rates := of.rates()
		for i := range of.list {
			if m := &of.list[i]; rates[i] > 2*middle {
				if repeated := c.measure(e.draw(m.seed, rand.Uint64()+uint64(again), c.matches), lang); repeated.took < m.took {
					m.took = repeated.took
				}
			}
		}
	}
	return of
}

// constant is the cost of a request with very few bytes: the most expensive of the
// simplest requests about each game, fulfilled and refused.
func (c *costly) constant(e *endpoint, lang string, times int) (most time.Duration) {
	kinds := 2 * len(games.All())
	for kind := range kinds {
		var took []time.Duration
		for range times {
			took = append(took, c.measure(e.simple(kind, rand.Uint64(), c.matches), lang).took)
		}
		most = max(most, median(took))
	}
	return most
}

// long is how many bytes a request has, with its answer, next to which the constant is little.
const long = 4096

// slope is the median cost of a byte, in nanoseconds.
func (of *costs) slope() float64 {
	var list []float64
	for i := range of.list {
		if m := &of.list[i]; m.bytes() >= long {
			list = append(list, float64(m.took.Nanoseconds())/float64(m.bytes()))
		}
	}
	if len(list) == 0 {
		for i := range of.list {
			list = append(list, float64(of.list[i].took.Nanoseconds())/float64(of.list[i].bytes()))
		}
	}
	return median(list)
}

// rates are the costs of the requests in nanoseconds a byte, where the constant counts as
// the bytes that cost as much.
func (of *costs) rates() []float64 {
	rates := make([]float64, len(of.list))
	for i := range of.list {
		m := &of.list[i]
		rates[i] = float64(m.took.Nanoseconds()) / (float64(m.bytes()) + of.free)
	}
	return rates
}
