package ugi

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"flag"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"go.uber.org/goleak"

	"github.com/teahouse-games/teahouse/engine"
)

var update = flag.Bool("update", false, "rewrite the transcripts")

// conversation is a session with a server that runs in the background.
type conversation struct {
	t    *testing.T
	in   *io.PipeWriter
	out  *bufio.Reader
	done chan error
}

func startConversation(t *testing.T, ctx context.Context, s *Server) *conversation {
	in, inWriter := io.Pipe()
	outReader, out := io.Pipe()
	k := &conversation{t: t, in: inWriter, out: bufio.NewReader(outReader), done: make(chan error, 1)}
	go func() {
		k.done <- s.Serve(ctx, in, out)
		_ = out.Close()
		_ = in.Close()
	}()
	return k
}

func (k *conversation) send(line string) {
	k.t.Helper()
	if _, err := io.WriteString(k.in, line+"\n"); err != nil {
		k.t.Fatalf("%s: %v", line, err)
	}
}

func (k *conversation) readLine() string {
	k.t.Helper()
	text, err := k.out.ReadString('\n')
	if err != nil {
		k.t.Fatal(err)
	}
	return strings.TrimSuffix(text, "\n")
}

// exchange sends a line and returns the answers, up to the answer to an isready of its own.
func (k *conversation) exchange(line string) (answers []string) {
	k.t.Helper()
	go func() { _, _ = io.WriteString(k.in, line+"\nisready\n") }() // the answers must be read at the same time
	for askedIsReady := line == "isready"; ; {
		answer := k.readLine()
		if answer == "readyok" {
			if !askedIsReady {
				return answers
			}
			askedIsReady = false
		}
		answers = append(answers, answer)
	}
}

// readAll returns the remaining output, and the error of Serve.
func (k *conversation) readAll() (string, error) {
	k.t.Helper()
	output, err := io.ReadAll(k.out)
	if err != nil {
		k.t.Fatal(err)
	}
	return string(output), <-k.done
}

