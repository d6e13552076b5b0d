package reception_test

import (
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/match"
	"github.com/teahouse-games/teahouse/internal/problem"
	"github.com/teahouse-games/teahouse/internal/reception"
	"github.com/teahouse-games/teahouse/internal/store"
)

// purse lets people act so many times.
type purse struct{ acts, again int }

func (p *purse) Act(string) error {
	if p.acts == 0 {
		return problem.New(problem.Limited, "Please wait.")
	}
	p.acts--
	return nil
}

func (p *purse) Again(string) { p.again++ }

// TestTurnsCostNothing: who has nothing left can still play turns.
func TestTurnsCostNothing(t *testing.T) {
	h := open(t)
	id := h.create(ann, reception.Me, reception.Me).Match
	left := &purse{acts: 1}
	c := h.Config
	c.Meter = left
	r := reception.New(c)
	do := func(key string, command match.Command) error {
		_, err := r.Do(t.Context(), ann, id, reception.Request{
			Key: store.CommandKey{Client: "test", ID: key}, Expect: -1, As: game.None, Command: command,
		})
		return err
	}
	if err := do("1", match.Say{Text: "Hello"}); err != nil {
		t.Fatal(err)
	}
	wantProblem(t, do("2", match.Say{Text: "Hello"}), problem.Limited)
	for range 2 {
		if err := do("3", match.Play{Turn: "Gyoku*0,0"}); err != nil {
			t.Fatal(err)
		}
	}
	if left.again != 1 {
		t.Errorf("%d commands were sent again, want 1", left.again)
	}
}
