package server

import (
	"github.com/teahouse-games/teahouse/internal/i18n/languages"

	"cmp"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"runtime/debug"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// withAccessLog logs requests, and answers those whose handler has panicked.
func (s *Server) withAccessLog(h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		began := time.Now()
		a := &responseRecorder{ResponseWriter: w}
		defer func() {
			s.log.LogAttrs(r.Context(), slog.LevelDebug, "request", a.logAttrs(r, time.Since(began))...)
		}()
		defer func() {
			if thrown := recover(); thrown != nil {
				s.handlePanic(a, r, thrown)
			}
		}()
		h.ServeHTTP(a, r)
	})
}

// withRoute records the route of mux that a request took. Handlers between it and
// withAccessLog may pass on another request, but pass on the response writer.
func withRoute(mux *http.ServeMux) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if a := recorderOf(w); a != nil {
			defer func() { a.route, a.match = r.Pattern, r.PathValue("match") }()
		}
		mux.ServeHTTP(w, r)
	})
}

func recorderOf(w http.ResponseWriter) *responseRecorder {
	for {
		switch below := w.(type) {
		case *responseRecorder:
			return below
		case interface{ Unwrap() http.ResponseWriter }:
			w = below.Unwrap()
		default:
			return nil
		}
	}
}

// logAttrs returns the attributes of a request in the log. The path is that of its route,
// not the actual one: paths can have keys in them, and queries anything.
func (a *responseRecorder) logAttrs(r *http.Request, took time.Duration) []slog.Attr {
	attrs := []slog.Attr{
		slog.String("method", methodLabel(r)),
		slog.String("route", cmp.Or(a.route, "none")),
		slog.Int("status", a.status),
		slog.Duration("took", took),
	}
	if a.match != "" {
		attrs = append(attrs, slog.String("match", a.match))
	}
	return attrs
}

// methodLabel returns that of a request, if it is one there is.
func methodLabel(r *http.Request) string {
	switch r.Method {
	case http.MethodGet, http.MethodHead, http.MethodPost, http.MethodPut, http.MethodPatch, http.MethodDelete, http.MethodOptions:
		return r.Method
	}
	return "other"
}

// handlePanic answers a request whose handler has panicked with v, unless its answer has
// begun.
func (s *Server) handlePanic(a *responseRecorder, r *http.Request, v any) {
	if err, ok := v.(error); ok && errors.Is(err, http.ErrAbortHandler) {
		panic(v) // the way to break a connection off
	}
	p := problem.FromError(fmt.Errorf("panic: %v\n%s", v, debug.Stack()))
	if a.status != 0 {
		p.Log(r.Context(), s.log)
		panic(http.ErrAbortHandler) // a torn answer must not look whole
	}
	if strings.HasPrefix(r.URL.Path, "/api/") {
		problem.Write(a, r, s.log, p)
		return
	}
	p.Log(r.Context(), s.log)
	writeText(a, p.Status, p.Translated(languages.For(messages.LanguageOf(r))).Detail+"\n")
}

// responseRecorder remembers how a request was answered.
type responseRecorder struct {
	http.ResponseWriter
	status       int    // 0: not yet
	route, match string // which it was about
}

func (a *responseRecorder) WriteHeader(status int) {
	if a.status == 0 && (status >= 200 || status == http.StatusSwitchingProtocols) {
		a.status = status
	}
	a.ResponseWriter.WriteHeader(status)
}

func (a *responseRecorder) Write(p []byte) (int, error) {
	if a.status == 0 {
		a.status = http.StatusOK
	}
	return a.ResponseWriter.Write(p)
}

// Unwrap lets [http.ResponseController] and the live connections reach the wrapped
// writer.
func (a *responseRecorder) Unwrap() http.ResponseWriter { return a.ResponseWriter }
