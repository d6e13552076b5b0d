package gametest

import (
	"fmt"
	"slices"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/symmetry"
)

// symmetriesHold: seen by each symmetry of its game, a position is one of the game, with the same legal turns and
// the same outcome, now and after some turns, and with the same key of package symmetry. All positions in which a
// canonical turn is legal get back a legal turn for it.
func symmetriesHold(p *lawCase) error {
	s, ok := p.Game.(game.SymmetricState)
	if !ok {
		return nil
	}
	p.betweenTurns()
	keys := symmetry.NewKeys(p.Game)
	symmetries := s.Symmetries()
	for i := range symmetries.List {
		image := keys.Image(&symmetries.List[i])
		if symmetries.Boundless {
			image = image.Shifted(p.r.IntN(7)-3, p.r.IntN(7)-3)
		}
		if err := p.playsAlike(keys, &symmetries.List[i], image); err != nil {
			return fmt.Errorf("seen with %+v: %w", symmetries.List[i], err)
		}
	}
	return p.turnsComeBack(keys)
}

// playsAlike compares a position with one of its images, and plays some turns in both.
func (p *lawCase) playsAlike(keys *symmetry.Keys, s *game.Symmetry, image symmetry.Image) error {
	original := game.Clone[game.Game](p.Game)
	text, err := image.PositionText(original.PositionText())
	if err != nil {
		return err
	}
	other, err := p.rules.NewFromPosition(p.options, text)
	if err != nil {
		return fmt.Errorf("%q is refused: %w", text, err)
	}
	for i := 0; ; i++ {
		if p.byHistory(original.Outcome()) {
			return nil
		}
		want, err := image.PositionText(original.PositionText())
		if err != nil {
			return fmt.Errorf("after %d turns: %w", i, err)
		}
		if again, err := p.rules.NewFromPosition(p.options, want); err != nil {
			return fmt.Errorf("after %d turns: %q is refused: %w", i, want, err)
		} else if again.PositionText() != other.PositionText() {
			return fmt.Errorf("after %d turns: %q, want %q", i, other.PositionText(), again.PositionText())
		}
		if err := sameOutcome(original.Outcome(), other.Outcome(), s.Seats); err != nil {
			return fmt.Errorf("after %d turns: %w", i, err)
		}
		if a, b := keys.Position(original), keys.Position(other); a.Key != b.Key || (a.Swapped != b.Swapped) != s.Seats {
			return fmt.Errorf("after %d turns: the key of %q is %016x, of %q %016x", i, original.PositionText(), a.Key, other.PositionText(), b.Key)
		}
		if i == 0 && p.affordsFullCheck() {
			if err := sameTurns(original, other, image); err != nil {
				return err
			}
		}
		turn, ok := drawTurn(original, p.r)
		if !ok || i == 4 {
			return nil
		}
		seen, err := image.Turn(turn)
		if err != nil {
			return err
		}
		if err := game.PlayTurn(other, seen); err != nil {
			return fmt.Errorf("after %d turns: %s is legal, but %s: %w", i, turn, seen, err)
		}
	}
}

// sameOutcome compares the outcomes of a position and of its image.
func sameOutcome(original, other game.Outcome, seats bool) error {
	want := original
	if seats && want.Over() && want.Winner.IsPlayer() {
		want.Winner = want.Winner.Opponent()
	}
	if other != want {
		return fmt.Errorf("outcome %q, want %q", other, want)
	}
	return nil
}

// sameTurns compares the legal turns of a position with those of its image.
func sameTurns(original, other game.Game, image symmetry.Image) error {
	var want []string
	for _, turn := range game.LegalTurns(original) {
		seen, err := image.Turn(turn)
		if err != nil {
			return err
		}
		want = append(want, seen)
	}
	got := game.LegalTurns(other)
	slices.Sort(want)
	slices.Sort(got)
	if !slices.Equal(got, want) {
		return fmt.Errorf("legal turns %q, want %q", got, want)
	}
	return nil
}

// turnsComeBack: the canonical turn of a legal turn stands for that turn, and for legal ones only.
func (p *lawCase) turnsComeBack(keys *symmetry.Keys) error {
	seen := keys.Position(p.Game)
	turn, ok := drawTurn(game.Clone[game.Game](p.Game), p.r)
	if !ok {
		return nil
	}
	canonical := seen.Turn(turn)
	back := seen.Turns(canonical)
	if !slices.Contains(back, turn) {
		return fmt.Errorf("%s is seen as %s, which stands for %q", turn, canonical, back)
	}
	for _, other := range back {
		if _, err := p.ParseTurn(other); err != nil {
			return fmt.Errorf("%s is seen as %s, which also stands for %s: %w", turn, canonical, other, err)
		}
		if again := seen.Turn(other); again != canonical {
			return fmt.Errorf("%s is seen as %s, and %s, which is the same, as %s", turn, canonical, other, again)
		}
	}
	return nil
}
