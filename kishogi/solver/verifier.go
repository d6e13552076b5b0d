package solver

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
	"github.com/teahouse-games/teahouse/lab"
)

// verifier compares a table with the rules library, which shares only the numbers of positions
// with the solver.
type verifier struct {
	table    *valueTable
	settings lab.VerifySettings
	report   lab.Verification
	random   *rand.Rand
	reported time.Time
	moves    []game.Move
	children []verifiedChild
	values   []Value // of the children
}

// verifiedChild is where a turn leads.
type verifiedChild struct {
	pos    kishogi.Position
	number uint64
	value  Value
}

const maxExamples = 10

// Verify verifies the table in a folder: every position, or a sample, has the value that follows from
// those of its children by the rules library, and best play ends when and as the table says. When it looks at every position it also solves
// perpetual check again, as a parity game. Of an unfinished table it looks at what is known.
func Verify(ctx context.Context, settings lab.VerifySettings) (*lab.Verification, error) {
	table, err := readTable(settings.Folder)
	if err != nil {
		return nil, err
	}
	if table.knownTurns() < 0 {
		return nil, fmt.Errorf("the table in %s has nothing yet that can be verified; go on with teahouse solve", settings.Folder)
	}
	return table.verify(ctx, settings)
}

func (t *valueTable) verify(ctx context.Context, settings lab.VerifySettings) (*lab.Verification, error) {
	v := &verifier{table: t, settings: settings, random: rand.New(rand.NewPCG(settings.Seed, 0)), reported: time.Now()}
	size := t.Index.Size()
	total := settings.Positions
	all := total == 0 || total >= size
	if all {
		total = size
	}
	v.report.Finished = t.Manifest.Stage == StageDone
	v.report.Complete = all && v.report.Finished
	v.report.KnownTurns = min(t.knownTurns(), t.longest())
	for i := range total {
		number := i
		if !all {
			number = v.random.Uint64N(size)
		}
		v.verifyNumber(number)
		if i%1024 == 0 {
			if ctx.Err() != nil {
				return &v.report, ErrStopped
			}
			if v.settings.OnProgress != nil && time.Since(v.reported) >= progressInterval {
				v.reported = time.Now()
				v.settings.OnProgress(i, total)
			}
		}
	}
	if v.report.Complete {
		v.verifyPerpetual()
	}
	v.followLines(ctx)
	return &v.report, ctx.Err()
}

func (v *verifier) disagree(p *kishogi.Position, format string, values ...any) {
	v.report.Disagreements++
	if len(v.report.Examples) < maxExamples {
		v.report.Examples = append(v.report.Examples, p.String()+": "+fmt.Sprintf(format, values...))
	}
}

// expand fills in the children of a position.
func (v *verifier) expand(p *kishogi.Position) {
	v.children, v.values = v.children[:0], v.values[:0]
	v.moves = p.AppendMoves(v.moves[:0])
	for _, m := range v.moves {
		child := verifiedChild{pos: *p}
		child.pos.Do(m)
		var ok bool
		if child.number, ok = v.table.Index.Number(&child.pos); !ok {
			v.disagree(&child.pos, "has no number")
			continue
		}
		if child.value = v.table.At(child.number); child.value == Impossible {
			v.disagree(&child.pos, "is impossible in the table, but a turn leads there")
		}
		v.children, v.values = append(v.children, child), append(v.values, child.value)
	}
}

// verifyNumber compares the value of a position with those of its children.
func (v *verifier) verifyNumber(number uint64) {
	setup := v.table.Index.PositionSetup(number)
	p, reasons := setup.Position()
	value := v.table.At(number)
	if reasons.Len() > 0 {
		if value != Impossible {
			v.disagree(&p, "no game has this position, but its value is %d", value)
		}
		return
	}
	if value == Impossible {
		if !isLoneStep(&p) {
			return // rightly
		}
		v.disagree(&p, "is impossible in the table")
		return
	}
	v.report.Positions++
	if back, ok := v.table.Index.Number(&p); !ok || back != number {
		v.disagree(&p, "has the number %d, want %d", back, number)
	}
	v.expand(&p)
	v.report.Turns += uint64(len(v.children))
	if want := valueFromChildren(v.values); want != value && (v.report.Finished || v.isKnown(want) || v.isKnown(value)) {
		v.disagree(&p, "the value is %d; from the values of its children follows %d", value, want)
	}
}

// isKnown reports whether an unfinished table has all positions of a value.
func (v *verifier) isKnown(value Value) bool {
	turns, ok := value.Depth()
	return ok && turns <= v.report.KnownTurns
}

// isLoneStep reports whether the last step of the Gyoku of the seat that has moved explains the stranded
// cubes: it came from an empty cell beside which, or beside the other Gyoku, all cubes of the seat to move stood.
func isLoneStep(p *kishogi.Position) bool {
	own := p.ToMove()
	if p.Stranded(own) == 0 {
		return true
	}
	gx, gy := p.CellOf(uint8(own))
	ex, ey := p.CellOf(uint8(own.Opponent()))
	distance := func(ax, ay, bx, by int32) int32 { return max(ax-bx, bx-ax, ay-by, by-ay) }
	for x := ex - 1; x <= ex+1; x++ {
		for y := ey - 1; y <= ey+1; y++ {
			explained := (x != ex || y != ey) && distance(x, y, gx, gy) == 2
			for seat := range game.Seat(2) {
				for slot := range uint8(8) {
					if p.FieldSlots(seat)>>slot&1 == 0 || slot < 2 {
						continue
					}
					cx, cy := p.CellOf(slot)
					if cx == x && cy == y || seat == own && distance(cx, cy, x, y) > 1 && distance(cx, cy, gx, gy) > 1 {
						explained = false
					}
				}
			}
			if explained {
				return true
			}
		}
	}
	return false
}

