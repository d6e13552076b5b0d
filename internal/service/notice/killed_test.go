package notice_test

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"go.uber.org/goleak"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/notice"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
	"github.com/teahouse-games/teahouse/internal/service/uptime"
)

// playing names, in the environment of a process that is to be killed, its folder.
const playing = "TEAHOUSE_TEST_NOTICES"

// kills names, in the environment, how often TestKilled kills a process; 2 without it.
const kills = "TEAHOUSE_TEST_KILLS"

func TestMain(m *testing.M) {
	if folder := os.Getenv(playing); folder != "" {
		fmt.Println("error", playForEver(folder))
		os.Exit(1)
	}
	goleak.VerifyTestMain(m)
}

// killedProcess is a service in a process that is to be killed.
type killedProcess struct {
	disk    store.Store
	clock   *uptime.Clock
	rooms   *room.Registry
	notices *notice.Notices
}

// startIn starts a service over the database in a folder. With it, notices are delivered all the time.
func startIn(ctx context.Context, folder string) (*killedProcess, error) {
	log, m := slog.New(slog.DiscardHandler), metrics.New(prometheus.NewRegistry())
	kept, err := sqlite.Open(ctx, filepath.Join(folder, sqlite.FileName), sqlite.Config{})
	if err != nil {
		return nil, err
	}
	p := &killedProcess{disk: store.WithoutNames(kept)}
	if p.clock, err = uptime.Start(ctx, p.disk, uptime.SystemClock, log, m); err != nil {
		return nil, err
	}
	p.rooms = room.New(room.Config{Store: p.disk, Bus: bus.NewLocal(), Clock: p.clock, Games: games.All(), Log: log, Metrics: m})
	p.notices, err = notice.Start(notice.Config{
		Store: p.disk, Clock: p.clock, Games: games.All(), Site: "https://play.example", Key: []byte("key"), AllowPrivate: true,
		Interval: time.Millisecond, Log: log, Metrics: m,
	})
	return p, err
}

// playForEver begins matches, plays their first turns and prints those that are acknowledged.
func playForEver(folder string) error {
	p, err := startIn(context.Background(), folder)
	if err != nil {
		return err
	}
	for {
		id, err := beginMatch(context.Background(), p.rooms, "14d")
		if err != nil {
			return err
		}
		if err := playTurn(context.Background(), p.rooms, id, "ann"); err != nil {
			return err
		}
		fmt.Println("played", id)
	}
}

// Whenever the process is killed, every turn that was acknowledged is announced by each channel, and shown once: whatever comes
// again has the id of what came before.
func TestKilled(t *testing.T) {
	h := newHarness(t)
	folder := t.TempDir()
	p, err := startIn(t.Context(), folder)
	if err != nil {
		t.Fatal(err)
	}
	memory := h.disk
	h.disk = p.disk
	h.giveAccount("ann")
	h.giveAccount("bob")
	_, device := p.notices.AddDevice(t.Context(), "bob", h.push.browser("bob"), "Browser", "en")
	_, hooked := p.notices.AddWebhook(t.Context(), "bob", h.hooks.URL)
	if err := errors.Join(device, hooked, p.stop()); err != nil {
		t.Fatal(err)
	}
	rounds := 2
	if text := os.Getenv(kills); text != "" {
		if rounds, err = strconv.Atoi(text); err != nil {
			t.Fatal(err)
		}
	}
	var played []string
	for range rounds {
		played = append(played, playUntilKilled(t, folder)...)
	}
	// What was under way becomes due after its lease.
	if p, err = startIn(t.Context(), folder); err != nil {
		t.Fatal(err)
	}
	p.notices.Stop()
	h.disk = p.disk
	h.clock.now.At = time.Now().Add(time.Hour)
	h.mails = nil
	if err := h.open(p.disk).DeliverDue(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := p.stop(); err != nil {
		t.Error(err)
	}
	h.disk = memory
	pushes, hooks := map[string]map[string]int{}, map[string]map[string]int{}
	count := func(all map[string]map[string]int, about, id string) {
		if all[about] == nil {
			all[about] = map[string]int{}
		}
		all[about][id]++
	}
	for _, p := range h.push.received("bob") {
		count(pushes, strings.TrimPrefix(p.Path, "/match/"), p.ID)
	}
	for _, hook := range h.hooks.got() {
		payload := readHook(t, hook)
		count(hooks, payload.Match, hook.header.Get(notice.DeliveryField))
	}
	again := 0
	for name, all := range map[string]map[string]map[string]int{"push": pushes, "webhook": hooks} {
		for _, id := range played {
			if len(all[id]) != 1 {
				t.Errorf("the turn of match %s was announced by %s with the ids %v", id, name, all[id])
			}
		}
		for about, ids := range all {
			if len(ids) != 1 {
				t.Errorf("match %s is announced by %s with the ids %v", about, name, ids)
			}
			for _, n := range ids {
				again += n - 1
			}
		}
	}
	if len(played) == 0 {
		t.Error("no turn was acknowledged")
	}
	t.Logf("%d kills, %d turns acknowledged, %d announced, %d times something came again", rounds, len(played), len(pushes), again)
}

// stop stops a service that was not killed.
func (p *killedProcess) stop() error {
	p.notices.Stop()
	err := p.rooms.Close(context.Background())
	p.clock.Stop()
	return errors.Join(err, p.disk.Close())
}

// playUntilKilled runs a process, kills it at a random moment, and returns the matches whose turns it has acknowledged.
func playUntilKilled(t *testing.T, folder string) (played []string) {
	t.Helper()
	run, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	child := exec.Command(run)
	child.Env = append(os.Environ(), playing+"="+folder)
	out, err := child.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := child.Start(); err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(out)
	note := func() {
		id, ok := strings.CutPrefix(lines.Text(), "played ")
		if !ok {
			t.Errorf("the process says %q", lines.Text())
			return
		}
		played = append(played, id)
	}
	for n := 3 + rand.IntN(20); n > 0 && lines.Scan(); n-- {
		note()
	}
	var killed sync.WaitGroup
	killed.Go(func() {
		time.Sleep(time.Duration(rand.IntN(5000)) * time.Microsecond)
		if err := child.Process.Kill(); err != nil {
			t.Error(err)
		}
	})
	for lines.Scan() {
		note()
	}
	killed.Wait()
	_ = child.Wait() // it was killed
	return played
}

// errKilled is the error of a process that is dead.
var errKilled = errors.New("the process was killed")

// mortalStore is the store as a process sees it that is killed at one of its writes: before it, or after it.
type mortalStore struct {
	store.Store
	mu     sync.Mutex
	left   int // how many halves of writes it lives
	killed bool
}

// half is before or after a write.
func (s *mortalStore) half() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.killed || s.left == 0 {
		s.killed = true
		return errKilled
	}
	s.left--
	return nil
}

