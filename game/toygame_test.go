package game

import (
	"math/rand/v2"
	"strconv"

	"github.com/teahouse-games/teahouse/game/splitmix"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
)

// countdown is the smallest game: a turn takes 1 or 2 from a number. A player who
// takes 2 may take 1 more in the same turn. The player who reaches 0 wins. A position that
// occurs for the third time is a draw, which "up" makes possible: adding 1.
type countdown struct {
	Base[countPosition, *countPosition]
}

const (
	takeOne Move = 1
	takeTwo Move = 2
	more    Move = 3
	up      Move = 4
)

type countPosition struct {
	n     int8
	mover Seat
	mid   bool
}

func newCountdown(n int) *countdown {
	return &countdown{NewBase[countPosition](nil, nil, countPosition{n: int8(n)})}
}

func (p *countPosition) ToMove() Seat  { return p.mover }
func (p *countPosition) MidTurn() bool { return p.mid }
func (p *countPosition) Key() uint64 {
	return splitmix.Mix(uint64(uint8(p.n))<<8 | uint64(p.mover)<<1 | uint64(b2i(p.mid)))
}
func (p *countPosition) Hash() uint64 { return p.Key() }

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

func (p *countPosition) AppendMoves(dst []Move) []Move {
	if p.mid {
		return append(dst, more, End)
	}
	dst = append(dst, up, takeOne)
	if p.n >= 2 {
		dst = append(dst, takeTwo)
	}
	return dst
}

func (p *countPosition) SampleMove(r *rand.Rand) (Move, bool) {
	moves := p.AppendMoves(nil)
	return moves[r.IntN(len(moves))], true
}

func (p *countPosition) CountLegalTurns() int {
	switch {
	case p.n >= 3:
		return 4 // two ways to take 2
	case p.n == 2:
		return 3
	}
	return 2
}

func (p *countPosition) Do(m Move) {
	switch m {
	case takeOne, more:
		p.n--
	case takeTwo:
		p.n -= 2
	case up:
		p.n++
	}
	p.mid = m == takeTwo && p.n > 0
	if !p.mid {
		p.mover = p.mover.Opponent()
	}
}

func (p *countPosition) EndsTurn(m Move) bool { return m != takeTwo || p.n == 2 }

func (p *countPosition) Outcome(past *PastPositions[countPosition]) Outcome {
	if p.n == 0 {
		return Win(p.mover.Opponent(), "zero")
	}
	if past != nil && past.Occurrences() >= 3 {
		return Draw("repetition")
	}
	return Outcome{}
}

func (g *countdown) PositionText() string { return "n=" + strconv.Itoa(int(g.Pos.n)) }

func (g *countdown) AppendMoveText(dst []byte, m Move) []byte {
	switch m {
	case takeOne:
		return append(dst, "-1"...)
	case takeTwo:
		return append(dst, "-2"...)
	case more:
		return append(dst, "-more"...)
	case up:
		return append(dst, "up"...)
	}
	return dst
}

func (g *countdown) ParseTurn(text string) ([]Move, error) {
	for _, turn := range []struct {
		text  string
		moves []Move
	}{{"up", []Move{up}}, {"-1", []Move{takeOne}}, {"-2", []Move{takeTwo, End}}, {"-2-more", []Move{takeTwo, more}}} {
		if turn.text == text {
			return turn.moves, nil
		}
	}
	return nil, NewRuleError(RuleText, nil, message.Plain(wording.QuoteShort(text)+" is no turn"))
}

func (g *countdown) Clone() State {
	return &countdown{g.Copy()}
}

func (g *countdown) Surface() *Surface                       { return nil }
func (g *countdown) Situation() Situation                    { return Situation{} }
func (g *countdown) Picks([]string) (Picks, error)           { return Picks{}, nil }
func (g *countdown) ExplainEffects(string) ([]Reason, error) { return nil, nil }
func (g *countdown) ExplainOutcome() []Reason                { return nil }
