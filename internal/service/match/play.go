package match

import (
	"context"
	"math/rand/v2"
	"time"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/internal/service/messages"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/record"
	"github.com/teahouse-games/teahouse/sparring"
)

// play returns a turn of seat.
func (m *Match) play(c Play, seat game.Seat, at Context) ([]EventData, error) {
	if seat != m.ToMove {
		return nil, refuse(RefusedTurn, messages.NotYourTurn())
	}
	used, lag := m.used(at), time.Duration(0)
	times := m.Times
	if m.counted() {
		lag = min(m.lagAllowance(seat, at.Lag), used)
		used -= lag
		var flagged bool
		if times, flagged = m.Terms.Clock.ChargeTurn(m.Times, int(seat), used); flagged {
			return m.timeout(used), nil
		}
	}
	if c.Turn == "" || len(c.Turn) > MaxTurnText || !utf8.ValidString(c.Turn) {
		return nil, refuse(RefusedText, messages.TurnText(MaxTurnText))
	}
	table, err := m.State()
	if err != nil {
		return nil, refusedVersion(err)
	}
	text, _, err := record.ParseTyped(table.Rules(), table, c.Turn)
	if err != nil {
		return nil, refusedByRule(err)
	}
	if err := game.PlayTurn(table, text); err != nil {
		return nil, refusedByRule(err)
	}
	facts := m.voidOffers(seat)
	turns := append([]EventData{Played{Seat: seat, Turn: text, Used: used, Lag: lag, Times: times, NextToMove: table.ToMove()}},
		playChance(table, at.Seed, times)...)
	outcome := table.Outcome()
	for range turns {
		game.UndoTurn(table)
	}
	if !outcome.Over() && len(m.Turns)+len(turns) >= MaxTurns {
		outcome = game.Draw(ReasonTooLong)
		last := turns[len(turns)-1].(Played)
		last.NextToMove = game.None
		turns[len(turns)-1] = last
	}
	facts = append(facts, turns...)
	if outcome.Over() {
		facts = append(facts, Ended{Winner: outcome.Winner, Reason: outcome.Reason, Times: times})
	}
	return facts, nil
}

// playChance plays the turns of chance that are next on the table and returns them.
func playChance(table game.Game, seed uint64, times clock.Times) []EventData {
	var facts []EventData
	luck := sparring.Random(rand.New(rand.NewPCG(seed, 0)))
	for table.ToMove() == game.Chance {
		text, err := luck.Choose(context.Background(), table)
		if err == nil {
			err = game.PlayTurn(table, text)
		}
		if err != nil {
			panic(err) // there is a turn, since the game is not over, and what is drawn is legal
		}
		facts = append(facts, Played{Seat: game.Chance, Turn: text, Times: times, NextToMove: table.ToMove()})
	}
	return facts
}

// voidOffers returns what a turn of seat does away with: what the opponent has offered, and
// every wish for a takeback.
func (m *Match) voidOffers(seat game.Seat) []EventData {
	var facts []EventData
	for _, offer := range [...]OfferKind{OfferDraw, OfferTakeback} {
		if o, stands := m.Offers[offer]; stands && (offer == OfferTakeback || o.Seat != seat) {
			facts = append(facts, Declined{Seat: o.Seat, Offer: offer, By: seat})
		}
	}
	return facts
}
