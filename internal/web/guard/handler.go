package guard

import (
	"context"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/internal/web/problem/messages"

	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// Handler lets requests through to h that are within the limits, sets the headers of
// security with every answer, and turns away what pages of other sites send.
func (g *Guard) Handler(h http.Handler) http.Handler {
	crossing := http.NewCrossOriginProtection()
	for _, origin := range g.Origins {
		if err := crossing.AddTrustedOrigin(origin); err != nil {
			panic(err) // a setting that was to be checked before
		}
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		g.setHeaders(w.Header(), r.URL.Path)
		g.limitBodyTime(w, r)
		if !g.named(r) {
			g.misdirect(w, r)
			return
		}
		if err := crossing.Check(r); err != nil || !g.ours(r) {
			g.count("cross-origin")
			g.WriteError(w, r, problem.New(problem.Forbidden, messages.OtherSite()).WithCause(err))
			return
		}
		from := g.Requester(r)
		r = r.WithContext(room.WithWriteQuota(r.Context(), quota{g, from}))
		way := routeOf(r)
		if err := g.chargeRequest(way, from); err != nil {
			g.WriteError(w, r, err)
			return
		}
		if way.lasts {
			// The handlers of these have limits of their own, and call Connect.
			_ = http.NewResponseController(w).SetWriteDeadline(time.Time{})
			h.ServeHTTP(w, r)
			return
		}
		r, done := g.limitRequest(w, sending(r, from), way)
		defer done()
		if !way.acts {
			h.ServeHTTP(w, r)
			return
		}
		a := &statusRecorder{ResponseWriter: w}
		h.ServeHTTP(a, r)
		if a.status >= 400 && a.status < 500 {
			g.Charge(KindRefused, from, 1)
		}
	})
}

// named reports whether a request names the service as its host. Health is for programs,
// which may know nothing but an address, and is the same for all.
func (g *Guard) named(r *http.Request) bool {
	return g.Hosts == nil || g.Hosts(r.Host) || r.URL.Path == "/healthz" || r.URL.Path == "/readyz"
}

// misdirect answers a request that is for another host.
func (g *Guard) misdirect(w http.ResponseWriter, r *http.Request) {
	g.count("host")
	g.misdirected.Do(func() {
		const most = 100
		g.Log.Warn("a request to an unknown host was refused; if people use that name, set public-url or origin",
			"host", r.Host[:min(len(r.Host), most)])
	})
	g.WriteError(w, r, problem.New(problem.Misdirected, messages.OtherHost()))
}

// ours reports whether the Origin of a request that changes something, or opens a live
// connection, is one of ours. CrossOriginProtection ignores the scheme.
func (g *Guard) ours(r *http.Request) bool {
	origin := r.Header.Get("Origin")
	safe := r.Method == http.MethodGet || r.Method == http.MethodHead || r.Method == http.MethodOptions
	switch {
	// Browsers send null for forms of pages with our referrer policy.
	case !g.Public, origin == "", origin == "null", safe && r.Header.Get("Upgrade") == "":
		return true
	}
	return slices.Contains(g.Origins, strings.ToLower(origin))
}

// chargeRequest takes what a request costs.
func (g *Guard) chargeRequest(way route, from Requester) error {
	switch {
	case way.acts:
		// A turn costs nothing, but a sender of many refused ones has to wait.
		return g.Check(KindRefused, from)
	case way.kind != "":
		return g.Spend(way.kind, from)
	}
	return nil
}

// limitBodyTime limits how long the body of a request may take, also of a refused one: the
// server reads it before it answers.
func (g *Guard) limitBodyTime(w http.ResponseWriter, r *http.Request) {
	if g.Limits.BodyTimeout > 0 && hasBody(r) {
		// Not every writer has deadlines; those of the server do.
		_ = http.NewResponseController(w).SetReadDeadline(time.Now().Add(g.Limits.BodyTimeout))
	}
}

func hasBody(r *http.Request) bool { return r.Body != nil && r.Body != http.NoBody }

// limitRequest limits how long a request and its answer may take, and how much it may send.
func (g *Guard) limitRequest(w http.ResponseWriter, r *http.Request, way route) (*http.Request, func()) {
	answering, taking := g.Limits.HandlerTimeout, g.Limits.WriteTimeout
	if way.kind == KindDownload { // it is written while it is read, at the pace of the client; after that its error can be sent
		answering, taking = g.Limits.DownloadTimeout, g.Limits.DownloadTimeout+g.Limits.WriteTimeout
	}
	if g.Limits.WriteTimeout > 0 {
		_ = http.NewResponseController(w).SetWriteDeadline(time.Now().Add(taking))
	}
	most := g.Limits.MaxBody
	if way.large {
		most = g.Limits.MaxLargeBody
	}
	if most > 0 && hasBody(r) {
		r.Body = http.MaxBytesReader(w, r.Body, most)
	}
	if answering <= 0 {
		return r, func() {}
	}
	ctx, cancel := context.WithTimeout(r.Context(), answering)
	return r.WithContext(ctx), cancel
}

// statusRecorder remembers the status.
type statusRecorder struct {
	http.ResponseWriter
	status int
}

func (a *statusRecorder) WriteHeader(status int) {
	if a.status == 0 {
		a.status = status
	}
	a.ResponseWriter.WriteHeader(status)
}

// Unwrap lets http.ResponseController reach the wrapped writer.
func (a *statusRecorder) Unwrap() http.ResponseWriter { return a.ResponseWriter }
