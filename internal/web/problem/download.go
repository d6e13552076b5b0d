package problem

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
)

// Download answers a request with what write writes. The caller has set the header.
//
// An error before the first byte is returned, and the header says no more what the answer would have been. After it the
// status has gone out: Download logs the error, unless the client is gone, and breaks the connection off with
// http.ErrAbortHandler, so that a part does not look like the whole.
func Download(w http.ResponseWriter, r *http.Request, log *slog.Logger, write func(io.Writer) error) error {
	out := &startedWriter{Writer: w}
	err := write(out)
	if err == nil {
		return nil
	}
	ended := r.Context().Err()
	if ended != nil && !errors.Is(err, ended) {
		err = fmt.Errorf("%w: %w", ended, err) // the store may say only that it was interrupted
	}
	if !out.started {
		w.Header().Del("Content-Type")
		w.Header().Del("Content-Disposition")
		return err
	}
	if !errors.Is(ended, context.Canceled) {
		log.ErrorContext(r.Context(), "a download was broken off", "route", r.Pattern, "error", err)
	}
	panic(http.ErrAbortHandler)
}

// startedWriter remembers whether anything was written.
type startedWriter struct {
	io.Writer
	started bool
}

func (s *startedWriter) Write(p []byte) (int, error) {
	s.started = true // also by no bytes: the header goes out
	return s.Writer.Write(p)
}
