package eval

import (
	"fmt"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
	"github.com/teahouse-games/teahouse/kishogi/messages"
	"github.com/teahouse-games/teahouse/message"
)

var _ engine.Explained = (*Board)(nil)

// termKind is what a term is about.
type termKind uint8

const (
	cubeTerm      termKind = iota // a cube on the field, by its slot
	hangingTerm                   // a cube that is attacked and not covered
	contestedTerm                 // a cube that is attacked and covered
	strandedTerm                  // a cube without support
	handTerm                      // the cubes in a hand
	gyokuTerm                     // where the Gyoku can step
	orbitTerm                     // attacked cells of the enemy Gyoku's orbit
	tempoTerm                     // being to move
)

// termRecorder takes the terms of an evaluation.
type termRecorder struct {
	p     *kishogi.Position
	terms engine.TermList
	sum   int // the points of the terms so far
}

// note adds a term with the points that came since the last one. The points are those of the seat to move.
func (r *termRecorder) note(kind termKind, seat game.Seat, detail uint8, points int) {
	amount := float64(points-r.sum) / PointsOdds
	r.sum = points
	if r.p.ToMove() == game.Second {
		amount = -amount
	}
	reason, meaning := r.sentencesOf(kind, seat, detail)
	r.terms.Add(amount, seat, reason, meaning)
}

// sentencesOf returns the sentence of a term, and what the term means.
func (r *termRecorder) sentencesOf(kind termKind, seat game.Seat, detail uint8) (game.Reason, message.Message) {
	n := int(detail)
	switch kind {
	case handTerm:
		return game.Reason{Message: messages.TermHand(seat, n)}, messages.TermHandMeaning()
	case gyokuTerm:
		return game.Reason{Message: messages.TermGyoku(seat, n), Places: []string{r.cell(uint8(seat))}}, messages.TermGyokuMeaning()
	case orbitTerm:
		return game.Reason{Message: messages.TermOrbit(seat, n), Places: []string{r.cell(uint8(seat.Opponent()))}}, messages.TermOrbitMeaning()
	case tempoTerm:
		return game.Reason{Message: messages.TermTempo(seat)}, messages.TermTempoMeaning()
	}
	about, meaning := messages.TermCube, messages.TermCubeMeaning
	switch kind {
	case hangingTerm:
		about, meaning = messages.TermHanging, messages.TermHangingMeaning
	case contestedTerm:
		about, meaning = messages.TermContested, messages.TermContestedMeaning
	case strandedTerm:
		about, meaning = messages.TermStranded, messages.TermStrandedMeaning
	}
	at := r.cell(detail)
	cube := message.Piece{Kind: r.p.FaceOf(detail).String(), Owner: message.SeatOf(seat), Place: message.Place(at)}
	return game.Reason{Message: about(cube), Places: []string{at}}, meaning()
}

// cell names the cell of a cube on the field.
func (r *termRecorder) cell(slot uint8) string {
	x, y := r.p.CellOf(slot)
	return fmt.Sprintf("%d,%d", x, y)
}

// Terms returns the cubes with what they are worth, the Gyoku, the hands and the right to move.
func (b *Board) Terms() []engine.Term {
	if b.pos.Placing() {
		return nil
	}
	r := &termRecorder{p: b.pos}
	s := evaluation{weights: b.tables.of(b.pos), terms: r}
	s.evaluate(b.pos)
	return r.terms
}
