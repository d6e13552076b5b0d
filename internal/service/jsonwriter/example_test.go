package jsonwriter_test

import (
	"fmt"

	"github.com/teahouse-games/teahouse/internal/service/jsonwriter"
)

func Example() {
	state := struct {
		Seq int64 `json:"seq"`
	}{7}
	data, err := jsonwriter.Append([]byte(`{"state":`), state)
	fmt.Printf("%s} %v\n", data, err)
	// Output: {"state":{"seq":7}} <nil>
}
