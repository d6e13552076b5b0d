package page_test

import (
	"context"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/memory"
)

// brokenLists is a store whose lists of matches cannot be read once it is broken, apart from a first page.
type brokenLists struct {
	store.Store
	broken bool
	first  []store.Summary // nil: not even that
}

func (t *brokenLists) List(ctx context.Context, f store.Filter) ([]store.Summary, error) {
	if !t.broken {
		return t.Store.List(ctx, f)
	}
	if t.first != nil && f.Before == nil {
		return slices.Repeat(t.first, f.Limit), nil
	}
	return nil, errors.New("the database is broken")
}

// Records that cannot be read are answered with a page, and their file breaks off where the rest of the list cannot be read.
func TestRecordsThatAreCutShort(t *testing.T) {
	kept := &brokenLists{Store: memory.New()}
	h := harnessOf(t, kept, games.All())
	h.account("Ann")
	at := h.begin(h.browser(), h.browser(), "ki-shogi")
	server := httptest.NewServer(h.mux)
	defer server.Close()
	download := func() (*http.Response, string, error) {
		t.Helper()
		r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, server.URL+"/@/Ann/records.zip", nil)
		if err != nil {
			t.Fatal(err)
		}
		answer, err := server.Client().Do(r)
		if err != nil {
			t.Fatal(err)
		}
		defer func() { _ = answer.Body.Close() }()
		text, err := io.ReadAll(answer.Body)
		return answer, string(text), err
	}

	kept.broken = true
	answer, text, err := download()
	if err != nil || answer.StatusCode != 500 || !strings.Contains(text, "</html>") {
		t.Errorf("the answer is %d, %v:\n%s", answer.StatusCode, err, text)
	}
	if h := answer.Header; h.Get("Content-Disposition") != "" || !strings.HasPrefix(h.Get("Content-Type"), "text/html") {
		t.Errorf("the page has the header %v", h)
	}

	summary, err := kept.Summary(t.Context(), strings.TrimPrefix(at, "/match/"))
	if err != nil {
		t.Fatal(err)
	}
	kept.first = []store.Summary{summary}
	if answer, text, err := download(); answer.StatusCode != 200 || text == "" || !errors.Is(err, io.ErrUnexpectedEOF) {
		t.Errorf("the answer is %d with %d bytes, %v", answer.StatusCode, len(text), err)
	}
}
