package sqlite_test

import (
	"testing"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/testutil"

	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
)

// An alert sees the first commit that fails only if the counter was there before.
func TestFailuresAreCountedFromTheStart(t *testing.T) {
	m := metrics.New(prometheus.NewRegistry())
	open(t, t.TempDir(), sqlite.Config{Metrics: m})
	if n := testutil.CollectAndCount(m.Failures); n != 5 {
		t.Errorf("%d kinds of failed commits are shown", n)
	}
}
