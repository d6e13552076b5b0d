package live

import (
	"context"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"time"

	"github.com/teahouse-games/teahouse/internal/bus"
	"github.com/teahouse-games/teahouse/internal/problem"
	"github.com/teahouse-games/teahouse/internal/protocol"
	"github.com/teahouse-games/teahouse/internal/store"
	"github.com/teahouse-games/teahouse/internal/tongue"
)

// Events is the handler of GET /api/matches/{match}/events: the events of a match
// behind ?after=, one message a line. With ?follow=true it goes on with what happens.
func (s *Server) Events(w http.ResponseWriter, r *http.Request) {
	after, follow, err := asked(r.URL.Query())
	if err != nil {
		problem.Write(w, r, s.Log, err)
		return
	}
	s.stream(w, r, func(l *lines, v visit) {
		if after > v.seq {
			l.bye(byeAhead)
			return
		}
		f := &feed{store: s.Store, match: r.PathValue("match"), wake: l.wake}
		if follow {
			release, err := s.Rooms.Hold(f.match)
			if err != nil {
				l.bye(byeClosing)
				return
			}
			defer release()
			f.listen(s.Bus)
			defer f.leave()
		}
		f.begin(nil, after, 0)
		l.pass(f, follow)
	})
}

// Public is the handler of GET /api/public: the public matches that changed last, and
// then each that changes, one message a line.
func (s *Server) Public(w http.ResponseWriter, r *http.Request) {
	s.stream(w, r, func(l *lines, _ visit) {
		f := &feed{wake: l.wake}
		stop := s.Bus.Subscribe(bus.Public, func(m bus.Message) {
			f.mu.Lock()
			defer f.mu.Unlock()
			f.put(m.Data, nil)
		})
		defer stop()
		first, err := s.Store.List(r.Context(), store.Filter{Public: true, Limit: 100})
		if err != nil {
			l.bye(byeStorage)
			return
		}
		slices.Reverse(first)
		for _, summary := range first {
			if !l.write(protocol.Append(nil, protocol.List(summary))) {
				return
			}
		}
		l.pass(f, true)
	})
}

// asked reads the query of Events.
func asked(query url.Values) (after int64, follow bool, err error) {
	for name, values := range query {
		switch {
		case len(values) != 1:
			return 0, false, problem.Wrong("query."+name, "It is there more than once.")
		case name == "after":
			after, err = strconv.ParseInt(values[0], 10, 64)
			if err != nil || after < 0 {
				return 0, false, problem.Wrong("query.after", "After is the number of the last event that is known already, or 0.")
			}
		case name == "follow":
			if follow = values[0] == "true"; !follow && values[0] != "false" {
				return 0, false, problem.Wrong("query.follow", "Follow is true or false.")
			}
		default:
			return 0, false, problem.Wrong("query."+name, "What can be asked for is after and follow.")
		}
	}
	return after, follow, nil
}

// lines is a response of lines of JSON.
type lines struct {
	server  *Server
	tongue  *tongue.Tongue
	ctx     context.Context
	w       http.ResponseWriter
	control *http.ResponseController
	more    chan struct{} // there is something to send
}

// stream answers with lines of JSON, as long as talk has any.
func (s *Server) stream(w http.ResponseWriter, r *http.Request, talk func(*lines, visit)) {
	v, err := s.visit(r)
	if err != nil {
		problem.Write(w, r, s.Log, err)
		return
	}
	defer v.leave()
	defer v.budget.Close()
	s.Metrics.Streams.Inc()
	defer s.Metrics.Streams.Dec()
	ctx, cancel := context.WithCancel(r.Context())
	defer cancel()
	h := w.Header()
	h.Set("Content-Type", "application/x-ndjson")
	h.Set("Cache-Control", "no-store")
	h.Set("X-Accel-Buffering", "no")
	l := &lines{server: s, tongue: v.tongue, ctx: ctx, w: w, control: http.NewResponseController(w), more: make(chan struct{}, 1)}
	// A write that is stuck when Close waits no longer does not stay so.
	defer context.AfterFunc(s.ctx, func() {
		cancel()
		_ = l.control.SetWriteDeadline(time.Now())
	})()
	w.WriteHeader(http.StatusOK)
	if l.control.Flush() != nil || r.Method == http.MethodHead {
		return
	}
	talk(l, v)
}

// wake tells pass that there is something to send.
func (l *lines) wake() {
	select {
	case l.more <- struct{}{}:
	default:
	}
}

// pass writes what the feed has, and goes on unless it shall end with what there is.
func (l *lines) pass(f *feed, follow bool) {
	beat := time.NewTicker(l.server.pace.beat)
	defer beat.Stop()
	for {
		batch, err := f.next(l.ctx)
		if err != nil {
			l.server.Log.Error("a match could not be read", "match", f.match, "error", err)
			l.bye(byeStorage)
			return
		}
		for _, data := range batch {
			if !l.write(data) {
				return
			}
		}
		switch {
		case f.ranOver():
			l.bye(byeSlow)
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
		case <-l.server.closing:
			l.bye(byeClosing)
			return
		}
	}
}

// bye is the last line.
func (l *lines) bye(why *farewell) {
	l.server.Metrics.CutOff.WithLabelValues(why.Code).Inc()
	l.write(protocol.Append(nil, why.in(l.tongue)))
}

// write writes one line; it reports whether there is anybody to write to.
func (l *lines) write(data []byte) bool {
	// Not every kind of response has deadlines.
	_ = l.control.SetWriteDeadline(time.Now().Add(l.server.pace.write))
	if l.ctx.Err() != nil {
		return false
	}
	for _, part := range [][]byte{data, []byte("\n")} {
		if _, err := l.w.Write(part); err != nil {
			return false
		}
	}
	return l.control.Flush() == nil
}

// ranOver reports whether the queue has run over.
func (f *feed) ranOver() bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.full
}
