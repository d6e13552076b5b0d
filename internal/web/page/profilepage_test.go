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
	download := func() (status int, header http.Header, text string, err error) {
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
		data, err := io.ReadAll(answer.Body)
		return answer.StatusCode, answer.Header, string(data), err
	}

	kept.broken = true
	status, header, text, err := download()
	if err != nil || status != http.StatusInternalServerError || !strings.Contains(text, "</html>") {
		t.Errorf("the answer is %d, %v:\n%s", status, err, text)
	}
	if header.Get("Content-Disposition") != "" || !strings.HasPrefix(header.Get("Content-Type"), "text/html") {
		t.Errorf("the page has the header %v", header)
	}

	summary, err := kept.Summary(t.Context(), strings.TrimPrefix(at, "/match/"))
	if err != nil {
		t.Fatal(err)
	}
	kept.first = []store.Summary{summary}
	if status, _, text, err := download(); status != http.StatusOK || text == "" || !errors.Is(err, io.ErrUnexpectedEOF) {
		t.Errorf("the answer is %d with %d bytes, %v", status, len(text), err)
	}
}
