package game

// Perft counts the sequences of depth whole turns from here; a finished
// position has none of length above 0. The last turn is counted, not made.
func Perft(g State, depth int) uint64 { return new(perft).turns(g, depth, 0) }

// PerftMoves counts the sequences of depth moves (phases of turns) from here.
func PerftMoves(g State, depth int) uint64 { return new(perft).moves(g, depth, 0) }

// perft keeps a move buffer for each move of the sequence under way.
type perft struct{ buffers [][]Move }

func (p *perft) list(g State, ply int) []Move {
	if ply == len(p.buffers) {
		p.buffers = append(p.buffers, nil)
	}
	p.buffers[ply] = g.AppendMoves(p.buffers[ply][:0])
	return p.buffers[ply]
}

func (p *perft) turns(g State, depth, ply int) (total uint64) {
	if depth <= 0 {
		return 1
	}
	if depth == 1 && !g.MidTurn() {
		return uint64(CountLegalTurns(g))
	}
	for _, m := range p.list(g, ply) {
		g.Do(m)
		if g.MidTurn() {
			total += p.turns(g, depth, ply+1)
		} else {
			total += p.turns(g, depth-1, ply+1)
		}
		g.Undo()
	}
	return total
}

func (p *perft) moves(g State, depth, ply int) (total uint64) {
	if depth <= 0 {
		return 1
	}
	moves := p.list(g, ply)
	if depth == 1 {
		return uint64(len(moves))
	}
	for _, m := range moves {
		g.Do(m)
		total += p.moves(g, depth-1, ply+1)
		g.Undo()
	}
	return total
}