// write carries out a write if the process lives long enough.
func (s *mortalStore) write(f func() error) error {
	if err := s.half(); err != nil {
		return err
	}
	err := f()
	return errors.Join(err, s.half())
}

func (s *mortalStore) ClaimDeliveries(ctx context.Context, c store.DeliveryClaim) (claimed []store.Delivery, err error) {
	err = s.write(func() error { claimed, err = s.Store.ClaimDeliveries(ctx, c); return err })
	return claimed, err
}

func (s *mortalStore) SplitDelivery(ctx context.Context, d store.Delivery, now time.Time, into []store.Delivery) error {
	return s.write(func() error { return s.Store.SplitDelivery(ctx, d, now, into) })
}

func (s *mortalStore) FinishDelivery(ctx context.Context, d store.Delivery) error {
	return s.write(func() error { return s.Store.FinishDelivery(ctx, d) })
}

func (s *mortalStore) TouchDevice(ctx context.Context, person, id string, now time.Time) error {
	return s.write(func() error { return s.Store.TouchDevice(ctx, person, id, now) })
}

func (s *mortalStore) CollectDigest(ctx context.Context, person string, now, next time.Time) error {
	return s.write(func() error { return s.Store.CollectDigest(ctx, person, now, next) })
}

// A process that is killed before or after any of its writes loses nothing, and nothing is shown twice, by no channel.
func TestKilledAtEveryStep(t *testing.T) {
	h := newHarness(t)
	h.addDevice("ann", "ann", "en")
	if _, err := h.notices.AddWebhook(t.Context(), "ann", h.hooks.URL); err != nil {
		t.Fatal(err)
	}
	if err := h.disk.DeleteAddress(t.Context(), "bob", store.LoginWays{}); err != nil { // so that all mails are Ann's
		t.Fatal(err)
	}
	steps := 0
	for killed := true; killed; steps++ {
		s := &mortalStore{Store: h.disk, left: steps}
		mortal, id := h.open(s), h.begin("14d")
		hooksBefore, pushesBefore := len(h.hooks.got()), len(h.push.received("ann"))
		for range 12 {
			err := mortal.DeliverDue(t.Context())
			if errors.Is(err, errKilled) {
				mortal = h.open(h.disk)
			} else if err != nil {
				t.Fatal(err)
			}
			h.clock.move(10 * time.Minute)
		}
		killed = s.killed
		h.requireOnce(steps, id, h.push.received("ann")[pushesBefore:], h.hooks.got()[hooksBefore:])
		h.do(id, "ann", match.Resign{})
		h.clock.move(48 * time.Hour)
		h.deliver()
	}
	if steps < 10 {
		t.Errorf("there were %d steps", steps)
	}
}

// requireOnce checks that the turn of a match was announced by every channel, each time with the same id.
func (h *harness) requireOnce(step int, id string, pushes []pushed, hooks []hook) {
	h.Helper()
	shown := map[string]map[string]bool{"push": {}, "webhook": {}, "mail": {}}
	for _, p := range pushes {
		shown["push"][p.ID] = true
	}
	for _, hook := range hooks {
		shown["webhook"][readHook(h.T, hook).ID] = true
	}
	for _, letter := range h.letters() {
		shown["mail"][letter.Header.Get("Message-ID")] = true
		if !strings.Contains(letter.Text, id) {
			h.Errorf("step %d: the mail has no match %s:\n%s", step, id, letter.Text)
		}
	}
	for channel, ids := range shown {
		if len(ids) != 1 {
			h.Errorf("step %d: %d different ones came by %s: %v", step, len(ids), channel, ids)
		}
	}
}
