package live

import (
	"context"
	"errors"
	"net/http"
	"net/url"
	"os"
	"slices"
	"strconv"
	"time"

	"github.com/teahouse-games/teahouse/internal/web/problem/messages"
	"github.com/teahouse-games/teahouse/message"

	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// Events is the handler of GET /api/matches/{match}/events: the events of a match after
// ?after=, one message a line. With ?follow=true it continues with new events.
func (s *Hub) Events(w http.ResponseWriter, r *http.Request) {
	after, follow, err := parseEventsQuery(r.URL.Query())
	if err != nil {
		problem.Write(w, r, s.Log, err)
		return
	}
	s.stream(w, r, func(l *ndjsonStream, v viewer) {
		if after > v.seq {
			l.writeCloseReason(closeAhead)
			return
		}
		f := &feed{log: s.Rooms, match: r.PathValue("match"), wake: l.signal}
		if follow {
			release, err := s.Rooms.Hold(f.match)
			if err != nil {
				l.writeCloseReason(closeShutdown)
				return
			}
			defer release()
			f.subscribe(s.Bus)
			defer f.unsubscribe()
		}
		f.begin(nil, after, 0)
		l.pump(f, follow)
	})
}

// Public is the handler of GET /api/public: the public matches that changed last, and
// then each that changes, one message a line.
func (s *Hub) Public(w http.ResponseWriter, r *http.Request) {
	s.stream(w, r, func(l *ndjsonStream, _ viewer) {
		f := &feed{wake: l.signal, list: newPublicList(s.Store).changed, listDue: true}
		defer s.Bus.Subscribe(bus.PublicTopic, f.onListed)()
		l.pump(f, true)
	})
}

// onListed takes the summary of a public match.
func (f *feed) onListed(m bus.Notification) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if m.Missed {
		f.listDue = true
		f.wake()
		return
	}
	f.enqueueData(m.Data, nil)
}

// publicMost is how many public matches a stream of them begins with.
const publicMost = 100

// publicList is the list of the public matches that changed last, as it was sent.
type publicList struct {
	store store.Store
	sent  map[string]int64 // by match, the number of its last event
}

func newPublicList(s store.Store) *publicList { return &publicList{store: s} }

// changed returns the matches that the last list did not have like this. Some of them may have
// been sent by themselves since.
func (p *publicList) changed(ctx context.Context) (page [][]byte, err error) {
	now, err := p.store.List(ctx, store.Filter{Public: true, Limit: publicMost})
	if err != nil {
		return nil, err
	}
	sent := make(map[string]int64, len(now))
	for _, summary := range slices.Backward(now) {
		if seq, ok := p.sent[summary.Match]; !ok || seq != summary.Seq {
			page = append(page, protocol.Append(nil, protocol.ListingOf(summary)))
		}
		sent[summary.Match] = summary.Seq
	}
	p.sent = sent
	return page, nil
}

// parseEventsQuery reads the query of Events.
func parseEventsQuery(query url.Values) (after int64, follow bool, err error) {
	for name, values := range query {
		switch {
		case len(values) != 1:
			return 0, false, problem.InvalidField("query."+name, messages.FieldRepeated())
		case name == "after":
			after, err = strconv.ParseInt(values[0], 10, 64)
			if err != nil || after < 0 || after > protocol.MaxWhole {
				return 0, false, problem.InvalidField("query.after", messages.After())
			}
		case name == "follow":
			if follow = values[0] == "true"; !follow && values[0] != "false" {
				return 0, false, problem.InvalidField("query.follow", messages.Follow())
			}
		default:
			return 0, false, problem.InvalidField("query."+name, messages.EventsQuery())
		}
	}
	return after, follow, nil
}

// ndjsonStream is a response of lines of JSON.
type ndjsonStream struct {
	server   *Hub
	language *message.Language
	ctx      context.Context
	w        http.ResponseWriter
	control  *http.ResponseController
	limit    *writeDeadline
	more     chan struct{} // there is something to send
	counted  bool          // that the server has closed it
	person   identity.Person
	end      chan *closeReason // why it ends before its time
}

// endWith ends the stream with a reason; the first reason counts.
func (l *ndjsonStream) endWith(why *closeReason) {
	select {
	case l.end <- why:
	default:
	}
}

// addStream takes in a stream, until remove is called.
func (s *Hub) addStream(l *ndjsonStream) (remove func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.streams[l] = struct{}{}
	return func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		delete(s.streams, l)
	}
}

