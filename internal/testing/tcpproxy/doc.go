// Package tcpproxy carries TCP connections to servers on this machine, and breaks them as a network
// would: it refuses them, or lets nothing pass.
//
//	p, err := tcpproxy.Start("127.0.0.1:5432")
//	defer p.Close()
//	p.Set(tcpproxy.Stalled) // nothing passes, in either direction
//	p.Set(tcpproxy.Passing) // what was held back arrives
//	p.Set(tcpproxy.Refused) // connections break, and new ones too
//	p.Cut()                 // those that are open break; new ones are carried
//
// With several servers each connection goes to one of them at random that accepts it.
//
// # Caveats
//
// A connection that cannot be carried is accepted first and then reset.
package tcpproxy
