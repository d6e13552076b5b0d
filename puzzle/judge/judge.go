package judge

import (
	"context"
	"errors"

	"github.com/teahouse-games/teahouse/game"
)

// PuzzleTask is what a puzzle asks for. One of Wins and Saves is not 0.
type PuzzleTask struct {
	Wins  int      // turns of both seats in which the seat to move wins
	Saves int      // turns of both seats within which the seat to move loses, unless it begins as Turns does
	Turns []string // the solution: the only right turn, the best defence, …
}

// TurnVerdict is the answer to a turn.
type TurnVerdict struct {
	Right   bool     `json:"right"`
	Solved  bool     `json:"solved"`  // nothing is left to do
	Proved  bool     `json:"proved"`  // Replies are proved to be what they should be
	Replies []string `json:"replies"` // the turns that follow, the first one by the opponent; never nil
}

// Judge answers turns.
type Judge struct {
	Work int // positions that are made for an answer, at most
	// Suggest returns turns of the seat to move that are tried first, the best one first. It may be nil.
	Suggest func(ctx context.Context, g game.Game) []string
}

// ErrNoTurn is the error for an answer without a turn.
var ErrNoTurn = errors.New("there is no turn to judge")

// Verdict judges the last of the turns that were played since the position of the puzzle. The turns before it are
// right turns and their replies. It plays all of them on g, and leaves it so. The error is a *game.RuleError
// for a turn that is not legal, or ErrNoTurn.
func (j Judge) Verdict(ctx context.Context, g game.Game, task PuzzleTask, turns []string) (TurnVerdict, error) {
	if len(turns) == 0 {
		return TurnVerdict{}, ErrNoTurn
	}
	asFile := len(task.Turns) >= len(turns)
	for i, turn := range turns {
		asFile = asFile && task.Turns[i] == turn
		if err := game.PlayTurn(g, turn); err != nil {
			return TurnVerdict{}, err
		}
	}
	s := &search{ctx: ctx, left: j.Work, known: map[searchKey]bool{}}
	first := len(turns) == 1
	v := TurnVerdict{Right: asFile, Proved: true, Replies: []string{}}
	if task.Saves > 0 {
		v.Solved = asFile
		if !asFile {
			v.Replies, v.Proved = s.winningLine(g, task.Saves-len(turns))
		}
		return v, nil
	}
	left := task.Wins - len(turns) // turns of both seats until the win, beginning with a defence
	learner := turnOf(g, turns)
	if o := g.Outcome(); o.Over() {
		v.Right = o.Winner == learner
		v.Solved = v.Right
		return v, nil
	}
	if asFile && len(task.Turns) > len(turns) {
		v.Replies = []string{task.Turns[len(turns)]}
		return v, nil
	}
	if !first && left > 0 {
		v.Right, v.Proved = s.proves(func() bool { return s.loses(g, left) })
		if v.Right && v.Proved {
			v.Replies = []string{s.longestDefence(g, left)}
			return v, nil
		}
		v.Right = false
	}
	v.Replies, v.Proved = s.refute(ctx, g, left, j.Suggest)
	return v, nil
}

// turnOf returns the seat that made the last of the turns.
func turnOf(g game.Game, turns []string) game.Seat {
	before := game.Clone(g)
	game.UndoTurn(before)
	return before.ToMove()
}
