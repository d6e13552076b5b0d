//go:build !unix

package main

import (
	"fmt"
	"os"
)

func main() {
	fmt.Fprintln(os.Stderr, "cluster: this system has no signals to stop processes with: use a Unix")
	os.Exit(1)
}
