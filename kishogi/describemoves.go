package kishogi

import (
	"github.com/teahouse-games/teahouse/kishogi/messages"
	"github.com/teahouse-games/teahouse/message"
)

// describeMovesOf returns how a cube on the field moves and, where it matters, which way it looks.
func (p *Position) describeMovesOf(slot uint8) message.Message {
	face := p.face[slot]
	if way := &reaches[0][face]; *way == reaches[1][face] {
		return face.describeMoves()
	}
	return messages.GoesFacing(face.describeMoves(), p.owner(slot))
}

// describeMoves returns how a face moves, e.g. "steps left and right, slides forward and backward".
func (face Face) describeMoves() (moves message.Message) {
	rule := &faces[face]
	add := func(m message.Message) {
		if !moves.IsZero() {
			m = messages.GoesBoth(moves, m)
		}
		moves = m
	}
	if rule.step != 0 {
		add(messages.GoesSteps(rule.step.describe()))
	}
	if rule.slide != 0 {
		add(messages.GoesSlides(rule.slide.describe()))
	}
	if rule.leap != 0 {
		add(messages.GoesLeaps(rule.leap.describe()))
	}
	if rule.knight {
		add(messages.GoesKnight())
	}
	return moves
}

// describe lists the directions.
func (set directions) describe() message.List {
	switch set {
	case orthogonal | diagonal:
		return message.List{messages.WayAll()}
	case diagonal:
		return message.List{messages.WayDiagonal()}
	}
	var list message.List
	for _, way := range []struct {
		set  directions
		name message.Message
	}{
		{f, messages.WayForward()}, {fl, messages.WayForwardLeft()}, {fr, messages.WayForwardRight()},
		{l, messages.WayLeft()}, {r, messages.WayRight()},
		{b, messages.WayBackward()}, {bl, messages.WayBackwardLeft()}, {br, messages.WayBackwardRight()},
	} {
		if set&way.set != 0 {
			list = append(list, way.name)
		}
	}
	return list
}
