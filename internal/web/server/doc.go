// Package server builds the service: the store, the rooms, the live connections, the
// API and the pages behind one listener, with health, metrics, logs and an orderly
// shutdown.
//
//	config := server.Default()
//	config.Games, config.Log = games.All(), os.Stderr
//	s, err := server.New(ctx, config)
//	fmt.Println(s.URL())
//	err = s.Run(ctx) // until ctx ends; then it shuts down in order
//
// # Caveats
//
// A Server closes what it has opened at the end of Run; one that is not run must be
// closed.
package server
