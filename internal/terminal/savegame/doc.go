// Package savegame keeps the games that a person has begun, so that nothing is lost
// whatever happens to the program.
//
//	s, err := savegame.OpenDir(folder)
//	kept, _ := s.Games()            // what was left unfinished
//	book, err := s.Begin(r)         // or s.Take(kept[0].Name)
//	err = book.Write(r)             // after every turn
//	err = book.Finish(r)            // it moves to finished/
//
// Every game is a file of its own in the text form of package record. It is
// replaced whole or not at all, and is on the disk when Write returns. A program
// holds a lock on the games that it plays; another one does not touch them.
//
// # Caveats
//
// Locks are the operating system's and end with the program that holds them. On
// systems without them two programs may take the same unfinished game; a new game
// has a file of its own everywhere.
package savegame