// stream answers with lines of JSON, as long as talk has any.
func (s *Hub) stream(w http.ResponseWriter, r *http.Request, talk func(*ndjsonStream, viewer)) {
	v, err := s.admitViewer(r)
	if err != nil {
		problem.Write(w, r, s.Log, err)
		return
	}
	defer v.leave()
	defer v.budget.Close()
	s.respond(w, r, v, talk)
}

// respond answers an admitted sender with lines of JSON, as long as talk has any.
func (s *Hub) respond(w http.ResponseWriter, r *http.Request, v viewer, talk func(*ndjsonStream, viewer)) {
	s.Metrics.Streams.Inc()
	defer s.Metrics.Streams.Dec()
	ctx, cancel := context.WithCancel(r.Context())
	defer cancel()
	h := w.Header()
	h.Set("Content-Type", "application/x-ndjson")
	h.Set("Cache-Control", "no-store")
	h.Set("X-Accel-Buffering", "no")
	control := http.NewResponseController(w)
	l := &ndjsonStream{server: s, language: v.language, ctx: ctx, w: w, control: control, more: make(chan struct{}, 1), person: v.person, end: make(chan *closeReason, 1)}
	defer s.addStream(l)()
	if why := s.voided(r, v.person); why != nil && !v.new {
		l.endWith(why)
	}
	l.limit = &writeDeadline{set: control.SetWriteDeadline, timeout: s.pace.write}
	// A write that is stuck when the server closes does not stay so, even less when Close waits no longer.
	defer context.AfterFunc(s.leave, func() { l.limit.endBy(time.Now().Add(s.pace.leave)) })()
	defer context.AfterFunc(s.ctx, func() {
		cancel()
		l.limit.endBy(time.Now())
	})()
	l.limit.start()
	w.WriteHeader(http.StatusOK)
	if l.control.Flush() != nil || r.Method == http.MethodHead {
		return
	}
	talk(l, v)
}

// signal wakes pass up because there is something to send.
func (l *ndjsonStream) signal() {
	select {
	case l.more <- struct{}{}:
	default:
	}
}

// pump writes the messages of the feed, and continues unless it shall end with the
// present ones.
func (l *ndjsonStream) pump(f *feed, follow bool) {
	beat := time.NewTicker(l.server.pace.beat)
	defer beat.Stop()
	for {
		batch, err := f.next(l.ctx)
		if err != nil {
			l.server.Log.Error("a match could not be read", "match", f.match, "error", err)
			l.writeCloseReason(closeStorage)
			return
		}
		for _, data := range batch {
			if !l.write(data) {
				return
			}
		}
		switch {
		case f.overflowed():
			l.writeCloseReason(closeSlowReader)
			return
		case len(batch) > 0:
			continue
		case !follow:
			return
		}
		select {
		case <-l.more:
		case <-beat.C:
			if !l.write(nil) {
				return
			}
		case <-l.ctx.Done():
			return
		case why := <-l.end:
			l.writeCloseReason(why)
			return
		case <-l.server.closing:
			l.writeCloseReason(closeShutdown)
			return
		}
	}
}

// writeCloseReason is the last line.
func (l *ndjsonStream) writeCloseReason(why *closeReason) {
	l.count(why)
	l.write(protocol.Append(nil, why.translated(l.language)))
}

// count counts that the server has closed the stream, once.
func (l *ndjsonStream) count(why *closeReason) {
	if !l.counted {
		l.counted = true
		l.server.Metrics.CutOff.WithLabelValues(why.Code).Inc()
	}
}

// write writes one line. It reports whether the reader is still there.
func (l *ndjsonStream) write(data []byte) bool {
	l.limit.start()
	if l.ctx.Err() != nil {
		return false
	}
	err := l.put(data)
	switch {
	case err == nil:
		return true
	case !errors.Is(err, os.ErrDeadlineExceeded): // the client or the network has ended it
	case l.server.isClosing():
		l.count(closeShutdown)
	default:
		l.count(closeSlowReader)
	}
	return false
}

func (l *ndjsonStream) put(data []byte) error {
	for _, part := range [][]byte{data, []byte("\n")} {
		if _, err := l.w.Write(part); err != nil {
			return err
		}
	}
	return l.control.Flush()
}

// overflowed reports whether the queue has run over.
func (f *feed) overflowed() bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.full
}
