package problem_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// handlerOf answers with a download, or with the problem of its error.
func handlerOf(log *slog.Logger, write func(io.Writer) error) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "application/zip")
		w.Header().Set("Content-Disposition", "attachment")
		if err := problem.Download(w, r, log, write); err != nil {
			problem.Write(w, r, log, err)
		}
	})
}

// A download that fails after its first byte does not end properly, whatever was sent before.
func TestDownload(t *testing.T) {
	var logged bytes.Buffer
	log := slog.New(slog.NewTextHandler(&logged, nil))
	late := fmt.Errorf("the next page: %w", context.DeadlineExceeded)
	for _, test := range []struct {
		what   string
		bytes  int
		err    error
		status int
		header string // the type of the answer
		whole  bool
		logged bool
	}{
		{"all of it", 10, nil, 200, "application/zip", true, false},
		{"nothing, and no error", 0, nil, 200, "application/zip", true, false},
		{"an error at once", 0, errors.New("broken"), 500, "application/problem+json", true, true},
		{"too late at once", 0, late, 503, "application/problem+json", true, false},
		{"an error later", 1 << 20, errors.New("broken"), 200, "application/zip", false, true},
		{"too late later", 1 << 20, late, 200, "application/zip", false, true},
	} {
		logged.Reset()
		server := httptest.NewServer(handlerOf(log, func(w io.Writer) error {
			if test.bytes == 0 {
				return test.err
			}
			_, err := w.Write(make([]byte, test.bytes))
			return errors.Join(err, test.err)
		}))
		request, err := http.NewRequestWithContext(t.Context(), http.MethodGet, server.URL, nil)
		if err != nil {
			t.Fatal(err)
		}
		answer, err := server.Client().Do(request)
		if err != nil {
			t.Fatalf("%s: %v", test.what, err)
		}
		_, err = io.ReadAll(answer.Body)
		_ = answer.Body.Close()
		server.Close()
		if answer.StatusCode != test.status || answer.Header.Get("Content-Type") != test.header {
			t.Errorf("%s: the answer is %d, %s", test.what, answer.StatusCode, answer.Header)
		}
		if attached := answer.Header.Get("Content-Disposition") != ""; attached != (test.status == 200) {
			t.Errorf("%s: the answer is to be a file: %v", test.what, attached)
		}
		if whole := err == nil; whole != test.whole || !whole && !errors.Is(err, io.ErrUnexpectedEOF) {
			t.Errorf("%s: the client reads the body with the error %v", test.what, err)
		}
		if (logged.Len() > 0) != test.logged {
			t.Errorf("%s: the log is %q", test.what, logged.String())
		}
	}
}

// A client that is gone is nothing to log. Whatever the error says, the end of the request is its cause.
func TestDownloadOfAnEndedRequest(t *testing.T) {
	var logged bytes.Buffer
	log := slog.New(slog.NewTextHandler(&logged, nil))
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	request := httptest.NewRequest(http.MethodGet, "/", nil).WithContext(gone)
	interrupted := errors.New("interrupted")
	err := problem.Download(httptest.NewRecorder(), request, log, func(io.Writer) error { return interrupted })
	if !problem.Is(err, problem.Gone) || !errors.Is(err, interrupted) {
		t.Errorf("the error is %v", err)
	}
	func() {
		defer func() {
			if thrown := recover(); thrown != http.ErrAbortHandler { //nolint:errorlint // it is a panic
				t.Errorf("the handler ends with %v", thrown)
			}
		}()
		_ = problem.Download(httptest.NewRecorder(), request, log, func(w io.Writer) error {
			_, _ = io.Copy(w, strings.NewReader("a part"))
			return interrupted
		})
	}()
	if logged.Len() > 0 {
		t.Errorf("the log is %q", logged.String())
	}
}
