package openings_test

import (
	"context"
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/explorer"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
	"github.com/teahouse-games/teahouse/internal/testing/pgcluster"
)

var (
	counted  = flag.Int("games", 2_000, "how many games a benchmark counts")
	atOnce   = flag.Int("at-once", 2_000, "how many games a benchmark counts with one commit")
	queries  = flag.Int("queries", 20_000, "how many positions a benchmark asks for")
	exponent = flag.Float64("exponent", 1.6, "how much more frequent the better turns of a benchmark are")
)

// invented makes games in which some turns are much more frequent than others, as in games of people: the turns of a position have
// an order, by a fixed random number, and the one of rank r is played with a probability in proportion to 1/r^exponent.
// All turns are legal. Winners are drawn.
type invented struct {
	seed      uint64
	dice      *rand.Rand
	ranks     *rand.Zipf
	positions explorer.Positions
	starts    []game.Game
	books     []store.ExplorerBook
	number    int
	moves     []game.Move
}

func newInvented(seed uint64) *invented {
	i := &invented{seed: seed, dice: rand.New(rand.NewPCG(seed, 1))}
	i.ranks = rand.NewZipf(i.dice, *exponent, 1, math.MaxUint32)
	for _, rules := range games.All() {
		g := rules.MustNew(nil)
		i.starts = append(i.starts, g)
		i.books = append(i.books, store.ExplorerBook{Source: store.SourceSelfPlay, Game: rules.Name, Options: store.ExplorerOptions(g.Options())})
	}
	return i
}

// play plays a turn of g.
func (i *invented) play(g game.Game) string {
	var text []byte
	for {
		i.moves = g.AppendMoves(i.moves[:0])
		first, step := g.Hash(), uint64(len(i.moves)/2|1)
		m := i.moves[(first+i.ranks.Uint64()*step)%uint64(len(i.moves))]
		text = g.AppendMoveText(text, m)
		g.Do(m)
		if !g.MidTurn() {
			return string(text)
		}
	}
}

// next returns the next game. The games of the project follow one after the other.
func (i *invented) next() store.ExplorerGame {
	n := i.number % len(i.starts)
	i.number++
	g := game.Clone(i.starts[n])
	e := store.ExplorerGame{
		ExplorerBook: i.books[n], ID: fmt.Sprintf("%03d%08d", i.seed%1000, i.number), Title: "Engine A – Engine B, 2031-05-17", Winner: []game.Seat{game.First, game.Second, game.None}[i.dice.IntN(3)],
	}
	for len(e.Steps) < explorer.MaxTurns && !g.Outcome().Over() {
		seen := i.positions.Position(g)
		e.Steps = append(e.Steps, store.ExplorerStep{Key: seen.Key, Turn: seen.Turn(i.play(g)), Swapped: seen.Swapped})
	}
	return e
}

// makers make games at the same time.
const makers = 4

// makeGames makes games until the context ends.
func makeGames(ctx context.Context, into chan<- []store.ExplorerGame) {
	for maker := range makers {
		go func() {
			made := newInvented(uint64(10 + maker))
			for {
				some := make([]store.ExplorerGame, 500)
				for i := range some {
					some[i] = made.next()
				}
				select {
				case into <- some:
				case <-ctx.Done():
					return
				}
			}
		}()
	}
}

// reached counts by the number of the turn how many games of one kind have reached each position.
type reached map[int]map[uint64]int

func (r reached) add(e *store.ExplorerGame) {
	for at := range e.Steps {
		if r[at] == nil {
			r[at] = map[uint64]int{}
		}
		r[at][e.Steps[at].Key]++
	}
}

// shared returns how many of a hundred games are in a position after some turns that another one has reached as well.
func (r reached) shared(turns int) float64 {
	all, some := 0, 0
	for _, n := range r[turns] {
		all += n
		if n > 1 {
			some += n
		}
	}
	return 100 * float64(some) / float64(max(all, 1))
}

// BenchmarkExplorer counts games and then asks for positions. With -games 1000000 it takes long: see docs/performance.md.
func BenchmarkExplorer(b *testing.B) {
	for _, database := range []struct {
		name string
		open func(*testing.B) (s store.Store, size func() int64)
	}{{"sqlite", openSQLite}, {"postgres", openPostgres}} {
		b.Run(database.name, func(b *testing.B) {
			for b.Loop() {
				s, size := database.open(b)
				measure(b, s, size)
			}
		})
	}
}

func openSQLite(b *testing.B) (store.Store, func() int64) {
	path := filepath.Join(b.TempDir(), sqlite.FileName)
	s, err := sqlite.Open(b.Context(), path, sqlite.Config{})
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { _ = s.Close() })
	return s, func() int64 {
		bytes := int64(0)
		for _, file := range []string{path, path + "-wal"} {
			info, err := os.Stat(file)
			if err != nil {
				b.Fatal(err)
			}
			bytes += info.Size()
		}
		return bytes
	}
}

