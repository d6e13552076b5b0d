//go:build unix

package load

import "syscall"

// writeOut writes to the disks what the system has kept in memory: it would do so in the middle of a measurement, and turns would wait for it
// that have nothing to do with it.
func writeOut() { syscall.Sync() }
