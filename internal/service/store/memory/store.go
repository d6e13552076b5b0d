package memory

import (
	"context"
	"crypto/rand"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// Store is a store in memory.
type Store struct {
	mu          sync.RWMutex
	closed      bool
	matches     map[string]*matchLog
	order       []*matchLog // as they were created
	last        int64       // the number of the last match
	invitations map[store.Hash]store.Invitation
	people      map[string]store.PersonRecord
	accountData
	ratingData
	seeks map[string]store.Seek
	noticeData
	safetyData
	explorerData
	studies map[string]*storedStudy
	uptime  time.Duration
	bytes   int64 // of events and chat
	id      string
	writes  int64      // how often it was locked for a change
	copy    *copyState // nil: it is complete
}

// matchLog is the data of one match. Its slices only grow, so that an earlier value of
// it stays valid.
type matchLog struct {
	number      int64 // in the order in which they were created
	epoch       int64
	owner       string   // the id of a node, if the store is shared
	events      [][]byte // in JSON: results share no memory with arguments
	lines       []match.ChatMessage
	answers     map[store.CommandKey]store.CommandAnswer
	summary     store.Summary
	since       time.Duration           // the uptime of the last event
	conditional [2]*storedConditional   // by seat
	report      *store.GameReportRecord // nil: there is none
}

var _ store.Store = (*Store)(nil)

// New makes an empty store.
func New() *Store {
	return &Store{
		matches:      map[string]*matchLog{},
		invitations:  map[store.Hash]store.Invitation{},
		people:       map[string]store.PersonRecord{},
		accountData:  newAccountData(),
		ratingData:   newRatingData(),
		seeks:        map[string]store.Seek{},
		noticeData:   newNoticeData(),
		safetyData:   newSafetyData(),
		studies:      map[string]*storedStudy{},
		explorerData: newExplorerData(),
		id:           rand.Text(),
	}
}

// lockForWrite locks the store for a change. The caller unlocks it if there is no error.
func (s *Store) lockForWrite(ctx context.Context) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	s.mu.Lock()
	if s.closed {
		s.mu.Unlock()
		return store.ErrClosed
	}
	s.writes++
	return nil
}

// lockForRead locks the store for reading. The caller unlocks it if there is no error.
func (s *Store) lockForRead(ctx context.Context) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	s.mu.RLock()
	if s.closed {
		s.mu.RUnlock()
		return store.ErrClosed
	}
	return nil
}

// matchByID returns a match. The store is locked.
func (s *Store) matchByID(id string) (*matchLog, error) {
	k := s.matches[id]
	if k == nil {
		return nil, fmt.Errorf("match %s: %w", id, store.ErrNotFound)
	}
	return k, nil
}

// Append stores the entries, all or none.
func (s *Store) Append(ctx context.Context, entries ...store.LogEntry) error {
	if len(entries) > store.MaxEntries {
		return fmt.Errorf("%w: at most %d entries at once", store.ErrInvalid, store.MaxEntries)
	}
	encoded := make([][][]byte, len(entries))
	for i, e := range entries {
		var err error
		if encoded[i], err = encode(e); err != nil {
			return fmt.Errorf("match %s: %w", e.Match, err)
		}
	}
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	var undo []func()
	for i, e := range entries {
		back, err := s.append(e, encoded[i])
		if err != nil {
			for _, f := range slices.Backward(undo) {
				f()
			}
			return fmt.Errorf("match %s: %w", e.Match, err)
		}
		undo = append(undo, back)
	}
	return nil
}

