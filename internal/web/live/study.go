package live

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"net/url"
	"strconv"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/studies"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	"github.com/teahouse-games/teahouse/internal/web/problem/messages"
)

// StudyReader opens studies for people; see [studies.Studies].
type StudyReader interface {
	Open(ctx context.Context, person, id string) (store.Study, studies.Right, error)
}

// operationsAtOnce is how many operations of a study are read at once.
const operationsAtOnce = 200

// studyBeat is the time between two empty lines of the stream of a study: a page notices with them that the connection is lost.
const studyBeat = 10 * time.Second

// Study is the handler of GET /api/studies/{study}/events: the operations of a study after ?after=, one message a line, and new ones as
// they come. The first line has the state of the study.
func (s *Hub) Study(w http.ResponseWriter, r *http.Request) {
	after, err := parseStudyQuery(r.URL.Query())
	if err != nil {
		problem.Write(w, r, s.Log, err)
		return
	}
	// The sender is admitted before the study is looked for, so that anyone who asks again and again for one that is not there is charged.
	v, err := s.admitViewer(r)
	if err != nil {
		problem.Write(w, r, s.Log, err)
		return
	}
	defer v.leave()
	defer v.budget.Close()
	id := r.PathValue("study")
	if _, _, err := s.StudyReader.Open(r.Context(), v.person.ID, id); err != nil {
		problem.Write(w, r, s.Log, err)
		return
	}
	s.respond(w, r, v, func(l *ndjsonStream, _ viewer) { l.followStudy(id, after) })
}

func parseStudyQuery(query url.Values) (after int64, err error) {
	for name, values := range query {
		switch {
		case len(values) != 1:
			return 0, problem.InvalidField("query."+name, messages.FieldRepeated())
		case name != "after":
			return 0, problem.InvalidField("query."+name, messages.StudyEventsQuery())
		}
		if after, err = strconv.ParseInt(values[0], 10, 64); err != nil || after < 0 || after > protocol.MaxWhole {
			return 0, problem.InvalidField("query.after", messages.After())
		}
	}
	return after, nil
}

// followStudy writes how a study changes until the reader leaves or may not see it any more.
func (l *ndjsonStream) followStudy(id string, after int64) {
	defer l.server.Bus.Subscribe(bus.StudyTopic(id), func(bus.Notification) { l.signal() })()
	beat := time.NewTicker(studyBeat)
	defer beat.Stop()
	var state studies.StateLine
	for {
		t, right, err := l.server.StudyReader.Open(l.ctx, l.person.ID, id)
		now := studies.StateLine{Type: "study", Visibility: t.Visibility, Right: right.String(), Oldest: t.Oldest}
		switch {
		case errors.Is(err, studies.ErrNoStudy):
			now = studies.StateLine{Type: "study", Right: right.String()}
		case err != nil:
			l.readFailed(id, err)
			return
		}
		if now.Right != state.Right || now.Visibility != state.Visibility {
			line, _ := json.Marshal(now) // texts and numbers
			if state = now; !l.write(line) || right == studies.NoRight {
				return
			}
		}
		if after < t.Oldest || after > t.Seq {
			l.write([]byte(`{"type":"reload"}`))
			return
		}
		for after < t.Seq {
			operations, err := l.server.Store.StudyOperations(l.ctx, id, after, operationsAtOnce)
			if err != nil {
				l.readFailed(id, err)
				return
			}
			if len(operations) == 0 {
				break // the study was deleted, or these operations were: the next look says so
			}
			for i := range operations {
				line, err := json.Marshal(studies.LineOf(&operations[i]))
				if err != nil {
					l.readFailed(id, err)
					return
				}
				if !l.write(line) {
					return
				}
				after = operations[i].Seq
			}
		}
		if !l.waitForStudy(beat.C) {
			return
		}
	}
}

// readFailed ends the stream of a study that cannot be read.
func (l *ndjsonStream) readFailed(id string, err error) {
	if l.ctx.Err() == nil {
		l.server.Log.Error("a study could not be read", "study", id, "error", err)
		l.writeCloseReason(closeStorage)
	}
}

// waitForStudy waits until the study may have changed. It reports whether the stream goes on.
func (l *ndjsonStream) waitForStudy(beat <-chan time.Time) bool {
	for {
		select {
		case <-l.more:
			return true
		case <-beat:
			if !l.write(nil) {
				return false
			}
		case <-l.ctx.Done():
			return false
		case why := <-l.end:
			l.writeCloseReason(why)
			return false
		case <-l.server.closing:
			l.writeCloseReason(closeShutdown)
			return false
		}
	}
}
