// Package gamelist finds games by name for people and programs that type names.
//
//	rules, err := gamelist.Games(games.All()).Find("kishogi")
//	// err: unknown game "kishogi": did you mean ki-shogi? The games are …
package gamelist
