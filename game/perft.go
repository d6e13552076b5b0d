package game

// Perft counts the sequences of depth whole turns from here; a finished
// position has none of length above 0. The last turn is counted, not made.
func Perft(g Game, depth int) uint64 {
	if depth <= 0 {
		return 1
	}
	if depth == 1 && !g.MidTurn() {
		return uint64(g.CountTurns())
	}
	var total uint64
	for _, m := range g.AppendMoves(nil) {
		g.Do(m)
		if g.MidTurn() {
			total += Perft(g, depth)
		} else {
			total += Perft(g, depth-1)
		}
		g.Undo()
	}
	return total
}

// PerftMoves counts the sequences of depth moves (phases of turns) from here.
func PerftMoves(g Game, depth int) uint64 {
	if depth <= 0 {
		return 1
	}
	moves := g.AppendMoves(nil)
	if depth == 1 {
		return uint64(len(moves))
	}
	var total uint64
	for _, m := range moves {
		g.Do(m)
		total += PerftMoves(g, depth-1)
		g.Undo()
	}
	return total
}
