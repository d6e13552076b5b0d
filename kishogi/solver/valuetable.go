package solver

import (
	"errors"
	"fmt"
	"slices"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
	"github.com/teahouse-games/teahouse/lab"
)

// valueTable has the value of every position of a game in memory.
type valueTable struct {
	Index    *Index
	Manifest Manifest
	values   []byte
}

// readTable reads a table, which may be unfinished, and compares its checksums.
func readTable(folder string) (*valueTable, error) {
	manifest, ix, err := openManifest(folder)
	if err != nil {
		return nil, err
	}
	t := &valueTable{Index: ix, Manifest: *manifest, values: make([]byte, ix.Size())}
	return t, readValues(folder, manifest, t.values)
}

// knownTurns returns the greatest number of turns of which all wins and losses are known; -1 if there is none.
func (t *valueTable) knownTurns() int {
	switch t.Manifest.Stage {
	case StageTerminal:
		return -1
	case StageDepth:
		return t.Manifest.Pass - 1
	}
	return maxDepth
}

// At returns the value of a number.
func (t *valueTable) At(number uint64) Value { return Value(t.values[number]) }

// longest returns the number of turns of the longest win or loss.
func (t *valueTable) longest() (turns int) {
	var found [256]bool
	for _, v := range t.values {
		found[v] = true
	}
	for v, there := range found {
		if n, ok := Value(v).Depth(); ok && there {
			turns = max(turns, n)
		}
	}
	return turns
}

// solved writes a value for the seat to move, or for the other one.
func (v Value) solved(other bool) lab.SolvedValue {
	s := lab.SolvedValue{Result: "draw", Perpetual: v == WonByPerpetualCheck || v == LostByPerpetualCheck}
	if v.IsWin() != other && (v.IsWin() || v.IsLoss()) {
		s.Result = "win"
	} else if v.IsWin() || v.IsLoss() {
		s.Result = "loss"
	}
	s.Turns, _ = v.Depth()
	return s
}

// Solution sums the table up.
func (t *valueTable) Solution() (*lab.Solution, error) {
	s := &lab.Solution{Game: t.Manifest.Game, Rounds: t.Manifest.Round, Passes: t.Manifest.Passes, Seconds: t.Manifest.Seconds, Bytes: uint64(len(t.values))}
	for i := range t.Index.blocks {
		b := &t.Index.blocks[i]
		var counts [256]uint64
		for _, v := range t.values[b.base : b.base+b.size()] {
			counts[v]++
		}
		for v, n := range counts {
			addCount(s, t.Index.weight(b)*n, Value(v))
		}
	}
	return s, t.addReplies(s)
}

// addCount counts n positions of a value.
func addCount(s *lab.Solution, n uint64, v Value) {
	if v == Impossible || n == 0 {
		return
	}
	s.Positions += n
	switch {
	case v.IsWin():
		s.Wins += n
	case v.IsLoss():
		s.Losses += n
	default:
		s.Draws += n
	}
	switch v {
	case WonByPerpetualCheck:
		s.PerpetualWins += n
	case LostByPerpetualCheck:
		s.PerpetualLosses += n
	}
	if turns, ok := v.Depth(); ok {
		for len(s.ByTurns) <= turns {
			s.ByTurns = append(s.ByTurns, 0)
		}
		s.ByTurns[turns] += n
	}
}

// addReplies fills in the value of the start: Black's first Gyoku, then the best of White's places.
func (t *valueTable) addReplies(s *lab.Solution) error {
	first, err := t.starts()
	if err != nil {
		return err
	}
	best := Impossible
	for i, reply := range first {
		s.Replies = append(s.Replies, lab.SolvedReply{Turns: reply.turns, Value: reply.value.solved(false)})
		if i == 0 || reply.value.isWorseThan(best) {
			best = reply.value
		}
	}
	s.Start = best.solved(false)
	return nil
}

// reply is the position after both placements.
type reply struct {
	turns string
	value Value // for Black, who is to move
}

// starts returns the positions after the placements; on a bounded field those after Black's best placement.
func (t *valueTable) starts() ([]reply, error) {
	setup := t.Index.Solved
	begin := kishogi.Start(false, setup.Width, setup.Height)
	for kind, n := range map[kishogi.Cube]int{kishogi.HiCube: setup.Hi, kishogi.KakuCube: setup.Kaku} {
		if n == 0 {
			begin = begin.Without(kind)
		}
	}
	var best []reply
	bestValue := Impossible
	for _, m := range begin.AppendMoves(nil) {
		after := begin
		after.Do(m)
		var list []reply
		worst := Impossible
		for _, answer := range after.AppendMoves(nil) {
			p := after
			p.Do(answer)
			number, ok := t.Index.Number(&p)
			if !ok {
				return nil, errors.New("the table has no value for a position after the placements")
			}
			v := t.At(number)
			text := placementText(&p)
			list = append(list, reply{text, v})
			if worst == Impossible || v.isWorseThan(worst) {
				worst = v
			}
		}
		if best == nil || bestValue.isWorseThan(worst) {
			best, bestValue = list, worst
		}
	}
	return slices.Clip(best), nil
}

// placementText returns the turns that placed the Gyoku.
func placementText(p *kishogi.Position) string {
	text := ""
	for seat := range game.Seat(2) {
		x, y := p.CellOf(uint8(seat))
		text += fmt.Sprintf("%s*%d,%d ", kishogi.Gyoku, x, y)
	}
	return text[:len(text)-1]
}

// rank orders values for the seat to move: losses, the shorter the worse, then draws, then wins.
func (v Value) rank() int {
	turns, ok := v.Depth()
	if !ok {
		turns = maxDepth + 1
	}
	switch {
	case v.IsWin():
		return 2*maxDepth - turns + 2
	case v.IsLoss():
		return turns - 2*maxDepth - 2
	}
	return 0
}

func (v Value) isWorseThan(other Value) bool { return v.rank() < other.rank() }
