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

// storedStudy is a study with all that belongs to it.
type storedStudy struct {
	store.Study
	editors    map[string]time.Time // when they were let edit it
	chapters   map[string]store.ChapterRecord
	operations []store.StudyOperation
}

// isEditor reports whether a person was let edit the study.
func (t *storedStudy) isEditor(person string) bool {
	_, ok := t.editors[person]
	return ok
}

// study returns a study. The store is locked.
func (s *Store) study(id string) (*storedStudy, error) {
	t := s.studies[id]
	if t == nil {
		return nil, fmt.Errorf("study %s: %w", id, store.ErrNotFound)
	}
	return t, nil
}

// PutStudy stores a new study.
func (s *Store) PutStudy(ctx context.Context, t store.Study) error {
	if err := t.Check(); err != nil {
		return err
	}
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	if s.studies[t.ID] != nil {
		return fmt.Errorf("study %s: %w", t.ID, store.ErrExists)
	}
	n := 0
	for _, other := range s.studies {
		if other.Owner == t.Owner {
			n++
		}
	}
	if n >= store.MaxStudies {
		return fmt.Errorf("studies of person %s: %w", t.Owner, store.ErrTooMany)
	}
	t.Created, t.Changed = store.RoundTime(t.Created), store.RoundTime(t.Changed)
	s.studies[t.ID] = &storedStudy{Study: t, editors: map[string]time.Time{}, chapters: map[string]store.ChapterRecord{}}
	return nil
}

// Study returns a study.
func (s *Store) Study(ctx context.Context, id string) (store.Study, error) {
	if err := s.lockForRead(ctx); err != nil {
		return store.Study{}, err
	}
	defer s.mu.RUnlock()
	t, err := s.study(id)
	if err != nil {
		return store.Study{}, err
	}
	return t.Study, nil
}

// SetStudyAccess stores who may see and edit a study.
func (s *Store) SetStudyAccess(ctx context.Context, id string, visibility store.StudyVisibility, key store.Hash) error {
	if err := store.CheckStudyAccess(visibility); err != nil {
		return err
	}
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	t, err := s.study(id)
	if err == nil {
		t.Visibility, t.Key = visibility, key
	}
	return err
}

// DeleteStudy deletes a study with all that belongs to it.
func (s *Store) DeleteStudy(ctx context.Context, id string) error {
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	_, err := s.study(id)
	delete(s.studies, id)
	return err
}

// deleteStudiesOf deletes the studies of a person, and that the person was let edit others. The store is locked.
func (s *Store) deleteStudiesOf(person string) {
	maps.DeleteFunc(s.studies, func(_ string, t *storedStudy) bool { return t.Owner == person })
	for _, t := range s.studies {
		delete(t.editors, person)
	}
}

// Studies returns studies, the last changed first.
func (s *Store) Studies(ctx context.Context, f store.StudyFilter) ([]store.Study, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	var list []store.Study
	for _, t := range s.studies {
		if f.Public && t.Visibility == store.PublicStudy || !f.Public && (t.Owner == f.Person || t.isEditor(f.Person)) {
			list = append(list, t.Study)
		}
	}
	after := func(a store.Study, changed time.Time, id string) int {
		return cmp.Or(changed.Compare(a.Changed), strings.Compare(id, a.ID))
	}
	slices.SortFunc(list, func(a, b store.Study) int { return after(a, b.Changed, b.ID) })
	if f.Before != nil {
		list = slices.DeleteFunc(list, func(t store.Study) bool { return after(t, store.RoundTime(f.Before.Changed), f.Before.ID) <= 0 })
	}
	return list[:min(len(list), max(f.Limit, 0), store.MaxList)], nil
}

// AddStudyEditor lets a person edit a study.
func (s *Store) AddStudyEditor(ctx context.Context, study, person string, at time.Time) error {
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	t, err := s.study(study)
	switch {
	case err != nil:
		return err
	case t.isEditor(person):
		return nil
	case len(t.editors) >= store.MaxStudyEditors:
		return fmt.Errorf("editors of study %s: %w", study, store.ErrTooMany)
	}
	t.editors[person] = store.RoundTime(at)
	return nil
}

// IsStudyEditor reports whether a person was let edit a study.
func (s *Store) IsStudyEditor(ctx context.Context, study, person string) (bool, error) {
	if err := s.lockForRead(ctx); err != nil {
		return false, err
	}
	defer s.mu.RUnlock()
	t := s.studies[study]
	return t != nil && t.isEditor(person), nil
}

// DeleteStudyEditors takes their right from all people who were let edit a study.
func (s *Store) DeleteStudyEditors(ctx context.Context, study string) error {
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	if t := s.studies[study]; t != nil {
		clear(t.editors)
	}
	return nil
}

// StudyChapters returns the chapters of a study without their texts.
func (s *Store) StudyChapters(ctx context.Context, study string) ([]store.ChapterRecord, error) {
	list, err := s.studyChapters(ctx, study)
	for i := range list {
		list[i].Text = ""
	}
	return list, err
}

func (s *Store) studyChapters(ctx context.Context, study string) ([]store.ChapterRecord, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	t := s.studies[study]
	if t == nil {
		return nil, nil
	}
	return t.inOrder(), nil
}

