package torture_test

import (
	"context"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/coder/websocket"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/testing/client"
	"github.com/teahouse-games/teahouse/internal/testing/torture"
)

var silent = flag.Int("silent", 300, "how many connections are made that never send a request")

// attack is the behaviour of a hostile client.
type attack struct {
	address, url, match string // of the service, and of a match of others
	from                *http.Client
	guest               *client.Guest
	opened              chan struct{} // closed once the silent connections are open
}

// While the service is attacked in every way, two honest players play on, each turn is
// answered, and the attacker gets nothing.
func TestHostile(t *testing.T) {
	start, url := child(t, t.TempDir(), strict)
	server, err := torture.StartServer(start(), url)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := server.Stop(); err != nil {
			t.Error(err)
		}
	})
	if err := server.Ready(t.Context()); err != nil {
		t.Fatal(err)
	}
	game := sampleGamesByName(t, "ki-shogi")[0]
	quiet := honest(t, url, 1, game.Turns)
	from, err := client.HTTPClientFrom("127.9.0.1")
	if err != nil {
		t.Fatal(err)
	}
	victim := arrive(t, url, "127.9.1.1")
	id, err := victim.Create(t.Context(), client.CreateMatchRequest{Game: game.Name, Seats: client.SeatChoices{First: "me", Second: "link"}})
	if err != nil {
		t.Fatal(err)
	}
	a := &attack{address: strings.TrimPrefix(url, "http://"), url: url, match: id, from: from, guest: arrive(t, url, "127.9.0.2"), opened: make(chan struct{})}
	ctx, stop := context.WithCancel(t.Context())
	var talking, attacking sync.WaitGroup
	attack := func(of *sync.WaitGroup, name string, f func(context.Context) error) {
		of.Go(func() {
			if err := f(ctx); err != nil && ctx.Err() == nil {
				t.Errorf("%s: %v", name, err)
			}
		})
	}
	attack(&talking, "a message that is too long", a.oversized)
	attack(&talking, "messages that are none", a.malformed)
	attack(&talking, "a flood of messages", a.flood)
	attack(&attacking, "connections without a request", a.silent)
	attack(&attacking, "another's seat", a.seat)
	attack(&attacking, "a forged cookie", a.forged)
	attack(&attacking, "guessed ids", a.guess)
	attack(&attacking, "a request that never ends", a.slow)
	cutOff := make(chan struct{})
	go func() {
		talking.Wait()
		close(cutOff)
	}()
	<-a.opened
	attacked := honest(t, url, 2, game.Turns)
	for number := 3; *silent >= 5000 && !closed(cutOff); number++ { // a client that sends too much is slowed down first, for half a minute
		attacked = append(attacked, honest(t, url, number, game.Turns)...)
	}
	slices.Sort(attacked)
	counted := waitForCounts(t, url, "teahouse_limited_total", "teahouse_sockets_closed_total", "teahouse_commands_refused_total")
	stop()
	attacking.Wait()
	<-cutOff
	t.Logf("honest players, %d turns: answered after %v (p50), %v (p99) while all is quiet, %v and %v under attack with %d silent connections",
		len(attacked), at(quiet, 50), at(quiet, 99), at(attacked, 50), at(attacked, 99), *silent)
	for _, line := range strings.Split(counted, "\n") {
		if strings.HasPrefix(line, "teahouse_limited_total{") || strings.HasPrefix(line, "teahouse_sockets_closed_total{") || strings.HasPrefix(line, "teahouse_commands_refused_total{") {
			t.Log(line)
		}
	}
}

// waitForCounts reads the metrics until each counter counts something: on a busy machine the
// attacks reach the limits later than the honest players end their games.
func waitForCounts(t *testing.T, url string, counters ...string) string {
	t.Helper()
	for wait := time.Now().Add(time.Minute); ; time.Sleep(50 * time.Millisecond) {
		text := metrics(t, url)
		missing := slices.DeleteFunc(slices.Clone(counters), func(name string) bool { return strings.Contains(text, "\n"+name+"{") })
		if len(missing) == 0 {
			return text
		}
		if time.Now().After(wait) {
			t.Errorf("%q count nothing", missing)
			return text
		}
	}
}

