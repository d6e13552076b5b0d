// Package ugi runs engines as separate processes. It implements both sides of the
// Universal Game Interface of kz04px, a protocol like UCI for any game of two players.
// docs/ugi.md describes the protocol for programmers.
//
// A program that has engines serves them:
//
//	s := ugi.Server{Name: "Teahouse", Games: games.All(), Engine: engines.New}
//	err := s.Serve(ctx, os.Stdin, os.Stdout)
//
// A program that wants to use an engine of another program starts it:
//
//	c, err := ugi.Start(ctx, []string{"teahouse", "ugi"}, ugi.ProcessSettings{})
//	defer c.Close()
//	info, err := c.Search(ctx, g, engine.Limits{Nodes: 10_000}, nil)
//
// A [Client] is an engine.Engine. Whatever the program does, a search ends with a legal
// turn or with an [*EngineError]. The error says whether the program crashed, did not
// answer, wrote malformed or too many lines, or played an illegal turn.
//
// # Caveats
//
//   - The scores of another program are its own claims, proofs included.
//   - A position is sent as its whole game, so that repetitions count.
//   - The program runs with the rights of its caller.
//   - If ctx ends, the goroutine of Serve that reads the input stays until the input ends.
package ugi