// inOrder returns the chapters in their order.
func (t *storedStudy) inOrder() []store.ChapterRecord {
	return slices.SortedFunc(maps.Values(t.chapters), func(a, b store.ChapterRecord) int {
		return cmp.Or(cmp.Compare(a.Place, b.Place), strings.Compare(a.ID, b.ID))
	})
}

// StudyChapter returns a chapter.
func (s *Store) StudyChapter(ctx context.Context, study, id string) (store.ChapterRecord, error) {
	if err := s.lockForRead(ctx); err != nil {
		return store.ChapterRecord{}, err
	}
	defer s.mu.RUnlock()
	if t := s.studies[study]; t != nil {
		if c, ok := t.chapters[id]; ok {
			return c, nil
		}
	}
	return store.ChapterRecord{}, fmt.Errorf("chapter %s: %w", id, store.ErrNotFound)
}

// StudyChaptersAfter returns the chapters behind a place.
func (s *Store) StudyChaptersAfter(ctx context.Context, study string, place int64, limit int) ([]store.ChapterRecord, error) {
	list, err := s.studyChapters(ctx, study)
	list = slices.DeleteFunc(list, func(c store.ChapterRecord) bool { return c.Place <= place })
	return list[:min(len(list), max(limit, 0), store.MaxList)], err
}

// ChangeStudy stores operations with the chapters as they are after them.
func (s *Store) ChangeStudy(ctx context.Context, c store.StudyChange) error {
	if err := c.Check(); err != nil {
		return err
	}
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	t, err := s.study(c.Study)
	switch {
	case err != nil:
		return err
	case t.Seq != c.Before:
		return fmt.Errorf("study %s: %w", c.Study, store.ErrConflict)
	}
	numbers := map[store.StudyOperation]bool{}
	number := func(op store.StudyOperation) store.StudyOperation {
		return store.StudyOperation{Client: op.Client, Number: op.Number}
	}
	for _, op := range t.operations {
		numbers[number(op)] = true
	}
	for _, op := range c.Operations {
		if numbers[number(op)] {
			return fmt.Errorf("study %s: %w", c.Study, store.ErrDuplicate)
		}
		numbers[number(op)] = true
	}
	for _, op := range c.Operations {
		op.At = store.RoundTime(op.At)
		t.operations = append(t.operations, op)
	}
	for _, id := range c.Deleted {
		delete(t.chapters, id)
	}
	for _, r := range c.Put {
		t.chapters[r.ID] = r
	}
	for _, r := range c.Heads {
		if stored, ok := t.chapters[r.ID]; ok {
			stored.Place, stored.Title = r.Place, r.Title
			t.chapters[r.ID] = stored
		}
	}
	t.Seq, t.Oldest, t.Title, t.StudySize, t.Changed = c.Before+int64(len(c.Operations)), c.Oldest(), c.Title, c.Size, store.RoundTime(c.Changed)
	t.operations = slices.DeleteFunc(t.operations, func(op store.StudyOperation) bool { return op.Seq <= t.Oldest })
	return nil
}

// StudyOperations returns the operations after a number.
func (s *Store) StudyOperations(ctx context.Context, study string, after int64, limit int) ([]store.StudyOperation, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	t := s.studies[study]
	if t == nil {
		return nil, nil
	}
	i, _ := slices.BinarySearchFunc(t.operations, after+1, func(op store.StudyOperation, seq int64) int { return cmp.Compare(op.Seq, seq) })
	return slices.Clone(t.operations[i:min(len(t.operations), i+max(limit, 0))]), nil
}

// StudyOperationSeq returns the number of an operation of a client.
func (s *Store) StudyOperationSeq(ctx context.Context, study, client string, number int64) (int64, error) {
	if err := s.lockForRead(ctx); err != nil {
		return 0, err
	}
	defer s.mu.RUnlock()
	if t := s.studies[study]; t != nil {
		for _, op := range t.operations {
			if op.Client == client && op.Number == number {
				return op.Seq, nil
			}
		}
	}
	return 0, nil
}

// StudiesAfter returns the studies after an id.
func (s *Store) StudiesAfter(ctx context.Context, id string, limit int) ([]store.StudyCopy, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	ids := slices.DeleteFunc(slices.Sorted(maps.Keys(s.studies)), func(other string) bool { return other <= id })
	var copies []store.StudyCopy
	for _, id := range ids[:min(len(ids), max(limit, 1))] {
		t := s.studies[id]
		c := store.StudyCopy{Study: t.Study, Chapters: t.inOrder(), Operations: slices.Clone(t.operations)}
		for _, person := range slices.Sorted(maps.Keys(t.editors)) {
			c.Editors = append(c.Editors, store.StudyEditor{Person: person, Added: t.editors[person]})
		}
		copies = append(copies, c)
	}
	return copies, nil
}

// addCopiedStudy stores a study of a copy. The store is locked.
func (s *Store) addCopiedStudy(c *store.StudyCopy) {
	t := &storedStudy{Study: c.Study, editors: map[string]time.Time{}, chapters: map[string]store.ChapterRecord{}, operations: slices.Clone(c.Operations)}
	for _, e := range c.Editors {
		t.editors[e.Person] = e.Added
	}
	for _, r := range c.Chapters {
		t.chapters[r.ID] = r
	}
	s.studies[c.ID] = t
}
