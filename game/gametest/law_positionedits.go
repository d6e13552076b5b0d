package gametest

import (
	"fmt"
	"slices"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/editor"
)

// positionIsEdited: a game with an editor can take every position apart and build it again, the editor
// shows what the game shows, and it finds exactly what the game refuses. To pass the turn to the other
// player is refused or makes a position.
func positionIsEdited(p *lawCase) error {
	if _, ok := p.Game.(game.PositionEditor); !ok {
		return nil
	}
	p.betweenTurns()
	text := p.PositionText()
	draft, ok := editor.Read(p.Game, text)
	if !ok {
		return fmt.Errorf("the editor cannot read %q", text)
	}
	if err := requireEqualTexts(p, draft, "read and written"); err != nil {
		return err
	}
	if err := sameSituation(p.Situation(), draft.Situation()); err != nil {
		return err
	}
	if err := p.rebuild(draft, text); err != nil {
		return err
	}
	if err := draft.Apply(editor.Edit{Do: editor.Pass}); err == nil {
		if err := p.refusesOrMeans(draft.String()); err != nil {
			return err
		}
	}
	for range 3 {
		if err := p.validatesAsTheRules(p.mutate([]string{text})); err != nil {
			return err
		}
	}
	return nil
}

// rebuild takes everything off the board and out of the hands, and brings it back as the position has it.
func (p *lawCase) rebuild(draft *editor.Draft, text string) error {
	goal, _ := editor.Read(p.Game, text) // it has been read
	edits := []editor.Edit{{Do: editor.Clear}}
	form := goal.Form()
	holds := func(count func(seat game.Seat, text string) int) {
		for seat := range game.Seat(2) {
			for _, held := range form.Held {
				edits = append(edits, editor.Edit{Do: editor.Hold, Piece: seat.String() + " " + held.Text, Count: count(seat, held.Text)})
			}
		}
	}
	holds(func(game.Seat, string) int { return 0 })
	for _, piece := range goal.Situation().Pieces {
		owner := piece.Owner
		if !owner.IsPlayer() {
			owner = game.First
		}
		i := slices.IndexFunc(form.Pieces, func(one game.PlaceablePiece) bool { return one.Kind == piece.Kind })
		edits = append(edits, editor.Edit{Do: editor.Put, Piece: owner.String() + " " + form.Pieces[i].Text, Place: piece.Place})
	}
	holds(goal.Held)
	for _, edit := range edits {
		if err := draft.Apply(edit); err != nil {
			return fmt.Errorf("edit %v: %w", edit, err)
		}
	}
	return requireEqualTexts(p, draft, "taken apart and built again")
}

func requireEqualTexts(p *lawCase, draft *editor.Draft, done string) error {
	table, faults := editor.Validate(p.Game, draft.String())
	if len(faults) > 0 {
		return fmt.Errorf("the position, %s, is %q, which is refused: %v", done, draft, faults)
	}
	if got := table.PositionText(); got != p.PositionText() {
		return fmt.Errorf("the position, %s, is %q", done, got)
	}
	return nil
}

// sameSituation compares the pieces on the board.
func sameSituation(want, got game.Situation) error {
	lines := func(s game.Situation) (list []string) {
		for _, piece := range s.Pieces {
			list = append(list, fmt.Sprint(piece.Place, piece.At, piece.Owner, piece.Kind, piece.Code, piece.Level))
		}
		slices.Sort(list)
		return list
	}
	if !slices.Equal(lines(want), lines(got)) {
		return fmt.Errorf("the editor shows the pieces %v, the game %v", lines(got), lines(want))
	}
	if want.Caption.ToMove != got.Caption.ToMove && !want.Caption.Outcome.Over() {
		return fmt.Errorf("in the editor %v is to move, in the game %v", got.Caption.ToMove, want.Caption.ToMove)
	}
	return nil
}

func (p *lawCase) validatesAsTheRules(text string) error {
	_, err := p.rules.NewFromPosition(p.options, text)
	_, faults := editor.Validate(p.Game, text)
	if (err == nil) != (len(faults) == 0) {
		return fmt.Errorf("the rules answer to %q with %s, the editor with %v", text, fmt.Sprint(err), faults)
	}
	if _, ok := editor.Read(p.Game, text); err == nil && !ok {
		return fmt.Errorf("the rules accept %q, and the editor cannot read it", text)
	}
	return nil
}
