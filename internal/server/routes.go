package server

import (
	"net/http"
	"net/http/pprof"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// newRegistry makes a registry that also counts what Go and the system count.
func newRegistry() *prometheus.Registry {
	r := prometheus.NewRegistry()
	r.MustRegister(
		collectors.NewGoCollector(),
		collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}),
	)
	return r
}

// routes is what answers at the main address.
func (s *Server) routes() http.Handler {
	mux := http.NewServeMux()
	s.house.routes(mux)
	mux.HandleFunc("GET /healthz", s.health.alive)
	mux.HandleFunc("GET /readyz", s.health.ready)
	if s.config.Metrics == metricsLocal && s.config.PublicURL == "" {
		mux.Handle("GET /metrics", locally(s.counted()))
	}
	return s.watched(s.house.guard.Handler(noted(mux)))
}

// beside is what answers at the address of a setting of its own.
func (s *Server) beside(setting, address string) http.Handler {
	mux := http.NewServeMux()
	switch setting {
	case "metrics":
		mux.Handle("GET /metrics", s.counted())
	case "pprof":
		mux.HandleFunc("GET /debug/pprof/", pprof.Index)
		mux.HandleFunc("GET /debug/pprof/cmdline", pprof.Cmdline)
		mux.HandleFunc("GET /debug/pprof/profile", pprof.Profile)
		mux.HandleFunc("GET /debug/pprof/symbol", pprof.Symbol)
		mux.HandleFunc("GET /debug/pprof/trace", pprof.Trace)
	}
	if loopbackAddress(address) {
		return onlyHere(mux)
	}
	return mux
}

// counted answers with the metrics.
func (s *Server) counted() http.Handler {
	return promhttp.HandlerFor(s.registry, promhttp.HandlerOpts{MaxRequestsInFlight: 4})
}

// locally lets in only who sits at this machine and came directly. A reverse proxy at
// this machine speaks for others; it says so in its header or asks for their host.
func locally(h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !direct(r) {
			http.NotFound(w, r)
			return
		}
		h.ServeHTTP(w, r)
	})
}

func direct(r *http.Request) bool {
	for _, name := range []string{"Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-Ip", "Via"} {
		if r.Header.Get(name) != "" {
			return false
		}
	}
	return loopbackAddress(r.RemoteAddr) && loopbackHost(hostName(r.Host))
}
