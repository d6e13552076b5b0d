// Package skud is Skud Pai Sho, by Zach Burnham: flowers are planted in gates,
// bloom on the board and form Harmonies; who closes a ring of them around the
// centre wins.
//
//	table, err := skud.Rules.New(map[string]string{"edition": "garden-gate"})
//	if err != nil { … }
//	for _, turn := range []string{"accents=BKRW", "accents=BBRR", "R3@0,-8", "R3@0,8", "0,-8-1,-7"} {
//		if err := game.PlayTurn(table, turn); err != nil { … }
//	}
//
// Each rule lives in the file with its name: arrange.go, boat.go, capture.go,
// disharmony.go, garden.go, harmony.go, knotweed.go, orchid.go, plant.go,
// ring.go, rock.go, wheel.go; the endings are in outcome.go. Why a turn is
// refused is said in explainturn.go, explainturn_bonus.go and (for picks) explainpick.go, what a
// turn does in explaineffects.go, what decided the game in explainoutcome.go. The notation of
// the site where the game lives is in sitenotation.go.
//
// # Caveats
//
//   - A turn is one or two moves: an Arrange that earns a Harmony Bonus leaves
//     the game in the middle of the turn when some bonus can be used. An Arrange
//     that earns a bonus none of which can be used is the whole turn.
//   - A ring is looked for only after whole turns, and only where Harmonies have
//     been formed in the turn: a Position must come from [Rules], not be put
//     together by hand.
//   - Rules.Notation numbers the turns of a game from where it began: one that is
//     set up in the middle counts from 2G or 2H.
//   - Positions can have 40,000 legal turns. Count them, or go through the moves
//     or the picks, before listing turns.
package skud
