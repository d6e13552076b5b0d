// Package load plays many matches at once on a running service and measures its
// answers.
//
//	report, err := load.Run(ctx, load.Config{
//		URLs: []string{"http://127.0.0.1:8080"}, Matches: 1000, Sockets: 1, Rate: 500, For: 30 * time.Second, Game: g,
//	})
//	report.Write(os.Stdout)
//
// It acts as many people at one machine: guests with a cookie and an address of
// 127.0.0.0/8 each, who play a recorded game over real sockets, offer a rematch at its
// end and continue there. Turns are due at a steady rate, whatever the service does; an
// answer is measured from when its turn was due, so a service that falls behind cannot
// hide it.
//
// # Caveats
//
// It connects to loopback addresses only. It shares the machine with the service: it
// measures what both can do together.
package load