// append stores one entry and returns a function that removes it again, or changes
// nothing.
func (s *Store) append(e store.LogEntry, encoded [][]byte) (undo func(), err error) {
	k := s.matches[e.Match]
	switch {
	case k == nil && !e.New():
		return nil, store.ErrNotFound
	case k == nil:
		k = &matchLog{epoch: 1, answers: map[store.CommandKey]store.CommandAnswer{}}
	case e.New():
		if e.CommandKey != nil {
			if _, ok := k.answers[*e.CommandKey]; ok {
				return nil, store.ErrDuplicate
			}
		}
		return nil, store.ErrExists
	}
	before, uptime, bytes := *k, s.uptime, s.bytes
	if err := k.check(e); err != nil {
		return nil, err
	}
	k.events = append(k.events, encoded...)
	s.bytes += sizeOf(encoded, e.Chat)
	for _, line := range e.Chat {
		line.At = store.RoundTime(line.At)
		k.lines = append(k.lines, line)
	}
	if e.CommandKey != nil {
		k.answers[*e.CommandKey] = e.CommandAnswer()
	}
	if e.Summary != nil {
		k.summary = e.Summary.Normalized()
	}
	for _, event := range e.Events {
		k.since = event.Uptime
		s.uptime = max(s.uptime, event.Uptime)
	}
	if e.New() {
		s.last++
		k.number = s.last
		s.matches[e.Match] = k
		s.order = append(s.order, k)
	}
	removeResult := func() {}
	if e.Result != nil {
		removeResult = s.addResult(*e.Result)
	}
	restoreNotices := s.applyNotices(&e)
	return func() {
		restoreNotices()
		removeResult()
		*k, s.uptime, s.bytes = before, uptime, bytes
		if e.CommandKey != nil {
			delete(k.answers, *e.CommandKey)
		}
		if e.New() {
			delete(s.matches, e.Match)
			s.order = s.order[:len(s.order)-1]
		}
	}, nil
}

// sizeOf returns how many bytes events and lines of chat have.
func sizeOf(events [][]byte, lines []match.ChatMessage) (n int64) {
	for _, event := range events {
		n += int64(len(event))
	}
	for _, line := range lines {
		n += int64(len(line.Text) + len(line.Name))
	}
	return n
}

// check reports why an entry cannot follow.
func (k *matchLog) check(e store.LogEntry) error {
	if e.Epoch != k.epoch {
		return store.ErrNotOwner
	}
	if e.CommandKey != nil {
		if _, ok := k.answers[*e.CommandKey]; ok {
			return store.ErrDuplicate
		}
	}
	if n := len(k.events); len(e.Events) > 0 && e.Events[0].Seq != int64(n)+1 ||
		len(e.Events) == 0 && e.Summary != nil && e.Summary.Seq != int64(n) {
		return fmt.Errorf("%w: the last is %d", store.ErrConflict, n)
	}
	if n := len(k.lines); len(e.Chat) > 0 && e.Chat[0].Number != int64(n)+1 {
		return fmt.Errorf("%w: the last line is %d", store.ErrConflict, n)
	}
	return nil
}

// encode checks an entry and writes its events in JSON.
func encode(e store.LogEntry) ([][]byte, error) {
	if err := e.Check(); err != nil {
		return nil, err
	}
	var encoded [][]byte
	for _, event := range e.Events {
		text, err := event.MarshalJSON()
		if err != nil {
			return nil, fmt.Errorf("%w: event %d: %w", store.ErrInvalid, event.Seq, err)
		}
		if len(text) > store.MaxEventSize {
			return nil, fmt.Errorf("%w: event %d has %d bytes, at most %d can be kept", store.ErrInvalid, event.Seq, len(text), store.MaxEventSize)
		}
		encoded = append(encoded, text)
	}
	return encoded, nil
}

// AcquireEpoch makes the caller the owner of a match.
func (s *Store) AcquireEpoch(ctx context.Context, id string) (int64, error) {
	if err := s.lockForWrite(ctx); err != nil {
		return 0, err
	}
	defer s.mu.Unlock()
	k, err := s.matchByID(id)
	if err != nil {
		return 0, err
	}
	k.epoch++
	return k.epoch, nil
}

// Close ends the use of the store.
func (s *Store) Close() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.closed = true
	return nil
}
