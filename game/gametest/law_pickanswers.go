package gametest

import (
	"errors"
	"fmt"
	"slices"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/coord"
)

// pointingIsAnswered: behind the picks offered a person may point at any place of
// the surface and at any kind that either hand holds or held at the beginning.
// What is not offered is refused by a rule of the game; where another place, or
// another kind, is due, not by that of the turn texts.
func pointingIsAnswered(p *lawCase) error {
	p.betweenTurns()
	here := snapshotOf(p.Game)
	if here.outcome.Over() {
		return nil
	}
	things, err := p.pickTargets()
	if err != nil {
		return err
	}
	paths, each := 1, 40
	if p.walk.start > 0 {
		paths, each = 2, min(len(things), 150)
	}
	for range paths {
		err := p.descend(func(path []string, picks game.Picks) error {
			for _, it := range sampleOf(p, things, each) {
				if err := p.checkPickAnswer(path, picks, it); err != nil {
					return fmt.Errorf("%q behind the picks %q: %w", it.id, path, err)
				}
			}
			return nil
		})
		if err != nil {
			return err
		}
	}
	return requireUnchanged(p.Game, here, "pointing")
}

// pickTarget is what a person can point at.
type pickTarget struct {
	kind game.PickKind // PickPlace or PickHand
	id   string
}

// pickTargets returns the places, those in sight on an open field, and the kinds of the hands.
func (p *lawCase) pickTargets() ([]pickTarget, error) {
	begun, err := p.begin()
	if err != nil {
		return nil, err
	}
	var list []pickTarget
	first, now := begun.Situation(), p.Situation()
	for _, hand := range slices.Concat(first.Hands, now.Hands) {
		for _, item := range hand.Items {
			if it := (pickTarget{game.PickHand, item.Kind}); !slices.Contains(list, it) {
				list = append(list, it)
			}
		}
	}
	if !p.places.open {
		for _, place := range p.Surface().Places {
			list = append(list, pickTarget{game.PickPlace, place.Name})
		}
		return list, nil
	}
	for x := int(now.Extent.MinX); x <= int(now.Extent.MaxX); x++ {
		for y := int(now.Extent.MinY); y <= int(now.Extent.MaxY); y++ {
			list = append(list, pickTarget{game.PickPlace, string(coord.AppendXY(nil, x, y))})
		}
	}
	return list, nil
}

// checkPickAnswer tests the answer to a thing behind a path of offered picks.
func (p *lawCase) checkPickAnswer(path []string, picks game.Picks, it pickTarget) error {
	if _, ok := picks.PickByID(it.id); ok || picks.Turn != "" {
		return nil
	}
	_, err := p.Picks(append(path[:len(path):len(path)], it.id))
	if err == nil {
		return errors.New("neither offered nor refused")
	}
	if err := p.namesRule(err); err != nil {
		return err
	}
	broken := game.AsRuleError(err)
	due := slices.ContainsFunc(picks.Next, func(pick game.Pick) bool { return pick.Kind == it.kind })
	switch {
	case broken.Rule == game.RuleOver:
		return fmt.Errorf("the game goes on, and it is refused because it is over: %w", err)
	case due && broken.Rule == game.RuleText:
		return fmt.Errorf("a %s is due, and this one is refused by no other rule than %s: %w", it.kind, broken.Rule, err)
	case due && it.kind == game.PickPlace && len(broken.Places) == 0:
		return fmt.Errorf("refused by the rule %s (%w), which points at nothing", broken.Rule, err)
	}
	return nil
}
