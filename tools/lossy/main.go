package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
	"time"

	"github.com/teahouse-games/teahouse/internal/testing/lossy"
)

// counts are the last line of output.
type counts struct {
	lossy.Connections
	ToServer  lossy.FaultCounts `json:"to_server"`
	ToClients lossy.FaultCounts `json:"to_clients"`
	Cuts      int               `json:"cuts"`
}

func main() {
	server := flag.String("server", "127.0.0.1:8080", "the server's `address`")
	drop := flag.Float64("drop", 0, "the share of messages that never arrive, 0 to 1")
	every := flag.Duration("every", 0, "how often all connections are cut; 0 for never")
	seed := flag.Uint64("seed", 1, "what the drops are drawn from")
	flag.Parse()
	if err := run(*server, *drop, *every, *seed); err != nil {
		fmt.Fprintln(os.Stderr, "lossy:", err)
		os.Exit(1)
	}
}

func run(server string, drop float64, every time.Duration, seed uint64) error {
	proxy, err := lossy.Start(lossy.Config{Server: server, Faults: lossy.Faults{Drop: drop}, Seed: seed})
	if err != nil {
		return err
	}
	output := json.NewEncoder(os.Stdout)
	if err := output.Encode(map[string]string{"url": proxy.URL()}); err != nil {
		return err
	}
	ended := make(chan error, 1)
	go func() {
		_, err := io.Copy(io.Discard, os.Stdin)
		ended <- err
	}()
	cuts := 0
	var due <-chan time.Time
	if every > 0 {
		due = time.Tick(every)
	}
	for {
		select {
		case <-due:
			proxy.Cut()
			cuts++
		case err := <-ended:
			if err != nil {
				return err
			}
			all := counts{proxy.Connections(), proxy.FaultCounts(lossy.ToServer), proxy.FaultCounts(lossy.ToClient), cuts}
			if err := proxy.Close(); err != nil {
				return err
			}
			return output.Encode(all)
		}
	}
}
