package main

import (
	"bufio"
	"bytes"
	"io"
	"net"
	"net/http"
	"net/http/httputil"
	"os"
	"os/exec"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/rogpeppe/go-internal/testscript"
)

// Words of the scripts about a service that runs in the background:
//
//	serving NAME teahouse serve …   starts it and waits until it says where it is open; $NAME is that, $NAME_at without http://
//	signal NAME TERM|INT|KILL       sends it a signal
//	ended NAME CODE                 waits for its end; NAME.out and NAME.err are what it has said
//	free NAME                       puts an address that is free into $NAME
//	profile ADDRESS                 asks for a profile there, which takes a minute, and goes on once that has begun
//	half NAME                       begins a request and does not finish it
//	shut NAME                       waits until it lets nobody in any more
//	ask STATUS URL [HEADER: VALUE]… asks it; the file answer has what it answers

// service is a program in the background.
type service struct {
	cmd       *exec.Cmd
	out, errs bytes.Buffer
	read      sync.WaitGroup
}

var services sync.Map // by the folder of the script and the name

func serving(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("want serving NAME PROGRAM ARGS…")
	}
	program, err := exec.LookPath(args[1])
	ts.Check(err)
	s := &service{cmd: exec.Command(program, args[2:]...)}
	s.cmd.Dir, s.cmd.Stderr = ts.Getenv("WORK"), &s.errs
	s.cmd.Env = append(os.Environ(), "HOME="+ts.Getenv("HOME"))
	for _, name := range []string{"TEAHOUSE_DATA", "TEAHOUSE_CONFIG", "TEAHOUSE_LISTEN", "TEAHOUSE_LOG_FORMAT"} {
		s.cmd.Env = append(s.cmd.Env, name+"="+ts.Getenv(name))
	}
	out, err := s.cmd.StdoutPipe()
	ts.Check(err)
	ts.Check(s.cmd.Start())
	ts.Defer(func() { _ = s.cmd.Process.Kill() })
	lines := bufio.NewReader(io.TeeReader(out, &s.out))
	first, err := lines.ReadString('\n')
	_, address, ok := strings.Cut(strings.TrimSpace(first), " open at ")
	if err != nil || !ok {
		_ = s.cmd.Process.Kill()
		_ = s.cmd.Wait()
		ts.Fatalf("it does not say where it is open but %q\n%s", first, &s.errs)
	}
	s.read.Go(func() { _, _ = io.Copy(io.Discard, lines) })
	ts.Setenv(args[0], strings.TrimSuffix(address, "/"))
	ts.Setenv(args[0]+"_at", strings.Trim(strings.TrimPrefix(address, "http:"), "/"))
	services.Store(ts.Getenv("WORK")+args[0], s)
}

func running(ts *testscript.TestScript, name string) *service {
	s, ok := services.Load(ts.Getenv("WORK") + name)
	if !ok {
		ts.Fatalf("nothing is serving as %s", name)
	}
	return s.(*service)
}

func signalled(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("want signal NAME SIGNAL")
	}
	sent, ok := map[string]os.Signal{"TERM": syscall.SIGTERM, "INT": os.Interrupt, "KILL": os.Kill}[args[1]]
	if !ok {
		ts.Fatalf("no signal %s", args[1])
	}
	ts.Check(running(ts, args[0]).cmd.Process.Signal(sent))
}

func ended(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("want ended NAME CODE")
	}
	s := running(ts, args[0])
	s.read.Wait()
	err := s.cmd.Wait()
	for name, output := range map[string][]byte{".out": s.out.Bytes(), ".err": s.errs.Bytes()} {
		ts.Check(os.WriteFile(ts.MkAbs(args[0]+name), output, 0o644))
	}
	want, _ := wanted(ts, false, []string{args[1], ""})
	check(ts, want, err)
}

func free(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("want free NAME")
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	ts.Check(err)
	ts.Setenv(args[0], l.Addr().String())
	ts.Check(l.Close())
}

func profile(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("want profile ADDRESS")
	}
	c, err := net.Dial("tcp", args[0])
	ts.Check(err)
	ts.Defer(func() { _ = c.Close() })
	_, err = io.WriteString(c, "GET /debug/pprof/profile?seconds=60 HTTP/1.1\r\nHost: localhost\r\n\r\n")
	ts.Check(err)
	client := http.Client{Timeout: 10 * time.Second, Transport: &http.Transport{DisableKeepAlives: true}}
	for {
		answer, err := client.Get("http://" + args[0] + "/debug/pprof/goroutine?debug=1")
		ts.Check(err)
		body, err := io.ReadAll(answer.Body)
		ts.Check(err)
		_ = answer.Body.Close()
		if bytes.Contains(body, []byte("pprof.Profile+")) {
			return
		}
		time.Sleep(time.Millisecond)
	}
}

func half(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("want half NAME")
	}
	c, err := net.Dial("tcp", strings.TrimPrefix(ts.Getenv(args[0]), "http://"))
	ts.Check(err)
	ts.Defer(func() { _ = c.Close() })
	_, err = io.WriteString(c, "POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 10\r\nExpect: 100-continue\r\n\r\n")
	ts.Check(err)
	// It asks for the rest once the request has its handler.
	line, err := bufio.NewReader(c).ReadString('\n')
	ts.Check(err)
	if !strings.Contains(line, "100 Continue") {
		ts.Fatalf("it says %q", line)
	}
}

func waitClosed(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("want shut NAME")
	}
	for {
		c, err := net.Dial("tcp", strings.TrimPrefix(ts.Getenv(args[0]), "http://"))
		if err != nil {
			return
		}
		_ = c.Close()
		time.Sleep(time.Millisecond)
	}
}

func ask(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("want ask STATUS URL HEADER…")
	}
	want, _ := wanted(ts, false, []string{args[0], ""})
	r, err := http.NewRequest(http.MethodGet, args[1], nil)
	ts.Check(err)
	for _, field := range args[2:] {
		name, value, _ := strings.Cut(field, ": ")
		if name == "Host" {
			r.Host = value
		}
		r.Header.Set(name, value)
	}
	client := http.Client{Timeout: 10 * time.Second, Transport: &http.Transport{DisableKeepAlives: true}}
	answer, err := client.Do(r)
	ts.Check(err)
	defer func() { _ = answer.Body.Close() }()
	dump, err := httputil.DumpResponse(answer, true)
	ts.Check(err)
	ts.Check(os.WriteFile(ts.MkAbs("answer"), dump, 0o644))
	if answer.StatusCode != want {
		ts.Fatalf("it is answered %s, want %d", dump, want)
	}
}
