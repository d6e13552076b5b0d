package postgres

import (
	"context"
	"errors"
	"fmt"
	"math"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

// PutStudy stores a new study.
func (s *Store) PutStudy(ctx context.Context, t store.Study) error {
	if err := t.Check(); err != nil {
		return err
	}
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.InsertStudy(ctx, query.InsertStudyParams{
			ID: escape(t.ID), Owner: escape(t.Owner), Title: escape(t.Title), Visibility: string(t.Visibility), Key: keyBytes(t.Key),
			Created: t.Created.UnixMilli(), Changed: t.Changed.UnixMilli(),
		})
		if err == nil && rows == 0 {
			err = fmt.Errorf("study %s: %w", t.ID, store.ErrExists)
		}
		if err != nil {
			return err
		}
		n, err := q.CountStudies(ctx, escape(t.Owner))
		if err == nil && n > store.MaxStudies {
			err = fmt.Errorf("studies of person %s: %w", t.Owner, store.ErrTooMany)
		}
		return err
	})
}

// keyBytes returns the stored form of a hash, empty for none.
func keyBytes(key store.Hash) []byte {
	if key == (store.Hash{}) {
		return []byte{}
	}
	return key[:]
}

// studyOf makes a study of a row.
func studyOf(row query.Study) store.Study {
	s := store.Study{
		ID: unescape(row.ID), Owner: unescape(row.Owner), Title: unescape(row.Title), Visibility: store.StudyVisibility(row.Visibility), Seq: row.Seq, Oldest: row.Oldest,
		StudySize: store.StudySize{Chapters: row.Chapters, Turns: row.Turns, Bytes: row.Bytes}, Created: timeOf(row.Created), Changed: timeOf(row.Changed),
	}
	copy(s.Key[:], row.Key)
	return s
}

// Study returns a study.
func (s *Store) Study(ctx context.Context, id string) (store.Study, error) {
	row, err := s.q.StudyByID(ctx, escape(id))
	if err != nil {
		return store.Study{}, s.readError(err, "study", id)
	}
	return studyOf(row), nil
}

// SetStudyAccess stores who may see and edit a study.
func (s *Store) SetStudyAccess(ctx context.Context, id string, visibility store.StudyVisibility, key store.Hash) error {
	if err := store.CheckStudyAccess(visibility); err != nil {
		return err
	}
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.SetStudyAccess(ctx, query.SetStudyAccessParams{ID: escape(id), Visibility: string(visibility), Key: keyBytes(key)})
		return changed(rows, err, "study "+id)
	})
}

// DeleteStudy deletes a study with all that belongs to it.
func (s *Store) DeleteStudy(ctx context.Context, id string) error {
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error { return deleteStudy(ctx, q, id) })
}

func deleteStudy(ctx context.Context, q *query.Queries, id string) error {
	rows, err := q.DeleteStudyRow(ctx, escape(id))
	if err := changed(rows, err, "study "+id); err != nil {
		return err
	}
	for _, remove := range []func(context.Context, string) error{q.RemoveStudyEditors, q.RemoveStudyChapters, q.RemoveStudyOperations} {
		if err := remove(ctx, escape(id)); err != nil {
			return err
		}
	}
	return nil
}

// deleteStudiesOf deletes the studies of a person, and that the person was let edit others.
func deleteStudiesOf(ctx context.Context, q *query.Queries, person string) error {
	ids, err := q.StudiesOwnedBy(ctx, escape(person))
	if err != nil {
		return err
	}
	for _, id := range ids {
		if err := deleteStudy(ctx, q, unescape(id)); err != nil {
			return err
		}
	}
	return q.DeleteStudyEditorsOfPerson(ctx, escape(person))
}

// Studies returns studies, the last changed first.
func (s *Store) Studies(ctx context.Context, f store.StudyFilter) ([]store.Study, error) {
	changed, id, most := int64(math.MaxInt64), "", int64(min(max(f.Limit, 0), store.MaxList))
	if f.Before != nil {
		changed, id = f.Before.Changed.UnixMilli(), escape(f.Before.ID)
	}
	var rows []query.Study
	var err error
	if f.Public {
		rows, err = s.q.PublicStudies(ctx, query.PublicStudiesParams{Changed: changed, ID: id, Most: rowLimit(int(most))})
	} else {
		rows, err = s.q.StudiesOfPerson(ctx, query.StudiesOfPersonParams{Person: escape(f.Person), Changed: changed, ID: id, Most: rowLimit(int(most))})
	}
	var list []store.Study
	for _, row := range rows {
		list = append(list, studyOf(row))
	}
	return list, s.readError(err, "list", "of studies")
}

// AddStudyEditor lets a person edit a study.
func (s *Store) AddStudyEditor(ctx context.Context, study, person string, at time.Time) error {
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		if _, err := q.StudyByID(ctx, escape(study)); err != nil {
			if errors.Is(err, pgx.ErrNoRows) {
				err = fmt.Errorf("study %s: %w", study, store.ErrNotFound)
			}
			return err
		}
		if _, err := q.InsertStudyEditor(ctx, query.InsertStudyEditorParams{Study: escape(study), Person: escape(person), Added: at.UnixMilli()}); err != nil {
			return err
		}
		n, err := q.CountStudyEditors(ctx, escape(study))
		if err == nil && n > store.MaxStudyEditors {
			err = fmt.Errorf("editors of study %s: %w", study, store.ErrTooMany)
		}
		return err
	})
}

