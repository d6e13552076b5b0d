// Package training trains the weights of evaluations: games of an engine against itself, a fit, and
// matches of the new weights against those in use.
//
//	report, err := training.Run(ctx, training.Recipe{
//		Game: "skud-pai-sho", Games: 2000, Nodes: 300, Generations: 1, Seed: 1,
//		FitValue: true, Step: 0.5, ResultShare: 0.5, MatchGames: 1000, Time: 20 * time.Millisecond, SPRT: arena.SPRT{Elo1: 20},
//	}, training.Workspace{Folder: "skud-training", Threads: 2})
//
// A training is a folder. Everything that is finished is in it, so a call that was stopped, even by
// kill -9, goes on where it was: at most the games that were being played are lost.
//
//	training.json              the settings
//	generation-1/games.jsonl   the games, one a line
//	generation-1/weights.json  the weights fitted to them
//	generation-1/fit.json      how they were fitted
//	generation-1/match.ndjson  a match with equal nodes against the weights in use
//	generation-2/…             games of these weights, and so on
//	time.ndjson                a match of the last weights with equal time, if they did not lose the first
//	weights.json               the last weights, with where they come from
//	report.json                the curve, the results, and whether the weights are accepted
//
// The same settings and the same program make the same weights, with any number of threads; the
// match with equal time depends on the machine.
//
// # Caveats
//
//   - Weights are accepted if the sequential test of the match with equal time says that they are
//     better. Nothing puts them into use: their file must be copied to the folder of the evaluation.
//   - Two processes must not train in one folder at the same time; the match files are locked, the
//     games are not.
package training
