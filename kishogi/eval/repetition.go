package eval

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
)

// maxOccurrences is how often a position may occur: the game ends with the fourth (rule 10).
const maxOccurrences = 4

// gameHistory is what of a game's past decides repetitions.
type gameHistory struct {
	entries     []historyEntry   // the positions before the present one, in order
	occurrences map[uint64]uint8 // how often each key has occurred, the present position included
	// drawnKeys stands for the positions with which the game ends when they occur again:
	// what leads through them has another result than it had.
	drawnKeys uint64
}

// historyEntry is a position and what the turn that led to it did.
type historyEntry struct {
	key        uint64
	mover      game.Seat // who made it
	givesCheck bool      // it gave check
}

func (p *gameHistory) load(g *kishogi.Game) {
	p.entries = p.entries[:0]
	if p.occurrences == nil {
		p.occurrences = map[uint64]uint8{}
	}
	clear(p.occurrences)
	line := g.Past()
	for i := range line.Moves() {
		before := line.Before(i)
		p.entries = append(p.entries, historyEntry{line.KeyBefore(i), before.ToMove().Opponent(), before.InCheck()})
		p.occurrences[line.KeyBefore(i)]++
	}
	p.occurrences[g.Pos.Key()]++
	p.drawnKeys = 0
	for key, times := range p.occurrences {
		if times >= maxOccurrences-1 {
			p.drawnKeys += game.Mix(key)
		}
	}
}

// Repetition judges the position on top. It counts as repeated for good when it has been
// there since Set, for who can come back once can come back again, or when the rules say
// so: the fourth time in the game.
func (b *Board) Repetition() (r engine.Repetition, back int) {
	n := len(b.frames) - 1
	top := &b.frames[n]
	before := -1 // the last time in this line
	times := 1 + int(b.history.occurrences[top.key])
	for i := n - 2; i >= 0 && before < 0; i -= 2 {
		if b.frames[i].key == top.key {
			before = i
		}
	}
	switch {
	case before >= 0:
		return b.judgeRepetition(len(b.history.entries) + before), n - before
	case times >= maxOccurrences:
		return b.judgeRepetition(b.firstOccurrence(top.key)), 0
	}
	return engine.NoRepetition, 0
}

// positionAt returns the i-th position of the game, first those of the past and then those of the line.
func (b *Board) positionAt(i int) historyEntry {
	if i < len(b.history.entries) {
		return b.history.entries[i]
	}
	f := &b.frames[i-len(b.history.entries)]
	return historyEntry{f.key, f.pos.ToMove().Opponent(), f.inCheck}
}

func (b *Board) firstOccurrence(key uint64) int {
	i := 0
	for b.positionAt(i).key != key {
		i++
	}
	return i
}

// judgeRepetition judges a repetition of the i-th position of the game: if since then every
// turn of exactly one seat gave check, that seat loses.
func (b *Board) judgeRepetition(i int) engine.Repetition {
	always := [2]bool{true, true}
	for i++; i < len(b.history.entries)+len(b.frames); i++ {
		if t := b.positionAt(i); !t.givesCheck {
			always[t.mover] = false
		}
	}
	us := b.pos.ToMove()
	switch {
	case always[0] == always[1]:
		return engine.RepetitionDraw
	case always[us]:
		return engine.RepetitionLoss
	}
	return engine.RepetitionWin
}