// IsStudyEditor reports whether a person was let edit a study.
func (s *Store) IsStudyEditor(ctx context.Context, study, person string) (bool, error) {
	n, err := s.q.IsStudyEditor(ctx, query.IsStudyEditorParams{Study: escape(study), Person: escape(person)})
	return n > 0, s.readError(err, "editors of study", study)
}

// DeleteStudyEditors takes their right from all people who were let edit a study.
func (s *Store) DeleteStudyEditors(ctx context.Context, study string) error {
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error { return q.RemoveStudyEditors(ctx, escape(study)) })
}

// StudyChapters returns the chapters of a study without their texts.
func (s *Store) StudyChapters(ctx context.Context, study string) ([]store.ChapterRecord, error) {
	rows, err := s.q.StudyChapters(ctx, escape(study))
	var list []store.ChapterRecord
	for _, row := range rows {
		list = append(list, store.ChapterRecord{ID: unescape(row.ID), Place: row.Place, Title: unescape(row.Title), Game: unescape(row.Game), Turns: int(row.Turns), Seq: row.Seq})
	}
	return list, s.readError(err, "chapters of study", study)
}

// chapterOf makes a chapter of a row.
func chapterOf(row query.StudyChapter) store.ChapterRecord {
	return store.ChapterRecord{ID: unescape(row.ID), Place: row.Place, Title: unescape(row.Title), Game: unescape(row.Game), Turns: int(row.Turns), Seq: row.Seq, Text: unescape(row.Record)}
}

// StudyChapter returns a chapter.
func (s *Store) StudyChapter(ctx context.Context, study, id string) (store.ChapterRecord, error) {
	row, err := s.q.StudyChapterByID(ctx, query.StudyChapterByIDParams{Study: escape(study), ID: escape(id)})
	if err != nil {
		return store.ChapterRecord{}, s.readError(err, "chapter", id)
	}
	return chapterOf(row), nil
}

// StudyChaptersAfter returns the chapters behind a place.
func (s *Store) StudyChaptersAfter(ctx context.Context, study string, place int64, limit int) ([]store.ChapterRecord, error) {
	rows, err := s.q.StudyChaptersAfter(ctx, query.StudyChaptersAfterParams{Study: escape(study), Place: place, Most: rowLimit(min(limit, store.MaxList))})
	var list []store.ChapterRecord
	for _, row := range rows {
		list = append(list, chapterOf(row))
	}
	return list, s.readError(err, "chapters of study", study)
}

// ChangeStudy stores operations with the chapters as they are after them.
func (s *Store) ChangeStudy(ctx context.Context, c store.StudyChange) error {
	if err := c.Check(); err != nil {
		return err
	}
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error { return changeStudy(ctx, q, &c) })
}

func changeStudy(ctx context.Context, q *query.Queries, c *store.StudyChange) error {
	rows, err := q.ChangeStudy(ctx, query.ChangeStudyParams{
		Seq: c.Before + int64(len(c.Operations)), Oldest: c.Oldest(), Title: escape(c.Title), Chapters: c.Size.Chapters, Turns: c.Size.Turns, Bytes: c.Size.Bytes,
		Changed: c.Changed.UnixMilli(), ID: escape(c.Study), Before: c.Before,
	})
	if err == nil && rows == 0 {
		if _, err = q.StudyByID(ctx, escape(c.Study)); errors.Is(err, pgx.ErrNoRows) {
			return fmt.Errorf("study %s: %w", c.Study, store.ErrNotFound)
		} else if err == nil {
			return fmt.Errorf("study %s: %w", c.Study, store.ErrConflict)
		}
	}
	if err != nil {
		return err
	}
	for i := range c.Operations {
		if err := insertStudyOperation(ctx, q, c.Study, &c.Operations[i]); err != nil {
			return err
		}
	}
	for _, id := range c.Deleted {
		if err := q.DeleteStudyChapter(ctx, query.DeleteStudyChapterParams{Study: escape(c.Study), ID: escape(id)}); err != nil {
			return err
		}
	}
	for i := range c.Put {
		if err := putChapter(ctx, q, c.Study, &c.Put[i]); err != nil {
			return err
		}
	}
	for _, r := range c.Heads {
		if err := q.SetStudyChapterHead(ctx, query.SetStudyChapterHeadParams{Study: escape(c.Study), ID: escape(r.ID), Place: r.Place, Title: escape(r.Title)}); err != nil {
			return err
		}
	}
	return q.DeleteStudyOperations(ctx, query.DeleteStudyOperationsParams{Study: escape(c.Study), Seq: c.Oldest()})
}

