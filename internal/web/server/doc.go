// Package server is the service put together: the store, the rooms, the live
// connections, the API and the pages behind one listener, with health, metrics, logs
// and an orderly end.
//
//	config := server.Default()
//	config.Games, config.Log = games.All(), os.Stderr
//	s, err := server.New(ctx, config)
//	fmt.Println(s.URL())
//	err = s.Run(ctx) // until ctx ends; then it shuts down in order
//
// # Caveats
//
// A Server owns what it has opened and gives it back at the end of Run; one that is not
// run must be closed.
package server
