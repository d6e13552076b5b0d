package guard

import (
	"context"
	"net/http"
	"time"

	"github.com/teahouse-games/teahouse/internal/problem"
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
		g.hasten(w, r)
		if err := crossing.Check(r); err != nil {
			g.count("cross-origin")
			g.Tell(w, r, problem.New(problem.Forbidden, "Pages of other sites may not ask for this.").Because(err))
			return
		}
		from := g.Of(r)
		way := routeOf(r)
		if err := g.enter(way, from); err != nil {
			g.Tell(w, r, err)
			return
		}
		if way.lasts {
			// Who answers these has limits of its own, and asks Connect.
			_ = http.NewResponseController(w).SetWriteDeadline(time.Time{})
			h.ServeHTTP(w, r)
			return
		}
		r, done := g.within(w, sending(r, from))
		defer done()
		if !way.acts {
			h.ServeHTTP(w, r)
			return
		}
		a := &answer{ResponseWriter: w}
		h.ServeHTTP(a, r)
		if a.status >= 400 && a.status < 500 {
			g.Charge(Refused, from, 1)
		}
	})
}

// enter takes what a request costs.
func (g *Guard) enter(way route, from Sender) error {
	switch {
	case way.acts:
		// A turn costs nothing, but who has sent much that was refused has to wait.
		return g.Has(Refused, from)
	case way.kind != "":
		return g.Spend(way.kind, from)
	}
	return nil
}

// hasten limits how long the body of a request may take, also of one that is turned away:
// the server reads it before it answers.
func (g *Guard) hasten(w http.ResponseWriter, r *http.Request) {
	if g.Limits.BodyWithin > 0 && hasBody(r) {
		// Not every writer has deadlines; those of the server do.
		_ = http.NewResponseController(w).SetReadDeadline(time.Now().Add(g.Limits.BodyWithin))
	}
}

func hasBody(r *http.Request) bool { return r.Body != nil && r.Body != http.NoBody }

// within limits how long a request and its answer may take, and how much it may send.
func (g *Guard) within(w http.ResponseWriter, r *http.Request) (*http.Request, func()) {
	if g.Limits.ReadWithin > 0 {
		_ = http.NewResponseController(w).SetWriteDeadline(time.Now().Add(g.Limits.ReadWithin))
	}
	if g.Limits.Body > 0 && hasBody(r) {
		r.Body = http.MaxBytesReader(w, r.Body, g.Limits.Body)
	}
	if g.Limits.Within <= 0 {
		return r, func() {}
	}
	ctx, cancel := context.WithTimeout(r.Context(), g.Limits.Within)
	return r.WithContext(ctx), cancel
}

// answer remembers the status.
type answer struct {
	http.ResponseWriter
	status int
}

func (a *answer) WriteHeader(status int) {
	if a.status == 0 {
		a.status = status
	}
	a.ResponseWriter.WriteHeader(status)
}

// Unwrap lets http.ResponseController reach what is below.
func (a *answer) Unwrap() http.ResponseWriter { return a.ResponseWriter }
