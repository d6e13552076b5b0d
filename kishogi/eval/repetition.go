package eval

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
)

// occurrences is how often a position may occur: the game ends with the fourth (rule 10).
const occurrences = 4

// past is what of a game's past decides repetitions.
type past struct {
	turns []turn           // the positions before the present one, in order
	times map[uint64]uint8 // how often each key has occurred, the present position included
	// dead stands for the positions with which the game ends when they occur again:
	// what leads through them has another result than it had.
	dead uint64
}

// turn is a position and what the turn that led to it did.
type turn struct {
	key   uint64
	mover game.Seat // who made it
	check bool      // it gave check
}

func (p *past) read(g *kishogi.Game) {
	p.turns = p.turns[:0]
	if p.times == nil {
		p.times = map[uint64]uint8{}
	}
	clear(p.times)
	line := g.Past()
	for i := range line.Moves() {
		before := line.Before(i)
		p.turns = append(p.turns, turn{line.KeyBefore(i), before.ToMove().Opponent(), before.InCheck()})
		p.times[line.KeyBefore(i)]++
	}
	p.times[g.Pos.Key()]++
	p.dead = 0
	for key, times := range p.times {
		if times >= occurrences-1 {
			p.dead += game.Mix(key)
		}
	}
}

// Repeated judges the position on top. It counts as repeated for good when it has been
// there since Set, for who can come back once can come back again, or when the rules say
// so: the fourth time in the game.
func (b *Board) Repeated() (r engine.Repetition, back int) {
	n := len(b.frames) - 1
	top := &b.frames[n]
	before := -1 // the last time in this line
	times := 1 + int(b.past.times[top.key])
	for i := n - 2; i >= 0 && before < 0; i -= 2 {
		if b.frames[i].key == top.key {
			before = i
		}
	}
	switch {
	case before >= 0:
		return b.perpetual(len(b.past.turns) + before), n - before
	case times >= occurrences:
		return b.perpetual(b.firstTime(top.key)), 0
	}
	return engine.New, 0
}

// at returns the i-th position of the game, first those of the past and then those of the line.
func (b *Board) at(i int) turn {
	if i < len(b.past.turns) {
		return b.past.turns[i]
	}
	f := &b.frames[i-len(b.past.turns)]
	return turn{f.key, f.pos.ToMove().Opponent(), f.check}
}

func (b *Board) firstTime(key uint64) int {
	i := 0
	for b.at(i).key != key {
		i++
	}
	return i
}

// perpetual judges a repetition of the i-th position of the game: if since then every
// turn of exactly one seat gave check, that seat loses.
func (b *Board) perpetual(i int) engine.Repetition {
	always := [2]bool{true, true}
	for i++; i < len(b.past.turns)+len(b.frames); i++ {
		if t := b.at(i); !t.check {
			always[t.mover] = false
		}
	}
	us := b.pos.ToMove()
	switch {
	case always[0] == always[1]:
		return engine.Draws
	case always[us]:
		return engine.Forfeit
	}
	return engine.Wins
}
