// Package eval is what an engine knows about Skud Pai Sho.
//
//	e := mcts.New("skud-pai-sho", eval.New, engine.Options{}, mcts.Tuning{})
//
// The heart of it is the cheapest ring (ring.go): a ring of Harmonies that exist and of
// connections for which one tile is missing, each at the cost of getting it there: by an
// Arrange, by several, out of the hand. What a ring costs is about how many turns it is
// away; where its tiles are missing and which Harmonies it has are the places that both
// fight for.
//
//   - Value (features.go, weights.go) adds up features: what the cheapest ring of both costs,
//     Harmonies, flowers in bloom and in gates, Accents left, flowers that can be captured,
//     and who wins once the last flower is planted: unused Accents or Harmonies, in the
//     garden-gate edition Harmonies that cross a midline.
//   - Weigh (weigh.go, weighbonus.go, wishes.go) adds up wishes: turns that win, new
//     Harmonies, captures, gaps of the cheapest rings, Harmonies of the opponent that are
//     broken, what is lost.
//   - Prove sees an Arrange that closes a ring and a last flower that wins, Finish every win
//     in one turn (finish.go).
//
// # Origin of the numbers
//
// The weights of the features are a logistic regression of results on positions of games
// of the search against itself (tools/tune); weights.go says by which command. The weights
// of the wishes, and what a missing tile costs, were set by hand: wishes fitted to the moves
// that the search had chosen made it play worse, because it came to see only those.
//
// # Caveats
//
//   - The cheapest ring counts a tile that is missing twice as two, though it could be the
//     same, and does not see rings that go around a corner of the ray more than once.
//   - Where a flower gets to is judged by distance alone.
package eval
