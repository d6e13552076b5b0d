package memory

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// safetyData is whom people have blocked, what they have reported, and who is muted.
type safetyData struct {
	blocks  map[string]map[string]store.Block // by the person who has blocked, and the other one
	reports map[string]store.Report           // by id
	mutes   map[string]store.Mute             // by person
}

func newSafetyData() safetyData {
	return safetyData{blocks: map[string]map[string]store.Block{}, reports: map[string]store.Report{}, mutes: map[string]store.Mute{}}
}

// deleteSafety deletes what is stored of a person who is deleted. The store is locked.
func (s *Store) deleteSafety(person string) {
	delete(s.blocks, person)
	delete(s.mutes, person)
	maps.DeleteFunc(s.reports, func(_ string, r store.Report) bool { return r.Reporter == person || r.Subject == person })
}

// safetyPeople returns the people of whom something is stored, sorted. The store is locked.
func (s *Store) safetyPeople() []string {
	people := map[string]bool{}
	for person := range s.blocks {
		people[person] = true
	}
	for _, r := range s.reports {
		people[r.Reporter] = true
	}
	for person := range s.mutes {
		people[person] = true
	}
	return slices.Sorted(maps.Keys(people))
}

// Block stores that a person has blocked another.
func (s *Store) Block(ctx context.Context, b store.Block) error {
	if err := b.Check(); err != nil {
		return err
	}
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	own := s.blocks[b.Person]
	if _, ok := own[b.Other]; ok {
		return nil
	}
	if len(own) >= store.MaxBlocks {
		return fmt.Errorf("blocks of person %s: %w", b.Person, store.ErrTooMany)
	}
	s.addBlock(b)
	return nil
}

// addBlock adds a block. The store is locked.
func (s *Store) addBlock(b store.Block) {
	if s.blocks[b.Person] == nil {
		s.blocks[b.Person] = map[string]store.Block{}
	}
	b.At = store.RoundTime(b.At)
	s.blocks[b.Person][b.Other] = b
}

// Unblock removes a block.
func (s *Store) Unblock(ctx context.Context, person, other string) error {
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	if _, ok := s.blocks[person][other]; !ok {
		return fmt.Errorf("block of person %s: %w", person, store.ErrNotFound)
	}
	if delete(s.blocks[person], other); len(s.blocks[person]) == 0 {
		delete(s.blocks, person)
	}
	return nil
}

// Blocked reports whether one of two people has blocked the other.
func (s *Store) Blocked(ctx context.Context, a, b string) (bool, error) {
	if err := s.lockForRead(ctx); err != nil {
		return false, err
	}
	defer s.mu.RUnlock()
	_, first := s.blocks[a][b]
	_, second := s.blocks[b][a]
	return first || second, nil
}

// BlockedWith returns whom a person has blocked and who has blocked them.
func (s *Store) BlockedWith(ctx context.Context, person string) ([]string, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	others := map[string]bool{}
	for other := range s.blocks[person] {
		others[other] = true
	}
	for other, blocks := range s.blocks {
		if _, ok := blocks[person]; ok {
			others[other] = true
		}
	}
	return slices.Sorted(maps.Keys(others)), nil
}

// Blocks returns whom a person has blocked.
func (s *Store) Blocks(ctx context.Context, person string) ([]store.Block, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	blocks := slices.Collect(maps.Values(s.blocks[person]))
	slices.SortFunc(blocks, func(a, b store.Block) int { return cmp.Or(b.At.Compare(a.At), strings.Compare(a.Other, b.Other)) })
	return blocks, nil
}

// AddReport stores a new report.
func (s *Store) AddReport(ctx context.Context, r store.Report) error {
	if err := r.Check(); err != nil {
		return err
	}
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	if _, ok := s.reports[r.ID]; ok {
		return fmt.Errorf("report %s: %w", r.ID, store.ErrExists)
	}
	open := 0
	for _, other := range s.reports {
		if other.Reporter == r.Reporter && other.Settled.IsZero() {
			open++
		}
	}
	if open >= store.MaxOpenReports {
		return fmt.Errorf("reports of person %s: %w", r.Reporter, store.ErrTooMany)
	}
	r.At = store.RoundTime(r.At)
	s.reports[r.ID] = r
	return nil
}

// Report returns the report with an id.
func (s *Store) Report(ctx context.Context, id string) (store.Report, error) {
	if err := s.lockForRead(ctx); err != nil {
		return store.Report{}, err
	}
	defer s.mu.RUnlock()
	r, ok := s.reports[id]
	if !ok {
		return store.Report{}, fmt.Errorf("report %s: %w", id, store.ErrNotFound)
	}
	return r, nil
}