// honest has two guests play ten games, one by one, and returns how long answers took.
func honest(t *testing.T, url string, number int, turns []string) (took []time.Duration) {
	t.Helper()
	guest := arrive(t, url, fmt.Sprintf("127.9.2.%d", number))
	for range 10 {
		id, err := guest.Create(t.Context(), client.CreateMatchRequest{Game: "ki-shogi", Clock: "5+3", Seats: client.SeatChoices{First: "me", Second: "me"}})
		if err != nil {
			t.Fatal(err)
		}
		c, err := guest.Follow(t.Context(), id, client.Config{AnswerTimeout: time.Minute})
		if err != nil {
			t.Fatal(err)
		}
		for _, turn := range turns {
			began := time.Now()
			if _, err := c.Do(t.Context(), match.Play{Turn: turn}); err != nil {
				t.Fatal(err)
			}
			took = append(took, time.Since(began))
		}
		_ = c.Close()
	}
	slices.Sort(took)
	return took
}

func closed(c <-chan struct{}) bool {
	select {
	case <-c:
		return true
	default:
		return false
	}
}

func at(sorted []time.Duration, percent int) time.Duration {
	return sorted[len(sorted)*percent/100].Round(10 * time.Microsecond)
}

func arrive(t *testing.T, url, address string) *client.Guest {
	t.Helper()
	from, err := client.HTTPClientFrom(address)
	if err != nil {
		t.Fatal(err)
	}
	g, err := client.NewGuest(t.Context(), from, url, "Somebody")
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func metrics(t *testing.T, url string) string {
	t.Helper()
	response, err := http.Get(url + "/metrics")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = response.Body.Close() }()
	defer http.DefaultClient.CloseIdleConnections()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// silent opens connections from a few addresses, sends nothing, and keeps them open.
func (a *attack) silent(ctx context.Context) error {
	var open []net.Conn
	defer func() {
		for _, c := range open {
			_ = c.Close()
		}
	}()
	for i := range *silent {
		d := net.Dialer{LocalAddr: &net.TCPAddr{IP: net.IPv4(127, 9, 3, byte(1+i%20))}, Timeout: 10 * time.Second}
		c, err := d.DialContext(ctx, "tcp", a.address)
		if err != nil {
			close(a.opened)
			return err
		}
		open = append(open, c)
	}
	close(a.opened)
	<-ctx.Done()
	return nil
}

// withSocket opens a socket, calls send, and reads until the service ends it.
func (a *attack) withSocket(ctx context.Context, send func(*websocket.Conn) error) error {
	ctx, cancel := context.WithTimeout(ctx, time.Minute)
	defer cancel()
	conn, _, err := websocket.Dial(ctx, a.url+"/api/matches/"+a.match+"/live", &websocket.DialOptions{HTTPClient: a.from}) //nolint:bodyclose // the library closes it
	if err != nil {
		return err
	}
	defer func() { _ = conn.CloseNow() }()
	conn.SetReadLimit(-1)
	hello := `{"type":"hello","protocol":1,"client":"bad","after":0,"lines":0}`
	if err := conn.Write(ctx, websocket.MessageText, []byte(hello)); err != nil {
		return err
	}
	go func() { _ = send(conn) }() // it fails once the connection has been ended
	for {
		if _, _, err := conn.Read(ctx); err != nil {
			return ctx.Err() // that the connection was ended is right
		}
	}
}

func (a *attack) oversized(ctx context.Context) error {
	return a.withSocket(ctx, func(c *websocket.Conn) error {
		return c.Write(ctx, websocket.MessageText, make([]byte, 1<<20))
	})
}

func (a *attack) malformed(ctx context.Context) error {
	return a.withSocket(ctx, func(c *websocket.Conn) error {
		for {
			for _, text := range []string{"{", "[]", `{"type":"do"}`, `{"type":"do","id":"1","expect":-1,"command":{"kind":"win"}}`, "\xff\xfe"} {
				if err := c.Write(ctx, websocket.MessageText, []byte(text)); err != nil {
					return err
				}
			}
		}
	})
}

func (a *attack) flood(ctx context.Context) error {
	return a.withSocket(ctx, func(c *websocket.Conn) error {
		for i := 0; ; i++ {
			text := fmt.Sprintf(`{"type":"do","id":"f%d","expect":0,"command":{"kind":"say","text":"Hello"}}`, i)
			if err := c.Write(ctx, websocket.MessageText, []byte(text)); err != nil {
				return err
			}
		}
	})
}

// seat tries to play and resign for another player, and to take a seat without an
// invitation.
func (a *attack) seat(ctx context.Context) error {
	c, err := a.guest.Follow(ctx, a.match, client.Config{})
	if err != nil {
		return err
	}
	defer func() { _ = c.Close() }()
	for _, command := range []match.Command{match.Play{Turn: "Gyoku*0,0"}, match.Resign{}, match.Sit{Seat: 1}, match.Abort{}} {
		if done, err := c.Do(ctx, command); err == nil {
			return fmt.Errorf("%s was carried out: %+v", command.Kind(), done)
		}
	}
	return nil
}

// forged changes a good cookie a little and asks with it, again and again.
func (a *attack) forged(ctx context.Context) error {
	name, value, _ := strings.Cut(a.guest.Cookie, "=")
	for i := 0; i < len(value) && i < 40; i++ {
		bad := []byte(value)
		bad[i] ^= 1
		request, err := http.NewRequestWithContext(ctx, http.MethodGet, a.url+"/api/me", nil)
		if err != nil {
			return err
		}
		request.Header.Set("Cookie", name+"="+string(bad))
		response, err := a.from.Do(request)
		if err != nil {
			return nil //nolint:nilerr // it was cut off, which is right
		}
		text, err := io.ReadAll(response.Body)
		_ = response.Body.Close()
		if err != nil {
			return err
		}
		if strings.Contains(string(text), a.guest.ID) {
			return fmt.Errorf("a forged cookie was taken: %s", text)
		}
	}
	return nil
}

// guess asks for matches and links that it does not know until a limit stops it.
func (a *attack) guess(ctx context.Context) error {
	for i := 0; ; i++ {
		for _, path := range []string{"/api/matches/%016d", "/join/%026d", "/seat/%026d"} {
			id := strings.NewReplacer("0", "a", "1", "b", "8", "c", "9", "d").Replace(fmt.Sprintf(path, i))
			request, err := http.NewRequestWithContext(ctx, http.MethodGet, a.url+id, nil)
			if err != nil {
				return err
			}
			response, err := a.from.Do(request)
			if err != nil {
				return nil //nolint:nilerr // it was cut off, which is right
			}
			_ = response.Body.Close()
			switch {
			case response.StatusCode == http.StatusTooManyRequests:
				return nil
			case response.StatusCode < 400:
				return fmt.Errorf("%s was answered %s", id, response.Status)
			}
		}
	}
}

// slow sends a request byte by byte.
func (a *attack) slow(ctx context.Context) error {
	conn, err := (&net.Dialer{Timeout: 10 * time.Second}).DialContext(ctx, "tcp", a.address)
	if err != nil {
		return err
	}
	defer func() { _ = conn.Close() }()
	for _, b := range []byte("POST /api/matches HTTP/1.1\r\nHost: " + a.address + "\r\nContent-Length: 100000\r\n\r\n") {
		if _, err := conn.Write([]byte{b}); err != nil {
			return nil // it was cut off, which is right
		}
		select {
		case <-time.After(20 * time.Millisecond):
		case <-ctx.Done():
			return nil
		}
	}
	<-ctx.Done()
	return nil
}
