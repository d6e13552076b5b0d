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
// of the wishes, and what a missing tile costs, were set by hand. Scores with 95% intervals
// of matches between two versions with equal nodes a turn, seats swapped, first eight moves
// drawn:
//
//	fitted weights against those by hand      81 ± 8%    80 games, 500 nodes
//	fitted again to games of the fitted ones  33, 43 ± 12%   60 games each, 500 and 300 nodes: not kept
//	sides that hide each other (ring.go)      55 ± 12%   60 games, 500 nodes
//	bonusSpare                                63 ± 12%   60 games, 300 nodes
//	Accents by how near the end is (featLead)  70 ± 10%   60 games, 1,000 nodes
//	that times 1.5                            44 ± 8%    80 games, 1,000 nodes: not kept
//	fewer basic flowers left (featRace)       51 ± 11%   60 games, 1,000 nodes
//	Finish after 40 visits (mcts.Tuning)      54 ± 7%    60 games, 1,000 nodes
//	all fitted to 325 games of 500 to 4,000 nodes  31 ± 12%  60 games, 1,000 nodes: not kept
//	wishes fitted to the moves chosen         33 ± 12%   60 games, 500 nodes: not kept
//	Explore 2.5, 0.9 for 1.5                  36, 51 ± 12%   60 games each, 500 nodes: not kept
//	Urgency 0, 0.4 for 0.2                    46, 52 ± 12%   60 games each, 500 nodes: not kept
//	four times the nodes                      71 ± 14%   40 games, 2,000 against 500 nodes, before featLead
//
// # Caveats
//
//   - The cheapest ring counts a tile that is missing twice as two, though it could be the
//     same, and does not see rings that go around a corner of the ray more than once.
//   - Where a flower gets to is judged by distance alone.
package eval
