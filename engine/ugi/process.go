package ugi

import (
	"errors"
	"io"
	"os"
	"os/exec"
	"sync"
	"time"
)

// process is another program with what it is told and what it says.
type process struct {
	cmd    *exec.Cmd
	in     *os.File
	out    *os.File
	errs   tail
	said   chan input    // closed when nothing more can be heard
	deaf   chan struct{} // closed when nobody listens any more
	gone   chan struct{} // closed when it has ended
	ending sync.Once
	reader sync.WaitGroup
}

// linger is how long what an ended program has left behind (output that is not read
// yet, programs of its own that hold it open) is waited for.
const linger = time.Second

// launch starts a program.
func launch(command []string, folder string) (*process, error) {
	if len(command) == 0 {
		return nil, errors.New("no command")
	}
	p := &process{
		cmd:  exec.Command(command[0], command[1:]...),
		said: make(chan input),
		deaf: make(chan struct{}),
		gone: make(chan struct{}),
	}
	in, inHere, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	outHere, out, err := os.Pipe()
	if err != nil {
		return nil, errors.Join(err, in.Close(), inHere.Close())
	}
	p.in, p.out = inHere, outHere
	p.cmd.Dir, p.cmd.Stdin, p.cmd.Stdout, p.cmd.Stderr = folder, in, out, &p.errs
	p.cmd.WaitDelay = linger
	ownGroup(p.cmd)
	err = p.cmd.Start()
	closing := errors.Join(in.Close(), out.Close())
	if err != nil {
		return nil, errors.Join(err, closing, p.in.Close(), p.out.Close())
	}
	go p.attend()
	p.reader.Go(p.listen)
	return p, nil
}

// attend waits for the end.
func (p *process) attend() {
	_ = p.cmd.Wait() // how it ended stands in ProcessState
	killGroup(p.cmd)
	_ = p.out.SetReadDeadline(time.Now().Add(linger))
	close(p.gone)
}

// listen hands on what the program says.
func (p *process) listen() {
	defer close(p.said)
	lines := newLineReader(p.out)
	for {
		text, err := lines.next()
		if err != nil && !errors.Is(err, errLongLine) && !errors.Is(err, errNoText) {
			return
		}
		select {
		case p.said <- input{text, err}:
		case <-p.deaf:
			return
		}
	}
}

// tell sends lines; it gives up when the program has not read for so long.
func (p *process) tell(patience time.Duration, lines string) error {
	if err := p.in.SetWriteDeadline(time.Now().Add(patience)); err != nil {
		return err
	}
	_, err := io.WriteString(p.in, lines)
	return err
}

// end kills the program if it has not ended within the patience, and waits until nothing
// is left of it.
func (p *process) end(patience time.Duration) {
	p.ending.Do(func() {
		close(p.deaf)
		_ = p.in.Close()
		timer := time.NewTimer(patience)
		defer timer.Stop()
		select {
		case <-p.gone:
		case <-timer.C:
			p.kill()
		}
		_ = p.out.Close()
		p.reader.Wait()
	})
}

// kill ends the program if it has not ended by itself.
func (p *process) kill() {
	select {
	case <-p.gone:
	default:
		killGroup(p.cmd)
		<-p.gone
	}
}

// fate says how the program ended, as far as that is known.
func (p *process) fate() string {
	select {
	case <-p.gone:
	case <-time.After(linger):
		return "it has closed its output"
	}
	text := p.cmd.ProcessState.String()
	if last := p.errs.last(); last != "" {
		text += ", having said: " + last
	}
	return text
}
