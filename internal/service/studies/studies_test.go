package studies_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/memory"
	"github.com/teahouse-games/teahouse/internal/service/studies"
	"github.com/teahouse-games/teahouse/study"
)

const record = "Game: ki-shogi\nOptions: field=open ki=off\n\n1. Gyoku*0,0\n2. Gyoku*1,2\n3. Cho*1,0\n"

func open(t testing.TB) (*studies.Studies, store.Store) {
	t.Helper()
	s, b := memory.New(), bus.NewLocal()
	t.Cleanup(func() {
		if err := errors.Join(s.Close(), b.Close()); err != nil {
			t.Error(err)
		}
	})
	return studies.New(studies.Config{Store: s, Bus: b, Games: games.All()}), s
}

func begin(t testing.TB, s *studies.Studies) store.Study {
	t.Helper()
	made, err := s.Create(t.Context(), "ann", studies.NewStudy{Title: "Openings", Visibility: store.PrivateStudy})
	if err != nil {
		t.Fatal(err)
	}
	return made
}

// change makes operations of a client, numbered from number on, and returns the answers.
func change(t testing.TB, s *studies.Studies, id, client string, number int64, list ...study.Operation) []studies.OperationAnswer {
	t.Helper()
	var numbered []studies.NumberedOperation
	for i, op := range list {
		numbered = append(numbered, studies.NumberedOperation{Number: number + int64(i), Operation: op})
	}
	answers, err := s.Change(t.Context(), "ann", id, client, numbered)
	if err != nil {
		t.Fatal(err)
	}
	return answers
}

func export(t testing.TB, s *studies.Studies, id string) string {
	t.Helper()
	made, _, err := s.Open(t.Context(), "ann", id)
	if err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	if err := s.Export(t.Context(), made, &text); err != nil {
		t.Fatal(err)
	}
	return text.String()
}

func TestOperationsAreOrdered(t *testing.T) {
	s, kept := open(t)
	id := begin(t, s).ID
	two := []string{"Gyoku*0,0", "Gyoku*1,2"}
	list := []study.Operation{
		{Kind: study.AddChapter, Chapter: "a", Title: "One", Record: record},
		{Kind: study.AddChapter, Chapter: "b", Title: "Two", Record: `{"game":"ki-shogi","turns":["Gyoku*0,0"]}`, Before: "a"},
		{Kind: study.AddTurns, Chapter: "a", Path: two, Turns: []string{"Hi*-1,0"}},
		{Kind: study.AddTurns, Chapter: "a", Path: two, Turns: []string{"Hi*0,0"}},
		{Kind: study.SetComment, Chapter: "a", Path: two, Text: "Here."},
		{Kind: study.SetComment, Chapter: "c", Text: "Here."},
		{Kind: study.AddChapter, Chapter: "d", Title: "Three", Record: "Game: chess\n"},
		{Kind: study.AddChapter, Chapter: "d", Title: "Three", Record: "Game: ki-shogi\n\nHi*0,0"},
		{Kind: study.SetStudyTitle, Title: "Endings"},
	}
	want := []struct {
		seq  int64
		code study.OperationCode
	}{{1, ""}, {2, ""}, {3, ""}, {0, study.Illegal}, {4, ""}, {0, study.Gone}, {0, study.Invalid}, {0, study.Invalid}, {5, ""}}
	for range 2 { // sent again, they have their first answers
		for i, a := range change(t, s, id, "tab", 1, list...) {
			if a.Seq != want[i].seq || a.Code != want[i].code {
				t.Errorf("operation %d is answered %+v", i, a)
			}
		}
	}
	const wanted = `Game: ki-shogi
Study: Endings
Chapter: Two

1. Gyoku*0,0

Game: ki-shogi
Options: field=open ki=off
Study: Endings
Chapter: One

1. Gyoku*0,0
2. Gyoku*1,2 {Here.}
3. Cho*1,0
   (3. Hi*-1,0)
`
	if got := export(t, s, id); got != wanted {
		t.Errorf("the study is\n%s", got)
	}
	made, err := kept.Study(t.Context(), id)
	if err != nil || made.Title != "Endings" || made.Chapters != 2 || made.Turns != 5 || made.Seq != 5 {
		t.Errorf("%+v, %v", made, err)
	}
	operations, err := kept.StudyOperations(t.Context(), id, 0, 9)
	if err != nil || len(operations) != 5 || strings.Contains(operations[0].Operation, "Gyoku") {
		t.Errorf("%+v, %v", operations, err)
	}
}

func TestChaptersAreDeletedAsTheyWereSeen(t *testing.T) {
	s, kept := open(t)
	id := begin(t, s).ID
	change(t, s, id, "tab", 1, study.Operation{Kind: study.AddChapter, Chapter: "a", Title: "One", Record: record})
	c, err := study.ReadChapter([]byte(record))
	if err != nil {
		t.Fatal(err)
	}
	seen := study.Operation{Kind: study.DeleteChapter, Chapter: "a", Digest: c.Digest()}
	change(t, s, id, "other", 1, study.Operation{Kind: study.SetComment, Chapter: "a", Text: "Unseen."})
	if a := change(t, s, id, "tab", 2, seen); a[0].Code != study.Changed {
		t.Errorf("%+v", a)
	}
	c.Root.Comment = "Unseen."
	seen.Digest = c.Digest()
	if a := change(t, s, id, "tab", 3, seen, study.Operation{Kind: study.SetMark, Chapter: "a"}); a[0].Seq != 3 || a[1].Code != study.Gone {
		t.Errorf("%+v", a)
	}
	if made, err := kept.Study(t.Context(), id); err != nil || made.StudySize != (store.StudySize{}) {
		t.Errorf("%+v, %v", made, err)
	}
}

