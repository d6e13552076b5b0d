package torture

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"sync"
	"time"
)

// ServerProcess is a server in a process of its own.
type ServerProcess struct {
	URL     string
	command *exec.Cmd
	ended   chan struct{}
	err     error
	output  *tailBuffer
}

// StartServer starts a process that will serve at a URL.
func StartServer(command *exec.Cmd, url string) (*ServerProcess, error) {
	c := &ServerProcess{URL: url, command: command, ended: make(chan struct{}), output: new(tailBuffer)}
	command.Stdout, command.Stderr = c.output, c.output
	if err := command.Start(); err != nil {
		return nil, err
	}
	go func() {
		defer close(c.ended)
		c.err = command.Wait()
	}()
	return c, nil
}

// Ready waits until the server is ready. The error is that it ended before.
func (c *ServerProcess) Ready(ctx context.Context) error {
	asker := &http.Client{Timeout: 5 * time.Second, Transport: &http.Transport{DisableKeepAlives: true}}
	for {
		response, err := asker.Get(c.URL + "/readyz")
		if err == nil {
			_ = response.Body.Close()
			if response.StatusCode == http.StatusOK {
				return nil
			}
		}
		select {
		case <-c.ended:
			return fmt.Errorf("the server ended: %w\n%s", errors.Join(c.err, errors.New("too early")), c.Output())
		case <-ctx.Done():
			return fmt.Errorf("the server is not ready: %w\n%s", ctx.Err(), c.Output())
		case <-time.After(2 * time.Millisecond):
		}
	}
}

// waitUntilSilent waits until the server no longer answers.
func (c *ServerProcess) waitUntilSilent() {
	asker := &http.Client{Timeout: 250 * time.Millisecond, Transport: &http.Transport{DisableKeepAlives: true}}
	for {
		response, err := asker.Get(c.URL + "/readyz")
		if err != nil {
			return
		}
		_ = response.Body.Close()
	}
}

// Kill ends the process as a loss of power would, as far as it is concerned. The error
// is that it had ended before.
func (c *ServerProcess) Kill() error {
	select {
	case <-c.ended:
		return fmt.Errorf("the server ended without a kill: %w\n%s", errors.Join(c.err, errors.New("not killed")), c.Output())
	default:
	}
	err := c.command.Process.Kill()
	<-c.ended
	return err
}

// Ended waits until the process has ended without a kill.
func (c *ServerProcess) Ended() { <-c.ended }

// Stop asks the process to end in order and waits until it has.
func (c *ServerProcess) Stop() error {
	if err := c.command.Process.Signal(os.Interrupt); err != nil {
		return err
	}
	select {
	case <-c.ended:
		return c.err
	case <-time.After(20 * time.Second):
		return errors.Join(errors.New("the server does not end"), c.Kill())
	}
}

// Signal sends a signal.
func (c *ServerProcess) Signal(s os.Signal) error { return c.command.Process.Signal(s) }

// PID returns the number of the process.
func (c *ServerProcess) PID() int { return c.command.Process.Pid }

// Output returns the end of what the process has written.
func (c *ServerProcess) Output() string { return c.output.String() }

// tailBuffer keeps the end of the output.
type tailBuffer struct {
	mu  sync.Mutex
	end []byte
}

const tailLength = 16 << 10

func (t *tailBuffer) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.end = append(t.end, p...)
	if over := len(t.end) - tailLength; over > 0 {
		t.end = append(t.end[:0], t.end[over:]...)
	}
	return len(p), nil
}

func (t *tailBuffer) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return string(bytes.Clone(t.end))
}
