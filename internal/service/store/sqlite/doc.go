// Package sqlite keeps matches in an SQLite database.
//
//	s, err := sqlite.Open(ctx, filepath.Join(folder, sqlite.FileName), sqlite.Config{Log: log, Metrics: m})
//	defer s.Close()
//	err = s.Append(ctx, entry) // nil: it is on disk
//
// All that is written goes through one connection. While a commit waits for the disk,
// what comes meanwhile gathers and is committed together next. Where something is wrong
// with one of the calls, all of them are run again, each in a savepoint of its own, so
// that it fails no other. Reads have connections of their own and wait for nobody. A checkpointer brings the write-ahead
// log into the database beside the commits.
//
// # Caveats
//
// One process at a time may have the database open for writing; a lock on a file
// beside it sees to that where the system has such locks. [OpenReader] reads beside it.
// The database must be on a local disk that keeps what fsync says it keeps.
package sqlite
