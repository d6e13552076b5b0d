// Package protocol is the messages of the live protocol, as docs/protocol.md has them.
//
//	message, err := protocol.ReadRequest(data) // from a client: *Hello, *Do, *Ping
//	data := protocol.Append(nil, protocol.Done{ID: "7", Seq: 18})
//
// # Caveats
//
// Reading is strict: an unknown type, an unknown field, a missing one, or a text that
// is too long is an error that says which.
package protocol
