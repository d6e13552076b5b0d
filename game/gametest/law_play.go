package gametest

import (
	"errors"
	"fmt"

	"github.com/teahouse-games/teahouse/game"
)

// playIsForListedMoves: Play succeeds for the listed moves, which are all
// different, and for any other changes nothing.
func playIsForListedMoves(p *lawCase) error {
	here := fullSnapshotOf(p.Game)
	legal := setOf(here.moves)
	if len(legal) != len(here.moves) {
		return fmt.Errorf("a move is listed twice: %v", here.moves)
	}
	for _, m := range sampleOf(p, here.moves, 8) {
		if err := game.Play(p.Game, m); err != nil {
			return fmt.Errorf("move %d is listed and Play says %w", m, err)
		}
		played := snapshotOf(p.Game)
		p.Undo()
		p.Do(m)
		if err := snapshotOf(p.Game).differs(played); err != nil {
			return fmt.Errorf("Do and Play of move %d differ: %w", m, err)
		}
		p.Undo()
	}
	want := game.ErrIllegal
	if here.outcome.Over() {
		want = game.ErrOver
	}
	for _, m := range p.otherMoves(here.moves) {
		if legal[m] {
			continue
		}
		if err := game.Play(p.Game, m); !errors.Is(err, want) {
			return fmt.Errorf("play of move %d, which is not listed, says %s, want %w", m, fmt.Sprint(err), want)
		}
		if err := requireUnchanged(p.Game, here, fmt.Sprintf("play of move %d, which is not listed,", m)); err != nil {
			return err
		}
	}
	return nil
}

// otherMoves returns moves of which most are not legal: neighbours of legal
// ones, moves of other positions of the game, and any.
func (p *lawCase) otherMoves(legal []game.Move) []game.Move {
	moves := []game.Move{0, 1, game.End, game.End - 1}
	for range 6 {
		moves = append(moves, game.Move(p.r.Uint32()))
	}
	for _, m := range sampleOf(p, legal, 6) {
		moves = append(moves, m+1, m-1, m^1<<p.r.UintN(32))
	}
	return append(moves, sampleOf(p, p.moves, 6)...)
}

// buffersKeepTheirPrefix: AppendMoves appends, whatever the room behind dst.
func buffersKeepTheirPrefix(p *lawCase) error {
	plain := p.AppendMoves(nil)
	for _, room := range []int{0, 1, len(plain) / 2, len(plain), 2*len(plain) + 64} {
		buffer := make([]game.Move, 3+room+2)
		for i := range buffer {
			buffer[i] = game.Move(1000 + i)
		}
		got := p.AppendMoves(buffer[: 3 : 3+room])
		for i := range 3 {
			if got[i] != game.Move(1000+i) || buffer[i] != game.Move(1000+i) {
				return fmt.Errorf("AppendMoves with room for %d has changed what stood in dst", room)
			}
		}
		for i := 3 + room; i < len(buffer); i++ {
			if buffer[i] != game.Move(1000+i) {
				return fmt.Errorf("AppendMoves with room for %d has written behind it", room)
			}
		}
		if !sameMoves(got[3:], plain) {
			return fmt.Errorf("AppendMoves with room for %d lists %v, without %v", room, got[3:], plain)
		}
	}
	return nil
}
