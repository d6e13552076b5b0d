package arena

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/record"
	"github.com/teahouse-games/teahouse/sparring"
)

// Endings of a game that are not of the rules.
const (
	Cut      = "cut"      // there were too many turns; counted as a draw
	Crash    = "crash"    // the loser failed, or found no turn
	Illegal  = "illegal"  // the loser's turn was not legal
	Overtime = "overtime" // the loser took too long
)

// Played is a finished game. Pairs of values are those of contender 0 and contender 1.
type Played struct {
	Number  int // game number 2n and 2n+1 are pair n
	Outcome game.Outcome
	Detail  string // of a crash or an illegal turn, for people
	Record  *record.Record
	Turns   int // whole turns, the opening's and those of chance included
	Own     [2]int
	Nodes   [2]uint64
	Time    [2]time.Duration
}

// Points are contender 0's: 0 a loss, 1 a draw, 2 a win.
func (p *Played) Points() int {
	switch p.Outcome.Winner {
	case game.None:
		return 1
	case seatOf(p.Number, 0):
		return 2
	}
	return 0
}

// Fault tells which contender has lost because of what it must not do, if one has.
func (p *Played) Fault() (contender int, ok bool) {
	if !fault(p.Outcome.Reason) {
		return 0, false
	}
	return seats(p.Number)[p.Outcome.Winner.Opponent()], true
}

// seatOf is the seat of a contender in a game.
func seatOf(number, contender int) game.Seat {
	if seats(number)[game.First] == contender {
		return game.First
	}
	return game.Second
}

// play plays one game. Its error is that of ctx, or that the match itself cannot go on.
func (m *Match) play(ctx context.Context, w *watch, number int) (*Played, error) {
	pair := number / 2
	opening, err := m.opening(pair)
	if err != nil {
		return nil, err
	}
	who := seats(number)
	g := &sitting{match: m, watch: w, played: &Played{Number: number, Record: opening.record(m.rules, m.Options)}}
	g.played.Record.First, g.played.Record.Second = m.contenders[who[0]].String(), m.contenders[who[1]].String()
	if g.table, err = g.played.Record.Play(m.rules); err != nil {
		return nil, fmt.Errorf("opening %d: %w", pair+1, err)
	}
	for seat, contender := range who {
		seed := m.seed(useContender+contender, number) & mostSeed
		if g.players[seat], err = sit(ctx, m.contenders[contender], seed); err != nil {
			g.lost(game.Seat(seat), err)
			break
		}
	}
	err = g.toTheEnd(ctx)
	for _, player := range g.players {
		if player != nil {
			player.Rise()
		}
	}
	if err != nil {
		return nil, err
	}
	return g.played, nil
}

// mostSeed is the largest seed of a contender: UGI knows no larger number, and an engine
// is to play the same whether it has a process of its own or not.
const mostSeed = 1<<31 - 1

// fault tells whether a game ended because of what a contender must not do.
func fault(reason string) bool { return reason == Crash || reason == Illegal || reason == Overtime }

// sit turns a panic into an error.
func sit(ctx context.Context, c Contender, seed uint64) (p Player, err error) {
	defer func() {
		if thrown := recover(); thrown != nil {
			err = fmt.Errorf("panic: %v", thrown)
		}
	}()
	return c.Sit(ctx, seed)
}

// sitting is a game under way.
type sitting struct {
	match   *Match
	watch   *watch
	table   game.Table
	players [2]Player
	played  *Played
}

func (g *sitting) toTheEnd(ctx context.Context) error {
	p := g.played
	for {
		if err := ctx.Err(); err != nil {
			return err
		}
		if p.Outcome.Over() {
			break
		}
		switch o := g.table.Outcome(); {
		case o.Over():
			p.Outcome = o
		case g.match.Turns > 0 && g.table.Turns() >= g.match.Turns:
			p.Outcome = game.Draw(Cut)
		case g.table.ToMove() == game.Chance:
			if err := g.chance(); err != nil {
				return err
			}
		default:
			if err := g.turn(ctx); err != nil {
				return err
			}
		}
	}
	p.Turns = g.table.Turns()
	g.write()
	return nil
}

// chance draws what it does from what the pair and the turn are, so that both games of a
// pair have the same luck.
func (g *sitting) chance() error {
	r := rand.New(rand.NewPCG(g.match.seed(useChance, g.played.Number/2), uint64(g.table.Turns())))
	turn, err := sparring.Random(r).Choose(forever, g.table)
	if err != nil {
		return err
	}
	return g.make(turn)
}

func (g *sitting) make(turn string) error {
	if err := game.PlayTurn(g.table, turn); err != nil {
		return err
	}
	g.played.Record.Turns = append(g.played.Record.Turns, record.Turn{Text: turn})
	return nil
}

// turn asks the player who is to move. Its error is that of ctx: whatever is wrong with
// a player loses the game.
func (g *sitting) turn(ctx context.Context) error {
	seat := g.table.ToMove()
	contender := seats(g.played.Number)[seat]
	begun := g.watch.now()
	choice, err := g.ask(ctx, seat)
	took := g.watch.now() - begun
	if ctx.Err() != nil {
		return ctx.Err()
	}
	g.played.Own[contender]++
	g.played.Nodes[contender] += choice.Nodes
	g.played.Time[contender] += took
	if err == nil {
		if err = g.make(choice.Turn); err != nil {
			err = &FaultError{Illegal, fmt.Errorf("%s: %w", game.Quote(choice.Turn), err)}
		}
	}
	if err != nil {
		g.lost(seat, err)
	}
	return nil
}

// lost ends the game with what a seat has done wrong.
func (g *sitting) lost(seat game.Seat, err error) {
	reason := Crash
	if f := (*FaultError)(nil); errors.As(err, &f) {
		reason = f.Reason
	}
	g.played.Outcome = game.Win(seat.Opponent(), reason)
	g.played.Detail = err.Error()
}
