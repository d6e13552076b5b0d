package arena

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/record"
	"github.com/teahouse-games/teahouse/sparring"
)

// Reasons of a result that are not from the rules.
const (
	Cut      = "cut"      // too many turns; counted as a draw
	Crash    = "crash"    // the loser failed, or chose no turn
	Illegal  = "illegal"  // the loser's turn was not legal
	Overtime = "overtime" // the loser took too long
)

// GameResult is a finished game. Pairs of values are those of contender 0 and contender 1.
type GameResult struct {
	Number   int // games 2n and 2n+1 are pair n
	Outcome  game.Outcome
	Detail   string // of a crash or an illegal turn, as text
	Record   *record.Record
	Turns    int // whole turns, with the opening and chance turns
	OwnTurns [2]int
	Nodes    [2]uint64
	Time     [2]time.Duration
}

// Points returns the points of contender 0: 0 for a loss, 1 for a draw, 2 for a win.
func (p *GameResult) Points() int {
	switch p.Outcome.Winner {
	case game.None:
		return 1
	case seatOf(p.Number, 0):
		return 2
	}
	return 0
}

// Fault returns the contender that has lost by its own fault, if one has.
func (p *GameResult) Fault() (contender int, ok bool) {
	if !isFault(p.Outcome.Reason) {
		return 0, false
	}
	return contendersBySeat(p.Number)[p.Outcome.Winner.Opponent()], true
}

// seatOf returns the seat of a contender in a game.
func seatOf(number, contender int) game.Seat {
	if contendersBySeat(number)[game.First] == contender {
		return game.First
	}
	return game.Second
}

// play plays one game. Its error is that of ctx, or that the match cannot continue.
func (m *Match) play(ctx context.Context, w *activeClock, number int) (*GameResult, error) {
	pair := number / 2
	opening, err := m.opening(pair)
	if err != nil {
		return nil, err
	}
	contenders := contendersBySeat(number)
	g := &runningGame{match: m, clock: w, result: &GameResult{Number: number, Record: opening.record(m.rules, m.Options)}}
	g.result.Record.First, g.result.Record.Second = m.contenders[contenders[0]].String(), m.contenders[contenders[1]].String()
	if g.state, err = g.result.Record.Replay(m.rules); err != nil {
		return nil, fmt.Errorf("opening %d: %w", pair+1, err)
	}
	for seat, contender := range contenders {
		seed := m.deriveSeed(seedContender+contender, number) & maxSeed
		if g.players[seat], err = newPlayer(ctx, m.contenders[contender], seed); err != nil {
			g.forfeit(game.Seat(seat), err)
			break
		}
	}
	err = g.run(ctx)
	for _, player := range g.players {
		if player != nil {
			player.Close()
		}
	}
	if err != nil {
		return nil, err
	}
	return g.result, nil
}

// maxSeed is the largest seed of a contender: UGI allows no larger number, and an engine must
// play the same in a process of its own.
const maxSeed = 1<<31 - 1

// isFault reports whether a game ended by a fault of a contender.
func isFault(reason string) bool { return reason == Crash || reason == Illegal || reason == Overtime }

// newPlayer calls NewPlayer and turns a panic into an error.
func newPlayer(ctx context.Context, c Contender, seed uint64) (p Player, err error) {
	defer func() {
		if thrown := recover(); thrown != nil {
			err = fmt.Errorf("panic: %v", thrown)
		}
	}()
	return c.NewPlayer(ctx, seed)
}

// runningGame is a game in progress.
type runningGame struct {
	match   *Match
	clock   *activeClock
	state   game.Game
	players [2]Player
	result  *GameResult
}

func (g *runningGame) run(ctx context.Context) error {
	p := g.result
	for {
		if err := ctx.Err(); err != nil {
			return err
		}
		if p.Outcome.Over() {
			break
		}
		switch o := g.state.Outcome(); {
		case o.Over():
			p.Outcome = o
		case g.match.Turns > 0 && g.state.TurnCount() >= g.match.Turns:
			p.Outcome = game.Draw(Cut)
		case g.state.ToMove() == game.Chance:
			if err := g.playChance(); err != nil {
				return err
			}
		default:
			if err := g.playPlayerTurn(ctx); err != nil {
				return err
			}
		}
	}
	p.Turns = g.state.TurnCount()
	g.finishRecord()
	return nil
}

// playChance draws a turn of chance from the numbers of the pair and the turn, so that both
// games of a pair have the same chance turns.
func (g *runningGame) playChance() error {
	r := rand.New(rand.NewPCG(g.match.deriveSeed(seedChance, g.result.Number/2), uint64(g.state.TurnCount())))
	turn, err := sparring.Random(r).Choose(background, g.state)
	if err != nil {
		return err
	}
	return g.playTurn(turn)
}

func (g *runningGame) playTurn(turn string) error {
	if err := game.PlayTurn(g.state, turn); err != nil {
		return err
	}
	g.result.Record.Turns = append(g.result.Record.Turns, record.AnnotatedTurn{Text: turn})
	return nil
}

// playPlayerTurn asks the player to move for a turn. Its error is that of ctx: a fault of the
// player loses the game.
func (g *runningGame) playPlayerTurn(ctx context.Context) error {
	seat := g.state.ToMove()
	contender := contendersBySeat(g.result.Number)[seat]
	start := g.clock.now()
	choice, err := g.askPlayer(ctx, seat)
	took := g.clock.now() - start
	if ctx.Err() != nil {
		return ctx.Err()
	}
	g.result.OwnTurns[contender]++
	g.result.Nodes[contender] += choice.Nodes
	g.result.Time[contender] += took
	if err == nil {
		if err = g.playTurn(choice.Turn); err != nil {
			err = &FaultError{Illegal, fmt.Errorf("%s: %w", wording.QuoteShort(choice.Turn), err)}
		}
	}
	if err != nil {
		g.forfeit(seat, err)
	}
	return nil
}

// forfeit ends the game by a fault of a seat.
func (g *runningGame) forfeit(seat game.Seat, err error) {
	reason := Crash
	if f := (*FaultError)(nil); errors.As(err, &f) {
		reason = f.Reason
	}
	g.result.Outcome = game.Win(seat.Opponent(), reason)
	g.result.Detail = err.Error()
}

// finishRecord stores the result in the record. A record knows only the endings of the rules
// and those between people: the record of a cut game has no result.
func (g *runningGame) finishRecord() {
	p := g.result
	r := p.Record
	r.Result = p.Outcome
	switch p.Outcome.Reason {
	case Cut:
		r.Result = game.Outcome{}
	case Overtime:
		r.Result.Reason = "timeout"
	case Crash, Illegal:
		r.Result.Reason = "abandoned"
	}
	r.Headers = append(r.Headers, record.Header{Name: "Match-Game", Value: strconv.Itoa(p.Number + 1)})
	if r.Result != p.Outcome {
		r.Headers = append(r.Headers, record.Header{Name: "Ended", Value: endingText(p)})
	}
}

// endingText describes in one line how a game ended that the rules have not ended.
func endingText(p *GameResult) string {
	detail, _, _ := strings.Cut(p.Detail, "\n")
	if detail == "" {
		return p.Outcome.Reason
	}
	const maxBytes = 300
	if len(detail) > maxBytes {
		detail = strings.ToValidUTF8(detail[:maxBytes], "") + " …"
	}
	return p.Outcome.Reason + ": " + detail
}
