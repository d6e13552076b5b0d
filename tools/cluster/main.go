//go:build unix

package main

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strconv"
	"strings"
	"syscall"

	"github.com/teahouse-games/teahouse/internal/testing/pgcluster"
	"github.com/teahouse-games/teahouse/internal/testing/tcpproxy"
)

const nodeCount = 3

func main() {
	program := flag.String("program", "bin/teahouse", "the `program` of the nodes")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	err := run(ctx, *program, os.Stdin, os.Stdout)
	stop()
	if err != nil && !errors.Is(err, context.Canceled) {
		fmt.Fprintln(os.Stderr, "cluster:", err)
		os.Exit(1)
	}
}

// site is what runs.
type site struct {
	servers  *pgcluster.Servers
	database string // its name
	nodes    []*node
	output   io.Writer
}

// run starts the site, carries out what is typed, and ends the site with ctx.
func run(ctx context.Context, program string, input io.Reader, output io.Writer) (err error) {
	fmt.Fprintln(output, "starting PostgreSQL with two standbys …")
	s := &site{output: output}
	if s.servers, err = startDatabase(ctx); err != nil {
		return err
	}
	defer func() { err = errors.Join(err, s.servers.Close()) }()
	dsn, err := s.servers.CreateDatabase(ctx)
	if err != nil {
		return err
	}
	parameters := strings.Index(dsn, "?")
	s.database = dsn[strings.LastIndex(dsn[:parameters], "/")+1 : parameters]
	fmt.Fprintln(output, "starting", nodeCount, "nodes …")
	if s.nodes, err = newNodes(program, dsn, nodeCount); err != nil {
		return err
	}
	var addresses []string
	for _, n := range s.nodes {
		addresses = append(addresses, n.address)
	}
	balancer, err := tcpproxy.Start(addresses...)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, balancer.Close()) }()
	for _, n := range s.nodes {
		n.start(output)
		defer n.end()
		if err := n.waitUntilReady(ctx); err != nil {
			return err
		}
	}
	fmt.Fprintf(output, "\nThe site is at http://%s/\n\n", balancer.Address())
	s.printParts()
	fmt.Fprint(output, help)
	lines := make(chan string)
	go func() { // it ends with the process: a read of the terminal cannot be ended
		for scanner := bufio.NewScanner(input); scanner.Scan(); {
			lines <- scanner.Text()
		}
	}()
	for {
		select {
		case <-ctx.Done():
			fmt.Fprintln(output, "\nstopping …")
			return nil
		case line := <-lines:
			if err := s.do(ctx, strings.Fields(line)); err != nil {
				fmt.Fprintln(output, err)
			}
		}
	}
}

// startDatabase starts a primary with two standbys, one of which has each commit.
func startDatabase(ctx context.Context) (_ *pgcluster.Servers, err error) {
	servers, err := pgcluster.Start(ctx, pgcluster.Config{Sync: true})
	if err != nil {
		return nil, err
	}
	for _, name := range []string{"a", "b"} {
		if _, err := servers.AddStandby(ctx, name); err != nil {
			return nil, errors.Join(err, servers.Close())
		}
	}
	if err := servers.SetSynchronousEverywhere(ctx, "ANY 1 (primary, a, b)"); err != nil {
		return nil, errors.Join(err, servers.Close())
	}
	return servers, nil
}

const help = `
Let something fail by typing a line, or kill a process by its number:
  kill N       kill node N with SIGKILL; it is started again after 5 seconds
  stop N       stop node N in order, as a deploy does; it is started again too
  freeze N     stop node N with SIGSTOP, until "thaw N"
  failover     kill the primary of the database, promote a standby, and add another one
  list         show the parts
Ctrl-C ends everything.
`

// printParts prints where the parts are.
func (s *site) printParts() {
	for i, n := range s.nodes {
		fmt.Fprintf(s.output, "node %d    http://%s/readyz   process %d\n", i+1, n.address, n.pid())
	}
	fmt.Fprintf(s.output, "primary   %s   psql '%s'\n", s.servers.Primary().Address(), s.servers.Primary().DSN(s.database))
	for _, standby := range s.servers.Standbys() {
		fmt.Fprintf(s.output, "standby   %s   %s\n", standby.Address(), standby.Name)
	}
}

// errCommand is the answer to a line that is no command.
var errCommand = errors.New("want kill N, stop N, freeze N, thaw N, failover or list, with N from 1 to " + strconv.Itoa(nodeCount))

// do carries out a line.
func (s *site) do(ctx context.Context, words []string) error {
	switch {
	case len(words) == 0:
		return nil
	case len(words) == 1 && words[0] == "list":
		s.printParts()
		return nil
	case len(words) == 1 && words[0] == "failover":
		failover, err := s.servers.FailOver(ctx)
		if err != nil {
			return err
		}
		fmt.Fprintf(s.output, "%s is the primary now\n", s.servers.Primary().Name)
		if err := s.servers.Replace(ctx, failover.Lost); err != nil {
			return err
		}
		fmt.Fprintf(s.output, "%s is a standby now\n", failover.Lost.Name)
		return nil
	case len(words) != 2:
		return errCommand
	}
	number, err := strconv.Atoi(words[1])
	sent, ok := map[string]syscall.Signal{
		"kill": syscall.SIGKILL, "stop": syscall.SIGINT, "freeze": syscall.SIGSTOP, "thaw": syscall.SIGCONT,
	}[words[0]]
	if err != nil || !ok || number < 1 || number > len(s.nodes) {
		return errCommand
	}
	return s.nodes[number-1].signal(sent)
}