func TestRights(t *testing.T) {
	s, _ := open(t)
	ctx, id := t.Context(), begin(t, s).ID
	right := func(person string) studies.Right {
		_, right, err := s.Open(ctx, person, id)
		if err != nil && !errors.Is(err, studies.ErrNoStudy) {
			t.Fatal(err)
		}
		return right
	}
	require := func(what string, got, want any) {
		t.Helper()
		if got != want {
			t.Errorf("%s: %v, want %v", what, got, want)
		}
	}
	require("the owner", right("ann"), studies.Owns)
	require("another person", right("bob"), studies.NoRight)
	key, err := s.NewKey(ctx, "ann", id)
	if err != nil {
		t.Fatal(err)
	}
	require("a wrong key", errors.Is(s.Join(ctx, "bob", id, "x"), studies.ErrKey), true)
	if err := s.Join(ctx, "bob", id, key); err != nil {
		t.Fatal(err)
	}
	require("with the key", right("bob"), studies.MayEdit)
	if _, err := s.Change(ctx, "bob", id, "tab", []studies.NumberedOperation{{Number: 1, Operation: study.Operation{Kind: study.SetStudyTitle, Title: "Bob's"}}}); err != nil {
		t.Error(err)
	}
	require("visibility by an editor", errors.Is(s.SetVisibility(ctx, "bob", id, store.PublicStudy), studies.ErrReadOnly), true)
	if err := s.SetVisibility(ctx, "ann", id, store.UnlistedStudy); err != nil {
		t.Fatal(err)
	}
	require("anybody", right(""), studies.MayRead)
	_, err = s.Change(ctx, "cat", id, "tab", nil)
	require("a change by a reader", errors.Is(err, studies.ErrReadOnly), true)
	if err := s.Alone(ctx, "ann", id); err != nil {
		t.Fatal(err)
	}
	require("an editor before", right("bob"), studies.MayRead)
	require("the key before", errors.Is(s.Join(ctx, "bob", id, key), studies.ErrKey), true)
	require("a study of another person", errors.Is(s.Delete(ctx, "bob", id), studies.ErrReadOnly), true)
	_, err = s.Create(ctx, "bob", studies.NewStudy{ID: id, Title: "Mine", Visibility: store.PrivateStudy})
	require("the id of another person's study", errors.Is(err, studies.ErrTaken), true)
	again, err := s.Create(ctx, "ann", studies.NewStudy{ID: id, Title: "Mine", Visibility: store.PrivateStudy})
	if err != nil || again.Title != "Bob's" {
		t.Errorf("the same again: %+v, %v", again, err)
	}
	if err := s.Delete(ctx, "ann", id); err != nil {
		t.Fatal(err)
	}
	require("a deleted study", right("ann"), studies.NoRight)
}

// Chapters stay in their order, however often they are moved.
func TestMovedChapters(t *testing.T) {
	s, kept := open(t)
	id := begin(t, s).ID
	model := study.Outline{}
	number := int64(1)
	do := func(op study.Operation) {
		t.Helper()
		if a := change(t, s, id, "tab", number, op); a[0].Seq != number {
			t.Fatalf("%+v is answered %+v", op, a)
		}
		number++
		if err := model.Apply(op); err != nil {
			t.Fatal(err)
		}
	}
	for i := range 5 {
		do(study.Operation{Kind: study.AddChapter, Chapter: fmt.Sprint("c", i), Title: "T", Record: "Game: ki-shogi\n"})
	}
	for i := range 120 { // more often than places can be halved
		do(study.Operation{Kind: study.MoveChapter, Chapter: fmt.Sprint("c", i%4), Before: fmt.Sprint("c", (i+1)%4)})
		chapters, err := kept.StudyChapters(t.Context(), id)
		if err != nil {
			t.Fatal(err)
		}
		for k, c := range chapters {
			if c.ID != model.Chapters[k].ID {
				t.Fatalf("after %d moves chapter %d is %s, want %s", i+1, k, c.ID, model.Chapters[k].ID)
			}
		}
	}
}

// Several nodes change one study at the same time, and no operation is lost.
func TestNodesChangeOneStudy(t *testing.T) {
	s, kept := open(t)
	id := begin(t, s).ID
	change(t, s, id, "tab", 1, study.Operation{Kind: study.AddChapter, Chapter: "a", Title: "One", Record: record})
	var nodes sync.WaitGroup
	for n := range 4 {
		node := studies.New(studies.Config{Store: kept, Bus: bus.NewLocal(), Games: games.All()})
		nodes.Go(func() {
			for i := range 5 {
				op := study.Operation{Kind: study.SetComment, Chapter: "a", Text: fmt.Sprintf("w%d-%d", n, i)}
				for {
					_, err := node.Change(context.Background(), "ann", id, fmt.Sprint("n", n), []studies.NumberedOperation{{Number: int64(i + 1), Operation: op}})
					if err == nil {
						break
					}
					if !errors.Is(err, store.ErrConflict) {
						t.Error(err)
						return
					}
				}
			}
		})
	}
	nodes.Wait()
	text := export(t, s, id)
	for n := range 4 {
		for i := range 5 {
			if word := fmt.Sprintf("w%d-%d", n, i); strings.Count(text, word) != 1 {
				t.Errorf("%s is not once in\n%s", word, text)
			}
		}
	}
}
