// Package ugi lets engines be processes of their own: it speaks the Universal Game
// Interface of kz04px, a protocol in the manner of UCI for any game of two players, on
// both sides. docs/ugi.md tells programmers what is said.
//
// A program that has engines serves them,
//
//	s := ugi.Server{Name: "Teahouse", Games: games.All(), Engine: engines.New}
//	err := s.Serve(ctx, os.Stdin, os.Stdout)
//
// and one that wants another program's thoughts starts it:
//
//	c, err := ugi.Start(ctx, []string{"teahouse", "ugi"}, ugi.Settings{})
//	defer c.Close()
//	found, err := c.Search(ctx, g, engine.Limits{Nodes: 10_000}, nil)
//
// A [Client] is an engine.Engine. Whatever the program does, a search ends with a legal
// turn or with an [*EngineError], which says whether it crashed, was silent, talked
// nonsense, did not stop talking, or played what is not legal.
//
// # Caveats
//
//   - The scores of another program are what it claims, proofs included.
//   - A position is told by its whole game, so that repetitions count.
//   - The program runs with the rights of its caller.
//   - Serve leaves its reading of the input behind if ctx ends, until the input does.
package ugi
