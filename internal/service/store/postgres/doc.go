// Package postgres stores matches in a PostgreSQL database that several nodes share.
//
//	s, err := postgres.Open(ctx, "postgres://teahouse@db1,db2,db3/teahouse", postgres.Config{Node: id, Log: log, Metrics: m})
//	defer s.Close()
//	err = s.Append(ctx, entry) // nil: it is on the disk of the primary and of a synchronous standby
//
// Appends run in lanes: a lane has a connection and a goroutine. While one commits, further calls are collected, and
// committed together next in one transaction. A call that has waited for a few milliseconds opens
// another lane: usually one is enough, and a commit that takes long stops nobody. The entries are checked in Go, against the rows that the
// transaction has locked, so that a call that does not fit fails no other. Of two nodes that
// write the same match one has an epoch that is not the stored one.
//
// A transaction takes two round trips, to lock and read the matches and to write them. It takes one if the node has committed all of the
// matches before: the entries are checked against what it committed, and the statements that write end the transaction unless the
// rows are so still. The matches are read then.
//
// PostgreSQL 15 or newer is needed. The primary must have a synchronous standby: setting
// synchronous_standby_names, synchronous_commit at least on. That is checked at every connection, in
// every transaction and after every commit, and the error is a *DurabilityError. With
// Config.SingleDatabase it is not: then the loss of the database can cost acknowledged moves.
//
// # Caveats
//
// A request to cancel a commit that waits for the standby makes it visible before it is safe.
// Connections that write are therefore never sent one: their statements are not bound to the context
// of a caller, and the driver, which sends one when it gives up a connection, cannot dial for it.
// A caller whose context ends waits a little longer for the outcome, and gets
// store.ErrUnknownOutcome after that, as after a warning during the commit.
//
// Connection poolers that share connections between transactions, such as PgBouncer in transaction mode, cannot be used.
// Matches are listed in the order of their numbers, which are given up to a second before the commit: a list that is read
// while matches are created on several lanes may pass over one that is just being committed.
// Usage includes the space of what was deleted.
package postgres
