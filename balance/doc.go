// Package balance is Balance Pai Sho by Eun_Mi_89 and Darren: two players share
// one set of eleven tiles, place them in the Blossoming and then slide them
// until a player brings every flower into balance (docs/rules/balance-pai-sho.md).
//
//	table, _ := balance.Rules.New(map[string]string{"must-balance": "on"})
//	deal := balance.Deal(r, table.Options())      // "deal=LOOYYW"
//	err := game.PlayTurn(table, deal)             // chance
//	err = game.PlayTurn(table, "Lily@0,7")        // first, in the Blossoming
//	…
//	err = game.PlayTurn(table, "j10-j14")         // second begins to move
//
// Where to find a rule: the gardens in place.go, the number of balances in
// gardencounts.go, complete balance in completebalance.go, the Blossoming in blossoming.go,
// moving, no-undo and harm in slides.go, must-balance in mustbalance.go, the endings in
// outcome.go. What a refusal says is in explainturn.go, explainturn_move.go and explainpick.go, what a
// turn does in explaineffects.go, what decided a game in explainoutcome.go; testdata/why.txt
// shows it all. The notation in words is written in wordnotation.go and read in wordnotation_parse.go
// and wordnotation_entry.go.
//
// Every turn is one move, so a game is never in the middle of a turn.
//
// # Caveats
//
//   - Before the deal the seat to move is [game.Chance]. Any deal is accepted;
//     only [Deal] and Sample draw with the right probabilities.
//   - The last move is remembered with no-undo=on only: with no-undo=off it
//     decides nothing and is "-" in the position text.
//   - Setup refuses what the tiles, the hands, the last move and the counters
//     prove impossible. It does not prove that play can lead there.
//   - Key and Hash cover no options: compare them within one option set.
//   - Which flower balances which is one choice of several where a garden has more
//     of a kind than it needs; the view and every sentence show the same one.
package balance
