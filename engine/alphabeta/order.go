package alphabeta

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// Ranks of moves: what the table knows, loud moves that gain, killers, quiet moves by
// their history, loud moves that lose.
const (
	rankTable  = 1 << 30
	rankLoud   = 1 << 28
	rankKiller = 1 << 27
	rankLosing = -(1 << 28)

	maxHistory = 1 << 14
)

// memory is what a search remembers of quiet moves that refuted others.
type memory struct {
	killers [maxPly + 2][2]game.Move
	history []int32 // by engine.Choice.Quiet, between -maxHistory and maxHistory
}

func newMemory(kinds int) memory { return memory{history: make([]int32, kinds)} }

func (m *memory) clear() {
	clear(m.killers[:])
	clear(m.history)
}

// rank says in which order to try the choices. It writes into Gain.
func (m *memory) rank(list []engine.Choice, best game.Move, ply int) {
	killers := &m.killers[ply]
	for i := range list {
		c := &list[i]
		switch {
		case c.Move == best:
			c.Gain = rankTable
		case c.Quiet < 0 && c.Gain >= 0:
			c.Gain += rankLoud
		case c.Quiet < 0:
			c.Gain += rankLosing
		case c.Move == killers[0]:
			c.Gain = rankKiller + 1
		case c.Move == killers[1]:
			c.Gain = rankKiller
		default:
			c.Gain += m.history[c.Quiet]
		}
	}
}

// pick moves the best of list[i:] to the front of it.
func pick(list []engine.Choice, i int) engine.Choice {
	best := i
	for j := i + 1; j < len(list); j++ {
		if list[j].Gain > list[best].Gain {
			best = j
		}
	}
	list[i], list[best] = list[best], list[i]
	return list[i]
}

// refuted remembers that the last of tried, all of them quiet or loud, was good enough.
func (m *memory) refuted(tried []engine.Choice, depth, ply int) {
	last := tried[len(tried)-1]
	if last.Quiet < 0 {
		return
	}
	if k := &m.killers[ply]; k[0] != last.Move {
		k[0], k[1] = last.Move, k[0]
	}
	bonus := int32(min(depth*depth*16, 1600))
	m.learn(last.Quiet, bonus)
	for _, c := range tried[:len(tried)-1] {
		if c.Quiet >= 0 {
			m.learn(c.Quiet, -bonus)
		}
	}
}

// learn adds to a statistic, the less the nearer it is to its limit.
func (m *memory) learn(kind, bonus int32) {
	h := &m.history[kind]
	*h += bonus - *h*max(bonus, -bonus)/maxHistory
}
