package server

import (
	"context"
	"sync/atomic"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/store"
)

// slow is a store that keeps a line of chat only once it may.
type slow struct {
	store.Store
	asked, may chan struct{}
}

func (s *slow) Append(ctx context.Context, entries ...store.Entry) error {
	if len(entries[0].Lines) > 0 {
		close(s.asked)
		<-s.may
	}
	return s.Store.Append(ctx, entries...)
}

// When the service is asked to end no clock runs any more, although what was begun is
// still finished.
func TestClocksStandStillWhileTheServiceEnds(t *testing.T) {
	c := config(t)
	kept := &slow{asked: make(chan struct{}), may: make(chan struct{})}
	c.Wrap = func(s store.Store) store.Store {
		kept.Store = s
		return kept
	}
	var passed atomic.Int64
	c.Clock = func() (time.Time, time.Duration) { return time.Now(), time.Duration(passed.Load()) }
	s := start(t, c)
	keeper := s.house.keeper
	ann := visit(t, s.URL())
	id := ann.order("ki-shogi", "5+3", "me", "me")
	said := make(chan error, 1)
	go func() {
		_, err := ann.send("POST", "api/matches/"+id+"/commands", object{
			"client": "test", "id": "1", "expect": -1, "as": "first", "command": object{"kind": "say", "text": "Hello."},
		}, nil)
		said <- err
	}()
	<-kept.asked
	s.cancel()
	still := func() bool {
		before := keeper.Now().Uptime
		passed.Add(int64(100 * time.Millisecond))
		return keeper.Now().Uptime == before
	}
	for end := time.Now().Add(3 * time.Second); !still(); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			t.Error("uptime goes on while a command is being finished")
			break
		}
	}
	close(kept.may)
	if err := <-said; err != nil {
		t.Errorf("the command that was being carried out: %v", err)
	}
	s.stop(t)
}
