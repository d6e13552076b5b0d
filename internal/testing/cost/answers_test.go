package cost

import (
	"math/rand/v2"
	"net/http"
	"runtime/metrics"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/internal/i18n/languages"
)

// maxRefusal is how many bytes the answer to a refused request has at most.
const maxRefusal = 64 << 10

// allocated is how many bytes have been allocated: a measure of work that does not depend
// on how busy the machine is.
func allocated() uint64 {
	sample := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}
	metrics.Read(sample)
	return sample[0].Value.Uint64()
}

// Hostile requests are answered with a short error, and with little more work in
// other languages than in English.
func TestHostileRequests(t *testing.T) {
	c := newCostly(t)
	for _, e := range endpoints() {
		n := 30
		if testing.Short() {
			n = 10
		}
		if e.name == dear {
			n = 2 // the first is a picture of one position
		}
		work := make([]uint64, len(languages.Tags()))
		for i := range n {
			for j, lang := range languages.Tags() {
				seed := 1<<40 + uint64(i)
				q := e.draw(seed, seed+uint64(j), c.matches)
				before := allocated()
				m := c.measure(q, lang)
				took := allocated() - before
				// What runs in the background allocates too, now and then: a request that took much is repeated with other letters.
				for again := uint64(1); took > 1<<20 && again <= 3; again++ {
					q := e.draw(seed, seed+uint64(j)+again<<20, c.matches)
					before := allocated()
					c.measure(q, lang)
					took = min(took, allocated()-before)
				}
				work[j] += took
				if m.status >= http.StatusBadRequest && m.answered > maxRefusal {
					t.Errorf("%s %s: an answer of %d bytes to %s", e.name, lang, m.answered, q.shape)
				}
				if m.status == http.StatusInternalServerError {
					t.Errorf("%s %s: %s is an incident (seed %d)", e.name, lang, q.shape, seed)
				}
			}
		}
		for j, lang := range languages.Tags() {
			if most := 2*work[0] + uint64(n)<<17; work[j] > most {
				t.Errorf("%s: %d bytes are allocated in %s, %d in English", e.name, work[j], lang, work[0])
			}
		}
	}
}

// FuzzCost searches for expensive bodies: it fails if one allocates more than its bytes
// account for. make fuzz runs it.
func FuzzCost(f *testing.F) {
	var posts []endpoint
	for _, e := range endpoints() {
		if e.name != dear && !strings.HasPrefix(e.name, methodLive) { // a broken message can end a connection
			posts = append(posts, e)
		}
	}
	for i := range posts {
		q := posts[i].draw(uint64(i), 1, nil)
		f.Add(uint8(i), uint64(i), q.body)
	}
	c := newCostly(f)
	c.answer(&request{method: "GET", path: "/"}, "de") // the first answer loads the languages
	f.Fuzz(func(t *testing.T, which uint8, seed uint64, body string) {
		e := posts[int(which)%len(posts)]
		q := e.draw(seed, rand.Uint64(), c.matches)
		if q.method == http.MethodPost {
			q.body = body
		}
		for _, lang := range languages.Tags() {
			before := allocated()
			m := c.measure(q, lang)
			if work := allocated() - before; work > maxWork+workPerByte*uint64(m.bytes()) {
				t.Errorf("%s %s: %d bytes are allocated for %d and %d", e.name, lang, work, m.size(), m.answered)
			}
			if m.status >= http.StatusBadRequest && m.answered > maxRefusal {
				t.Errorf("%s %s: an answer of %d bytes", e.name, lang, m.answered)
			}
		}
	})
}

// The bytes that a request may allocate: a constant, and a factor for each byte of it and
// of its answer.
const (
	maxWork     = 4 << 20
	workPerByte = 400
)
