// Package uptime measures for how long the service has been up, over all its starts.
//
//	keeper, err := uptime.Start(ctx, store, uptime.SystemClock, log, metrics)
//	defer keeper.Stop()
//	now := keeper.Now() // wall time to show, uptime to measure with
//
// Uptime never goes back, does not care what the clock of the machine is set to, and
// stands still while the service is down: it goes on a millisecond after what the last
// heartbeat or event has kept. It also stands still while the process was stopped or the
// machine asleep: a gap between two ticks counts as one tick.
//
// # Caveats
//
// After a crash uptime may go back by up to the time between two heartbeats, never
// behind an event that was kept: players win that time.
//
// A stop that is shorter than [StopThreshold] counts in full: it can not be told from a loaded
// machine.
package uptime
