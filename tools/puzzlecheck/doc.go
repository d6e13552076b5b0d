// Command puzzlecheck proves the puzzles of all games again. It uses the rules alone, and no engine,
// no proof solver and no evaluation:
//
//	go run ./tools/puzzlecheck                            # all files */puzzles/puzzles.jsonl.gz
//	go run ./tools/puzzlecheck kishogi/puzzles/puzzles.jsonl.gz
//	go run ./tools/puzzlecheck -every 20                  # each twentieth puzzle
//
// For each puzzle it tries every turn of both seats: exactly the first turn of the solution wins
// within the number of turns, or does not lose, and no shorter win exists. It prints what disagrees and
// exits with status 1 if anything does.
//
// # Caveats
//
// All puzzles take many minutes. The past is not considered: puzzles begin without one.
package main
