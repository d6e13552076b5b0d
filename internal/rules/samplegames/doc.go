// Package samplegames has one finished game of each kind, to be played again by what
// tests and measures the service.
//
//	g, err := samplegames.ByName(catalog, "ki-shogi")
//	for _, turn := range g.Turns { … }
//
// # Caveats
//
// Turns of chance cannot be played again: a game that has them begins at the position
// after them.
package samplegames
