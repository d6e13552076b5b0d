//go:build !unix

package torture

import "os"

// There are no such signals here: sending them is an error.
var (
	sigStop     = os.Interrupt
	sigContinue = os.Interrupt
)