// selectReports returns some reports, the newest first.
func (s *Store) selectReports(ctx context.Context, selected func(*store.Report) bool) ([]store.Report, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	var reports []store.Report
	for _, r := range s.reports {
		if selected(&r) {
			reports = append(reports, r)
		}
	}
	slices.SortFunc(reports, func(a, b store.Report) int { return cmp.Or(b.At.Compare(a.At), strings.Compare(b.ID, a.ID)) })
	return reports, nil
}

// Reports returns the open reports, or the settled ones.
func (s *Store) Reports(ctx context.Context, settled bool, after *store.ReportCursor, limit int) ([]store.Report, error) {
	reports, err := s.selectReports(ctx, func(r *store.Report) bool {
		return !r.Settled.IsZero() == settled && (after == nil || after.Precedes(r))
	})
	return reports[:min(len(reports), listLimit(limit))], err
}

// ReportsBy returns the reports of a person.
func (s *Store) ReportsBy(ctx context.Context, person string) ([]store.Report, error) {
	return s.selectReports(ctx, func(r *store.Report) bool { return r.Reporter == person })
}

// SettleReport stores how an open report was settled.
func (s *Store) SettleReport(ctx context.Context, settlement store.ReportSettlement) error {
	if err := settlement.Check(); err != nil {
		return err
	}
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	r, ok := s.reports[settlement.ID]
	switch {
	case !ok:
		return fmt.Errorf("report %s: %w", settlement.ID, store.ErrNotFound)
	case !r.Settled.IsZero():
		return fmt.Errorf("report %s: %w", settlement.ID, store.ErrChanged)
	}
	r.Settled, r.By, r.Decision = store.RoundTime(settlement.At), settlement.By, settlement.Decision
	s.reports[r.ID] = r
	return nil
}

// PutMute stores that a person is muted.
func (s *Store) PutMute(ctx context.Context, m store.Mute) error {
	if err := m.Check(); err != nil {
		return err
	}
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	m.Until, m.At = store.RoundTime(m.Until), store.RoundTime(m.At)
	s.mutes[m.Person] = m
	return nil
}

// muteOf returns the mute of a person that has not ended. The store is locked.
func (s *Store) muteOf(person string, now time.Time) (store.Mute, error) {
	m, ok := s.mutes[person]
	if !ok || store.HasExpired(m.Until, now) {
		return store.Mute{}, fmt.Errorf("mute of person %s: %w", person, store.ErrNotFound)
	}
	return m, nil
}

// Mute returns the mute of a person.
func (s *Store) Mute(ctx context.Context, person string, now time.Time) (store.Mute, error) {
	if err := s.lockForRead(ctx); err != nil {
		return store.Mute{}, err
	}
	defer s.mu.RUnlock()
	return s.muteOf(person, now)
}

// DeleteMute ends the mute of a person.
func (s *Store) DeleteMute(ctx context.Context, person string, now time.Time) error {
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	_, err := s.muteOf(person, now)
	if err == nil {
		delete(s.mutes, person)
	}
	return err
}

// SafetyAfter returns the safety of people after a person.
func (s *Store) SafetyAfter(ctx context.Context, person string, limit int) ([]store.SafetyCopy, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	var copies []store.SafetyCopy
	for _, other := range s.safetyPeople() {
		if other <= person || len(copies) >= max(limit, 1) {
			continue
		}
		c := store.SafetyCopy{Person: other}
		for _, blocked := range slices.Sorted(maps.Keys(s.blocks[other])) {
			c.Blocks = append(c.Blocks, s.blocks[other][blocked])
		}
		for _, id := range slices.Sorted(maps.Keys(s.reports)) {
			if s.reports[id].Reporter == other {
				c.Reports = append(c.Reports, s.reports[id])
			}
		}
		if m, ok := s.mutes[other]; ok {
			c.Mute = &m
		}
		copies = append(copies, c)
	}
	return copies, nil
}

// addCopiedSafety stores the safety of a person of a copy. The store is locked.
func (s *Store) addCopiedSafety(c *store.SafetyCopy) {
	for _, b := range c.Blocks {
		s.addBlock(b)
	}
	for _, r := range c.Reports {
		s.reports[r.ID] = r
	}
	if c.Mute != nil {
		s.mutes[c.Person] = *c.Mute
	}
}
