// Package reviewer makes the reports of finished games in the background: one at a time, each game once, for all of its readers.
//
//	r := reviewer.New(reviewer.Config{Store: kept, Rooms: rooms, Busy: computers.Busy, Log: log})
//	defer r.Close()
//	state, err := r.Request(ctx, "q3fzkx2m5y7waedh", person)
//	state, err = r.State(ctx, "q3fzkx2m5y7waedh") // "waiting", "working", and "ready" with the report in the end
//
// A report is computed by the service, because what a client sends would be a claim that others could not check. It is computed with
// few nodes a position, and waits while computers think about turns of matches. See docs/adr/0039-game-reports.md.
//
// # Caveats
//
// The queue is in memory. What waits when a process ends is lost, and its readers ask again. Two nodes that are asked for the same
// report at the same time both compute it, and the first one stays.
package reviewer
