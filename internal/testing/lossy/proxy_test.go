package lossy_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"
	"go.uber.org/goleak"

	"github.com/teahouse-games/teahouse/internal/testing/lossy"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// echo is a server that sends each message back, through a proxy.
func echo(t *testing.T, faults lossy.Faults) *lossy.Proxy {
	t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Upgrade") == "" {
			fmt.Fprintf(w, "%s %s", r.Method, r.URL.Path)
			return
		}
		conn, err := websocket.Accept(w, r, nil)
		if err != nil {
			return
		}
		defer func() { _ = conn.CloseNow() }()
		conn.SetReadLimit(-1)
		for {
			kind, data, err := conn.Read(context.Background())
			if err != nil || conn.Write(context.Background(), kind, data) != nil {
				return
			}
		}
	}))
	proxy, err := lossy.Start(lossy.Config{Server: server.Listener.Addr().String(), Faults: faults, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := proxy.Close(); err != nil {
			t.Error(err)
		}
		server.Close()
		http.DefaultClient.CloseIdleConnections()
	})
	return proxy
}

// exchange sends the messages and returns the received ones until the last one has come
// back, or the connection ends.
func exchange(t *testing.T, proxy *lossy.Proxy, messages []string) (got []string, err error) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
	defer cancel()
	conn, _, err := websocket.Dial(ctx, proxy.URL(), nil) //nolint:bodyclose // the library closes it
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = conn.CloseNow() }()
	conn.SetReadLimit(-1)
	go func() {
		for _, m := range append(messages, "last", "last", "last", "last") {
			if conn.Write(ctx, websocket.MessageText, []byte(m)) != nil {
				return
			}
		}
	}()
	for {
		_, data, err := conn.Read(ctx)
		if err != nil {
			return got, err
		}
		if string(data) == "last" {
			return got, nil
		}
		got = append(got, string(data))
	}
}

func numbers(n int) (texts []string) {
	for i := range n {
		texts = append(texts, fmt.Sprintf("%03d%s", i, strings.Repeat("x", i%3*35_000)))
	}
	return texts
}

// Without faults all comes as it was sent, however long.
func TestFaithful(t *testing.T) {
	want := numbers(30)
	proxy := echo(t, lossy.Faults{})
	got, err := exchange(t, proxy, want)
	if err != nil || !slices.Equal(got, want) {
		t.Errorf("%d of %d messages came back (%v)", len(got), len(want), err)
	}
	if n := proxy.FaultCounts(lossy.ToServer); n.Messages == 0 || n != (lossy.FaultCounts{Messages: n.Messages}) {
		t.Errorf("counts are %+v", n)
	}
}

// What changes how a message is carried changes no message.
func TestCarriedOtherwise(t *testing.T) {
	want := numbers(30)
	proxy := echo(t, lossy.Faults{Delay: 0.3, Fragment: 0.7, Split: 0.7, MaxDelay: 4 * time.Millisecond})
	got, err := exchange(t, proxy, want)
	if err != nil || !slices.Equal(got, want) {
		t.Errorf("%d of %d messages came back (%v)", len(got), len(want), err)
	}
	for _, d := range []lossy.TrafficDirection{lossy.ToServer, lossy.ToClient} {
		if n := proxy.FaultCounts(d); n.Delayed == 0 || n.Fragmented == 0 || n.Split == 0 {
			t.Errorf("counts are %+v", n)
		}
	}
}

// Each count is the number of messages with that fault.
func TestCounted(t *testing.T) {
	want := numbers(100)
	counted := func(t *testing.T, faults lossy.Faults, count func(lossy.FaultCounts) int64) (got []string, n int64) {
		t.Helper()
		proxy := echo(t, faults)
		got, err := exchange(t, proxy, want)
		if err != nil {
			t.Fatal(err)
		}
		n = count(proxy.FaultCounts(lossy.ToServer)) + count(proxy.FaultCounts(lossy.ToClient))
		if n == 0 {
			t.Error("nothing was counted")
		}
		return got, n
	}
	t.Run("drop", func(t *testing.T) {
		got, n := counted(t, lossy.Faults{Drop: 0.1}, func(c lossy.FaultCounts) int64 { return c.Dropped })
		if lost := int64(len(want) - len(got)); lost == 0 || lost > n || !slices.IsSorted(got) {
			t.Errorf("%d are lost, %d were dropped", lost, n)
		}
	})
	t.Run("duplicate", func(t *testing.T) {
		got, n := counted(t, lossy.Faults{Duplicate: 0.1}, func(c lossy.FaultCounts) int64 { return c.Duplicated })
		more := int64(len(got) - len(want))
		if more == 0 || !slices.IsSorted(got) || !slices.Equal(slices.Compact(got), want) {
			t.Errorf("%d came again, %d were doubled", more, n)
		}
	})
	t.Run("reorder", func(t *testing.T) {
		got, _ := counted(t, lossy.Faults{Reorder: 0.1, MaxDelay: time.Second}, func(c lossy.FaultCounts) int64 { return c.Reordered })
		sorted := slices.IsSorted(got)
		slices.Sort(got)
		if sorted || len(got) < len(want)-2 || !slices.Equal(slices.Compact(got), got) {
			t.Errorf("of %d messages %d came; in order: %t", len(want), len(got), sorted)
		}
	})
}

