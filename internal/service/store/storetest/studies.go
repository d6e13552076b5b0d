package storetest

import (
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// studyLaws are those of [store.StudyStore].
var studyLaws = []law{
	{"a study is read back", testStudyReadBack},
	{"a study is changed as a whole", testStudyChanged},
	{"one of several changes of a study wins", testOneStudyChange},
	{"old operations of a study are deleted", testOldStudyOperations},
	{"studies are listed", testStudyLists},
	{"people are let edit a study", testStudyEditors},
	{"a study is deleted as a whole", testStudyDeleted},
	{"what is no study is refused", testStudyRefused},
}

// newStudy returns a study that was made some milliseconds later.
func newStudy(id, owner string, milliseconds int) store.Study {
	return store.Study{ID: id, Owner: owner, Title: "Öpenings\x00", Visibility: store.PrivateStudy, Created: at(milliseconds), Changed: at(milliseconds)}
}

// studyChange returns a change with n operations of a client, the first numbered number.
func studyChange(id string, before int64, client string, number int64, n int) store.StudyChange {
	c := store.StudyChange{Study: id, Before: before, Title: "T\x01", Size: store.StudySize{Chapters: 1, Turns: 2, Bytes: 3}, Changed: at(int(before) + 1)}
	for i := range int64(n) {
		c.Operations = append(c.Operations, store.StudyOperation{
			Seq: before + i + 1, Client: client, Number: number + i, Person: "p\x001", At: at(int(before + i)), Operation: fmt.Sprintf(`{"text":"%d\x00"}`, i),
		})
	}
	return c
}

func mustStudy(t *testing.T, s store.Store, id string) store.Study {
	t.Helper()
	study, err := s.Study(t.Context(), id)
	mustDo(t, err)
	return study
}

func testStudyReadBack(t *testing.T, s store.Store) {
	ctx, study := t.Context(), newStudy("s\x01", "p\x001", 1)
	mustDo(t, s.PutStudy(ctx, study))
	requireEqual(t, "study", mustStudy(t, s, study.ID), study)
	requireError(t, "the same id", s.PutStudy(ctx, newStudy("s\x01", "p2", 2)), store.ErrExists)
	study.Visibility, study.Key = store.PublicStudy, store.Hash{1, 2}
	mustDo(t, s.SetStudyAccess(ctx, study.ID, study.Visibility, study.Key))
	requireEqual(t, "study", mustStudy(t, s, study.ID), study)
	mustDo(t, s.SetStudyAccess(ctx, study.ID, store.UnlistedStudy, store.Hash{}))
	requireEqual(t, "key", mustStudy(t, s, study.ID).Key, store.Hash{})
	_, err := s.Study(ctx, "s2")
	requireError(t, "an unknown study", err, store.ErrNotFound)
	requireError(t, "access to an unknown study", s.SetStudyAccess(ctx, "s2", store.PublicStudy, store.Hash{}), store.ErrNotFound)
}

func testStudyChanged(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustDo(t, s.PutStudy(ctx, newStudy("s1", "p1", 1)))
	a := store.ChapterRecord{ID: "a", Place: 10, Title: "A\x00", Game: "tea", Turns: 2, Seq: 1, Text: "Game: tea\n\x01"}
	b := store.ChapterRecord{ID: "b", Place: 5, Title: "B", Game: "tea", Turns: 1, Seq: 2, Text: "Game: tea\n"}
	c := studyChange("s1", 0, "c1", 7, 2)
	c.Put = []store.ChapterRecord{a, b}
	mustDo(t, s.ChangeStudy(ctx, c))
	study := mustStudy(t, s, "s1")
	requireEqual(t, "study", []any{study.Seq, study.Title, study.StudySize, study.Changed}, []any{int64(2), c.Title, c.Size, store.RoundTime(c.Changed)})

	chapters := func() []store.ChapterRecord {
		list, err := s.StudyChapters(ctx, "s1")
		mustDo(t, err)
		return list
	}
	withoutText := func(r store.ChapterRecord) store.ChapterRecord { r.Text = ""; return r }
	requireEqual(t, "chapters", chapters(), []store.ChapterRecord{withoutText(b), withoutText(a)})
	got, err := s.StudyChapter(ctx, "s1", "a")
	mustDo(t, err)
	requireEqual(t, "chapter", got, a)
	behind, err := s.StudyChaptersAfter(ctx, "s1", 5, 9)
	mustDo(t, err)
	requireEqual(t, "chapters behind the first", behind, []store.ChapterRecord{a})
	_, err = s.StudyChapter(ctx, "s1", "c")
	requireError(t, "an unknown chapter", err, store.ErrNotFound)

	operations, err := s.StudyOperations(ctx, "s1", 1, 9)
	mustDo(t, err)
	requireEqual(t, "operations", operations, c.Operations[1:])
	for number, want := range map[int64]int64{7: 1, 8: 2, 9: 0} {
		seq, err := s.StudyOperationSeq(ctx, "s1", "c1", number)
		mustDo(t, err)
		requireEqual(t, "seq", seq, want)
	}

	// What is refused changes nothing.
	second := studyChange("s1", 2, "c2", 1, 1)
	second.Put = []store.ChapterRecord{{ID: "a", Place: 1, Title: "A again", Game: "tea", Seq: 3, Text: "Game: tea\n"}}
	for what, change := range map[string]struct {
		change func(*store.StudyChange)
		want   error
	}{
		"another study":   {func(c *store.StudyChange) { c.Study = "s2" }, store.ErrNotFound},
		"a number twice":  {func(c *store.StudyChange) { c.Operations[0].Client, c.Operations[0].Number = "c1", 8 }, store.ErrDuplicate},
		"an earlier time": {func(c *store.StudyChange) { c.Before, c.Operations[0].Seq = 1, 2 }, store.ErrConflict},
	} {
		refused := second
		refused.Operations = append([]store.StudyOperation{}, second.Operations...)
		change.change(&refused)
		requireError(t, what, s.ChangeStudy(ctx, refused), change.want)
	}
	requireEqual(t, "chapters", chapters(), []store.ChapterRecord{withoutText(b), withoutText(a)})

	second.Put, second.Deleted = nil, []string{"b"}
	second.Heads = []store.ChapterRecord{{ID: "a", Place: 3, Title: "A moved"}, {ID: "z", Title: "gone"}}
	mustDo(t, s.ChangeStudy(ctx, second))
	a.Place, a.Title = 3, "A moved"
	requireEqual(t, "chapters", chapters(), []store.ChapterRecord{withoutText(a)})
}

func testOneStudyChange(t *testing.T, s store.Store) {
	mustDo(t, s.PutStudy(t.Context(), newStudy("s1", "p1", 1)))
	var stored atomic.Int64
	var calls sync.WaitGroup
	for i := range 8 {
		c := studyChange("s1", 0, fmt.Sprint("c", i), 1, 1)
		calls.Go(func() {
			if err := s.ChangeStudy(t.Context(), c); err == nil {
				stored.Add(1)
			} else {
				requireError(t, "a further change", err, store.ErrConflict)
			}
		})
	}
	calls.Wait()
	requireEqual(t, "changes", []int64{stored.Load(), mustStudy(t, s, "s1").Seq}, []int64{1, 1})
}

func testOldStudyOperations(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustDo(t, s.PutStudy(ctx, newStudy("s1", "p1", 1)))
	mustDo(t, s.ChangeStudy(ctx, studyChange("s1", 0, "c1", 1, store.MaxStudyOperations)))
	mustDo(t, s.ChangeStudy(ctx, studyChange("s1", store.MaxStudyOperations, "c2", 1, 3)))
	requireEqual(t, "oldest", mustStudy(t, s, "s1").Oldest, int64(3))
	operations, err := s.StudyOperations(ctx, "s1", 0, 1)
	mustDo(t, err)
	requireEqual(t, "the first operation", operations[0].Seq, int64(4))
}

func testStudyLists(t *testing.T, s store.Store) {
	ctx := t.Context()
	for i, id := range []string{"s1", "s2", "s3", "s4"} {
		study := newStudy(id, "p"+string(rune('1'+i%2)), 10-i/2)
		mustDo(t, s.PutStudy(ctx, study))
		if i > 0 {
			mustDo(t, s.SetStudyAccess(ctx, id, store.PublicStudy, store.Hash{}))
		}
	}
	mustDo(t, s.AddStudyEditor(ctx, "s4", "p1", at(1)))
	list := func(f store.StudyFilter) (ids []string) {
		found, err := s.Studies(ctx, f)
		mustDo(t, err)
		for _, study := range found {
			ids = append(ids, study.ID)
		}
		return ids
	}
	requireEqual(t, "public", list(store.StudyFilter{Public: true, Limit: 9}), []string{"s2", "s4", "s3"})
	requireEqual(t, "the rest", list(store.StudyFilter{Public: true, Limit: 9, Before: &store.StudyCursor{Changed: at(9), ID: "s4"}}), []string{"s3"})
	requireEqual(t, "of a person", list(store.StudyFilter{Person: "p1", Limit: 9}), []string{"s1", "s4", "s3"})
	requireEqual(t, "one", list(store.StudyFilter{Person: "p1", Limit: 1}), []string{"s1"})
	requireEqual(t, "of nobody", list(store.StudyFilter{Person: "p3", Limit: 9}), []string(nil))
}

func testStudyEditors(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustDo(t, s.PutStudy(ctx, newStudy("s1", "p1", 1)))
	may := func(person string) bool {
		may, err := s.IsStudyEditor(ctx, "s1", person)
		mustDo(t, err)
		return may
	}
	mustDo(t, s.AddStudyEditor(ctx, "s1", "p\x002", at(1)))
	mustDo(t, s.AddStudyEditor(ctx, "s1", "p\x002", at(2)))
	requireEqual(t, "may edit", []bool{may("p\x002"), may("p3")}, []bool{true, false})
	for i := range store.MaxStudyEditors - 1 {
		mustDo(t, s.AddStudyEditor(ctx, "s1", fmt.Sprint("q", i), at(1)))
	}
	requireError(t, "one more", s.AddStudyEditor(ctx, "s1", "p4", at(1)), store.ErrTooMany)
	mustDo(t, s.AddStudyEditor(ctx, "s1", "q1", at(1)))
	mustDo(t, s.DeleteStudyEditors(ctx, "s1"))
	requireEqual(t, "may edit", may("p\x002"), false)
	requireError(t, "an unknown study", s.AddStudyEditor(ctx, "s2", "p2", at(1)), store.ErrNotFound)
}

func testStudyDeleted(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustDo(t, s.PutPerson(ctx, store.PersonRecord{ID: "p1", Name: "Ann", Created: at(0), Seen: at(0)}))
	for range 2 { // nothing is left of the first
		mustDo(t, s.PutStudy(ctx, newStudy("s1", "p1", 1)))
		c := studyChange("s1", 0, "c1", 1, 1)
		c.Put = []store.ChapterRecord{{ID: "a", Title: "A"}}
		mustDo(t, s.ChangeStudy(ctx, c))
		mustDo(t, s.AddStudyEditor(ctx, "s1", "p2", at(1)))
		// Its owner is not deleted before it.
		n, _, err := s.DeletePeople(ctx, at(0).Add(time.Hour), "", 9)
		mustDo(t, err)
		requireEqual(t, "deleted people", n, 0)
		mustDo(t, s.DeleteStudy(ctx, "s1"))
		may, err := s.IsStudyEditor(ctx, "s1", "p2")
		mustDo(t, err)
		requireEqual(t, "may edit", may, false)
	}
	requireError(t, "a deleted study", s.DeleteStudy(ctx, "s1"), store.ErrNotFound)
	chapters, err := s.StudyChapters(ctx, "s1")
	mustDo(t, err)
	requireEqual(t, "chapters", len(chapters), 0)
}

func testStudyRefused(t *testing.T, s store.Store) {
	ctx := t.Context()
	for what, change := range map[string]func(*store.Study){
		"no id": func(k *store.Study) { k.ID = "" }, "no owner": func(k *store.Study) { k.Owner = "" },
		"no visibility": func(k *store.Study) { k.Visibility = "" }, "operations": func(k *store.Study) { k.Seq = 1 },
	} {
		study := newStudy("s1", "p1", 1)
		change(&study)
		requireError(t, what, s.PutStudy(ctx, study), store.ErrInvalid)
	}
	mustDo(t, s.PutStudy(ctx, newStudy("s1", "p1", 1)))
	requireError(t, "no visibility", s.SetStudyAccess(ctx, "s1", "open", store.Hash{}), store.ErrInvalid)
	for what, change := range map[string]func(*store.StudyChange){
		"no operation": func(c *store.StudyChange) { c.Operations = nil },
		"a gap":        func(c *store.StudyChange) { c.Operations[0].Seq = 2 },
		"no client":    func(c *store.StudyChange) { c.Operations[0].Client = "" },
		"too large":    func(c *store.StudyChange) { c.Size.Bytes = store.MaxStudyBytes + 1 },
		"no chapter":   func(c *store.StudyChange) { c.Put = []store.ChapterRecord{{}} },
	} {
		c := studyChange("s1", 0, "c1", 1, 1)
		change(&c)
		requireError(t, what, s.ChangeStudy(ctx, c), store.ErrInvalid)
	}
	requireEqual(t, "seq", mustStudy(t, s, "s1").Seq, int64(0))
	for i := range store.MaxStudies - 1 {
		mustDo(t, s.PutStudy(ctx, newStudy(fmt.Sprint("t", i), "p1", 1)))
	}
	requireError(t, "one more", s.PutStudy(ctx, newStudy("u", "p1", 1)), store.ErrTooMany)
}

// fillStudies stores a study with all that one can have, and one with nothing.
func fillStudies(t *testing.T, s store.Store) {
	t.Helper()
	ctx := t.Context()
	mustDo(t, s.PutStudy(ctx, newStudy("s\x01", "p2", 1)), s.PutStudy(ctx, newStudy("s2", "p3", 2)))
	c := studyChange("s\x01", 0, "c\x001", 1, 3)
	c.Put = []store.ChapterRecord{{ID: "b", Place: 9, Title: "B", Game: "tea", Turns: 2, Seq: 2, Text: "Game: tea\n\x01"}, {ID: "a", Place: 7, Title: "A", Game: "tea", Seq: 1, Text: "\x00"}}
	mustDo(t, s.ChangeStudy(ctx, c), s.AddStudyEditor(ctx, "s\x01", "p1", at(3)), s.AddStudyEditor(ctx, "s\x01", "p\x01", at(4)),
		s.SetStudyAccess(ctx, "s\x01", store.PublicStudy, store.Hash{7}))
}
