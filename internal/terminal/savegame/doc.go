// Package savegame stores the games that a person plays, so that no crash of the
// program loses a turn.
//
//	dir, err := savegame.OpenDir(folder)
//	unfinished, _ := dir.List()
//	file, err := dir.Create(r)      // or dir.OpenFile(unfinished[0].Name)
//	err = file.Write(r)             // after every turn
//	err = file.Finish(r)            // moves it to finished/
//
// Every game is a file in the text form of package record. Write replaces it
// atomically and returns when it is on the disk. A program locks the games that it
// plays, so that no other program changes them.
//
// # Caveats
//
// Locks are those of the operating system and end with the program. On systems
// without them two programs can open the same unfinished game. A new game has a
// file of its own on every system.
package savegame
