//go:build !unix

package server

// raiseFileLimit does nothing: this system has no such limit.
func raiseFileLimit() (before, after uint64, err error) { return 0, 0, nil }
