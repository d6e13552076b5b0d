//go:build !linux

package postgres

import "syscall"

// limitUnacknowledged does nothing where there is no such limit.
func limitUnacknowledged(string, string, syscall.RawConn) error { return nil }
