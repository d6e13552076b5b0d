//go:build !(js && wasm)

package main

import (
	"fmt"
	"os"
)

func main() {
	fmt.Fprintln(os.Stderr, "This program is for browsers: build it with GOOS=js GOARCH=wasm, as make build does.")
	os.Exit(2)
}