func openPostgres(b *testing.B) (store.Store, func() int64) {
	servers, err := pgcluster.Start(b.Context(), pgcluster.Config{Sync: true})
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { _ = servers.Close() })
	dsn, err := servers.CreateDatabase(b.Context())
	if err != nil {
		b.Fatal(err)
	}
	s, err := postgres.Open(b.Context(), dsn, postgres.Config{Node: "bench", Lanes: 1, SingleDatabase: true})
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { _ = s.Close() })
	return s, func() int64 {
		usage, err := s.Usage(b.Context())
		if err != nil {
			b.Fatal(err)
		}
		return usage.Bytes
	}
}

// measure counts games in a store and asks for positions, also at a tenth and three tenths of the games.
func measure(b *testing.B, s store.Store, size func() int64) {
	ctx, cancel := context.WithCancel(b.Context())
	defer cancel()
	made := make(chan []store.ExplorerGame, makers)
	makeGames(ctx, made)
	empty, seen := size(), reached{}
	var counting time.Duration
	begun := time.Now()
	batch := make([]store.ExplorerGame, 0, *atOnce)
	for n := 0; n < *counted; {
		some := <-made
		some = some[:min(len(some), *counted-n)]
		n += len(some)
		batch = append(batch, some...)
		for i := range some {
			if some[i].Game == games.Names()[0] {
				seen.add(&some[i])
			}
		}
		if len(batch) < *atOnce && n < *counted {
			continue
		}
		counts := time.Now()
		if _, err := s.CountGames(b.Context(), batch...); err != nil {
			b.Fatal(err)
		}
		counting += time.Since(counts)
		batch = batch[:0]
		if n%(5**atOnce) == 0 {
			fmt.Fprintf(os.Stderr, "%d games after %v, counted in %v, %d MB\n", n, time.Since(begun).Round(time.Second), counting.Round(time.Second), (size()-empty)>>20)
		}
		if n == *counted/10 || n == *counted*3/10 {
			fmt.Fprintf(os.Stderr, "%d games: %s; at the beginning %s\n", n, times(askPositions(b, s, anywhere)), times(askPositions(b, s, nowhere)))
		}
	}
	cancel()
	for _, turns := range []int{2, 4, 6, 8, 10, 12, 14, 15} {
		fmt.Fprintf(os.Stderr, "after %d turns, %.1f %% of the games of %s are where another one was\n", turns, seen.shared(turns), games.Names()[0])
	}
	b.ReportMetric(counting.Seconds(), "counting-s")
	b.ReportMetric(float64(size()-empty)/(1<<20), "MB")
	took := askPositions(b, s, anywhere)
	fmt.Fprintf(os.Stderr, "%d games: %s; at the beginning %s\n", *counted, times(took), times(askPositions(b, s, nowhere)))
	b.ReportMetric(float64(took[len(took)/2].Microseconds()), "p50-µs")
	b.ReportMetric(float64(took[len(took)*99/100].Microseconds()), "p99-µs")
}

// How many turns come before a position that is asked for.
func anywhere(dice *rand.Rand) int { return dice.IntN(11) }
func nowhere(*rand.Rand) int       { return 0 }

// times says how long questions took.
func times(took []time.Duration) string {
	n := len(took)
	return fmt.Sprintf("p50 %v, p99 %v, at most %v", took[n/2].Round(time.Microsecond), took[n*99/100].Round(time.Microsecond), took[n-1].Round(time.Microsecond))
}

// askPositions asks for positions of other games after some turns.
func askPositions(b *testing.B, s store.Store, depth func(*rand.Rand) int) []time.Duration {
	asked := newInvented(2)
	var positions explorer.Positions
	took := make([]time.Duration, 0, *queries)
	for range *queries {
		n := asked.number % len(asked.starts)
		asked.number++
		g := game.Clone(asked.starts[n])
		for range depth(asked.dice) {
			if !g.Outcome().Over() {
				asked.play(g)
			}
		}
		key := positions.Position(g).Key
		begun := time.Now()
		if _, err := s.ExplorerTurns(context.Background(), asked.books[n], key, 20); err != nil {
			b.Fatal(err)
		}
		took = append(took, time.Since(begun))
	}
	slices.Sort(took)
	return took
}

// BenchmarkPosition sees positions of each game as an explorer does.
func BenchmarkPosition(b *testing.B) {
	for n, rules := range games.All() {
		b.Run(rules.Name, func(b *testing.B) {
			made := newInvented(3)
			g := game.Clone(made.starts[n])
			for range 12 {
				made.play(g)
			}
			for b.Loop() {
				seen := made.positions.Position(g)
				_ = seen.Key
			}
		})
	}
}
