// Package groupcommit queues calls of many callers for one goroutine that commits together
// whatever has arrived.
//
//	q := groupcommit.NewQueue[entry]()
//	go q.Run(func(calls []*groupcommit.Call[entry]) { … }, closeConnection) // sets the Err of each
//	err := q.Do(ctx, entry{…}, time.Second)
//	q.Close()
//
// A call is taken or abandoned, never both: if its context ends first, it is not carried out; if it
// was taken first, its result is reported.
//
// # Caveats
//
// Exactly one goroutine must call Run: Close waits until Run has returned. A queue holds at most 1024
// calls; further callers wait themselves, until their contexts end.
package groupcommit
