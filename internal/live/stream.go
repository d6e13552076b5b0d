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
		first, err := s.Store.List(r.Context(), store.Filter{Public: true, Limit: publicMost})
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

// publicMost is how many public matches a stream of them begins with.
const publicMost = 100

// asked reads the query of Events.
func asked(query url.Values) (after int64, follow bool, err error) {
	for name, values := range query {
		switch {
		case len(values) != 1:
			return 0, false, problem.Wrong("query."+name, "It is there more than once.")
		case name == "after":
			after, err = strconv.ParseInt(values[0], 10, 64)
			if err != nil || after < 0 || after > protocol.MaxWhole {
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
	limit   *writeDeadline
	more    chan struct{} // there is something to send
	counted bool          // that the server has closed it
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
	control := http.NewResponseController(w)
	l := &lines{server: s, tongue: v.tongue, ctx: ctx, w: w, control: control, more: make(chan struct{}, 1)}
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
	l.count(why)
	l.write(protocol.Append(nil, why.in(l.tongue)))
}

// count counts that the server has closed the stream, once.
func (l *lines) count(why *farewell) {
	if !l.counted {
		l.counted = true
		l.server.Metrics.CutOff.WithLabelValues(why.Code).Inc()
	}
}

// write writes one line; it reports whether there is anybody to write to.
func (l *lines) write(data []byte) bool {
	l.limit.start()
	if l.ctx.Err() != nil {
		return false
	}
	err := l.put(data)
	switch {
	case err == nil:
		return true
	case !errors.Is(err, os.ErrDeadlineExceeded): // the client or the network has ended it
	case l.server.leaving():
		l.count(byeClosing)
	default:
		l.count(byeSlow)
	}
	return false
}

func (l *lines) put(data []byte) error {
	for _, part := range [][]byte{data, []byte("\n")} {
		if _, err := l.w.Write(part); err != nil {
			return err
		}
	}
	return l.control.Flush()
}

// ranOver reports whether the queue has run over.
func (f *feed) ranOver() bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.full
}
