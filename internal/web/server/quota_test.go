package server

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
	"github.com/teahouse-games/teahouse/internal/service/uptime"
	"github.com/teahouse-games/teahouse/internal/web/guard"
)

// The quotas of the tests here are smaller by this factor: else they would have to
// write 190 MB.
const smaller = 400

// quotas are limits of which only those for bytes are left, made smaller.
func quotas(l guard.RequestLimits) guard.RequestLimits {
	write := l.Costs[guard.Write]
	for _, r := range []*guard.Rate{&write.Address, &write.Person} {
		r.Burst /= smaller
		r.PerSecond /= smaller
	}
	l.Costs = map[guard.RequestKind]guard.KindRates{guard.Write: write}
	return l
}

// perDay is how many bytes a bucket lets through in a day at most.
func perDay(r guard.Rate) int64 { return int64(r.Burst) + int64(r.PerSecond*86_400) }

// flooder is one address that sends for a day as fast as the service takes it. The day
// passes only while it has to wait.
type flooder struct {
	t      *testing.T
	url    string
	passed atomic.Int64 // nanoseconds of the day
	sent   int
}

func (f *flooder) clock() (time.Time, time.Duration) {
	_, monotone := uptime.SystemClock()
	return time.Now(), monotone + time.Duration(f.passed.Load())
}

// post sends something until it is taken. At the end of the day it returns false.
func (f *flooder) post(as *browser, path string, in, out any) bool {
	f.t.Helper()
	body, err := json.Marshal(in)
	if err != nil {
		f.t.Fatal(err)
	}
	for f.passed.Load() < int64(24*time.Hour) {
		answer, err := as.http.Post(f.url+path, "application/json", bytes.NewReader(body))
		if err != nil {
			f.t.Fatal(err)
		}
		text, err := io.ReadAll(answer.Body)
		_ = answer.Body.Close()
		switch {
		case err != nil:
			f.t.Fatal(err)
		case answer.StatusCode == http.StatusTooManyRequests:
			after, err := strconv.Atoi(answer.Header.Get("Retry-After"))
			if err != nil || after < 1 || !strings.Contains(string(text), `"code":"limited"`) {
				f.t.Fatalf("what is refused is answered %v %s", answer.Header, text)
			}
			f.passed.Add(int64(after) * int64(time.Second))
			continue
		case answer.StatusCode >= 300:
			f.t.Fatalf("%s: %d %s", path, answer.StatusCode, text)
		}
		if f.sent++; f.sent > 20_000 {
			f.t.Fatal("20,000 requests were taken: there is no quota")
		}
		if out != nil {
			if err := json.Unmarshal(text, out); err != nil {
				f.t.Fatal(err)
			}
		}
		return true
	}
	return false
}

// guest is one of the flooder's identities. It has both seats of its matches.
type guest struct {
	*browser
	*flooder
	matches []string
	n       int // commands since the matches began
}

func (g *guest) command(match string, seat any, command object) bool {
	return g.post(g.browser, "api/matches/"+match+"/commands", object{
		"client": "0123456789abcdef", "id": fmt.Sprint(g.sent), "expect": -1, "as": fmt.Sprint(seat), "command": command,
	}, nil)
}

// begin begins so many matches in place of the former ones.
func (g *guest) begin(matches int) bool {
	g.matches, g.n = nil, 0
	for range matches {
		var made struct{ Match string }
		order := object{"game": "ki-shogi", "seats": object{"first": "me", "second": "me"}}
		if !g.post(g.browser, "api/matches", order, &made) {
			return false
		}
		g.matches = append(g.matches, made.Match)
	}
	return true
}

// turns plays a game in each of so many matches side by side.
func turns(matches int) func(g *guest) bool {
	return func(g *guest) bool {
		played := game(g.flooder.t)
		if turn := g.n / matches; g.matches == nil || turn == len(played.Turns) {
			return g.begin(matches)
		}
		turn, match := g.n/matches, g.matches[g.n%matches]
		g.n++
		return g.command(match, played.Seats[turn], object{"kind": "play", "turn": played.Turns[turn]})
	}
}

// longChat sends the longest line of chat.
func longChat(g *guest) bool {
	if g.matches == nil {
		return g.begin(1)
	}
	return g.command(g.matches[0], "first", object{"kind": "say", "text": strings.Repeat("茶", 500)})
}

// rematches begins one match after the other without asking for one.
func rematches(g *guest) bool {
	if g.matches == nil {
		return g.begin(1)
	}
	id := g.matches[0]
	switch g.n++; g.n % 3 {
	case 1:
		return g.command(id, "first", object{"kind": "abort"})
	case 2:
		return g.command(id, "first", object{"kind": "offer", "offer": "rematch"})
	}
	if !g.command(id, "second", object{"kind": "accept", "offer": "rematch"}) {
		return false
	}
	var s struct{ Rematch string }
	g.must("GET", "api/matches/"+id, nil, &s)
	g.matches[0] = s.Rematch
	return true
}

// One address cannot fill the disk, whatever it sends and however many guests it is.
func TestOneAddressWritesLittleADay(t *testing.T) {
	whole := guard.Default().Costs[guard.Write]
	if n := perDay(whole.Address); n > 200_000_000 {
		t.Errorf("one address may write %d bytes a day", n)
	}
	if n := perDay(whole.Person); n > 100_000_000 {
		t.Errorf("one person may write %d bytes a day", n)
	}
	for name, send := range map[string]func(*guest) bool{
		"turns": turns(1), "turns of many matches": turns(10), "chat": longChat, "rematches": rematches,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := &flooder{t: t}
			c := config(t)
			c.Memory, c.Data, c.Log, c.Clock, c.Limits = false, t.TempDir(), nil, f.clock, quotas
			s := start(t, c)
			f.url = s.URL()
			file := filepath.Join(c.Data, sqlite.FileName)
			var guests []*guest
			for range 12 {
				g := &guest{browser: visit(t, f.url), flooder: f}
				g.must("POST", "api/me", object{"name": "Guest"}, nil)
				guests = append(guests, g)
			}
			before := sizeAfter(t, c.Data)
			for n := 0; send(guests[n%len(guests)]); n++ {
			}
			s.stop(t)
			after, err := os.Stat(file)
			if err != nil {
				t.Fatal(err)
			}
			wrote := after.Size() - before
			want := perDay(quotas(guard.Default()).Costs[guard.Write].Address)
			t.Logf("%d requests were taken; the database grew by %d bytes, the quota of the day is %d", f.sent, wrote, want)
			if wrote > want {
				t.Errorf("one address has written %d bytes in a day, more than its quota of %d", wrote, want)
			}
			if wrote < want/4 {
				t.Errorf("one address has written %d bytes in a day: the quota of %d bites too early", wrote, want)
			}
		})
	}
}

// sizeAfter is how large the file of a new database is.
func sizeAfter(t *testing.T, folder string) int64 {
	t.Helper()
	copied := filepath.Join(t.TempDir(), "copy.db")
	if err := sqlite.Backup(t.Context(), filepath.Join(folder, sqlite.FileName), copied, false, func(context.Context, *sqlite.Reader) error { return nil }); err != nil {
		t.Fatal(err)
	}
	info, err := os.Stat(copied)
	if err != nil {
		t.Fatal(err)
	}
	return info.Size()
}
