package server

import (
	"context"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	"github.com/teahouse-games/teahouse/internal/testing/pgcluster"
)

// startNodes starts the nodes of a site, with changed settings, on a database of its own, and returns a function that starts another one.
func startNodes(t testing.TB, n int, changes ...func(c *Config)) (nodes []*running, another func() *running, servers *pgcluster.Servers, dsn string) {
	t.Helper()
	servers, err := pgcluster.Start(t.Context(), pgcluster.Config{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := servers.Close(); err != nil {
			t.Error(err)
		}
	})
	if dsn, err = servers.CreateDatabase(t.Context()); err != nil {
		t.Fatal(err)
	}
	another = func() *running {
		c := config(t)
		c.Memory, c.Postgres, c.SingleDatabase, c.BusListen = false, dsn, true, "127.0.0.1:0"
		for _, change := range changes {
			change(&c)
		}
		return start(t, c)
	}
	for range n {
		nodes = append(nodes, another())
	}
	return nodes, another, servers, dsn
}

// eventually waits until f holds.
func eventually(t testing.TB, what string, f func() bool) {
	t.Helper()
	for end := time.Now().Add(time.Minute); !f(); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("it does not happen: " + what)
		}
	}
}

// reachEachOther waits until the bus of each node reaches all others.
func reachEachOther(t testing.TB, nodes []*running) {
	t.Helper()
	eventually(t, "all nodes reach each other", func() bool {
		for _, n := range nodes {
			if len(n.app.member.bus.Nodes()) != len(nodes)-1 {
				return false
			}
		}
		return true
	})
}

// An address that is spread over three nodes can create about as many matches as at one.
func TestAddressIsLimitedAtAllNodes(t *testing.T) {
	t.Parallel() // it waits
	nodes, _, _, _ := startNodes(t, 3)
	reachEachOther(t, nodes)
	const holds = 60      // of an address
	var guests []*browser // a person can create fewer matches than an address
	for range 6 {
		guest := visit(t, nodes[0].URL())
		guest.must(http.MethodPost, "api/me", map[string]string{"name": "Ann"}, nil)
		guests = append(guests, guest)
	}
	created := 0
	for range 8 {
		for _, node := range nodes {
			for i := range 4 {
				guest := *guests[(created+i)%len(guests)]
				guest.url = node.URL()
				order := map[string]any{"game": "ki-shogi", "seats": map[string]string{"first": "me", "second": "me"}}
				switch status, err := guest.send(http.MethodPost, "api/matches", order, nil); {
				case status < http.StatusMultipleChoices && err == nil:
					created++
				case status != http.StatusTooManyRequests:
					t.Fatalf("%d, %v", status, err)
				}
			}
		}
		time.Sleep(2 * limitsInterval) // until the others know
	}
	if created < holds || created > holds+30 {
		t.Errorf("%d matches were created, want about %d", created, holds)
	}
}

// A live connection at one node ends when its person has given up their identity at another one, also if the notice
// was lost.
func TestForgottenAtAnotherNode(t *testing.T) {
	t.Parallel() // it waits
	nodes, another, servers, dsn := startNodes(t, 2)
	reachEachOther(t, nodes)
	for name, forget := range map[string]func(b *browser, person string){
		"with a notice": func(b *browser, _ string) { b.must(http.MethodPost, "api/me/forget", nil, nil) },
		"notice lost": func(_ *browser, person string) {
			time.Sleep(peoplePause + time.Second) // until what the nodes compare at their start has been compared
			database := strings.TrimPrefix(mustParse(t, dsn).Path, "/")
			if err := servers.Primary().ExecIn(t.Context(), database, "UPDATE people SET generation = generation + 1 WHERE id = $1", person); err != nil {
				t.Fatal(err)
			}
			another() // the others compare when they see a change of the nodes
		},
	} {
		ann := visit(t, nodes[0].URL())
		id := ann.order("ki-shogi", "", "me", "me")
		var me struct{ ID string }
		ann.must(http.MethodGet, "api/me", nil, &me)
		header := http.Header{}
		for _, c := range ann.http.Jar.Cookies(mustParse(t, nodes[0].URL())) {
			header.Add("Cookie", c.String())
		}
		ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
		conn, _, err := websocket.Dial(ctx, nodes[1].URL()+"api/matches/"+id+"/live", &websocket.DialOptions{HTTPHeader: header}) //nolint:bodyclose // the library has closed it
		if err != nil {
			t.Fatal(err)
		}
		if err := conn.Write(ctx, websocket.MessageText, []byte(`{"type":"hello","protocol":1,"client":"lost","after":0,"lines":0}`)); err != nil {
			t.Fatal(err)
		}
		if _, _, err := conn.Read(ctx); err != nil {
			t.Fatal(err)
		}
		forget(ann, me.ID)
		for err == nil {
			_, _, err = conn.Read(ctx)
		}
		if code := websocket.CloseStatus(err); code != 4007 {
			t.Errorf("%s: the connection ends with %d: %v", name, code, err)
		}
		cancel()
	}
}

// A live connection at one node ends when its login session is ended at another one, also if the notice was lost.
func TestLoggedOutAtAnotherNode(t *testing.T) {
	t.Parallel() // it waits
	nodes, another, servers, dsn := startNodes(t, 2)
	reachEachOther(t, nodes)
	laptop := visit(t, nodes[0].passkeyURL())
	codes := laptop.makeAccount("Ann")
	match := laptop.order("ki-shogi", "", "me", "me")
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	for i, end := range []func(){
		func() { laptop.must(http.MethodDelete, "api/account/sessions", nil, &struct{}{}) },
		func() {
			time.Sleep(peoplePause + time.Second) // until what the nodes compare at their start has been compared
			database := strings.TrimPrefix(mustParse(t, dsn).Path, "/")
			if err := servers.Primary().ExecIn(t.Context(), database, "DELETE FROM sessions"); err != nil {
				t.Fatal(err)
			}
			another() // the others compare when they see a change of the nodes
		},
	} {
		phone := visit(t, nodes[1].passkeyURL())
		phone.must(http.MethodPost, "api/login/recovery", object{"name": "Ann", "code": codes[i]}, nil)
		ended := phone.watch(ctx, match)
		end()
		if code := <-ended; code != 4008 {
			t.Errorf("the connection ends with %d", code)
		}
	}
}

func mustParse(t testing.TB, address string) *url.URL {
	t.Helper()
	u, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	return u
}
