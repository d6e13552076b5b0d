// Package definition describes all that a game brings: rules, engine, pictures, texts, a
// sample game and problems.
//
//	var Definition = definition.Definition{Rules: rules, Engine: &engineSpec, Pieces: figures}
//
// Each game has a folder registration with its [Definition]. Package games lists them, and
// everything else iterates over that list: see docs/adding-a-game.md.
//
// # Caveats
//
// Only Rules is required. What a definition leaves out is missed: a game without an engine is
// played by the simple opponents alone.
package definition
