package page

import (
	"sync"
	"testing"
	"testing/synctest"
	"time"
)

// A person who requests a page is a viewer for a while; asking again makes it longer, and each visit
// ends once.
func TestPresence(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := newPresence()
		var mu sync.Mutex
		left := map[string]int{}
		come := func(name string, v pageVisit) {
			p.add(v, func() {
				mu.Lock()
				defer mu.Unlock()
				left[name]++
			})
		}
		ann, bob, eve := pageVisit{"m", "ann"}, pageVisit{"m", "bob"}, pageVisit{"m", "eve"}
		expect := func(when string, want map[string]int) {
			t.Helper()
			synctest.Wait()
			mu.Lock()
			defer mu.Unlock()
			for _, name := range []string{"ann 1", "ann 2", "bob", "eve", "late"} {
				if left[name] != want[name] {
					t.Errorf("%s: the visit %s has ended %d times, want %d", when, name, left[name], want[name])
				}
			}
		}
		come("ann 1", ann)
		come("bob", bob)
		come("eve", eve)
		time.Sleep(viewTimeout - time.Second)
		come("ann 2", ann)
		p.leave(eve)
		p.leave(eve)
		expect("before it is over", map[string]int{"ann 1": 1, "eve": 1})
		time.Sleep(2 * time.Second)
		expect("after the first", map[string]int{"ann 1": 1, "eve": 1, "bob": 1})
		p.close()
		p.close()
		come("late", bob)
		expect("after the end", map[string]int{"ann 1": 1, "ann 2": 1, "eve": 1, "bob": 1, "late": 1})
	})
}
