package study_test

import (
	"testing"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/study"
)

// BenchmarkNextTurn lays a line turn by turn, with the boards that a desk keeps and from
// the beginning each time.
func BenchmarkNextTurn(b *testing.B) {
	lines := newWalks(b, 1, 100).lines
	each := func(b *testing.B, lay func(study.GameLine) error) {
		for b.Loop() {
			for _, line := range lines {
				turns := line.Turns
				for n := range turns {
					line.Turns = turns[:n+1]
					if err := lay(line); err != nil {
						b.Fatal(err)
					}
				}
			}
		}
	}
	b.Run("kept", func(b *testing.B) {
		d := study.New(games.All())
		each(b, func(l study.GameLine) error { _, err := d.Board(l); return err })
	})
	b.Run("fresh", func(b *testing.B) {
		each(b, func(l study.GameLine) error { _, err := study.NewBoard(games.All(), l, study.MaxTurns); return err })
	})
}
