package cli

import (
	"context"
	"os"
	"os/signal"
	"syscall"
)

// signalContext gives a context that ends with the first signal to stop. By the time it has
// ended, signals do again what they do to any program: a second one ends this one at once,
// however busy it is with ending in order.
func signalContext() (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithCancel(context.Background())
	told := make(chan os.Signal, 1)
	signal.Notify(told, os.Interrupt, syscall.SIGTERM)
	go func() {
		select {
		case <-told:
		case <-ctx.Done():
		}
		signal.Stop(told)
		cancel()
	}()
	return ctx, cancel
}
