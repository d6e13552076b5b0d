package api_test

import (
	"encoding/json"
	"fmt"
	"math"
	"net/http"
	"runtime/metrics"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/internal/i18n/languages"
)

// fullPosition is a position text of Ki Shogi with unknown fields up to a size.
func fullPosition(size int) (text string, fields int) {
	text = "to-move=first first=Gyoku@1,-1 second=Gyoku@-1,1 first-hand=- second-hand=-"
	for len(text) < size {
		text += fmt.Sprintf(" x%d=1", fields)
		fields++
	}
	return text, fields
}

// allocated is how many bytes have been allocated: a measure of work that does not depend
// on how busy the machine is.
func allocated() uint64 {
	sample := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}
	metrics.Read(sample)
	return sample[0].Value.Uint64()
}

// A position text with hundreds of faults costs little in any language, and its answer is
// short: it lists the first faults.
func TestManyFaults(t *testing.T) {
	c := open(t).client()
	// The first answer in a language loads it.
	for _, lang := range languages.Tags() {
		c.send("POST", "/api/view", map[string]any{"game": "chess", "lang": lang}, nil)
	}
	small, fields := fullPosition(1000)
	large, more := fullPosition(6000)
	pieces := "to-move=first first="
	for i := range 500 {
		pieces += fmt.Sprintf("Foo%d@%d,%d;", i, i%9, i%8)
	}
	pieces += " second=- figures=- passes=0"
	for _, test := range []struct {
		name, game, position string
		faults               int
		german, spanish      string // the first fault
	}{
		{"1 KB", "ki-shogi", small, fields,
			`Es gibt kein Feld "x0": Die Felder sind to-move, first, second, first-hand, second-hand; es gibt kein Feld "x1"`,
			`No existe el campo "x0": los campos son to-move, first, second, first-hand, second-hand; no existe el campo "x1"`},
		{"6 KB", "ki-shogi", large, more,
			`Es gibt kein Feld "x0": Die Felder sind to-move, first, second, first-hand, second-hand; es gibt kein Feld "x1"`,
			`No existe el campo "x0": los campos son to-move, first, second, first-hand, second-hand; no existe el campo "x1"`},
		{"pieces", "quaterno", pieces, 502,
			`"Foo0@0,0" im Feld first ist kein Spielstein mit seinem Punkt`, `"Foo0@0,0"`},
	} {
		ask := func(lang string) (detail string, size int, work uint64) {
			var r answered
			var data []byte
			work = math.MaxUint64
			for range 3 { // the collector empties pools at any time, and other goroutines allocate
				before := allocated()
				r, data = c.send("POST", "/api/view", map[string]any{"game": test.game, "position": test.position, "lang": lang}, nil)
				work = min(work, allocated()-before)
			}
			var p struct{ Detail string }
			if err := json.Unmarshal(data, &p); err != nil || r.StatusCode != http.StatusUnprocessableEntity {
				t.Fatalf("%s: %d %s", test.name, r.StatusCode, data)
			}
			return p.Detail, len(data), work
		}
		_, _, english := ask("en")
		for lang, want := range map[string][2]string{"de": {test.german, "; und noch %d."}, "es": {test.spanish, "; y %d más."}} {
			detail, size, work := ask(lang)
			if work > 2*english+512<<10 {
				t.Errorf("%s: %d bytes are allocated in %s, %d in English", test.name, work, lang, english)
			}
			if size > 16<<10 {
				t.Errorf("%s: the answer in %s has %d bytes", test.name, lang, size)
			}
			if !strings.HasPrefix(detail, want[0]) || !strings.HasSuffix(detail, fmt.Sprintf(want[1], test.faults-20)) {
				t.Errorf("%s: %s", test.name, detail)
			}
		}
	}
}

// BenchmarkManyFaults measures the answer to a position text with 204 faults in each language.
func BenchmarkManyFaults(b *testing.B) {
	text, fields := fullPosition(0)
	for fields < 204 {
		text += fmt.Sprintf(" x%d=1", fields)
		fields++
	}
	for _, lang := range []string{"en", "de", "es"} {
		b.Run(lang, func(b *testing.B) {
			c := open(b).client()
			for b.Loop() {
				r, data := c.send("POST", "/api/view", map[string]any{"game": "ki-shogi", "position": text, "lang": lang}, nil)
				if r.StatusCode != http.StatusUnprocessableEntity {
					b.Fatalf("%d %s", r.StatusCode, data)
				}
			}
		})
	}
}
