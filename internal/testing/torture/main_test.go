package torture_test

import (
	"context"
	"flag"
	"fmt"
	"net"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"go.uber.org/goleak"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/samplegames"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/server"
)

var (
	kills    = flag.Int("kills", 15, "how often the server is killed")
	lossless = flag.Int("games", 10, "how many games of Ki Shogi are played over a lossy network")
)

// The environment of a child selects its behaviour.
const (
	listenAt = "TEAHOUSE_TORTURE_LISTEN"   // the address: the test program is a server
	dataIn   = "TEAHOUSE_TORTURE_DATA"     // its folder
	earlyAck = "TEAHOUSE_TORTURE_HASTY"    // it acknowledges before the commit
	jumping  = "TEAHOUSE_TORTURE_JUMPS"    // its wall clock jumps
	strict   = "TEAHOUSE_TORTURE_STRICT"   // it has the usual limits
	graceOf  = "TEAHOUSE_TORTURE_GRACE"    // for how long after a start clocks wait for their players
	fullIf   = "TEAHOUSE_TORTURE_FULL"     // its disk is full while there is a file "filler" in its folder
	database = "TEAHOUSE_TORTURE_POSTGRES" // the DSN of the database: it is a node of a cluster
	nodeIs   = "TEAHOUSE_TORTURE_NODE"     // the name of the node
	busAt    = "TEAHOUSE_TORTURE_BUS"      // with commas: where its bus listens, where others reach it, and where it reaches others
	mutantIs = "TEAHOUSE_TORTURE_MUTANT"   // the name of a mutant
	mortal   = "TEAHOUSE_TORTURE_MORTAL"   // it is killed when a match was stored, before the answer
)

