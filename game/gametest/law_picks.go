package gametest

import (
	"fmt"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
)

// picksReachEveryTurnOnce: every path of picks ends in a legal turn, and every
// legal turn is reached by exactly one path.
func picksReachEveryTurnOnce(p *lawCase) error {
	p.betweenTurns()
	here := snapshotOf(p.Game)
	if here.outcome.Over() {
		picks, err := p.Picks(nil)
		if len(picks.Next) > 0 || picks.Turn != "" {
			return fmt.Errorf("the game is over; picks offered: %v", picks)
		}
		if err != nil {
			return p.namesRule(err)
		}
		return nil
	}
	if err := p.picksRefuse([]string{"no such pick"}); err != nil {
		return err
	}
	if !p.affordsFullCheck() {
		return p.followPicks()
	}
	w := pickTree{lawCase: p, reached: make(map[string]string)}
	if err := w.visit(nil, nil); err != nil {
		return err
	}
	turns := game.LegalTurns(p.Game)
	for _, text := range turns {
		if _, ok := w.reached[text]; !ok {
			return fmt.Errorf("no path of picks leads to the legal turn %s", text)
		}
		delete(w.reached, text)
	}
	for text, path := range w.reached {
		return fmt.Errorf("the picks %s lead to %q, which is not legal", path, text)
	}
	return requireUnchanged(p.Game, here, "Picks")
}

// pickTree goes down every path of picks.
type pickTree struct {
	*lawCase
	reached map[string]string // the path by turn text
}

// visit goes on behind path, with the moves that were made before its last pick.
func (w *pickTree) visit(path []string, before []game.Move) error {
	picks, err := w.Picks(path)
	if err != nil {
		return fmt.Errorf("the picks %q were offered and are refused: %w", path, err)
	}
	if (picks.Turn != "") == (len(picks.Next) > 0) {
		return fmt.Errorf("after the picks %q there are the turn %q and %d further picks", path, picks.Turn, len(picks.Next))
	}
	if err := w.checkSettledMoves(picks, before); err != nil {
		return fmt.Errorf("after the picks %q: %w", path, err)
	}
	if picks.Turn != "" {
		if other, ok := w.reached[picks.Turn]; ok {
			return fmt.Errorf("the picks %s and %q both lead to %s", other, path, picks.Turn)
		}
		w.reached[picks.Turn] = fmt.Sprintf("%q", path)
		return nil
	}
	if err := w.checkOffered(picks.Next); err != nil {
		return fmt.Errorf("after the picks %q: %w", path, err)
	}
	for i := range picks.Next {
		if err := w.visit(append(path[:len(path):len(path)], picks.Next[i].ID), picks.SettledMoves); err != nil {
			return err
		}
	}
	return nil
}

// checkSettledMoves tests the moves that are shown as made: they are legal and leave the turn open,
// and before the last pick of a turn all of its moves but the last have been shown.
func (p *lawCase) checkSettledMoves(picks game.Picks, before []game.Move) error {
	if picks.Turn == "" {
		half := game.Clone(p.Game)
		for _, m := range picks.SettledMoves {
			if err := game.Play(half, m); err != nil {
				return fmt.Errorf("the moves %v are shown as made: %w", picks.SettledMoves, err)
			}
		}
		if half.MidTurn() != (len(picks.SettledMoves) > 0) {
			return fmt.Errorf("the moves %v are shown as made and leave nothing open", picks.SettledMoves)
		}
		return nil
	}
	moves, err := p.ParseTurn(picks.Turn)
	if err != nil {
		return err
	}
	if !slices.Equal(moves[:len(moves)-1], before) {
		return fmt.Errorf("%s is %v, of which %v was shown as made before the last pick", picks.Turn, moves, before)
	}
	return nil
}

