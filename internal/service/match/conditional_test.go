package match_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
)

// sampleTurns are the first turns of a game of Ki Shogi.
func sampleTurns(t *testing.T) (turns []string) {
	t.Helper()
	state, err := newCorrespondence(t, 3).State()
	for len(turns) < 6 && err == nil {
		turns = append(turns, game.LegalTurns(state)[0])
		err = game.PlayTurn(state, turns[len(turns)-1])
	}
	if err != nil {
		t.Fatal(err)
	}
	return turns
}

// playAll plays turns, each for the seat to move.
func playAll(t *testing.T, m *match.Match, turns ...string) {
	t.Helper()
	for _, turn := range turns {
		sender := match.Sender{Person: []string{"p1", "p2"}[m.ToMove], Seat: game.None, ExpectedSeq: -1}
		facts, err := m.Decide(match.Play{Turn: turn}, sender, match.Context{})
		if err != nil {
			t.Fatal(err)
		}
		apply(t, m, facts, match.Context{})
	}
}

// decided returns conditional turns that are kept for the first seat.
func decided(t *testing.T, m *match.Match, turns []match.ConditionalTurn) match.ConditionalTurns {
	t.Helper()
	c, state, err := m.BeginConditional("p1", game.First, -1, turns)
	if err == nil {
		c.Turns, err = match.CheckConditional(state, turns)
	}
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestConditionalTurnsAreFollowed(t *testing.T) {
	turns := sampleTurns(t)
	tree := []match.ConditionalTurn{{Turn: turns[1], Answer: turns[2], Then: []match.ConditionalTurn{{Turn: turns[3], Resign: true}}}}
	for name, c := range map[string]struct {
		played []string
		answer match.Command
		left   []match.ConditionalTurn
	}{
		"nothing was played":           {nil, nil, tree},
		"the expected turn was played": {turns[1:2], match.Play{Turn: turns[2]}, tree},
		"the answer was played too":    {turns[1:3], nil, tree[0].Then},
		"the player is to resign":      {turns[1:4], match.Resign{}, tree[0].Then},
	} {
		m := newCorrespondence(t, 3)
		playAll(t, m, turns[0])
		decided := decided(t, m, tree)
		playAll(t, m, c.played...)
		left, answer := decided.Follow(m)
		if diff := cmp.Diff(c.left, left.Turns); diff != "" || answer != c.answer || left.Seq != m.Seq {
			t.Errorf("%s: the answer is %v, want %v, at %d of %d; what is left %s", name, answer, c.answer, left.Seq, m.Seq, diff)
		}
		// What is left says the same once it is followed again.
		if again, same := left.Follow(m); answer != same || !cmp.Equal(again, left) {
			t.Errorf("%s: followed again %+v, %v", name, again, same)
		}
	}
}

func TestConditionalTurnsEndWhereTheMatchTakesAnotherWay(t *testing.T) {
	turns := sampleTurns(t)
	tree := []match.ConditionalTurn{{Turn: turns[1], Answer: turns[2]}}
	for name, leave := range map[string]func(m *match.Match){
		"the player has resigned": func(m *match.Match) {
			facts, err := m.Decide(match.Resign{}, match.Sender{Person: "p1", Seat: game.None, ExpectedSeq: -1}, match.Context{})
			if err != nil {
				t.Fatal(err)
			}
			apply(t, m, facts, match.Context{})
		},
		"another turn was played": func(m *match.Match) { playAll(t, m, anotherTurn(t, m, turns[1])) },
		"a turn was taken back and played again": func(m *match.Match) {
			for _, c := range []struct {
				person  string
				command match.Command
			}{{"p1", match.Offer{Offer: match.OfferTakeback}}, {"p2", match.Accept{Offer: match.OfferTakeback}}} {
				facts, err := m.Decide(c.command, match.Sender{Person: c.person, Seat: game.None, ExpectedSeq: -1}, match.Context{})
				if err != nil {
					t.Fatal(err)
				}
				apply(t, m, facts, match.Context{})
			}
			playAll(t, m, turns[:2]...)
		},
		"the seat has another holder": func(m *match.Match) {
			facts, err := m.Decide(match.MoveSeat{Seat: game.First, Person: "p3"}, match.Sender{Seat: game.None, ExpectedSeq: -1}, match.Context{})
			if err != nil {
				t.Fatal(err)
			}
			apply(t, m, facts, match.Context{})
		},
	} {
		m := newCorrespondence(t, 3)
		playAll(t, m, turns[0])
		c := decided(t, m, tree)
		leave(m)
		if left, answer := c.Follow(m); len(left.Turns) > 0 || answer != nil || left.Seq != m.Seq {
			t.Errorf("%s: %+v, %v", name, left, answer)
		}
	}
}

// anotherTurn returns a legal turn that is not the given one.
func anotherTurn(t *testing.T, m *match.Match, not string) string {
	t.Helper()
	state, err := m.State()
	if err != nil {
		t.Fatal(err)
	}
	for _, turn := range game.LegalTurns(state) {
		if turn != not {
			return turn
		}
	}
	t.Fatal("there is no other turn")
	return ""
}

func TestConditionalTurnsAreChecked(t *testing.T) {
	turns := sampleTurns(t)
	good := match.ConditionalTurn{Turn: turns[1], Answer: turns[2]}
	for name, c := range map[string]struct {
		person string
		expect int64
		turns  []match.ConditionalTurn
		code   match.RefusalCode
	}{
		"of a stranger":         {"p3", -1, []match.ConditionalTurn{good}, match.RefusedSeat},
		"of the player to move": {"p2", -1, []match.ConditionalTurn{good}, match.RefusedSeat},
		"for another position":  {"p1", 0, []match.ConditionalTurn{good}, match.RefusedStale},
		"an illegal turn":       {"p1", -1, []match.ConditionalTurn{{Turn: turns[0], Answer: turns[2]}}, match.RefusedRule},
		"an illegal answer":     {"p1", -1, []match.ConditionalTurn{{Turn: turns[1], Answer: turns[1]}}, match.RefusedRule},
		"no answer":             {"p1", -1, []match.ConditionalTurn{{Turn: turns[1]}}, match.RefusedText},
		"no turn":               {"p1", -1, []match.ConditionalTurn{{Answer: turns[2]}}, match.RefusedText},
		"too long a turn":       {"p1", -1, []match.ConditionalTurn{{Turn: strings.Repeat("x", match.MaxTurnText+1), Answer: "y"}}, match.RefusedText},
		"two answers":           {"p1", -1, []match.ConditionalTurn{good, {Turn: turns[1], Resign: true}}, match.RefusedConditional},
		"an answer and resign":  {"p1", -1, []match.ConditionalTurn{{Turn: turns[1], Answer: turns[2], Resign: true}}, match.RefusedConditional},
		"too many":              {"p1", -1, make([]match.ConditionalTurn, match.MaxConditional+1), match.RefusedText},
	} {
		m := newCorrespondence(t, 3)
		playAll(t, m, turns[0])
		checked, state, err := m.BeginConditional(c.person, game.First, c.expect, c.turns)
		if err == nil {
			checked.Turns, err = match.CheckConditional(state, c.turns)
		}
		var refusal *match.Refusal
		if !errors.As(err, &refusal) || refusal.Code != c.code {
			t.Errorf("%s: %v, want %s", name, err, c.code)
		}
	}
}
