// Package memory keeps matches in memory: for tests, and for trying things out.
//
//	s := memory.New()
//	defer s.Close()
//
// It behaves as package sqlite does, but for what a disk is good for.
//
// # Caveats
//
// Nothing is kept beyond the process. Lists are made by looking at every match.
package memory
