package api_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"runtime/metrics"
	"strings"
	"testing"
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
// short: it lists the first faults, in German too.
func TestManyFaults(t *testing.T) {
	c := open(t).client()
	// The first answer in German loads the language.
	c.send("POST", "/api/view", map[string]any{"game": "chess"}, http.Header{"Accept-Language": {"de"}})
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
		german               string // the first fault
	}{
		{"1 KB", "ki-shogi", small, fields, `Ein Feld "x0" gibt es nicht: Die Felder sind to-move, first, second, first-hand, second-hand; ein Feld "x1" gibt`},
		{"6 KB", "ki-shogi", large, more, `Ein Feld "x0" gibt es nicht: Die Felder sind to-move, first, second, first-hand, second-hand; ein Feld "x1" gibt`},
		{"pieces", "quaterno", pieces, 502, `"Foo0@0,0" bei first: Erwartet wird ein Spielstein mit seinem Punkt, z. B. Fan@3,8; die Spielsteine sind Sonne`},
	} {
		ask := func(lang string) (detail string, size int, work uint64) {
			before := allocated()
			r, data := c.send("POST", "/api/view", map[string]any{"game": test.game, "position": test.position}, http.Header{"Accept-Language": {lang}})
			work = allocated() - before
			var p struct{ Detail string }
			if err := json.Unmarshal(data, &p); err != nil || r.StatusCode != http.StatusUnprocessableEntity {
				t.Fatalf("%s: %d %s", test.name, r.StatusCode, data)
			}
			return p.Detail, len(data), work
		}
		ask("en")
		_, _, english := ask("en")
		detail, size, work := ask("de")
		if work > 2*english+512<<10 {
			t.Errorf("%s: %d bytes are allocated in German, %d in English", test.name, work, english)
		}
		if size > 16<<10 {
			t.Errorf("%s: the answer has %d bytes", test.name, size)
		}
		if !strings.HasPrefix(detail, test.german) || !strings.HasSuffix(detail, fmt.Sprintf("; und noch %d.", test.faults-20)) {
			t.Errorf("%s: %s", test.name, detail)
		}
	}
}
