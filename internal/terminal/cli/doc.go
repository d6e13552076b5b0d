// Package cli is the command line of teahouse: what the words of a call mean,
// what is printed, and with which code the program ends.
//
//	os.Exit(cli.Program{Games: games.All()}.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
//
// It ends with 0 if all is well, 1 if what it was given to read is wrong (a
// turn, a position, a file), 2 if the call is wrong (a flag, a game, an option)
// and 130 if it was interrupted. Nobody reading any longer what it prints is no
// error: it stops and ends with 0.
package cli