// StudyOperations returns the operations after a number.
func (s *Store) StudyOperations(ctx context.Context, study string, after int64, limit int) ([]store.StudyOperation, error) {
	rows, err := s.q.StudyOperations(ctx, query.StudyOperationsParams{Study: escape(study), After: after, Most: rowLimit(limit)})
	var list []store.StudyOperation
	for _, row := range rows {
		list = append(list, studyOperationOf(row))
	}
	return list, s.readError(err, "operations of study", study)
}

// StudyOperationSeq returns the number of an operation of a client.
func (s *Store) StudyOperationSeq(ctx context.Context, study, client string, number int64) (int64, error) {
	seq, err := s.q.StudyOperationSeq(ctx, query.StudyOperationSeqParams{Study: escape(study), Client: escape(client), Number: number})
	if errors.Is(err, pgx.ErrNoRows) {
		return 0, nil
	}
	return seq, s.readError(err, "operations of study", study)
}

// StudiesAfter returns the studies after an id, with all that belongs to them.
func (r *reader) StudiesAfter(ctx context.Context, id string, limit int) ([]store.StudyCopy, error) {
	rows, err := r.q.StudiesByID(ctx, query.StudiesByIDParams{ID: escape(id), Most: rowLimit(max(limit, 1))})
	if err != nil {
		return nil, r.readError(err, "list", "of studies")
	}
	copies := make([]store.StudyCopy, len(rows))
	for i, row := range rows {
		copies[i].Study = studyOf(row)
		if err := r.fillStudy(ctx, &copies[i]); err != nil {
			return nil, r.readError(err, "study", copies[i].ID)
		}
	}
	return copies, nil
}

// fillStudy reads what belongs to a study.
func (r *reader) fillStudy(ctx context.Context, c *store.StudyCopy) error {
	editors, err := r.q.StudyEditors(ctx, escape(c.ID))
	if err != nil {
		return err
	}
	for _, row := range editors {
		c.Editors = append(c.Editors, store.StudyEditor{Person: unescape(row.Person), Added: timeOf(row.Added)})
	}
	chapters, err := r.q.AllStudyChapters(ctx, escape(c.ID))
	if err != nil {
		return err
	}
	for _, row := range chapters {
		c.Chapters = append(c.Chapters, chapterOf(row))
	}
	operations, err := r.q.AllStudyOperations(ctx, escape(c.ID))
	for _, row := range operations {
		c.Operations = append(c.Operations, studyOperationOf(row))
	}
	return err
}

// studyOperationOf makes an operation of a row.
func studyOperationOf(row query.StudyOperation) store.StudyOperation {
	return store.StudyOperation{Seq: row.Seq, Client: unescape(row.Client), Number: row.Number, Person: unescape(row.Person), At: timeOf(row.At), Operation: unescape(row.Operation)}
}

// copyStudy stores a study of a copy.
func copyStudy(ctx context.Context, q *query.Queries, c *store.StudyCopy) error {
	_, err := q.InsertStudy(ctx, query.InsertStudyParams{
		ID: escape(c.ID), Owner: escape(c.Owner), Title: escape(c.Title), Visibility: string(c.Visibility), Key: keyBytes(c.Key), Seq: c.Seq, Oldest: c.Oldest,
		Chapters: c.StudySize.Chapters, Turns: c.Turns, Bytes: c.Bytes, Created: c.Created.UnixMilli(), Changed: c.Changed.UnixMilli(),
	})
	if err != nil {
		return err
	}
	for _, e := range c.Editors {
		if _, err := q.InsertStudyEditor(ctx, query.InsertStudyEditorParams{Study: escape(c.ID), Person: escape(e.Person), Added: e.Added.UnixMilli()}); err != nil {
			return err
		}
	}
	for i := range c.Chapters {
		if err := putChapter(ctx, q, c.ID, &c.Chapters[i]); err != nil {
			return err
		}
	}
	for i := range c.Operations {
		if err := insertStudyOperation(ctx, q, c.ID, &c.Operations[i]); err != nil {
			return err
		}
	}
	return nil
}

// putChapter stores a chapter, new or changed.
func putChapter(ctx context.Context, q *query.Queries, study string, r *store.ChapterRecord) error {
	return q.PutStudyChapter(ctx, query.PutStudyChapterParams{
		Study: escape(study), ID: escape(r.ID), Place: r.Place, Title: escape(r.Title), Game: escape(r.Game), Turns: int64(r.Turns), Seq: r.Seq, Record: escape(r.Text),
	})
}

// insertStudyOperation stores an operation. The error is store.ErrDuplicate if one with its number is stored.
func insertStudyOperation(ctx context.Context, q *query.Queries, study string, op *store.StudyOperation) error {
	rows, err := q.InsertStudyOperation(ctx, query.InsertStudyOperationParams{
		Study: escape(study), Seq: op.Seq, Client: escape(op.Client), Number: op.Number, Person: escape(op.Person), At: op.At.UnixMilli(), Operation: escape(op.Operation),
	})
	if err == nil && rows == 0 {
		err = fmt.Errorf("study %s: %w", study, store.ErrDuplicate)
	}
	return err
}
