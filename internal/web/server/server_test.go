package server

import (
	"context"
	"database/sql"
	"errors"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"go.uber.org/goleak"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
)

// config is one for tests: in memory, at a free port, with computers that do not dawdle.
func config(t testing.TB) Config {
	t.Helper()
	c := Default()
	c.Games, c.Log = games.All(), t.Output()
	c.Listen, c.Memory, c.ComputerPause = "127.0.0.1:0", true, 0
	return c
}

// running is a service that answers.
type running struct {
	*Server
	cancel context.CancelFunc
	ended  chan error
}

// start runs a service until the end of the test, or until it is stopped.
func start(t testing.TB, c Config) *running {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	s, err := New(ctx, c)
	if err != nil {
		cancel()
		t.Fatal(err)
	}
	r := &running{s, cancel, make(chan error, 1)}
	go func() { r.ended <- s.Run(ctx) }()
	t.Cleanup(func() { r.stop(t) })
	return r
}

// stop ends it in order. Stopping twice is as stopping once.
func (r *running) stop(t testing.TB) {
	t.Helper()
	r.cancel()
	if err := <-r.ended; err != nil {
		t.Errorf("it did not stop in order: %v", err)
	}
	r.ended <- nil
}

// ask sends a request and returns how it was answered.
func ask(t *testing.T, method, url string, fields ...string) (int, string) {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), method, url, nil)
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < len(fields); i += 2 {
		r.Header.Set(fields[i], fields[i+1])
	}
	return answered(t, r)
}

// answered sends a request and returns how it was answered.
func answered(t *testing.T, r *http.Request) (int, string) {
	t.Helper()
	r.Close = r.Header.Get("Upgrade") == ""
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = answer.Body.Close() }()
	if answer.StatusCode == http.StatusSwitchingProtocols {
		return answer.StatusCode, ""
	}
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer.StatusCode, string(body)
}

func TestStartAndStop(t *testing.T) {
	for range 3 {
		s := start(t, config(t))
		if status, body := ask(t, "GET", s.URL()+"healthz"); status != 200 || body != "up\n" {
			t.Errorf("health is %d %s", status, body)
		}
		if status, body := ask(t, "GET", s.URL()+"readyz"); status != 200 || body != "ready\n" {
			t.Errorf("readiness is %d %s", status, body)
		}
		address := s.Addr().String()
		s.stop(t)
		if c, err := net.Dial("tcp", address); err == nil {
			_ = c.Close()
			t.Errorf("%s is still open", address)
		}
	}
}

func TestCloseWithoutRun(t *testing.T) {
	s, err := New(t.Context(), config(t))
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}
}

func TestURL(t *testing.T) {
	c := config(t)
	c.Listen = ":0"
	s := start(t, c)
	if got := s.URL(); !strings.HasPrefix(got, "http://localhost:") {
		t.Errorf("it is open at %s", got)
	}
	c.PublicURL = "https://play.example"
	if got := start(t, c).URL(); got != "https://play.example" {
		t.Errorf("it is open at %s", got)
	}
}

