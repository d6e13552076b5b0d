// Package transfer copies all that a store has to another one, which is empty.
//
//	result, err := transfer.Run(ctx, transfer.Config{From: source, To: target, Games: games})
//
// Every match is replayed by the rules before it is copied. At the end all that is in the target is
// read back and compared with the source, and only then can the target be used. How far the copy is
// is stored in the target, in the same transaction as each part: if Run is ended at any
// moment, the next one goes on there.
//
// # Caveats
//
// Nothing may write to the source meanwhile. The comparison at the end begins anew if it was
// cut short. Secrets of the site are not part of a store: [Config].BeforeFinish is the place to copy them.
package transfer
