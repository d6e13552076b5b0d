// Package jsonwriter writes values as JSON, the same bytes as encoding/json, behind what a buffer has already. A live match sends
// its state with every turn, and encoding/json copies and checks again what each MarshalJSON returns: BenchmarkState and BenchmarkEventJSON
// have the figures. Once encoding/json/v2 is no experiment any more it can take the place of this package.
//
//	data, err := jsonwriter.Append([]byte(`{"state":`), state)
//
// A type can write itself with AppendJSON, see [Appender]. What is seldom written, like maps and floating-point numbers, is left to
// encoding/json.
//
// Caveats: a cycle of pointers never ends. A method MarshalJSON that has a pointer as its receiver is not called for a value that is no
// pointer, as with values that encoding/json cannot take the address of.
package jsonwriter