// Every obstacle at the start is reported with what to do, and nothing stays open.
func TestTroubleAtTheStart(t *testing.T) {
	occupied := start(t, config(t)).Addr().String()
	folder := func(write func(path string) error) string {
		folder := t.TempDir()
		if err := write(filepath.Join(folder, sqlite.FileName)); err != nil {
			t.Fatal(err)
		}
		return folder
	}
	kept := func(path string) error {
		s, err := sqlite.Open(t.Context(), path, sqlite.Config{})
		return errors.Join(err, s.Close())
	}
	inUse := config(t)
	inUse.Memory, inUse.Data = false, t.TempDir()
	start(t, inUse)

	for name, test := range map[string]struct {
		change func(*Config)
		want   string
		is     error
	}{
		"a setting":             {func(c *Config) { c.Listen = "x" }, `listen: "x" is not an address`, nil},
		"the address":           {func(c *Config) { c.Listen = occupied }, "is in use: another program listens there, perhaps another teahouse. Stop it, or choose another address with --listen", nil},
		"the address of pprof":  {func(c *Config) { c.Pprof = occupied }, "choose another address with --pprof", nil},
		"the database":          {func(c *Config) { c.Data = inUse.Data }, "Stop it, or choose another folder with --data", store.ErrLocked},
		"a file for the folder": {func(c *Config) { c.Data = os.Args[0] }, "is not a folder", nil},
		"damage": {func(c *Config) {
			c.Data = folder(func(path string) error { return os.WriteFile(path, []byte(strings.Repeat("tea", 5000)), 0o600) })
		}, "Restore a backup", store.ErrDamaged},
		"commits that are missing": {func(c *Config) {
			c.Data = folder(func(path string) error {
				if err := kept(path); err != nil {
					return err
				}
				text, err := os.ReadFile(path + "-commits")
				if err != nil {
					return err
				}
				s, err := sqlite.Open(t.Context(), path, sqlite.Config{})
				if err != nil {
					return err
				}
				old, err := os.ReadFile(path)
				err = errors.Join(err, s.Ping(t.Context()), s.Close(), os.WriteFile(path, old, 0o600))
				if now, _ := os.ReadFile(path + "-commits"); string(now) == string(text) {
					err = errors.Join(err, errors.New("the commit is not written down"))
				}
				return err
			})
		}, "the last commit is missing", store.ErrDamaged},
		"a newer version": {func(c *Config) {
			c.Data = folder(func(path string) error {
				if err := kept(path); err != nil {
					return err
				}
				db, err := sql.Open("sqlite", path)
				if err != nil {
					return err
				}
				_, err = db.Exec("PRAGMA user_version = 99")
				return errors.Join(err, db.Close())
			})
		}, "a newer teahouse has written it", nil},
		"a key that is none": {func(c *Config) {
			c.Data = folder(func(path string) error {
				return os.WriteFile(filepath.Join(filepath.Dir(path), "guests.key"), []byte("x"), 0o600)
			})
		}, "guests.key is not a key", nil},
	} {
		c := config(t)
		c.Memory, c.Data = false, t.TempDir()
		test.change(&c)
		s, err := New(t.Context(), c)
		if err == nil {
			t.Errorf("%s: nothing was in the way", name)
			_ = s.Close()
			continue
		}
		if !strings.Contains(err.Error(), test.want) || test.is != nil && !errors.Is(err, test.is) {
			t.Errorf("%s: the error is %v, want %s", name, err, test.want)
		}
	}
}

// A service that cannot be ended in time reports so and ends.
func TestGrace(t *testing.T) {
	c := config(t)
	c.Grace = 50 * time.Millisecond
	release := make(chan struct{})
	c.Wrap = func(s store.Store) store.Store { return &stuck{s, release} }
	ctx, cancel := context.WithCancel(t.Context())
	s, err := New(ctx, c)
	if err != nil {
		t.Fatal(err)
	}
	cancel()
	err = s.Run(ctx)
	if err == nil || !strings.Contains(err.Error(), "closing the database: it took too long") {
		t.Errorf("it ended with %v", err)
	}
	close(release)
}

// stuck is a store that does not close.
type stuck struct {
	store.Store
	release chan struct{}
}

func (s *stuck) Close() error {
	<-s.release
	return s.Store.Close()
}

func TestMetricsAreForThisMachine(t *testing.T) {
	c := config(t)
	c.Pprof = "127.0.0.1:0"
	s := start(t, c)
	if status, body := ask(t, "GET", s.URL()+"metrics"); status != 200 || !strings.Contains(body, "\nteahouse_sockets 0\n") {
		t.Errorf("metrics are %d %s", status, body)
	}
	for _, fields := range [][]string{{"X-Forwarded-For", "192.0.2.1"}, {"Forwarded", "for=192.0.2.1"}, {"Via", "1.1 proxy"}, {"X-Real-IP", "192.0.2.1"}} {
		if status, _ := ask(t, "GET", s.URL()+"metrics", fields...); status != 404 {
			t.Errorf("who comes with %s is answered %d", fields, status)
		}
	}
	if status, _ := ask(t, "GET", s.URL()+"debug/pprof/"); status != 404 {
		t.Errorf("profiles at the main address are answered %d", status)
	}
	profiles := "http://" + s.endpoints[1].listener.Addr().String()
	if status, _ := ask(t, "GET", profiles+"/debug/pprof/"); status != 200 {
		t.Errorf("profiles are answered %d", status)
	}
	if status, _ := ask(t, "GET", profiles+"/metrics"); status != 404 {
		t.Errorf("metrics beside profiles are answered %d", status)
	}

	c.Metrics = "127.0.0.1:0"
	apart := start(t, c)
	if status, _ := ask(t, "GET", apart.URL()+"metrics"); status != 404 {
		t.Errorf("metrics with an address of their own are answered %d at the main one", status)
	}
	if status, _ := ask(t, "GET", "http://"+apart.endpoints[1].listener.Addr().String()+"/metrics", "Host", "metrics.example"); status != 200 {
		t.Errorf("metrics at their own address are answered %d", status)
	}

	c.Metrics, c.PublicURL = metricsLocal, "http://localhost"
	public := start(t, c)
	if status, _ := request(t, "localhost", "GET", "http://"+public.Addr().String()+"/metrics"); status != 404 {
		t.Errorf("metrics of a public service are answered %d", status)
	}
}

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }
