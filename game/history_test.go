package game

import (
	"errors"
	"slices"
	"testing"
)

var _ Game = (*countdown)(nil)

func TestLinePlaysAndTakesBack(t *testing.T) {
	g := newCountdown(4)
	if g.Undo() {
		t.Error("Undo before the first move says that there was one")
	}
	for _, step := range []struct {
		move   Move
		toMove Seat
		mid    bool
		turns  int
	}{{takeOne, Second, false, 1}, {takeTwo, Second, true, 1}, {End, First, false, 2}} {
		if err := Play(g, step.move); err != nil {
			t.Fatal(err)
		}
		if g.ToMove() != step.toMove || g.MidTurn() != step.mid || g.TurnCount() != step.turns {
			t.Errorf("after move %d: %v to move, in a turn %v, %d turns; want %v, %v, %d",
				step.move, g.ToMove(), g.MidTurn(), g.TurnCount(), step.toMove, step.mid, step.turns)
		}
	}
	if err := Play(g, takeTwo); !errors.Is(err, ErrIllegal) || g.Pos.n != 1 {
		t.Errorf("taking 2 from 1: %v, and %d are left", err, g.Pos.n)
	}
	if err := Play(g, takeOne); err != nil || g.Outcome() != Win(First, "zero") || g.ToMove() != None {
		t.Errorf("taking the last: %v, %v, %v to move", err, g.Outcome(), g.ToMove())
	}
	if err := Play(g, up); !errors.Is(err, ErrOver) {
		t.Errorf("playing on: %v, want ErrOver", err)
	}
	if moves := g.AppendMoves(nil); len(moves) != 0 {
		t.Errorf("a finished game has the moves %v", moves)
	}
	for want := 3; want >= 0; want-- {
		if !g.Undo() || g.Past().MoveCount() != want {
			t.Errorf("Undo leaves %d moves, want %d", g.Past().MoveCount(), want)
		}
	}
	if g.Pos != (countPosition{n: 4}) || g.TurnCount() != 0 || g.Outcome().Over() {
		t.Errorf("all taken back: %+v, %d turns, %v", g.Pos, g.TurnCount(), g.Outcome())
	}
}

func TestLineRemembersThePast(t *testing.T) {
	g := newCountdown(5)
	for _, text := range []string{"up", "-2-more", "-1"} {
		if err := PlayTurn(g, text); err != nil {
			t.Fatal(err)
		}
	}
	past := g.Past()
	if past.MoveCount() != 4 {
		t.Fatalf("%d moves, want 4", past.MoveCount())
	}
	numbers, moves := []int8{5, 6, 4, 3}, []Move{up, takeTwo, more, takeOne}
	for i := range numbers {
		p := past.PositionBefore(i)
		if p.n != numbers[i] || past.MoveAt(i) != moves[i] {
			t.Errorf("move %d was %d at %d, want %d at %d", i, past.MoveAt(i), p.n, moves[i], numbers[i])
		}
		if key := past.KeyBefore(i); p.mid && key != 0 || !p.mid && key != p.Key() {
			t.Errorf("move %d: key %016x in a turn %v", i, key, p.mid)
		}
	}
}

func TestRepetition(t *testing.T) {
	g := newCountdown(9)
	for i := range 8 {
		if g.Outcome().Over() {
			t.Fatalf("over after %d turns: %v", i, g.Outcome())
		}
		if err := PlayTurn(g, []string{"up", "-1"}[i%2]); err != nil {
			t.Fatal(err)
		}
		if i == 3 {
			break
		}
	}
	if g.Outcome() != Draw("repetition") || g.Past().Occurrences() != 3 {
		t.Fatalf("%v at occurrence %d", g.Outcome(), g.Past().Occurrences())
	}
	clone := g.Clone()
	UndoTurn(g)
	if g.Outcome().Over() || g.Past().Occurrences() != 2 {
		t.Errorf("taken back: %v at occurrence %d", g.Outcome(), g.Past().Occurrences())
	}
	if clone.Outcome() != Draw("repetition") {
		t.Errorf("the clone: %v", clone.Outcome())
	}
	if err := PlayTurn(g, "-1"); err != nil || g.Outcome() != Draw("repetition") {
		t.Errorf("again: %v, %v", err, g.Outcome())
	}
	g.Reset()
	if g.Outcome().Over() || g.Past().Occurrences() != 1 || g.TurnCount() != 0 || g.Pos.n != 9 {
		t.Errorf("restarted: %v at occurrence %d, %d turns", g.Outcome(), g.Past().Occurrences(), g.TurnCount())
	}
}

func TestUndoTurnTakesBackWholeTurns(t *testing.T) {
	g := newCountdown(7)
	if UndoTurn(g) {
		t.Error("there was no turn to take back")
	}
	if err := PlayTurn(g, "-2-more"); err != nil {
		t.Fatal(err)
	}
	if err := Play(g, takeTwo); err != nil {
		t.Fatal(err)
	}
	if !UndoTurn(g) || g.Pos.n != 4 || g.MidTurn() {
		t.Errorf("the turn under way taken back: %+v", g.Pos)
	}
	if !UndoTurn(g) || g.Pos.n != 7 || g.TurnCount() != 0 {
		t.Errorf("the last turn taken back: %+v", g.Pos)
	}
}

func TestLineDoesNotAllocate(t *testing.T) {
	g := newCountdown(100)
	buffer := make([]Move, 0, 8)
	round := func() {
		for range 60 {
			buffer = g.AppendMoves(buffer[:0])
			g.Do(buffer[1])
			g.Outcome()
		}
		g.Reset()
	}
	round()
	if n := testing.AllocsPerRun(10, round); n > 0 {
		t.Errorf("%v allocations in 60 moves", n)
	}
}

func TestRepeated(t *testing.T) {
	past := &PastPositions[countPosition]{currentKey: 7, plies: []ply[countPosition]{{key: 7}, {key: 3}, {}, {key: 7}, {}, {key: 5}, {key: 3}}}
	if got := past.RepeatedKeys(make([]uint64, 0, 8)); !slices.Equal(got, []uint64{3, 7, 7}) {
		t.Errorf("the keys that occurred again are %v", got)
	}
	if got := new(PastPositions[countPosition]).RepeatedKeys(nil); len(got) != 0 {
		t.Errorf("of nothing %v has occurred again", got)
	}
}