// checkOffered tests the picks that are offered together.
func (w *pickTree) checkOffered(next []game.Pick) error {
	ids := make(map[string]bool, len(next))
	for i := range next {
		pick := &next[i]
		switch {
		case ids[pick.ID]:
			return fmt.Errorf("two picks have the id %q", pick.ID)
		case pick.ID == "" || pick.Label.String() == "" || pick.SpokenLabel.String() == "":
			return fmt.Errorf("a pick without id, label or spoken text: %+v", *pick)
		case !slices.Contains([]game.PickKind{game.PickPlace, game.PickHand, game.PickFace, game.PickButton}, pick.Kind):
			return fmt.Errorf("a pick of no kind: %+v", *pick)
		case (pick.Kind == game.PickPlace) != (pick.Place != ""):
			return fmt.Errorf("a pick of a place has one, no other does: %+v", *pick)
		case pick.Place != "" && !w.places.has(pick.Place):
			return fmt.Errorf("a pick of %q, which is no place of the surface", pick.Place)
		}
		ids[pick.ID] = true
	}
	return w.checkSets(next)
}

// checkSets tests that either all picks choose sets of pieces or none does, that the sets differ
// and have equally many pieces, and that at most one is suggested.
func (w *pickTree) checkSets(next []game.Pick) error {
	sets, suggested := make(map[string]string), 0
	for i := range next {
		pick := &next[i]
		if pick.Suggested {
			suggested++
		}
		if pick.Pieces == nil {
			if pick.Suggested {
				return fmt.Errorf("%q is suggested and is no set", pick.ID)
			}
			continue
		}
		if len(pick.Pieces) != len(next[0].Pieces) {
			return fmt.Errorf("%q chooses %d pieces, %q %d", pick.ID, len(pick.Pieces), next[0].ID, len(next[0].Pieces))
		}
		set := slices.Sorted(slices.Values(pick.Pieces))
		key := strings.Join(set, " ")
		if other, ok := sets[key]; ok {
			return fmt.Errorf("%q and %q choose the same pieces", other, pick.ID)
		}
		sets[key] = pick.ID
	}
	if len(sets) > 0 && len(sets) < len(next) {
		return fmt.Errorf("%d of %d picks choose sets", len(sets), len(next))
	}
	if suggested > 1 {
		return fmt.Errorf("%d sets are suggested", suggested)
	}
	return nil
}

// followPicks follows single paths, for positions with too many turns to follow all.
func (p *lawCase) followPicks() error {
	for range 5 {
		var before []game.Move
		err := p.descend(func(path []string, picks game.Picks) error {
			if err := p.checkSettledMoves(picks, before); err != nil {
				return fmt.Errorf("after the picks %q: %w", path, err)
			}
			before = picks.SettledMoves
			unoffered := "no such pick"
			if picks.Turn != "" {
				if _, err := p.ParseTurn(picks.Turn); err != nil {
					return fmt.Errorf("the picks %q lead to %s: %w", path, picks.Turn, err)
				}
				unoffered = path[len(path)-1]
			}
			return p.picksRefuse(append(path[:len(path):len(path)], unoffered))
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// descend follows one path of picks to a turn; step sees what is offered on the
// way, and the turn.
func (p *lawCase) descend(step func(path []string, picks game.Picks) error) error {
	var path []string
	for {
		picks, err := p.Picks(path)
		if err != nil {
			return fmt.Errorf("the picks %q were offered and are refused: %w", path, err)
		}
		if picks.Turn == "" && len(picks.Next) == 0 {
			return fmt.Errorf("the picks %q lead nowhere", path)
		}
		if err := step(path, picks); err != nil || picks.Turn != "" {
			return err
		}
		path = append(path, picks.Next[p.r.IntN(len(picks.Next))].ID)
	}
}

// picksRefuse tests the answer to a path whose last pick is not offered.
func (p *lawCase) picksRefuse(path []string) error {
	picks, err := p.Picks(path)
	if err == nil {
		return fmt.Errorf("the picks %q, the last of which is not offered, are answered with %v", path, picks)
	}
	return p.namesRule(err)
}
