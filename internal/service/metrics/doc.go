// Package metrics counts and measures the service, for Prometheus.
//
//	m := metrics.New(prometheus.NewRegistry())
//	m.Sockets.Inc()
//	m.Acknowledged.Observe(time.Since(received).Seconds())
//
// # Caveats
//
// No label has a value that comes from outside: the number of series is bounded. The names of standbys are those of the
// database's own servers, and there are 16 at most.
package metrics
