package mcts

import (
	"fmt"
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/splitmix"
)

// toy is a game with a random tree from a seed: up to four moves in a position, some of which
// leave the same seat to move, or end in the middle of a turn. With loop it is a path on which
// the players go back and forth, so that positions repeat.
type toy struct {
	game.Base[toyPosition, *toyPosition]
}

type toyPosition struct {
	seed     uint64
	depth    uint8
	maxDepth uint8 // depth of the tree
	seat     game.Seat
	midTurn  bool
	loop     bool
	endless  bool // no position ends the game
	place    int8 // on the path
}

var toyRules = &game.Rules{Name: "toy"}

func toyAt(p toyPosition) *toy {
	return &toy{game.NewBase[toyPosition](toyRules, game.Options{}, p)}
}

func newToy(seed uint64, most uint8) *toy {
	return toyAt(toyPosition{seed: splitmix.Mix(seed), maxDepth: most})
}

// newEndless returns a toy game without an end.
func newEndless(seed uint64) *toy {
	return toyAt(toyPosition{seed: splitmix.Mix(seed), endless: true})
}

// newLoop returns the game on a path, from place: First wins at 2, Second at -2, and the third
// occurrence of a position is a draw. A move is a step or none.
func newLoop(place int8) *toy {
	return toyAt(toyPosition{loop: true, place: place})
}

func (p *toyPosition) ToMove() game.Seat { return p.seat }
func (p *toyPosition) MidTurn() bool     { return p.midTurn }

func (p *toyPosition) Key() uint64 {
	if p.loop {
		return splitmix.Mix(uint64(uint8(p.place))<<1 | uint64(p.seat))
	}
	return p.seed
}

func (p *toyPosition) Hash() uint64 { return p.Key() }

func (p *toyPosition) count() int {
	switch {
	case p.loop:
		return 3
	case p.endless:
	case p.depth == p.maxDepth || p.seed%16 == 0 && !p.midTurn && p.depth > 1:
		return 0
	}
	return 1 + int(p.seed>>8%4)
}

func (p *toyPosition) AppendMoves(dst []game.Move) []game.Move {
	if p.loop && (p.place >= 2 || p.place <= -2) {
		return dst
	}
	for i := range p.count() {
		dst = append(dst, game.Move(i))
	}
	return dst
}

func (p *toyPosition) CountLegalTurns() int                    { panic("not asked") }
func (p *toyPosition) SampleMove(*rand.Rand) (game.Move, bool) { panic("not asked") }

func (p *toyPosition) EndsTurn(m game.Move) bool {
	next := *p
	next.Do(m)
	return !next.midTurn
}

func (p *toyPosition) Do(m game.Move) {
	if p.loop {
		p.place += int8(m) - 1
		p.seat = p.seat.Opponent()
		return
	}
	p.seed = splitmix.Mix(p.seed + uint64(m) + 1)
	p.depth++
	p.midTurn = p.seed>>16%4 == 0 && (p.endless || p.depth < p.maxDepth)
	if !p.midTurn && p.seed>>20%5 > 0 {
		p.seat = p.seat.Opponent()
	}
}

func (p *toyPosition) Outcome(past *game.PastPositions[toyPosition]) game.Outcome {
	switch {
	case p.loop && p.place >= 2:
		return game.Win(game.First, "right")
	case p.loop && p.place <= -2:
		return game.Win(game.Second, "left")
	case p.loop:
		if past != nil && past.Occurrences() >= 3 {
			return game.Draw("repetition")
		}
	case p.count() == 0:
		switch p.seed >> 24 % 5 {
		case 0:
			return game.Draw("drawn")
		case 1, 2:
			return game.Win(game.First, "drawn")
		}
		return game.Win(game.Second, "drawn")
	}
	return game.Outcome{}
}

func (g *toy) PositionText() string                  { return fmt.Sprint(g.Pos) }
func (g *toy) ParseTurn(string) ([]game.Move, error) { panic("not asked") }
func (g *toy) AppendMoveText(dst []byte, m game.Move) []byte {
	return append(dst, byte('a'+m))
}

func (g *toy) Clone() game.State {
	return &toy{g.Copy()}
}

// play plays a turn by its text.
func (g *toy) play(text string) {
	for _, c := range text {
		if err := game.Play(g, game.Move(c-'a')); err != nil {
			panic(err)
		}
	}
}

// hashEvaluator is an evaluator with pseudo-random values.
type hashEvaluator struct{ g game.State }

func newHashEvaluator(g game.State) engine.Evaluator { return hashEvaluator{g} }

func (b hashEvaluator) Value() float64 { return 0.25 + 0.5*float64(splitmix.Mix(b.g.Hash())%1024)/1024 }

func (b hashEvaluator) Policy(moves []game.Move, weights []float32) {
	for i := range weights {
		weights[i] = 1 + float32(splitmix.Mix(b.g.Hash()+uint64(i))%8)
	}
}

// solveExactly is the exact result for the seat to move, by trying everything, with the turns
// until the end: as few as possible for a win, otherwise as many as possible.
func solveExactly(g game.Playable) engine.Score {
	if o := g.Outcome(); o.Over() {
		panic("over")
	}
	seat := g.ToMove()
	best := engine.Score{Win: -1}
	for _, m := range g.AppendMoves(nil) {
		g.Do(m)
		s := engine.Score{Win: 0.5, Proof: engine.ProvenDraw}
		switch o := g.Outcome(); {
		case !o.Over():
			s = solveExactly(g)
			if g.ToMove() != seat {
				s = s.Flip()
			}
		case o.Winner == seat:
			s = engine.Score{Win: 1, Proof: engine.ProvenWin}
		case !o.IsDraw():
			s = engine.Score{Win: 0, Proof: engine.ProvenLoss}
		}
		if !g.MidTurn() {
			s.Distance++
		}
		g.Undo()
		switch {
		case s.Win > best.Win,
			s.Win == best.Win && s.Proof == engine.ProvenWin && s.Distance < best.Distance,
			s.Win == best.Win && s.Proof != engine.ProvenWin && s.Distance > best.Distance:
			best = s
		}
	}
	return best
}
