package identity

import (
	"fmt"
	"testing"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

func TestRecentIsBounded(t *testing.T) {
	r := newPersonCache(100, 0)
	for i := range 10_000 {
		id := fmt.Sprint(i)
		_, mark, _ := r.get(id)
		r.add(store.PersonRecord{ID: id}, mark)
		if _, _, ok := r.get(id); !ok {
			t.Fatalf("%s is forgotten at once", id)
		}
		if n := r.people.Len(); n > 100 {
			t.Fatalf("%d people are remembered, want 100 at most", n)
		}
	}
}

// TestRecentIsNotOutOfDate: what was read before a change is not remembered after it.
func TestRecentIsNotOutOfDate(t *testing.T) {
	r := newPersonCache(100, 0)
	_, mark, _ := r.get("a")
	r.invalidate("a")
	r.add(store.PersonRecord{ID: "a", Generation: 1}, mark)
	if p, _, ok := r.get("a"); ok {
		t.Errorf("remembered %+v from before the change", p)
	}
}

func TestInventedNames(t *testing.T) {
	seen := map[string]bool{}
	for range 200 {
		name := randomName()
		if kept, err := NormalizeName(name); kept != name || err != nil {
			t.Errorf("invented %q: %q, %v", name, kept, err)
		}
		seen[name] = true
	}
	if len(seen) < 100 {
		t.Errorf("%d names in 200", len(seen))
	}
}
