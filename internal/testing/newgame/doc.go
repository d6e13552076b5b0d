// Package newgame tests that a new game is one folder and one line: it registers the example game
// (examples/tictactoe) and uses it through every part of the project.
//
//	go test ./internal/testing/newgame
//
// # Caveats
//
// The package has tests alone. The browser's rules are built with the example in the list of games,
// which takes some seconds and needs Node.js.
package newgame
