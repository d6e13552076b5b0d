//go:build !unix

package server

// raiseFiles does nothing: this system has no such limit.
func raiseFiles() (before, after uint64, err error) { return 0, 0, nil }
