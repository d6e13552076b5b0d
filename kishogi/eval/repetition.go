package eval

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/splitmix"
	"github.com/teahouse-games/teahouse/kishogi"
)

// maxOccurrences is the number of occurrences of a position that end the game (rule 10).
const maxOccurrences = 4

// gameHistory is the part of a game's past that decides repetitions.
type gameHistory struct {
	entries     []historyEntry   // the positions before the present one, in order
	occurrences map[uint64]uint8 // of each key, the present position included
	// drawnKeys combines the positions whose next occurrence ends the game: variations through
	// them have another result than before.
	drawnKeys uint64
}

// historyEntry is a position and the turn that led to it.
type historyEntry struct {
	key        uint64
	mover      game.Seat // of that turn
	givesCheck bool      // of that turn
}

func (p *gameHistory) load(g *kishogi.Game) {
	p.entries = p.entries[:0]
	if p.occurrences == nil {
		p.occurrences = map[uint64]uint8{}
	}
	clear(p.occurrences)
	line := g.Past()
	for i := range line.MoveCount() {
		before := line.PositionBefore(i)
		p.entries = append(p.entries, historyEntry{line.KeyBefore(i), before.ToMove().Opponent(), before.InCheck()})
		p.occurrences[line.KeyBefore(i)]++
	}
	p.occurrences[g.Pos.Key()]++
	p.drawnKeys = 0
	for key, times := range p.occurrences {
		if times >= maxOccurrences-1 {
			p.drawnKeys += splitmix.Mix(key)
		}
	}
}

// Repetition classifies the position on top. It counts as repeated when it has occurred since
// Set, because a seat that can repeat it once can repeat it again, or when the rules say so:
// the fourth time in the game.
func (b *Board) Repetition() (r engine.Repetition, back int) {
	n := len(b.frames) - 1
	top := &b.frames[n]
	before := -1 // the last occurrence in this variation
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

// positionAt returns the i-th position of the game, those of the past first, then those since
// Set.
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

// judgeRepetition classifies a repetition of the i-th position of the game: if since then every
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
