package problem

import (
	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	problemmessages "github.com/teahouse-games/teahouse/internal/web/problem/messages"

	"context"
	"crypto/rand"
	"encoding/json"
	"log/slog"
	"math"
	"net/http"
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/internal/i18n/messages"
)

// Write answers a request with the problem of an error, as JSON in the language of the
// sender, and writes an incident to the log.
func Write(w http.ResponseWriter, r *http.Request, log *slog.Logger, err error) {
	p := FromError(err)
	p.Log(r.Context(), log)
	p.SetHeaders(w.Header())
	w.Header().Set("Content-Type", p.ContentType(""))
	w.WriteHeader(p.Status)
	// A client that is gone needs no answer.
	_ = json.NewEncoder(w).Encode(p.Translated(languages.For(messages.LanguageOf(r))))
}

// SetHeaders sets the header fields of p other than the type of the content.
func (p *Problem) SetHeaders(h http.Header) {
	h.Set("Cache-Control", "no-store")
	if p.RetryAfter > 0 {
		h.Set("Retry-After", strconv.Itoa(int(math.Ceil(p.RetryAfter.Seconds()))))
	}
}

// Log logs problems for the operator: incidents, and data that could not be stored.
func (p *Problem) Log(ctx context.Context, log *slog.Logger) {
	switch p.Code {
	case Incident:
		log.ErrorContext(ctx, "incident", "incident", p.Incident, "error", p.cause)
	case Storage:
		log.ErrorContext(ctx, "not kept", "error", p.cause)
	}
}

// MarshalJSON writes it as RFC 9457 has it.
func (p *Problem) MarshalJSON() ([]byte, error) {
	type plain Problem
	return json.Marshal(struct {
		Type string `json:"type"`
		*plain
		RetryMS int64 `json:"retry_ms,omitempty"`
	}{p.Type(), (*plain)(p), p.RetryAfter.Milliseconds()})
}

// incidentNumber makes the number of an incident.
func incidentNumber() string { return strings.ToLower(rand.Text()[:8]) }

func tooLarge(limit int64) *Problem {
	return New(TooLarge, problemmessages.TooLarge(int(limit)))
}
