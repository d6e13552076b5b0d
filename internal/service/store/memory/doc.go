// Package memory stores matches in memory: for tests, and for trying things out.
//
//	s := memory.New()
//	defer s.Close()
//
// It behaves as package sqlite does, but for what a disk is good for.
//
// # Caveats
//
// Everything is lost when the process ends. Lists read every match.
package memory
