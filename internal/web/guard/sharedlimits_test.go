package guard_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/web/guard"
)

// nodes are the guards of the nodes of a cluster, with a clock of their own.
func nodes(n int, now *time.Time, shared bool) (all []*guard.Guard) {
	for range n {
		all = append(all, guard.New(guard.Config{Limits: guard.Default(), Now: func() time.Time { return *now }, Shared: shared}))
	}
	return all
}

// exchangeSpent charges at each node what was spent at the others.
func exchangeSpent(t *testing.T, all []*guard.Guard) {
	t.Helper()
	for i, node := range all {
		data := node.TakeSpent()
		for j, to := range all {
			if i != j && data != nil {
				if err := to.ChargeSpent(data); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// spread has a sender create a match twenty times a second for a while, at one node after the other, and returns how
// often that was possible.
func spread(t *testing.T, all []*guard.Guard, now *time.Time, during time.Duration, exchanged bool) (created int) {
	t.Helper()
	s := from("192.0.2.1", "")
	for step := range int(during / (50 * time.Millisecond)) {
		if all[step%len(all)].Spend(guard.KindCreate, s) == nil {
			created++
		}
		*now = now.Add(50 * time.Millisecond)
		if exchanged && step%10 == 9 {
			exchangeSpent(t, all)
		}
	}
	return created
}

// An address that spreads what it creates over three nodes gets about as much as at one, and three times as
// much while the nodes cannot tell each other.
func TestNodesShareLimits(t *testing.T) {
	now := time.Unix(0, 0)
	const during = 5 * time.Minute
	one := spread(t, nodes(1, &now, false), &now, during, false)
	if want := 60 + 30; one < want-2 || one > want+2 {
		t.Fatalf("at one node %d are created, want about %d", one, want)
	}
	if three := spread(t, nodes(3, &now, true), &now, during, true); three > one+15 || three < one/2 {
		t.Errorf("at three nodes %d are created, at one %d", three, one)
	}
	if alone := spread(t, nodes(3, &now, true), &now, during, false); alone < 3*one-10 {
		t.Errorf("at three nodes that cannot tell each other %d are created, at one %d", alone, one)
	}
}

// Only what is expensive is shared, and of a bounded number of senders; a message of another version is an error or
// changes nothing.
func TestSharedLimitsAreBounded(t *testing.T) {
	now := time.Unix(0, 0)
	all := nodes(2, &now, true)
	if err := all[0].Spend(guard.KindRead, from("192.0.2.1", "p1")); err != nil {
		t.Fatal(err)
	}
	if data := all[0].TakeSpent(); data != nil {
		t.Errorf("a read is shared: %s", data)
	}
	for i := range 5000 {
		if err := all[0].Spend(guard.KindIdentity, from(fmt.Sprintf("10.0.%d.%d", i/250, i%250), "")); err != nil {
			t.Fatal(err)
		}
	}
	if err := all[1].ChargeSpent(all[0].TakeSpent()); err != nil {
		t.Fatal(err)
	}
	if n := all[1].Buckets(); n != 1024 {
		t.Errorf("%d senders are shared, want 1024", n)
	}
	if err := all[1].ChargeSpent([]byte("no list")); err == nil {
		t.Error("what is no list was charged")
	}
	for _, other := range []string{`[{"kind":"new","of":"@192.0.2.9/32","tokens":1}]`, `[{"kind":"create","of":"@192.0.2.9/32","tokens":-5}]`, `[{"kind":"read","of":"","tokens":1}]`} {
		if err := all[1].ChargeSpent([]byte(other)); err != nil || all[1].Buckets() != 1024 {
			t.Errorf("%s: %v, %d buckets", other, err, all[1].Buckets())
		}
	}
	single := nodes(1, &now, false)[0]
	if err := single.Spend(guard.KindCreate, from("192.0.2.1", "")); err != nil || single.TakeSpent() != nil {
		t.Error("a single process keeps what was spent")
	}
}
