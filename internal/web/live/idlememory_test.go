package live

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	"github.com/teahouse-games/teahouse/internal/service/protocol"
)

// idlers is the environment variable that makes the test binary the clients of
// BenchmarkIdleSocket: an address, and the matches to open.
const idlers = "TEAHOUSE_IDLERS"

// BenchmarkIdleSocket opens sockets, two for each match, from another process and
// reports the memory of each in this one, its half of a match included.
func BenchmarkIdleSocket(b *testing.B) {
	for range b.N {
		const matches = 1000
		p := newHarness(b, defaultTimeouts)
		before := residentMemory(b)
		ids := make([]string, matches)
		for i := range ids {
			ids[i] = p.begin()
		}
		made := residentMemory(b)
		clients := exec.CommandContext(b.Context(), os.Args[0])
		clients.Env = append(os.Environ(), idlers+"="+p.http.URL+" "+strings.Join(ids, " "))
		clients.Stderr = os.Stderr
		in, err := clients.StdinPipe()
		if err != nil {
			b.Fatal(err)
		}
		out, err := clients.StdoutPipe()
		if err != nil {
			b.Fatal(err)
		}
		if err := clients.Start(); err != nil {
			b.Fatal(err)
		}
		if _, err := bufio.NewReader(out).ReadString('\n'); err != nil {
			b.Fatal(err)
		}
		time.Sleep(2 * time.Second)
		after := residentMemory(b)
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		n := len(p.live.all())
		if n != 2*matches {
			b.Fatalf("%d sockets are open", n)
		}
		b.ReportMetric(float64(after-before)/float64(n), "B/socket")
		b.ReportMetric(float64(made-before)/matches, "B/match")
		b.ReportMetric(float64(m.StackInuse)/float64(n), "stack-B/socket")
		b.ReportMetric(float64(m.HeapInuse)/float64(n), "heap-B/socket")
		runtime.GC()
		runtime.ReadMemStats(&m)
		b.ReportMetric(float64(m.HeapAlloc)/float64(n), "live-B/socket")
		b.ReportMetric(float64(residentMemory(b)-before)/float64(n), "B/socket-after-GC")
		_ = in.Close()
		if err := clients.Wait(); err != nil {
			b.Fatal(err)
		}
	}
}

// residentMemory is the memory of this process.
func residentMemory(tb testing.TB) int64 {
	tb.Helper()
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		tb.Fatal(err)
	}
	for line := range bytes.Lines(status) {
		if kb, ok := strings.CutPrefix(string(line), "VmRSS:"); ok {
			n, err := strconv.ParseInt(strings.TrimSuffix(strings.TrimSpace(kb), " kB"), 10, 64)
			if err != nil {
				tb.Fatal(err)
			}
			return n << 10
		}
	}
	tb.Fatal("the system does not tell how much memory is used")
	return 0
}

// idle opens the sockets and keeps them open until its input ends.
func idle(where string) error {
	url, matches, _ := strings.Cut(where, " ")
	hello := protocol.Append(nil, protocol.Hello{Protocol: protocol.Version, Client: "idle"})
	for id := range strings.FieldsSeq(matches) {
		for _, name := range []string{"Ann", "Bob"} {
			conn, _, err := connect(context.Background(), url, id, map[string][]string{"Person": {name}})
			if err != nil {
				return err
			}
			if err := conn.Write(context.Background(), websocket.MessageText, hello); err != nil {
				return err
			}
			go func() {
				for {
					if _, _, err := conn.Read(context.Background()); err != nil {
						return
					}
				}
			}()
		}
	}
	fmt.Println("open")
	_, err := bufio.NewReader(os.Stdin).ReadByte()
	if err.Error() == "EOF" {
		return nil
	}
	return err
}
