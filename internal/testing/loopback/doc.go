// Package loopback finds addresses for services that tests and tools start on this machine, and waits for them.
//
//	addresses, err := loopback.FreeAddresses(3)
//	err = loopback.WaitUntilReady(ctx, "http://"+addresses[0])
//
// # Caveats
//
// A free address can be taken by another program before it is used.
package loopback
