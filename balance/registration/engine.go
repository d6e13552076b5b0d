//go:build !noengine

package registration

import "github.com/teahouse-games/teahouse/balance/eval"

// The program with the rules for browsers has no engine: it is built with the tag noengine.
func init() { Definition.Engine = &eval.Engine }
