package server

import (
	"fmt"
	"log/slog"
	"net/http"
	"runtime/debug"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/internal/problem"
)

// watched logs requests, and answers those whose handler has panicked.
func (s *Server) watched(h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		began := time.Now()
		a := &answer{ResponseWriter: w}
		defer func() {
			if thrown := recover(); thrown != nil {
				s.caught(a, r, thrown)
			}
			s.log.LogAttrs(r.Context(), slog.LevelDebug, "request", described(r, a.status, time.Since(began))...)
		}()
		h.ServeHTTP(a, r)
	})
}

// described is what the log is told of a request. The path is that of its route, not
// what was typed: paths can have keys in them, and queries anything.
func described(r *http.Request, status int, took time.Duration) []slog.Attr {
	route := r.Pattern
	if route == "" {
		route = "none"
	}
	attrs := []slog.Attr{
		slog.String("method", method(r)),
		slog.String("route", route),
		slog.Int("status", status),
		slog.Duration("took", took),
	}
	if match := r.PathValue("match"); match != "" {
		attrs = append(attrs, slog.String("match", match))
	}
	return attrs
}

// method is that of a request, if it is one there is.
func method(r *http.Request) string {
	switch r.Method {
	case http.MethodGet, http.MethodHead, http.MethodPost, http.MethodPut, http.MethodPatch, http.MethodDelete, http.MethodOptions:
		return r.Method
	}
	return "other"
}

// caught answers a request whose handler has panicked with v, unless that has begun to.
func (s *Server) caught(a *answer, r *http.Request, v any) {
	if v == http.ErrAbortHandler {
		panic(v) // the way to break a connection off
	}
	p := problem.From(fmt.Errorf("panic: %v\n%s", v, debug.Stack()))
	if a.status != 0 {
		p.Log(r.Context(), s.log)
		panic(http.ErrAbortHandler) // a torn answer must not look whole
	}
	if strings.HasPrefix(r.URL.Path, "/api/") {
		problem.Write(a, r, s.log, p)
		return
	}
	p.Log(r.Context(), s.log)
	plain(a, p.Status, fmt.Sprintf("%s. If you tell of it, give its number: %s.\n", p.Title, p.Incident))
}

// answer remembers how a request was answered.
type answer struct {
	http.ResponseWriter
	status int // 0: not yet
}

func (a *answer) WriteHeader(status int) {
	if a.status == 0 && (status >= 200 || status == http.StatusSwitchingProtocols) {
		a.status = status
	}
	a.ResponseWriter.WriteHeader(status)
}

func (a *answer) Write(p []byte) (int, error) {
	if a.status == 0 {
		a.status = http.StatusOK
	}
	return a.ResponseWriter.Write(p)
}

// Unwrap lets [http.ResponseController] and the live connections reach what is below.
func (a *answer) Unwrap() http.ResponseWriter { return a.ResponseWriter }
