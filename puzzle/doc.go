// Package puzzle reads and writes proved puzzles: positions in which exactly one first turn wins,
// or exactly one does not lose.
//
//	d, _ := games.Definition("ki-shogi")
//	list, err := d.Puzzles.List()
//	p, ok := d.Puzzles.Find("1f0c22ab")
//	g, err := p.State(d.Rules)
//	err = game.PlayTurn(g, p.Turns[0])
//
// A file of puzzles has one puzzle as JSON on each line. The files of the games are in their
// folders puzzles, compressed; docs/puzzles.md says how they are made and what is proved.
//
// # Caveats
//
// Reading a puzzle proves nothing. The proofs were made when the puzzles were mined, and
// tools/puzzlecheck repeats them.
package puzzle
