// Package jsonreader splits one JSON object into its fields. The values are parts of the text that was read: nothing is copied, and
// nothing is checked twice, as it would be with a map of json.RawMessage. BenchmarkObject has the figures.
//
//	fields, err := jsonreader.Object([]byte(`{"kind":"play","turn":"Gyoku*0,0"}`), jsonreader.ObjectLimits{Depth: 8, Values: 64})
//	turn := fields.Value("turn") // `"Gyoku*0,0"`
//
// Caveats: names count as they are written, "Kind" is not "kind". A name that occurs twice in one object is an error, unlike in
// encoding/json.
package jsonreader
