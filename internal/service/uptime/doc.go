// Package uptime measures for how long the service has been up, over all its starts.
//
//	keeper, err := uptime.Start(ctx, store, uptime.SystemClock, log, metrics)
//	defer keeper.Stop()
//	now := keeper.Now() // wall time to show, uptime to measure with
//
// Uptime never goes back, does not depend on the setting of the machine's clock, and
// stands still while the service is down: it continues a millisecond after the uptime of
// the last heartbeat or event. It also stands still while the process was stopped or the
// machine asleep: a gap between two ticks counts as one tick.
//
// # Caveats
//
// After a crash uptime may go back by up to the time between two heartbeats, never
// before a stored event: players win that time.
//
// A stop that is shorter than [StopThreshold] counts in full: it cannot be distinguished from
// a loaded machine.
package uptime
