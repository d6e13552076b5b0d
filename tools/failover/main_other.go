//go:build !unix

package main

import (
	"fmt"
	"os"
)

func main() {
	fmt.Fprintln(os.Stderr, "failover: this system cannot kill the processes of a machine together: use a Unix")
	os.Exit(1)
}
