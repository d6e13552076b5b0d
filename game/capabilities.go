package game

import "math/rand/v2"

// TurnCounter is implemented by games that count their legal turns faster than by listing
// them.
type TurnCounter interface {
	// CountLegalTurns returns the number of legal turns. The game must be between turns.
	CountLegalTurns() int
}

// CountLegalTurns returns the number of legal turns of g, which must be between turns.
func CountLegalTurns(g State) int {
	if c, ok := g.(TurnCounter); ok {
		return c.CountLegalTurns()
	}
	return countTurns(g)
}

// countTurns counts the ways to end the turn that begins, or goes on, here.
func countTurns(g State) (n int) {
	for _, m := range g.AppendMoves(nil) {
		g.Do(m)
		if g.MidTurn() {
			n += countTurns(g)
		} else {
			n++
		}
		g.Undo()
	}
	return n
}

// MoveSampler is implemented by games that draw a legal move without listing all of them.
type MoveSampler interface {
	// SampleMove draws a legal move, each with a probability above 0. The game documents
	// the distribution. It reports false exactly when the game is over.
	SampleMove(r *rand.Rand) (Move, bool)
}

// SampleMove draws a legal move of g: as its [MoveSampler] does, or each with the same
// probability if it has none. It reports false if there is no legal move.
func SampleMove(g State, r *rand.Rand) (Move, bool) {
	if s, ok := g.(MoveSampler); ok {
		return s.SampleMove(r)
	}
	moves := g.AppendMoves(make([]Move, 0, 128)) // grown step by step costs more
	if len(moves) == 0 {
		return 0, false
	}
	return moves[r.IntN(len(moves))], true
}

// Estimator is implemented by games with a simple estimate for simple computer players.
type Estimator interface {
	// Score returns how well seat stands against its opponent, in units of the game's own.
	// Larger is better, and Score(First) == -Score(Second).
	Score(seat Seat) int
}

// Score returns the estimate of g for seat, 0 if g is no [Estimator].
func Score(g State, seat Seat) int {
	if e, ok := g.(Estimator); ok {
		return e.Score(seat)
	}
	return 0
}

// InfoProvider is implemented by games that report figures of their own, for example a number
// of Harmonies.
type InfoProvider interface {
	// Info returns the answer to "info":true of the rules protocol: a struct to be written
	// as JSON.
	Info() any
}

// Info returns the figures of g, nil if g is no [InfoProvider].
func Info(g State) any {
	if p, ok := g.(InfoProvider); ok {
		return p.Info()
	}
	return nil
}

// PieceExplainer is implemented by games that explain single pieces, for example with which
// others a piece is in balance.
type PieceExplainer interface {
	// ExplainPiece explains the piece on a place. It returns nil if there is nothing to say.
	ExplainPiece(place string) []Reason
}
