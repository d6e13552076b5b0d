// Package groupcommit queues calls of many callers for one goroutine, or a few, that commit together
// whatever has arrived.
//
//	q := groupcommit.NewQueue[entry](1, groupcommit.NoSpacing)
//	go q.Run(func(calls []*groupcommit.Call[entry]) { … }, closeConnection) // sets the Err of each
//	err := q.Do(ctx, entry{…}, time.Second)
//	q.Close()
//
// A call is taken or abandoned, never both: if its context ends first, it is not carried out; if it
// was taken first, its result is reported.
//
// # Caveats
//
// Exactly as many goroutines as NewQueue was given must call Run: Close waits until they have returned. While one commits, the
// others begin a commit only for calls that have waited for 25 milliseconds, or for 250 if the commit is delayed: few large commits
// cost less than many small ones, and one that hangs does not stop the others. After a group the next one begins no sooner
// than the Spacing of the queue says. The goroutine that committed last is the next one to be used. A queue holds at most 1024 calls;
// further callers wait themselves, until their contexts end.
package groupcommit
