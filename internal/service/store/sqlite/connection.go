package sqlite

import (
	"database/sql"
	"net/url"
	"path/filepath"
	"runtime"

	_ "modernc.org/sqlite" // the driver "sqlite"
)

// commonSettings are the settings of every connection: a commit is on disk before it returns.
var commonSettings = []string{
	"busy_timeout(2000)",
	"journal_mode(WAL)",
	"synchronous(FULL)",
	"foreign_keys(1)",
	"trusted_schema(0)",
	// The checkpointer does it: a commit must not wait for it.
	"wal_autocheckpoint(0)",
}

// dataSourceName returns the driver's name of the file at path, with settings for each of its
// connections. Modes are ro, rw and rwc, and immutable for a file that does not change.
func dataSourceName(path, mode string, settings ...string) string {
	if absolute, err := filepath.Abs(path); err == nil {
		path = absolute
	}
	values := url.Values{"mode": {mode}, "_pragma": settings}
	if mode == "immutable" {
		values.Set("mode", "ro")
		values.Set("immutable", "1")
	}
	return "file:" + (&url.URL{Path: filepath.ToSlash(path)}).EscapedPath() + "?" + values.Encode()
}

// openPool returns a pool of at most maxConns connections.
func openPool(address string, maxConns int) (*sql.DB, error) {
	db, err := sql.Open("sqlite", address)
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(maxConns)
	db.SetMaxIdleConns(maxConns)
	return db, nil
}

// readerCount returns the number of concurrent reads.
func readerCount() int { return max(4, 2*runtime.GOMAXPROCS(0)) }
