//go:build !unix

package main

import (
	"fmt"
	"os"
)

func main() {
	fmt.Fprintln(os.Stderr, "loadcluster: this system does not count the processor time of PostgreSQL as it needs it: use a Unix")
	os.Exit(1)
}
