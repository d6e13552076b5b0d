//go:build unix

package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"sync"
	"syscall"
	"time"

	"github.com/teahouse-games/teahouse/internal/testing/loopback"
)

// restartPause is how long a node that has ended waits until it is started again.
const restartPause = 5 * time.Second

// node is one node of the site, which is started again when it ends.
type node struct {
	name      string
	address   string
	program   string
	arguments []string
	running   sync.WaitGroup
	ending    chan struct{} // closed when it is not to be started again

	mu      sync.Mutex
	process *os.Process // nil: it does not run
}

// newNodes prepares nodes on free ports.
func newNodes(program, dsn string, count int) (nodes []*node, err error) {
	addresses, err := loopback.FreeAddresses(2 * count)
	if err != nil {
		return nil, err
	}
	buses := addresses[count:]
	for i := range count {
		n := &node{name: fmt.Sprint("node", i+1), address: addresses[i], program: program, ending: make(chan struct{})}
		n.arguments = []string{
			"serve", "--listen", n.address, "--postgres", dsn, "--node", n.name, "--bus-listen", buses[i], "--scale-limits", "100",
			"--log-level", "warn",
		}
		for j := range buses {
			if j != i {
				n.arguments = append(n.arguments, "--bus-peer", buses[j])
			}
		}
		nodes = append(nodes, n)
	}
	return nodes, nil
}

// start runs the node until end, and starts it again when it ends.
func (n *node) start(output io.Writer) {
	n.running.Go(func() {
		for {
			err := n.runOnce(output)
			select {
			case <-n.ending:
				return
			default:
			}
			fmt.Fprintf(output, "%s has ended (%v), and starts again in %v\n", n.name, err, restartPause)
			select {
			case <-n.ending:
				return
			case <-time.After(restartPause):
			}
		}
	})
}

// runOnce runs the process to its end.
func (n *node) runOnce(output io.Writer) error {
	c := exec.Command(n.program, n.arguments...)
	c.Stderr = output
	c.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} // Ctrl-C at the terminal must not reach it
	n.mu.Lock()
	select {
	case <-n.ending:
		n.mu.Unlock()
		return nil
	default:
	}
	err := c.Start()
	if err == nil {
		n.process = c.Process
	}
	n.mu.Unlock()
	if err != nil {
		return err
	}
	fmt.Fprintf(output, "%s is process %d\n", n.name, c.Process.Pid)
	err = c.Wait()
	n.mu.Lock()
	n.process = nil
	n.mu.Unlock()
	return err
}

// pid returns the number of the process, 0 if there is none.
func (n *node) pid() int {
	n.mu.Lock()
	defer n.mu.Unlock()
	if n.process == nil {
		return 0
	}
	return n.process.Pid
}

// signal sends a signal to the process.
func (n *node) signal(s os.Signal) error {
	n.mu.Lock()
	defer n.mu.Unlock()
	if n.process == nil {
		return fmt.Errorf("%s does not run at the moment", n.name)
	}
	return n.process.Signal(s)
}

// end ends the node for good.
func (n *node) end() {
	n.mu.Lock()
	close(n.ending)
	if n.process != nil {
		_ = n.process.Kill()
	}
	n.mu.Unlock()
	n.running.Wait()
}

// waitUntilReady waits until the node is ready.
func (n *node) waitUntilReady(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, time.Minute)
	defer cancel()
	return loopback.WaitUntilReady(ctx, "http://"+n.address)
}
