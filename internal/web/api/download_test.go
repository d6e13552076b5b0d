package api_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/api"
	"github.com/teahouse-games/teahouse/internal/web/guard"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// part reads the answer to a request to its end, or to where it is broken off.
func (c *client) part(path string) (status, bytes int, err error) {
	c.t.Helper()
	r, err := http.NewRequestWithContext(c.t.Context(), http.MethodGet, c.url+path, nil)
	if err != nil {
		c.t.Fatal(err)
	}
	r.Host = strings.TrimPrefix(origin, "https://")
	r.Header.Set("Cookie", c.cookie)
	answer, err := http.DefaultTransport.RoundTrip(r)
	if err != nil {
		c.t.Fatal(err)
	}
	defer func() { _ = answer.Body.Close() }()
	data, err := io.ReadAll(answer.Body)
	return answer.StatusCode, len(data), err
}

// A study whose chapters cannot be read is answered with a problem, and the download of one breaks off where the rest cannot be read.
func TestStudyThatIsCutShort(t *testing.T) {
	limits := guard.Default().Scaled(1000)
	limits.DownloadTimeout = 300 * time.Millisecond
	h, s := openFaulty(t, limits)
	ann := h.named("Ann")
	var made api.StudyInfo
	ann.ask(http.MethodPost, "/api/studies", map[string]any{"title": "Long"}, 200, &made)
	var operations []any
	for i := range 6 {
		operations = append(operations, map[string]any{"number": i + 1, "operation": map[string]any{
			"kind": "chapter-add", "chapter": fmt.Sprint("c", i), "title": "East",
			"record": "Game: ki-shogi\n\nGyoku*0,0 {" + strings.Repeat("The centre. ", 500) + "}",
		}})
	}
	at := "/api/studies/" + made.ID
	var answers studyAnswers
	ann.ask(http.MethodPost, at+"/operations", map[string]any{"client": "tab", "operations": operations}, 200, &answers)
	path := at + "/record"
	_, whole, err := ann.part(path)
	if err != nil || whole < 6000 {
		t.Fatalf("the study has %d bytes, %v: %+v", whole, err, answers)
	}

	broken := errors.New("the database is broken")
	s.chapters = func(context.Context, int64) error { return broken }
	if r := ann.refused(http.MethodGet, path, nil, 500, problem.Incident); r.Incident == "" {
		t.Errorf("the problem is %+v", r)
	}
	untilTheEnd := func(ctx context.Context, _ int64) error {
		<-ctx.Done()
		return ctx.Err()
	}
	s.chapters = untilTheEnd
	ann.refused(http.MethodGet, path, nil, 503, problem.Busy)
	for what, later := range map[string]func(context.Context, int64) error{
		"an error": func(context.Context, int64) error { return broken }, "too late": untilTheEnd,
	} {
		s.chapters = func(ctx context.Context, place int64) error {
			if place == 0 {
				return nil
			}
			return later(ctx, place)
		}
		if status, bytes, err := ann.part(path); status != 200 || bytes >= whole || !errors.Is(err, io.ErrUnexpectedEOF) {
			t.Errorf("%s: the answer is %d with %d of %d bytes, %v", what, status, bytes, whole, err)
		}
	}
}

// Records whose list cannot be read are answered with a problem, and their file breaks off where the rest of the list cannot be read.
func TestRecordsThatAreCutShort(t *testing.T) {
	h, s := openFaulty(t, guard.Default().Scaled(1000))
	ann, bob := h.named("Ann"), h.named("Bob")
	ann.addPasskey("")
	id := ann.create("me", "open").Match
	bob.ask(http.MethodPost, "/api/matches/"+id+"/seats/second", nil, 200, nil)
	ann.ask(http.MethodPost, "/api/matches/"+id+"/commands", command("1", -1, "play", "turn", "Gyoku*0,0"), 200, nil)
	bob.ask(http.MethodPost, "/api/matches/"+id+"/commands", command("2", -1, "resign", "", ""), 200, nil)
	const path = "/api/@/Ann/records"
	if status, bytes, err := ann.part(path); status != 200 || bytes == 0 || err != nil {
		t.Fatalf("the answer is %d with %d bytes, %v", status, bytes, err)
	}

	broken := errors.New("the database is broken")
	s.listed = func(store.Filter, []store.Summary) ([]store.Summary, error) { return nil, broken }
	r := ann.ask(http.MethodGet, path, nil, 500, nil)
	if r.Header.Get("Content-Disposition") != "" {
		t.Error("a problem is to be saved as a file")
	}
	// A whole page of games, and then none can be read.
	s.listed = func(f store.Filter, list []store.Summary) ([]store.Summary, error) {
		if f.Before != nil {
			return nil, broken
		}
		return slices.Repeat(list, 100)[:f.Limit], nil
	}
	if status, bytes, err := ann.part(path); status != 200 || bytes == 0 || !errors.Is(err, io.ErrUnexpectedEOF) {
		t.Errorf("the answer is %d with %d bytes, %v", status, bytes, err)
	}
}
