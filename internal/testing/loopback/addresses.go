package loopback

import (
	"context"
	"fmt"
	"net"
	"net/http"
	"time"
)

// FreeAddresses returns n addresses, as host:port, whose ports were free a moment ago.
func FreeAddresses(n int) (addresses []string, err error) {
	for range n {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			return nil, err
		}
		defer func() { _ = l.Close() }() // at the end, so that no two are the same
		addresses = append(addresses, l.Addr().String())
	}
	return addresses, nil
}

// readyInterval is the time between two questions whether a service is ready.
const readyInterval = 20 * time.Millisecond

// WaitUntilReady waits until the service at a URL answers /readyz with 200, but not longer than ctx.
func WaitUntilReady(ctx context.Context, url string) error {
	client := &http.Client{Timeout: 5 * time.Second, Transport: &http.Transport{DisableKeepAlives: true}}
	answer := "it does not answer"
	for {
		request, err := http.NewRequestWithContext(ctx, http.MethodGet, url+"/readyz", nil)
		if err != nil {
			return err
		}
		response, err := client.Do(request)
		switch {
		case err == nil:
			_ = response.Body.Close()
			if response.StatusCode == http.StatusOK {
				return nil
			}
			answer = "it answers " + response.Status
		case ctx.Err() == nil: // otherwise the last answer counts
			answer = "it does not answer"
		}
		select {
		case <-time.After(readyInterval):
		case <-ctx.Done():
			return fmt.Errorf("%s is not ready, %s: %w", url, answer, ctx.Err())
		}
	}
}
