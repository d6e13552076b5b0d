package live

import (
	"context"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/studies"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	"github.com/teahouse-games/teahouse/internal/web/problem/messages"
)

// noStudies has no study, and counts how often one was looked for.
type noStudies struct{ asked int }

func (n *noStudies) Open(context.Context, string, string) (store.Study, studies.Right, error) {
	n.asked++
	return store.Study{}, studies.NoRight, studies.ErrNoStudy
}

// A sender who asks for the stream of a study is admitted first, also if there is no such study.
func TestMissingStudyIsCharged(t *testing.T) {
	k := newHarness(t, longTimeouts())
	reader := &noStudies{}
	k.live.StudyReader = reader
	status := func() int {
		r := httptest.NewRequest(http.MethodGet, "/api/studies/aaaaaaaaaaaaaaaa/events", nil)
		r.SetPathValue("study", "aaaaaaaaaaaaaaaa")
		w := httptest.NewRecorder()
		k.live.Study(w, r)
		return w.Code
	}
	if got := status(); got != http.StatusNotFound || reader.asked != 1 {
		t.Errorf("a study that is not there is answered %d after %d looks", got, reader.asked)
	}
	k.guard.refuse = problem.New(problem.Limited, messages.Limited())
	if got := status(); got != http.StatusTooManyRequests || reader.asked != 1 {
		t.Errorf("a sender over the limit is answered %d after %d looks", got, reader.asked)
	}
}
