// Package games is the list of all games.
//
//	rules, ok := games.ByName("ki-shogi")
//	table, err := rules.New(nil)
//
// # Caveats
//
// The rules that it returns are shared and must not be changed.
package games
