package live

import (
	"context"
	"net/http"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/pairing"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// OpponentFinder finds opponents; see [lobby.Lobby].
type OpponentFinder interface {
	Seek(ctx context.Context, p identity.Person, q lobby.SeekRequest) (*lobby.FollowedSeek, error)
}

// seekBeat is the time between two empty lines of the stream of a seek: a browser that is gone is noticed with one.
const seekBeat = 5 * time.Second

// Seek answers with the stream of somebody who looks for an opponent: a line now, one for each change, and the last one when the seek has
// ended. A sender without an identity is given one. A seek whose stream has ended is taken away in a moment, unless the request is sent again.
func (s *Hub) Seek(w http.ResponseWriter, r *http.Request, q lobby.SeekRequest) {
	if err := s.seek(w, r, q); err != nil {
		problem.Write(w, r, s.Log, err)
	}
}

// seek returns why there is no stream.
func (s *Hub) seek(w http.ResponseWriter, r *http.Request, q lobby.SeekRequest) error {
	before, _ := s.person(r) // an error is that of the next line
	person, err := s.Identity.PersonOrGuest(w, r)
	if err != nil {
		return err
	}
	v, err := s.admit(r, person)
	if err != nil {
		return err
	}
	defer v.leave()
	defer v.budget.Close()
	v.new = !before.Identified()
	// The limit for the body would end the connection later.
	_ = http.NewResponseController(w).SetReadDeadline(time.Time{})
	sought, err := s.OpponentFinder.Seek(r.Context(), person, q)
	if err != nil {
		return err
	}
	defer sought.Close()
	s.respond(w, r, v, func(l *ndjsonStream, _ viewer) { l.follow(sought) })
	return nil
}

// follow writes how a seek is until it has ended.
func (l *ndjsonStream) follow(sought *lobby.FollowedSeek) {
	beat := time.NewTicker(seekBeat)
	defer beat.Stop()
	for {
		now := sought.Update()
		if !l.write(protocol.Append(nil, now)) || now.Status != string(pairing.StatusWaiting) {
			return
		}
		for waits := true; waits; {
			select {
			case <-sought.Changed():
				waits = false
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
}
