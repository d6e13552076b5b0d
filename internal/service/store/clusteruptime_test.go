package store_test

import (
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

const stored = time.Minute

// The leader stores what it has counted, or what another node has that counted on while the leader could not.
func TestUptimeOfTheLeader(t *testing.T) {
	for _, c := range []struct {
		name    string
		seen    store.UptimeSeen
		advance time.Duration
		node    store.Counted
		want    time.Duration
	}{
		{"no other node", store.UptimeSeen{}, time.Second, store.Counted{}, time.Second},
		{"nothing counted", store.UptimeSeen{}, 0, store.Counted{}, 0},
		{"a clock that went back", store.UptimeSeen{}, -time.Second, store.Counted{}, 0},
		{"the lease of the leader before has ended, and a heartbeat later", store.UptimeSeen{}, store.LeaseTime + store.HeartbeatInterval, store.Counted{}, store.LeaseTime + store.HeartbeatInterval},
		{"more than without a leader", store.UptimeSeen{}, time.Hour, store.Counted{}, store.MaxUnled},
		{"the other node is behind", store.UptimeSeen{Others: stored, OthersNow: stored + time.Second/2}, time.Second, store.Counted{}, time.Second},
		{"the other node is ahead", store.UptimeSeen{OthersNow: stored + 1100*time.Millisecond}, time.Second, store.Counted{}, 1100 * time.Millisecond},
		{"the other node has counted on", store.UptimeSeen{Others: stored + time.Second, OthersNow: stored + 2*time.Second}, 0, store.Counted{}, 2 * time.Second},
		{"the other node before an outage", store.UptimeSeen{Others: stored + time.Second, OthersNow: stored + 2*time.Second}, 0, store.Counted{Away: true, Silent: time.Second}, time.Second},
		{"the other node after an outage", store.UptimeSeen{Others: stored + time.Second, OthersNow: stored + 1400*time.Millisecond}, 0, store.Counted{Away: true, Silent: time.Second}, 1400 * time.Millisecond},
		{"the other node has sent none since an outage", store.UptimeSeen{Others: stored + time.Second/2, OthersNow: stored + 1400*time.Millisecond}, time.Second / 2, store.Counted{Back: 200 * time.Millisecond}, time.Second / 2},
		{"the other node was lost in an outage", store.UptimeSeen{Others: stored + time.Second/2, OthersNow: stored + 1500*time.Millisecond}, time.Second, store.Counted{Back: 1200 * time.Millisecond}, time.Second},
		{"the other node has sent one since an outage", store.UptimeSeen{Others: stored + 600*time.Millisecond, OthersNow: stored + 700*time.Millisecond}, time.Second / 2, store.Counted{Back: 200 * time.Millisecond}, 700 * time.Millisecond},
		{"commits have hung", store.UptimeSeen{Others: stored + time.Second/2, OthersNow: stored + time.Second}, 0, store.Counted{Away: true, Hung: true, Silent: 2 * time.Second}, time.Second / 2},
		{"the other node has counted more than without a leader", store.UptimeSeen{OthersNow: stored + time.Hour}, 0, store.Counted{}, store.MaxUnled},
	} {
		c.seen.Stored = stored
		if uptime := c.seen.Lead(c.node, c.advance); uptime != stored+c.want {
			t.Errorf("%s: the leader stores %v more, want %v", c.name, uptime-stored, c.want)
		}
	}
}

// Another node follows the leader as long as it hears of it, and else counts on by itself.
func TestUptimeOfAnotherNode(t *testing.T) {
	const counted = stored + 1500*time.Millisecond
	for _, c := range []struct {
		name string
		seen store.UptimeSeen
		node store.Counted
		want time.Duration
	}{
		{"the leader has stored an uptime", store.UptimeSeen{Since: time.Second / 2}, store.Counted{Uptime: counted, Stored: stored - time.Second}, time.Second / 2},
		{"the node is late", store.UptimeSeen{Since: 2 * time.Second}, store.Counted{Uptime: counted, Stored: stored - time.Second}, store.MaxAdvance},
		{"another machine's clock", store.UptimeSeen{Since: -time.Hour}, store.Counted{Uptime: counted, Stored: stored - time.Second}, 0},
		{"the leader is late", store.UptimeSeen{Since: time.Hour}, store.Counted{Uptime: counted, Stored: stored}, counted - stored},
		{"the leader is late, and the node has counted nothing", store.UptimeSeen{Since: time.Hour}, store.Counted{Uptime: stored, Stored: stored}, 0},
		{"more than without a leader", store.UptimeSeen{}, store.Counted{Uptime: stored + time.Hour, Stored: stored}, store.MaxUnled},
		{"after an outage", store.UptimeSeen{Since: time.Second}, store.Counted{Away: true, Uptime: counted, Stored: stored - time.Second}, counted - stored},
		{"after an outage the leader was first", store.UptimeSeen{Since: time.Second / 2}, store.Counted{Away: true, Silent: 2 * time.Second, Uptime: stored, Stored: stored - time.Second}, time.Second / 2},
		{"the leader was perhaps first", store.UptimeSeen{Since: time.Second / 2}, store.Counted{Away: true, Silent: time.Second, Uptime: counted, Stored: stored - time.Second}, counted - stored},
		{"commits have hung, that of the leader too", store.UptimeSeen{Since: time.Second / 2}, store.Counted{Away: true, Hung: true, Silent: 2 * time.Second, Uptime: stored, Stored: stored - time.Second}, 0},
		{"the leader has stored more before an outage", store.UptimeSeen{Since: time.Second}, store.Counted{Away: true, Uptime: stored - time.Second}, 0},
		{"the first heartbeat", store.UptimeSeen{Since: time.Second / 2}, store.Counted{}, time.Second / 2},
		{"the first heartbeat of all nodes", store.UptimeSeen{Since: time.Hour}, store.Counted{}, store.MaxAdvance},
		{"the first heartbeat without a leader", store.UptimeSeen{Since: time.Hour, Others: stored + time.Second, OthersNow: counted}, store.Counted{}, counted - stored},
		{"the first heartbeat after an outage", store.UptimeSeen{Others: stored + time.Second, OthersNow: counted}, store.Counted{Away: true}, time.Second},
	} {
		c.seen.Stored = stored
		if uptime := c.seen.Follow(c.node); uptime != stored+c.want {
			t.Errorf("%s: the node counts on from %v more, want %v", c.name, uptime-stored, c.want)
		}
	}
}
