// Package sqlite stores matches in an SQLite database.
//
//	s, err := sqlite.Open(ctx, filepath.Join(folder, sqlite.FileName), sqlite.Config{Log: log, Metrics: m})
//	defer s.Close()
//	err = s.Append(ctx, entry) // nil: it is on disk
//
// All writes use one connection. While a commit waits for the disk, further calls are collected and
// committed together next. If one of the calls fails, all of them are run again, each in a
// savepoint of its own, so that it fails no other. Reads have connections of their own and do not
// wait. A checkpointer copies the write-ahead log into the database, concurrently with the commits.
//
// # Caveats
//
// One process at a time may have the database open for writing; a lock on a separate
// file ensures that, on systems that have such locks. [OpenReader] reads concurrently.
// The database must be on a local disk on which fsync is reliable.
package sqlite
