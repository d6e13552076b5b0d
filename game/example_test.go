package game_test

import (
	"errors"
	"fmt"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
)

// A game is played by the texts of turns. An error names the rule that a turn breaks.
func Example() {
	g, err := kishogi.Rules.New(map[string]string{"ki": "on"})
	if err != nil {
		panic(err)
	}
	for _, turn := range []string{"Gyoku*0,0", "Gyoku*1,1"} {
		var refused *game.RuleError
		if err := game.PlayTurn(g, turn); errors.As(err, &refused) {
			fmt.Println(refused.Rule, refused.Places)
		}
	}
	fmt.Println(game.TurnTexts(g), len(game.LegalTurns(g)), g.ToMove())
	// Output:
	// orbit [1,1 0,0]
	// [Gyoku*0,0] 16 second
}
