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
		want    time.Duration
	}{
		{"no other node", store.UptimeSeen{}, time.Second, time.Second},
		{"nothing counted", store.UptimeSeen{}, 0, 0},
		{"a clock that went back", store.UptimeSeen{}, -time.Second, 0},
		{"more than a lease", store.UptimeSeen{}, time.Hour, store.LeaseTime},
		{"the other node is behind", store.UptimeSeen{Others: stored, OthersNow: stored + time.Second/2}, time.Second, time.Second},
		{"the other node is hardly ahead", store.UptimeSeen{OthersNow: stored + time.Second + store.MaxInFlight}, time.Second, time.Second},
		{"the other node has counted on", store.UptimeSeen{Others: stored + time.Second, OthersNow: stored + 2*time.Second}, 0, 2 * time.Second},
		{"the other node before an outage", store.UptimeSeen{Others: stored + time.Second, OthersNow: stored + 2*time.Second, Away: true}, 0, time.Second},
		{"the other node has counted more than a lease", store.UptimeSeen{OthersNow: stored + time.Hour}, 0, store.LeaseTime},
	} {
		c.seen.Stored = stored
		if uptime := c.seen.Lead(c.advance); uptime != stored+c.want {
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
		beat store.Heartbeat
		want time.Duration
	}{
		{"the leader has stored an uptime", store.UptimeSeen{Since: time.Second / 2}, store.Heartbeat{Uptime: counted, Stored: stored - time.Second}, time.Second / 2},
		{"another machine's clock", store.UptimeSeen{Since: -time.Hour}, store.Heartbeat{Uptime: counted, Stored: stored - time.Second}, 0},
		{"the leader is late", store.UptimeSeen{Since: time.Hour}, store.Heartbeat{Uptime: counted, Stored: stored}, counted - stored},
		{"the leader is late, and the node has counted nothing", store.UptimeSeen{Since: time.Hour}, store.Heartbeat{Uptime: stored, Stored: stored}, store.HeartbeatInterval},
		{"more than a lease", store.UptimeSeen{}, store.Heartbeat{Uptime: stored + time.Hour, Stored: stored}, store.LeaseTime},
		{"after an outage", store.UptimeSeen{Since: time.Second, Away: true}, store.Heartbeat{Uptime: counted, Stored: stored - time.Second}, counted - stored},
		{"the leader has stored more before an outage", store.UptimeSeen{Since: time.Second, Away: true}, store.Heartbeat{Uptime: stored - time.Second}, 0},
		{"the first heartbeat", store.UptimeSeen{Since: time.Second / 2}, store.Heartbeat{}, time.Second / 2},
		{"the first heartbeat without a leader", store.UptimeSeen{Since: time.Hour, Others: stored + time.Second, OthersNow: counted}, store.Heartbeat{}, counted - stored},
		{"the first heartbeat after an outage", store.UptimeSeen{Others: stored + time.Second, OthersNow: counted, Away: true}, store.Heartbeat{}, time.Second},
	} {
		c.seen.Stored = stored
		if uptime := c.seen.Follow(c.beat); uptime != stored+c.want {
			t.Errorf("%s: the node counts on from %v more, want %v", c.name, uptime-stored, c.want)
		}
	}
}
