// Package cli is the command line of teahouse: it parses the arguments, runs the
// command and returns the exit code.
//
//	os.Exit(cli.Program{Games: games.All()}.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
//
// The exit code is 0 on success, 1 if an input is wrong (a turn, a position, a
// file), 2 if the call is wrong (a flag, a game, an option) and 130 after an
// interrupt. A closed output pipe is not an error: the program stops with 0.
package cli
