package lobby_test

import (
	"github.com/teahouse-games/teahouse/message"

	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// countingMeter lets people act so many times.
type countingMeter struct{ acts, again, challenges int }

func (p *countingMeter) ChargeCommand(string) error {
	if p.acts == 0 {
		return problem.New(problem.Limited, message.Plain("please wait"))
	}
	p.acts--
	return nil
}

func (p *countingMeter) ChargeChallenge(string) error {
	if p.challenges == 0 {
		return problem.New(problem.Limited, message.Plain("please wait"))
	}
	p.challenges--
	return nil
}

func (p *countingMeter) ChargeRepeat(string) { p.again++ }

// TestTurnsCostNothing: a player whose budget is used up can still play turns.
func TestTurnsCostNothing(t *testing.T) {
	h := open(t)
	id := h.create(ann, lobby.SeatMe, lobby.SeatMe).Match
	left := &countingMeter{acts: 1}
	c := h.Config
	c.Meter = left
	r := lobby.New(c)
	do := func(key string, command match.Command) error {
		_, err := r.DoCommand(t.Context(), ann, id, lobby.CommandRequest{
			Key: store.CommandKey{Client: "test", ID: key}, ExpectedSeq: -1, Seat: game.None, Command: command,
		})
		return err
	}
	if err := do("1", match.Chat{Text: "Hello"}); err != nil {
		t.Fatal(err)
	}
	wantProblem(t, do("2", match.Chat{Text: "Hello"}), problem.Limited)
	for range 2 {
		if err := do("3", match.Play{Turn: "Gyoku*0,0"}); err != nil {
			t.Fatal(err)
		}
	}
	if left.again != 1 {
		t.Errorf("%d commands were sent again, want 1", left.again)
	}
}
