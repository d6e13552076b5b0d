package ugi

import (
	"errors"
	"io"
	"os"
	"os/exec"
	"strings"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/game/wording"
)

// process is a running program with its pipes.
type process struct {
	cmd         *exec.Cmd
	in          *os.File
	out         *os.File
	stderr      tailWriter
	lines       chan inputLine // closed after the last line
	stopReading chan struct{}  // closed when no more lines are wanted
	exited      chan struct{}  // closed when the program has exited
	closeOnce   sync.Once
	reader      sync.WaitGroup
}

// drainTimeout is how long to wait for what an exited program leaves behind: output that is not
// read yet, child processes that hold it open.
const drainTimeout = time.Second

// startProcess starts a program.
func startProcess(command []string, dir string) (*process, error) {
	if len(command) == 0 {
		return nil, errors.New("no command")
	}
	p := &process{
		cmd:         exec.Command(command[0], command[1:]...),
		lines:       make(chan inputLine),
		stopReading: make(chan struct{}),
		exited:      make(chan struct{}),
	}
	in, inWriter, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	outReader, out, err := os.Pipe()
	if err != nil {
		return nil, errors.Join(err, in.Close(), inWriter.Close())
	}
	p.in, p.out = inWriter, outReader
	p.cmd.Dir, p.cmd.Stdin, p.cmd.Stdout, p.cmd.Stderr = dir, in, out, &p.stderr
	p.cmd.WaitDelay = drainTimeout
	setProcessGroup(p.cmd)
	err = p.cmd.Start()
	closing := errors.Join(in.Close(), out.Close())
	if err != nil {
		return nil, errors.Join(err, closing, p.in.Close(), p.out.Close())
	}
	go p.waitForExit()
	p.reader.Go(p.readOutput)
	return p, nil
}

// waitForExit waits until the program exits.
func (p *process) waitForExit() {
	_ = p.cmd.Wait() // ProcessState holds the exit status
	killProcessGroup(p.cmd)
	_ = p.out.SetReadDeadline(time.Now().Add(drainTimeout))
	close(p.exited)
}

// readOutput sends the program's output to lines.
func (p *process) readOutput() {
	defer close(p.lines)
	reader := newLineReader(p.out)
	for {
		text, err := reader.next()
		if err != nil && !errors.Is(err, errLineTooLong) && !errors.Is(err, errNotText) {
			return
		}
		select {
		case p.lines <- inputLine{text, err}:
		case <-p.stopReading:
			return
		}
	}
}

// write writes lines; it gives up when the program has not read them within the timeout.
func (p *process) write(timeout time.Duration, lines string) error {
	if err := p.in.SetWriteDeadline(time.Now().Add(timeout)); err != nil {
		return err
	}
	_, err := io.WriteString(p.in, lines)
	return err
}

// close kills the program if it has not exited within the grace period, and waits until its
// goroutines have ended.
func (p *process) close(gracePeriod time.Duration) {
	p.closeOnce.Do(func() {
		close(p.stopReading)
		_ = p.in.Close()
		timer := time.NewTimer(gracePeriod)
		defer timer.Stop()
		select {
		case <-p.exited:
		case <-timer.C:
			p.kill()
		}
		_ = p.out.Close()
		p.reader.Wait()
	})
}

// kill kills the program if it has not exited.
func (p *process) kill() {
	select {
	case <-p.exited:
	default:
		killProcessGroup(p.cmd)
		<-p.exited
	}
}

// exitText returns how the program ended, as far as that is known.
func (p *process) exitText() string {
	select {
	case <-p.exited:
	case <-time.After(drainTimeout):
		return "it has closed its output"
	}
	text := p.cmd.ProcessState.String()
	if last := p.stderr.lastLine(); last != "" {
		text += ", with the output: " + last
	}
	return text
}

// tailWriter keeps the last bytes written to it.
type tailWriter struct {
	mu   sync.Mutex
	text []byte
}

func (t *tailWriter) Write(b []byte) (int, error) {
	const maxBytes = 4096
	t.mu.Lock()
	defer t.mu.Unlock()
	t.text = append(t.text, b[max(0, len(b)-maxBytes):]...)
	t.text = t.text[max(0, len(t.text)-maxBytes):]
	return len(b), nil
}

// lastLine returns the last line, quoted.
func (t *tailWriter) lastLine() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	lines := strings.Split(strings.TrimSpace(string(t.text)), "\n")
	if last := lines[len(lines)-1]; last != "" {
		return wording.QuoteShort(last)
	}
	return ""
}
