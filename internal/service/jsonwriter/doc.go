// Package jsonwriter writes values as JSON, the same bytes as encoding/json, behind what a buffer has already. A live match sends
// its state with every turn: encoding/json would copy and check again what each MarshalJSON returns, which takes several times as long.
//
//	data, err := jsonwriter.Append([]byte(`{"state":`), state)
//
// A type can write itself with AppendJSON, see [Appender]. What is seldom written, like maps and floating-point numbers, is left to
// encoding/json.
//
// Caveats: a cycle of pointers never ends. A method MarshalJSON that has a pointer as its receiver is not called for a value that is no
// pointer, as with values that encoding/json cannot take the address of.
package jsonwriter
