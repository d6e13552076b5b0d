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
//   - Policy (policy.go, bonuspolicy.go, policyterms.go) adds up terms for each move:
//     wins, new Harmonies, captures, gaps of the cheapest rings, broken Harmonies of the
//     opponent, losses.
//   - Prove finds an Arrange that closes a ring and a last flower that wins, WinInOne every
//     win in one turn (winfinder.go).
//
// # Origin of the numbers
//
// The weights of the features come from a logistic regression of what searches expected on
// positions of self-play games (teahouse train); weights.json states the command, and
// docs/engines.md has the results. The policy weights, those of the garden-gate edition alone and
// the costs of missing tiles were set by hand. Scores of matches between two versions with
// equal nodes a turn, seats swapped and eight random opening moves, with 95% intervals:
//
//	weights 2 against weights 1               58 ± 5%    308 games, 250 nodes, and 55 ± 4%, 528 games of 20 ms a turn
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
// In the garden-gate edition, where most games end by the last flower, with 300 nodes and eight
// random opening moves:
//
//	Harmonies across a midline by the turns until the leader can end the game, and their policy terms  64 ± 9%  100 games
//	these fitted to 439 games: smaller near the end   40 ± 8%   100 games: not kept, though they predict results far better
//	these times 1.5; times 0.6                  37 ± 10%, 57 ± 8%   60 and 120 games: not kept
//	times 0.7, and 0.4 of that for a lead of two or more   52 ± 8%   100 games: not kept
//	the policy terms times 2; times 0.5         41, 49 ± 8%   100 games each: not kept
//	Harmonies that one Arrange breaks, as a feature   49 ± 8%   70 games: not kept
//	the costs of the own ring times 1.3         51 ± 8%   100 games: not kept
//	CPUCT 2.2 for 1.5                           33 ± 9%   100 games: not kept
//	CPUCT 1.1 for 1.5, German                   47 ± 9%   100 games, after policySharpness: not kept
//	no term for planting with a lead, German    51 ± 7%   100 games
//	policySharpness 0.7 for 1                   62 ± 9%, German 54 ± 10%   100 games each
//	that and CPUCT 1.0                          63 ± 9%   100 games, no better than that alone: not kept
//	policySharpness 0.53 for 0.7                52 ± 8%, German 57 ± 9%   100 games each: not kept, proofs take longer
//	all of this against the version before      66 ± 9%, German 59 ± 9%   100 games each, and 68 ± 15% with 1,500 nodes, 40 games, German 52 ± 9% with 1,000 nodes, 60 games
//
// # What another program knows
//
// The strongest open program for the game is a UCT search that orders the moves of a position by the
// values of the positions after them; opponent linear (games/definition.Opponent) is one of that
// kind. Its value is linear over 64 features and knows some things that ours does not: the kinds of
// flowers in hand and in play, and how many are different; the sectors around the centre, the
// width and the bands in which flowers stand; empty points beside flowers; groups and cycles of
// Harmonies whether or not they surround the centre; each Accent by its kind. It counts Harmonies
// across a midline from the first turn on. Ours knows what that one does not: what a ring still costs,
// which flowers can be captured, gaps, and how near the last flower is. Attempts to take over what
// it knows:
//
//	ordering the moves of the root by the values after them   49 ± 10%, 55 ± 10%   70 games garden-gate, 90 games German: not kept
//	and of positions with 60 visits                           49 ± 10%, 53 ± 10%   likewise: not kept
//	its features beside ours, fitted to results, predict the results of games held back: garden-gate 0.636
//	for 0.642 (logarithmic loss, 439 games), German 0.645 for 0.588 (100 games): not tried in matches
//
// # Speed
//
// Late positions have more tiles, connections and bonuses. Of the time of a search at turn 50, 31% goes to
// findRing, 18% to the policy of single moves and 5% to the list of moves. Neither a memory of the last 64 to 1,024
// positions nor Dijkstra's algorithm for Floyd and Warshall's made a search faster: both were taken back.
//
// # Caveats
//
//   - The cheapest ring counts a tile that is missing twice as two, though it could be the
//     same, and misses rings that cross the ray more than once.
//   - The reach of a flower is judged by distance alone.
package eval
