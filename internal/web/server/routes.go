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

// routes returns the handler of the main address.
func (s *Server) routes() http.Handler {
	mux := http.NewServeMux()
	s.app.routes(mux)
	mux.HandleFunc("GET /healthz", s.health.healthzHandler)
	mux.HandleFunc("GET /readyz", s.health.readyzHandler)
	if s.config.Metrics == metricsLocal && s.config.PublicURL == "" {
		mux.Handle("GET /metrics", directOnly(s.metricsHandler()))
	}
	return s.withAccessLog(s.app.guard.Handler(withRoute(mux)))
}

// separateHandler returns the handler that serves the metrics or the profiles at an address of their own.
func (s *Server) separateHandler(setting, address string) http.Handler {
	mux := http.NewServeMux()
	switch setting {
	case "metrics":
		mux.Handle("GET /metrics", s.metricsHandler())
	case "pprof":
		mux.HandleFunc("GET /debug/pprof/", pprof.Index)
		mux.HandleFunc("GET /debug/pprof/cmdline", pprof.Cmdline)
		mux.HandleFunc("GET /debug/pprof/profile", pprof.Profile)
		mux.HandleFunc("GET /debug/pprof/symbol", pprof.Symbol)
		mux.HandleFunc("GET /debug/pprof/trace", pprof.Trace)
	}
	if loopbackAddress(address) {
		return localHostOnly(mux)
	}
	return mux
}

// metricsHandler answers with the metrics.
func (s *Server) metricsHandler() http.Handler {
	return promhttp.HandlerFor(s.registry, promhttp.HandlerOpts{MaxRequestsInFlight: 4})
}

// directOnly accepts only requests that come directly from this machine. A reverse proxy
// at this machine acts for others; its header or host shows that.
func directOnly(h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !isDirect(r) {
			http.NotFound(w, r)
			return
		}
		h.ServeHTTP(w, r)
	})
}

func isDirect(r *http.Request) bool {
	for _, name := range []string{"Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-Ip", "Via"} {
		if r.Header.Get(name) != "" {
			return false
		}
	}
	return loopbackAddress(r.RemoteAddr) && loopbackHost(hostName(r.Host))
}