func TestMain(m *testing.M) {
	if os.Getenv(runCommand) != "" {
		os.Exit(commandMain())
	}
	if folder := os.Getenv(opens); folder != "" {
		if err := openDatabase(folder); err != nil {
			fmt.Fprintln(os.Stderr, err)
		}
		return
	}
	if os.Getenv(listenAt) != "" {
		if err := serve(); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	goleak.VerifyTestMain(m)
}

// serve is the server, with the faults that the environment selects.
func serve() error {
	c := server.Default()
	c.Games, c.Log, c.LogLevel = games.All(), os.Stderr, "warn"
	c.Listen, c.Data = os.Getenv(listenAt), os.Getenv(dataIn)
	if os.Getenv(strict) == "" {
		c.MinFree = 0        // some of its disks are small
		c.ScaleLimits = 1000 // few addresses act for many people
	}
	if dsn := os.Getenv(database); dsn != "" {
		buses := strings.Split(os.Getenv(busAt), ",")
		c.Postgres, c.Node, c.BusListen, c.BusAdvertise, c.BusPeer = dsn, os.Getenv(nodeIs), buses[0], buses[1], buses[2:]
	}
	if os.Getenv(earlyAck) != "" {
		c.Wrap = newEarlyAckStore
	}
	if name := os.Getenv(mutantIs); name != "" {
		c.Wrap = wrapMutant(name)
	}
	if os.Getenv(fullIf) != "" {
		c.Wrap = func(s store.Store) store.Store { return fullStore{s, filepath.Join(c.Data, "filler")} }
	}
	if os.Getenv(mortal) != "" {
		c.Wrap = func(s store.Store) store.Store { return mortalStore{s} }
	}
	if os.Getenv(jumping) != "" {
		c.Clock = jumps
	}
	if wait := os.Getenv(graceOf); wait != "" {
		var err error
		if c.PlayerGrace, err = time.ParseDuration(wait); err != nil {
			return err
		}
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	s, err := server.New(ctx, c)
	if err != nil {
		return err
	}
	return s.Run(ctx)
}

// jumps is a wall clock that is an hour ahead, right, an hour behind, right, and so on,
// each for a fifth of a second.
func jumps() (wall time.Time, monotone time.Duration) {
	monotone = time.Since(begun)
	offsets := [...]time.Duration{time.Hour, 0, -time.Hour, 0}
	return time.Now().Add(offsets[monotone/(200*time.Millisecond)%4]), monotone
}

var begun = time.Now()

// earlyAckStore acknowledges before it stores: the fault that the campaign must find.
type earlyAckStore struct {
	store.Store
	queue chan []store.LogEntry

	mu     sync.Mutex
	closed bool
	done   chan struct{}
}

func newEarlyAckStore(s store.Store) store.Store {
	h := &earlyAckStore{Store: s, queue: make(chan []store.LogEntry, 1024), done: make(chan struct{})}
	go func() {
		defer close(h.done)
		for entries := range h.queue {
			time.Sleep(5 * time.Millisecond) // as long as a disk may take
			if err := s.Append(context.Background(), entries...); err != nil {
				fmt.Fprintln(os.Stderr, "too late:", err)
			}
		}
	}()
	return h
}

func (h *earlyAckStore) Append(_ context.Context, entries ...store.LogEntry) error {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.closed {
		return store.ErrClosed
	}
	h.queue <- entries
	return nil
}

func (h *earlyAckStore) Close() error {
	h.mu.Lock()
	if !h.closed {
		h.closed = true
		close(h.queue)
	}
	h.mu.Unlock()
	<-h.done
	return h.Store.Close()
}

// fullStore reports a full disk while a file exists.
type fullStore struct {
	store.Store
	filler string
}

func (f fullStore) Append(ctx context.Context, entries ...store.LogEntry) error {
	if _, err := os.Stat(f.filler); err == nil {
		return store.ErrFull
	}
	return f.Store.Append(ctx, entries...)
}

// mortalStore kills its process once a new match is on disk.
type mortalStore struct{ store.Store }

func (m mortalStore) Append(ctx context.Context, entries ...store.LogEntry) error {
	err := m.Store.Append(ctx, entries...)
	if err == nil && entries[0].New() {
		self, _ := os.FindProcess(os.Getpid()) // which always finds it
		if err := self.Kill(); err != nil {
			return err
		}
		select {} // until the kill arrives
	}
	return err
}

// child returns how to start the test program as a server on a folder, and its URL.
func child(t *testing.T, folder string, environment ...string) (start func() *exec.Cmd, url string) {
	t.Helper()
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	address := free(t)
	return func() *exec.Cmd {
		c := exec.Command(program)
		c.Env = append(os.Environ(), listenAt+"="+address, dataIn+"="+folder)
		for _, name := range environment {
			c.Env = append(c.Env, name+"=1")
		}
		return c
	}, "http://" + address
}

// healthy takes from a child what spoils it.
func healthy(c *exec.Cmd) *exec.Cmd {
	c.Env = slices.DeleteFunc(c.Env, func(v string) bool { return strings.HasPrefix(v, mortal+"=") })
	return c
}

// sampleGamesByName returns recorded games.
func sampleGamesByName(t *testing.T, names ...string) (found []*samplegames.SampleGame) {
	t.Helper()
	for _, name := range names {
		g, err := samplegames.ByName(games.All(), name)
		if err != nil {
			t.Fatal(err)
		}
		found = append(found, g)
	}
	return found
}

// nextPort is the port that free tries next, so that tests that run at the same time never
// get the same one.
var nextPort atomic.Int64

func init() { nextPort.Store(21000 + int64(os.Getpid())%5000) }

// free finds a free port that the system does not assign to another process: a killed
// server must be able to use it again.
func free(t *testing.T) string {
	t.Helper()
	for port := nextPort.Add(1); port < 32000; port = nextPort.Add(1) {
		address := net.JoinHostPort("127.0.0.1", strconv.FormatInt(port, 10))
		l, err := net.Listen("tcp", address)
		if err == nil {
			_ = l.Close()
			return address
		}
	}
	t.Fatal("no port is free")
	return ""
}
