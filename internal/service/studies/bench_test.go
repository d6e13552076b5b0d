package studies_test

import (
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
	"github.com/teahouse-games/teahouse/internal/service/studies"
	"github.com/teahouse-games/teahouse/study"
)

// randomRecord is a game of random turns.
func randomRecord(b *testing.B, r *rand.Rand, turns int) string {
	b.Helper()
	rules := games.All()[0]
	var text strings.Builder
	fmt.Fprintf(&text, "Game: %s\n\n", rules.Name)
	g := rules.MustNew(nil)
	for n := range turns {
		if g.Outcome().Over() {
			break
		}
		for {
			moves := g.AppendMoves(nil)
			g.Do(moves[r.IntN(len(moves))])
			if !g.MidTurn() {
				break
			}
		}
		all := game.TurnTexts(g)
		fmt.Fprintf(&text, "%d. %s\n", n+1, all[len(all)-1])
	}
	return text.String()
}

// BenchmarkLargeStudy imports, opens, exports and edits a study of 2,000 chapters with 100,000 turns, in a SQLite database.
func BenchmarkLargeStudy(b *testing.B) {
	const chapters, turns = 2000, 50
	ctx, r := context.Background(), rand.New(rand.NewPCG(1, 2))
	var records []string
	for range 40 { // different games; more take long to make
		records = append(records, randomRecord(b, r, turns))
	}
	kept, err := sqlite.Open(ctx, filepath.Join(b.TempDir(), "teahouse.db"), sqlite.Config{})
	if err != nil {
		b.Fatal(err)
	}
	defer func() {
		if err := kept.Close(); err != nil {
			b.Error(err)
		}
	}()
	s := studies.New(studies.Config{Store: kept, Bus: bus.NewLocal(), Games: games.All()})
	var last string
	for n := 0; b.Loop(); n++ {
		made, err := s.Create(ctx, "ann", studies.NewStudy{Title: "Large", Visibility: store.PrivateStudy})
		if err != nil {
			b.Fatal(err)
		}
		begun := time.Now()
		for i := 0; i < chapters; i += 50 {
			var list []studies.NumberedOperation
			for k := i; k < i+50; k++ {
				list = append(list, studies.NumberedOperation{Number: int64(k + 1), Operation: study.Operation{
					Kind: study.AddChapter, Chapter: fmt.Sprint("c", k), Title: fmt.Sprint("Chapter ", k+1), Record: records[k%len(records)],
				}})
			}
			answers, err := s.Change(ctx, "ann", made.ID, "import", list)
			if err != nil {
				b.Fatal(err)
			}
			for _, a := range answers {
				if a.Seq == 0 {
					b.Fatal(a.Why)
				}
			}
		}
		b.ReportMetric(time.Since(begun).Seconds(), "import-s")
		last = made.ID
	}
	begun := time.Now()
	made, _, err := s.Open(ctx, "ann", last)
	if err != nil {
		b.Fatal(err)
	}
	heads, err := kept.StudyChapters(ctx, last)
	if err != nil || len(heads) != chapters {
		b.Fatal(len(heads), err)
	}
	b.ReportMetric(float64(time.Since(begun).Microseconds())/1000, "open-ms")
	b.ReportMetric(float64(made.Turns), "turns")
	b.ReportMetric(float64(made.Bytes)/1e6, "text-MB")

	begun = time.Now()
	if err := s.Export(ctx, made, io.Discard); err != nil {
		b.Fatal(err)
	}
	b.ReportMetric(time.Since(begun).Seconds(), "export-s")

	var times []time.Duration
	for i := range 500 {
		op := study.Operation{Kind: study.SetComment, Chapter: fmt.Sprint("c", r.IntN(chapters)), Text: fmt.Sprint("Comment ", i)}
		begun := time.Now()
		if _, err := s.Change(ctx, "ann", last, "edit", []studies.NumberedOperation{{Number: int64(i + 1), Operation: op}}); err != nil {
			b.Fatal(err)
		}
		times = append(times, time.Since(begun))
	}
	slices.Sort(times)
	b.ReportMetric(float64(times[len(times)/2].Microseconds())/1000, "edit-p50-ms")
	b.ReportMetric(float64(times[len(times)*99/100].Microseconds())/1000, "edit-p99-ms")
	var memory runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&memory)
	b.ReportMetric(float64(memory.HeapAlloc)/1e6, "heap-MB")
}
