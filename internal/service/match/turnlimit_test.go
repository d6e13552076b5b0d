package match_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/record"
)

// endless is a game without an end: any text is a turn.
type endless struct {
	game.Game
	turns int
}

func (g *endless) TurnCount() int                        { return g.turns }
func (g *endless) ToMove() game.Seat                     { return game.Seat(g.turns % 2) }
func (g *endless) ParseTurn(string) ([]game.Move, error) { return []game.Move{game.End}, nil }
func (g *endless) Do(game.Move)                          { g.turns++ }
func (g *endless) Undo() bool                            { g.turns--; return true }

// A match that is too long ends without a winner, by its last turn. It can still be
// written down.
func TestTooLong(t *testing.T) {
	kiShogi := games.All()[0]
	rules := game.NewRules(*kiShogi, game.Setup{Start: func(_ *game.Rules, o game.Options) game.Game { return &endless{Game: kiShogi.MustNew(o)} }})
	facts, err := match.Begin(gamelist.Games{rules}, match.Created{
		Terms: match.Terms{Game: rules.Name, Clock: clock.Control{Kind: clock.Untimed}},
		Seats: [2]match.SeatState{seatState("Ann"), seatState("Ann")},
	}, match.Context{})
	if err != nil {
		t.Fatal(err)
	}
	m := match.New("m1", gamelist.Games{rules})
	ann := match.Sender{Person: "ann", Seat: game.None, ExpectedSeq: -1}
	for turns := 1; ; turns++ {
		for _, e := range m.NumberEvents(facts, match.Context{}) {
			if err := m.Apply(e); err != nil {
				t.Fatal(err)
			}
		}
		if turns > match.MaxTurns {
			break
		}
		if facts, err = m.Decide(match.Play{Turn: "a"}, ann, match.Context{}); err != nil || len(facts) != 1 && turns != match.MaxTurns {
			t.Fatalf("turn %d: %v, %v", turns, facts, err)
		}
	}
	want := []match.EventData{
		match.Played{Seat: game.Second, Turn: "a", NextToMove: game.None},
		match.Ended{Winner: game.None, Reason: match.ReasonTooLong},
	}
	if diff := cmp.Diff(want, facts); diff != "" || !m.Over() || len(m.Turns) != match.MaxTurns {
		t.Errorf("after %d turns: %s", len(m.Turns), diff)
	}
	text, err := record.Write(m.Record())
	if err != nil {
		t.Fatal(err)
	}
	if back, err := record.Read(text); err != nil || len(back.Turns) != match.MaxTurns || back.Headers[0] != (record.Header{Name: "Ended", Value: "too-long"}) {
		t.Errorf("read back: %v", err)
	}
}