// A cut ends the connection for both, in the midst of a message.
func TestCut(t *testing.T) {
	proxy := echo(t, lossy.Faults{Cut: 0.1})
	got, err := exchange(t, proxy, numbers(200))
	if err == nil || len(got) == 200 {
		t.Errorf("all %d messages came back", len(got))
	}
	if n := proxy.FaultCounts(lossy.ToServer).Cut + proxy.FaultCounts(lossy.ToClient).Cut; n == 0 {
		t.Error("nothing was counted")
	}
}

// Other requests pass.
func TestPlainRequest(t *testing.T) {
	proxy := echo(t, lossy.AllFaults)
	response, err := http.Get(proxy.URL() + "/somewhere")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = response.Body.Close() }()
	if body, err := io.ReadAll(response.Body); err != nil || string(body) != "GET /somewhere" {
		t.Errorf("the answer is %q (%v)", body, err)
	}
}

// Cut ends open connections, and the next connection works.
func TestCutAll(t *testing.T) {
	proxy := echo(t, lossy.Faults{})
	conn, _, err := websocket.Dial(t.Context(), proxy.URL(), nil) //nolint:bodyclose // the library closes it
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = conn.CloseNow() }()
	proxy.Cut()
	if _, _, err := conn.Read(t.Context()); err == nil {
		t.Error("the connection is still open")
	}
	want := numbers(3)
	if got, err := exchange(t, proxy, want); err != nil || !slices.Equal(got, want) {
		t.Errorf("%d of %d messages came back (%v)", len(got), len(want), err)
	}
	if n := proxy.Connections(); n.Sockets != 2 || n.SocketsCut != 1 {
		t.Errorf("connections are %+v", n)
	}
}

// A request that is under way is cut too.
func TestCutRequest(t *testing.T) {
	begun, done := make(chan struct{}), make(chan struct{})
	server := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) {
		close(begun)
		<-done
	}))
	defer server.Close()
	defer close(done)
	proxy, err := lossy.Start(lossy.Config{Server: server.Listener.Addr().String()})
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = proxy.Close() }()
	go func() {
		<-begun
		proxy.Cut()
	}()
	request, err := http.NewRequestWithContext(t.Context(), http.MethodPost, proxy.URL(), strings.NewReader("tea"))
	if err != nil {
		t.Fatal(err)
	}
	if response, err := http.DefaultClient.Do(request); err == nil {
		_ = response.Body.Close()
		t.Errorf("it was answered: %s", response.Status)
	}
	if n := proxy.Connections(); n.Requests != 1 || n.RequestsCut != 1 {
		t.Errorf("connections are %+v", n)
	}
}

// It is a tool for tests: it connects to nothing but this machine.
func TestLoopbackOnly(t *testing.T) {
	for _, server := range []string{"192.0.2.1:80", "example.org:80", "127.0.0.1"} {
		if proxy, err := lossy.Start(lossy.Config{Server: server}); err == nil {
			t.Errorf("%s is taken", server)
			err = errors.Join(err, proxy.Close())
			t.Log(err)
		}
	}
}

// Closing ends open connections.
func TestClose(t *testing.T) {
	proxy := echo(t, lossy.Faults{})
	conn, _, err := websocket.Dial(t.Context(), proxy.URL(), nil) //nolint:bodyclose // the library closes it
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = conn.CloseNow() }()
	if err := proxy.Close(); err != nil {
		t.Fatal(err)
	}
	if _, _, err := conn.Read(t.Context()); err == nil {
		t.Error("the connection is still open")
	}
}
