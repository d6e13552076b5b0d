// Wiretypes writes web/src/wire.ts: the types of what the server and the browser send each
// other, in TypeScript. It reads them from the Go source. It also writes web/src/words/ids.ts: the
// identifiers of the messages of the script, from their English catalogue. Run it from the root of
// the repository:
//
//	make wiretypes
//
// A struct becomes an interface with the names of its JSON, and a string type with
// constants a union of their values. A field with the tag tstype has that type in
// TypeScript. A test fails if the file is not what this program writes.
//
// # Caveats
//
// It does not see what MarshalJSON does: the table replaced has such types.
package main
