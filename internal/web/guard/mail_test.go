package guard_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/web/guard"
)

// Mails are limited by the network that asks for them and by their address, at all nodes together. No node learns the address.
func TestSpendMail(t *testing.T) {
	now := time.Unix(0, 0)
	all := nodes(2, &now, true)
	from := func(address string) *http.Request {
		r := httptest.NewRequest(http.MethodPost, "/me/login", nil)
		r.RemoteAddr = address + ":1"
		return r
	}
	for range guard.Default().Costs[guard.KindMailbox].Person.Burst {
		if err := all[0].SpendMail(from("192.0.2.1"), "ann@example.org"); err != nil {
			t.Fatal(err)
		}
	}
	data := all[0].TakeSpent()
	if err := all[1].ChargeSpent(data); err != nil || strings.Contains(string(data), "ann") {
		t.Errorf("the other node receives %s: %v", data, err)
	}
	for i, node := range all {
		if err := node.SpendMail(from("192.0.2.2"), "ann@example.org"); err == nil {
			t.Errorf("node %d lets one more mail to the address go", i)
		}
	}
	sent := 0
	for i := range 1000 {
		if all[0].SpendMail(from("192.0.2.3"), strings.Repeat("a", i+1)+"@example.org") == nil {
			sent++
		}
	}
	if want := guard.Default().Costs[guard.KindMail].Address.Burst; sent != want {
		t.Errorf("one network sends %d mails, want %d", sent, want)
	}
}