// Each transcript is a conversation. Input lines begin with "> ", with "; " between lines that
// are sent without a pause. The test waits for a search with a limit.
func TestTranscripts(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) < 5 {
		t.Fatalf("%q, %v", files, err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			defer goleak.VerifyNone(t)
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			got := transcribe(t, string(want))
			if *update {
				if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			if diff := cmp.Diff(string(want), got); diff != "" && !*update {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

// transcribe repeats the conversation of a transcript.
func transcribe(t *testing.T, old string) string {
	k := startConversation(t, t.Context(), testServer())
	var got bytes.Buffer
	quitted := false
	for line := range strings.Lines(old) {
		request, ok := strings.CutPrefix(line, "> ")
		if !ok {
			if strings.HasPrefix(line, "#") || line == "\n" {
				got.WriteString(line)
			}
			continue
		}
		got.WriteString(line)
		request = strings.TrimSuffix(request, "\n")
		if request == "quit" {
			k.send(request)
			quitted = true
			break
		}
		if strings.HasPrefix(request, "go ") && request != "go infinite" && !strings.HasPrefix(request, "go ponder") || request == "stop" || request == "ponderhit" {
			request += "\nwait"
		}
		for _, answer := range k.exchange(strings.ReplaceAll(request, "; ", "\n")) {
			got.WriteString(answer + "\n")
		}
	}
	if !quitted {
		_ = k.in.Close()
	}
	rest, err := k.readAll()
	if err != nil {
		t.Error(err)
	}
	return got.String() + rest
}

// A running search is reported when quit comes, when the input ends, and when the context ends.
func TestSearchEndsWithInput(t *testing.T) {
	for _, test := range []struct {
		name, last string
		err        error
	}{
		{"quit", "go infinite\nquit\n", nil},
		{"end of the input, no limit", "go infinite\n", nil},
		{"end of the input, a limit", "go nodes 3", nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			defer goleak.VerifyNone(t)
			var out bytes.Buffer
			if err := testServer().Serve(t.Context(), strings.NewReader("ugi\n"+test.last), &out); err != nil {
				t.Error(err)
			}
			if text := out.String(); strings.Count(text, "\nbestmove Gyoku*0,0\n") != 1 || !strings.HasSuffix(text, "bestmove Gyoku*0,0\n") {
				t.Errorf("output %s", text)
			}
		})
	}
	t.Run("context", func(t *testing.T) {
		defer goleak.VerifyNone(t)
		ctx, cancel := context.WithCancel(t.Context())
		k := startConversation(t, ctx, testServer())
		k.exchange("go infinite")
		cancel()
		if output, err := k.readAll(); !errors.Is(err, context.Canceled) || !strings.HasSuffix(output, "\nbestmove Gyoku*0,0\n") {
			t.Errorf("%v after the output %s", err, output)
		}
	})
}

// A table is closed when another one comes, and at the end.
func TestTablesAreClosed(t *testing.T) {
	var opened []*testTable
	s := testServer()
	s.OpenTable = func(string) (engine.Table, error) {
		opened = append(opened, &testTable{})
		return opened[len(opened)-1], nil
	}
	in := "setoption name Tables value a\ngo nodes 1\nwait\nsetoption name Tables value b\nsetoption name Tables value <empty>\nsetoption name Tables value c\ngo infinite\n"
	if err := s.Serve(t.Context(), strings.NewReader(in), io.Discard); err != nil {
		t.Fatal(err)
	}
	for i, table := range opened {
		if table.closed != 1 {
			t.Errorf("table %d of %d was closed %d times", i+1, len(opened), table.closed)
		}
	}
	if len(opened) != 3 {
		t.Errorf("%d tables, want 3", len(opened))
	}
}

// limitedWriter fails after a number of bytes.
type limitedWriter struct{ left int }

var errPipe = errors.New("broken pipe")

func (p *limitedWriter) Write(b []byte) (int, error) {
	if p.left -= len(b); p.left < 0 {
		return 0, errPipe
	}
	return len(b), nil
}

// A write error ends everything.
func TestWriteErrorEndsServe(t *testing.T) {
	for _, bytes := range []int{0, 20, 100} {
		defer goleak.VerifyNone(t)
		err := testServer().Serve(t.Context(), strings.NewReader("isready\ngo infinite\nisready\n"), &limitedWriter{bytes})
		if !errors.Is(err, errPipe) {
			t.Errorf("after %d bytes: %v", bytes, err)
		}
	}
}

// Lines that are too long or not text are refused, and the next one is read.
func TestInvalidLines(t *testing.T) {
	in := strings.Repeat("x", MaxLine+1) + "\nisready\n\x00\nisready\n\xff\nisready\r\n" + strings.Repeat("y", 3*MaxLine) + "\nisready"
	var out bytes.Buffer
	if err := testServer().Serve(t.Context(), strings.NewReader(in), &out); err != nil {
		t.Fatal(err)
	}
	const want = `info string error a line has more than 1048576 bytes
readyok
info string error a line is not text
readyok
info string error a line is not text
readyok
info string error a line has more than 1048576 bytes
readyok
`
	if diff := cmp.Diff(want, out.String()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// FuzzServe has conversations. Whatever is sent, isready is answered after it, and every line
// is valid in the protocol.
func FuzzServe(f *testing.F) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil {
		f.Fatal(err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		var input strings.Builder
		for line := range strings.Lines(string(text)) {
			if line, ok := strings.CutPrefix(line, "> "); ok {
				input.WriteString(line)
			}
		}
		f.Add(input.String())
	}
	f.Fuzz(func(t *testing.T, input string) {
		const most = 4000 // bytes, to bound the time of one input
		input = input[:min(most, len(input))]
		for line := range strings.Lines(input) {
			if strings.TrimSpace(line) == "quit" || strings.Contains(line, optionHash) {
				return
			}
		}
		var out bytes.Buffer
		if err := testServer().Serve(t.Context(), strings.NewReader(input+"\nstop\nwait\nisready\n"), &out); err != nil {
			t.Fatal(err)
		}
		if !strings.HasSuffix(out.String(), "readyok\n") {
			t.Fatalf("output %q", out.String())
		}
		for line := range strings.Lines(out.String()) {
			first, _, _ := strings.Cut(strings.TrimSpace(line), " ")
			if !slices.Contains([]string{"id", "option", "ugiok", "readyok", "info", "bestmove", "response"}, first) {
				t.Fatalf("%q is no answer", line)
			}
		}
	})
}
