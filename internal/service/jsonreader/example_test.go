package jsonreader_test

import (
	"fmt"

	"github.com/teahouse-games/teahouse/internal/service/jsonreader"
)

func ExampleObject() {
	fields, err := jsonreader.Object([]byte(`{"kind":"play","turn":"Gyoku*0,0"}`), jsonreader.ObjectLimits{Depth: 8, Values: 64})
	fmt.Println(err)
	for _, f := range fields {
		fmt.Println(f.Name, string(f.Value))
	}
	turn, ok := jsonreader.Text(fields.Value("turn"))
	fmt.Println(turn, ok)
	// Output:
	// <nil>
	// kind "play"
	// turn "Gyoku*0,0"
	// Gyoku*0,0 true
}
