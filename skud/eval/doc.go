// Package eval is the evaluation of Skud Pai Sho.
//
//	e := mcts.New("skud-pai-sho", eval.New, engine.Options{}, mcts.Tuning{})
//
// Its core is the cheapest ring (ring.go): a ring of existing Harmonies and of connections
// that lack one tile, each with the cost of bringing that tile there: by one Arrange, by
// several, from the hand. The cost of a ring is about the number of turns that it needs;
// its gaps and its Harmonies are the points that both players fight for.
//
//   - Value (features.go, weights.go) adds up features: the costs of both cheapest rings,
//     Harmonies, flowers in bloom and in gates, unused Accents, flowers that can be
//     captured, and who wins once the last flower is planted: unused Accents or Harmonies,
//     in the garden-gate edition Harmonies that cross a midline.
//   - Policy (policy.go, bonuspolicy.go, policyweights.go) adds up terms for each move:
//     wins, new Harmonies, captures, gaps of the cheapest rings, broken Harmonies of the
//     opponent, losses.
//   - Prove finds an Arrange that closes a ring and a last flower that wins, WinInOne every
//     win in one turn (winfinder.go).
//
// # Origin of the numbers
//
// The weights of the features come from a logistic regression of results on positions of
// self-play games (teahouse tune); weights.go states the command. The policy weights and the
// costs of missing tiles were set by hand. Scores of matches between two versions with
// equal nodes a turn, seats swapped and eight random opening moves, with 95% intervals:
//
//	fitted weights against those by hand      81 ± 8%    80 games, 500 nodes
//	fitted again to games of the fitted ones  33, 43 ± 12%   60 games each, 500 and 300 nodes: not kept
//	sides that hide each other (ring.go)      55 ± 12%   60 games, 500 nodes
//	bonusKeepAccents                          63 ± 12%   60 games, 300 nodes
//	Accents by how near the end is (featAccentLead)  70 ± 10%   60 games, 1,000 nodes
//	that times 1.5                            44 ± 8%    80 games, 1,000 nodes: not kept
//	fewer basic flowers left (featBasicsBehind)   51 ± 11%   60 games, 1,000 nodes
//	WinInOneVisits 40 (mcts.Tuning)           54 ± 7%    60 games, 1,000 nodes
//	all fitted to 325 games of 500 to 4,000 nodes  31 ± 12%  60 games, 1,000 nodes: not kept
//	policy fitted to the moves chosen         33 ± 12%   60 games, 500 nodes: not kept
//	CPUCT 2.5, 0.9 for 1.5                    36, 51 ± 12%   60 games each, 500 nodes: not kept
//	FPUReduction 0, 0.4 for 0.2               46, 52 ± 12%   60 games each, 500 nodes: not kept
//	four times the nodes                      71 ± 14%   40 games, 2,000 against 500 nodes, before featAccentLead
//
// # Caveats
//
//   - The cheapest ring counts a tile that is missing twice as two, though it could be the
//     same, and misses rings that cross the ray more than once.
//   - The reach of a flower is judged by distance alone.
package eval