// valueFromChildren returns the value that a position has by those of its children. A draw, and a
// result by perpetual check, may rest on a repetition instead: then it is only consistent.
func valueFromChildren(children []Value) Value {
	if len(children) == 0 {
		return valueAt(0)
	}
	shortestLoss, longestWin := maxDepth+1, -1
	perpetualLoss, perpetualWin, draw := false, false, false
	for _, value := range children {
		turns, ok := value.Depth()
		switch {
		case value.IsLoss() && ok:
			shortestLoss = min(shortestLoss, turns)
		case value.IsLoss():
			perpetualLoss = true
		case value.IsWin() && ok:
			longestWin = max(longestWin, turns)
		case value.IsWin():
			perpetualWin = true
		default:
			draw = true
		}
	}
	switch {
	case shortestLoss <= maxDepth:
		return valueAt(shortestLoss + 1)
	case perpetualLoss:
		return WonByPerpetualCheck
	case draw:
		return Undecided
	case perpetualWin:
		return LostByPerpetualCheck
	}
	return valueAt(longestWin + 1)
}

// verifyPerpetual solves the positions that no number of turns decides again, for each
// seat: as a parity game in which the seat wins a play if from some turn on every turn of the other seat gives check,
// and infinitely many of its own do not.
func (v *verifier) verifyPerpetual() {
	t := v.table
	nodes := map[uint64]int32{}
	var numbers []uint64
	for number := range t.Index.Size() {
		if _, decided := t.At(number).Depth(); !decided && t.At(number) != Impossible {
			nodes[number] = int32(len(numbers))
			numbers = append(numbers, number)
		}
	}
	// Node 2i is position i with the seat to move, which is player 0, node 2i+1 with player 0 waiting.
	// Two nodes at the end stand for a decided game: won, and not won, by player 0.
	n := len(numbers)
	g := &parityGame{owner: make([]uint8, 2*n+2), priority: make([]uint8, 2*n+2), next: make([][]int32, 2*n+2)}
	won, notWon := int32(2*n), int32(2*n+1)
	g.priority[won], g.priority[notWon] = 2, 1
	g.next[won], g.next[notWon] = []int32{won}, []int32{notWon}
	for i, number := range numbers {
		setup := t.Index.PositionSetup(number)
		p, _ := setup.Position()
		moving, waiting := 2*i, 2*i+1
		g.owner[waiting] = 1
		g.priority[moving], g.priority[waiting] = 3, 2
		if p.InCheck() {
			g.priority[moving], g.priority[waiting] = 1, 1
		}
		v.expand(&p)
		for _, c := range v.children {
			child, undecided := nodes[c.number]
			switch {
			case undecided:
				g.next[moving] = append(g.next[moving], 2*child+1)
				g.next[waiting] = append(g.next[waiting], 2*child)
			case c.value.IsLoss(): // the seat to move wins
				g.next[moving] = append(g.next[moving], won)
				g.next[waiting] = append(g.next[waiting], notWon)
			default:
				g.next[moving] = append(g.next[moving], notWon)
				g.next[waiting] = append(g.next[waiting], won)
			}
		}
	}
	g.connect()
	winners := g.winners()
	for i, number := range numbers {
		want := Undecided
		switch {
		case winners[2*i] == 0:
			want = WonByPerpetualCheck
		case winners[2*i+1] == 0:
			want = LostByPerpetualCheck
		}
		if value := t.At(number); value != want {
			setup := t.Index.PositionSetup(number)
			p, _ := setup.Position()
			v.disagree(&p, "the value is %d; as a parity game it is %d", value, want)
		}
	}
}

// followLines plays best turns of both seats to the end: from the positions that take longest, half
// of all lines at most, and from random decided ones.
func (v *verifier) followLines(ctx context.Context) {
	size := v.table.Index.Size()
	longest := v.report.KnownTurns
	for at := 0; v.report.Lines < v.settings.Lines/2 && ctx.Err() == nil; at++ {
		next := bytes.IndexByte(v.table.values[at:], byte(valueAt(longest)))
		if next < 0 {
			break
		}
		at += next
		v.followLine(uint64(at), longest)
		v.report.Lines++
	}
	tries := 1000 * v.settings.Lines
	for ; v.report.Lines < v.settings.Lines && tries > 0 && ctx.Err() == nil; tries-- {
		number := v.random.Uint64N(size)
		if turns, ok := v.table.At(number).Depth(); ok && turns <= longest {
			v.followLine(number, turns)
			v.report.Lines++
		}
	}
}

func (v *verifier) followLine(number uint64, turns int) {
	setup := v.table.Index.PositionSetup(number)
	p, _ := setup.Position()
	loser := p.ToMove()
	if turns%2 == 1 {
		loser = loser.Opponent()
	}
	for left := turns; left > 0; left-- {
		v.expand(&p)
		found := false
		for _, c := range v.children {
			if c.value == valueAt(left-1) {
				p, found = c.pos, true
				break
			}
		}
		if !found {
			v.disagree(&p, "no turn leads to an end in %d turns", left-1)
			return
		}
	}
	if end := p.Outcome(nil); end != game.Win(loser.Opponent(), kishogi.ReasonNoLegalTurn) {
		v.disagree(&p, "best play should end here")
	}
}
